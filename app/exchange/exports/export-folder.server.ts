import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ExportName, getDeletionDate, readExportName } from '#app/exchange/exports/export-name.ts'
import { getErrorCode } from '#app/lib/errors.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

export type StoredExport = ExportName & { readonly bytes: number; readonly expiresAt: Date }

const DRAFT = /^lumina-export-.*\.draft$/

/** Lists the archives in a folder, newest first. */
export async function listExports(folder: string): Promise<StoredExport[]> {
  const found: StoredExport[] = []
  for (const file of await listFiles(folder)) {
    const name = readExportName(file)
    const size = name && (await findSize(join(folder, file)))
    if (name && size !== null) found.push({ ...name, bytes: size, expiresAt: getDeletionDate(name) })
  }
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

export async function findExport(folder: string, file: string) {
  const found = (await listExports(folder)).find((archive) => archive.file === file)
  return found ? { ...found, path: join(folder, file) } : null
}

/** Returns false if the export does not exist. */
export async function deleteExport(
  db: Database,
  folder: string,
  { file, staffId }: { readonly file: string; readonly staffId: Id<'staff'> },
): Promise<boolean> {
  const found = await findExport(folder, file)
  if (!found) return false
  await recordExportUse(db, { file, staffId }, 'delete')
  await rm(found.path, { force: true })
  return true
}

export function recordExportUse(
  db: Database,
  { file, staffId }: { readonly file: string; readonly staffId: Id<'staff'> },
  operation: 'create' | 'delete' | 'download',
): Promise<void> {
  return recordChange(db, staffId, {
    action: `export.${operation}`,
    entity: 'export',
    entityId: null,
    changes: { file },
  })
}

/** Deletes expired archives and the files of interrupted exports. Call it only while no export is running. */
export async function clearExports(folder: string, now: Date): Promise<void> {
  for (const file of await listFiles(folder)) {
    const name = readExportName(file)
    if (DRAFT.test(file) || (name && getDeletionDate(name) <= now)) await rm(join(folder, file), { force: true })
  }
}

async function findSize(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null) // deleted in the meantime
  return found?.isFile() ? found.size : null
}

async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  })
}
