import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Id } from '#app/lib/id.ts'
import { listBackups } from '#app/operations/backups/backup-folder.server.ts'
import { formatBackupName } from '#app/operations/backups/backup-name.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

type FileChange = { readonly file: string; readonly staffId: Id<'staff'> }

export async function findBackup(folder: string, file: string) {
  const found = (await listBackups(folder)).find((backup) => backup.file === file)
  return found ? { ...found, path: join(folder, file) } : null
}

export async function keepBackup(
  db: Database,
  folder: string,
  { file, staffId, isKept }: FileChange & { readonly isKept: boolean },
): Promise<boolean> {
  const found = await findBackup(folder, file)
  if (!found) return false
  await rename(found.path, join(folder, formatBackupName(found.madeAt, { ...found, isKept })))
  await recordBackupUse(db, { file, staffId }, isKept ? 'keep' : 'release')
  return true
}

export async function deleteBackup(db: Database, folder: string, { file, staffId }: FileChange): Promise<void> {
  const found = await findBackup(folder, file)
  if (!found) return
  await recordBackupUse(db, { file, staffId }, 'delete')
  await rm(found.path, { force: true })
}

export function recordBackupUse(
  db: Database,
  { file, staffId }: FileChange,
  action: 'keep' | 'release' | 'delete' | 'download',
): Promise<void> {
  return recordChange(db, staffId, { action: `backup.${action}`, entity: 'backup', entityId: null, changes: { file } })
}
