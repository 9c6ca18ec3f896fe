import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups } from '#app/features/backups/backup-folder.server.ts'
import { backupName } from '#app/features/backups/backup-name.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type Requested = { readonly file: string; readonly staffId: Id<'staff'> }

/** The file of a backup that is in the folder; null where there is none of that name. */
export async function findBackup(folder: string, file: string) {
  const found = (await listBackups(folder)).find((backup) => backup.file === file)
  return found ? { ...found, path: join(folder, file) } : null
}

/** Has a backup stay when older ones make room, or not any longer. False where there is none of that name. */
export async function keepBackup(
  db: Database,
  folder: string,
  { file, staffId, isKept: isStored }: Requested & { readonly isKept: boolean },
): Promise<boolean> {
  const found = await findBackup(folder, file)
  if (!found) return false
  await rename(found.path, join(folder, backupName(found.madeAt, { ...found, isKept: isStored })))
  await note(db, { file, staffId }, isStored ? 'keep' : 'release')
  return true
}

/** Takes a backup away for good; one that is not there is no error. */
export async function deleteBackup(db: Database, folder: string, { file, staffId }: Requested): Promise<void> {
  const found = await findBackup(folder, file)
  if (!found) return
  await note(db, { file, staffId }, 'delete')
  await rm(found.path, { force: true })
}

/** Notes that someone took a copy of the whole store with them. */
export function recordDownload(db: Database, requested: Requested): Promise<void> {
  return note(db, requested, 'download')
}

function note(
  db: Database,
  { file, staffId }: Requested,
  what: 'keep' | 'release' | 'delete' | 'download',
): Promise<void> {
  return recordChange(db, staffId, { action: `backup.${what}`, entity: 'backup', entityId: null, changes: { file } })
}
