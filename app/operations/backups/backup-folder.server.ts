import { constants } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '#app/lib/errors.ts'
import { type BackupName, findExpiredBackups, readBackupName } from '#app/operations/backups/backup-name.ts'
import { parseEntryName } from '#app/operations/backups/manifest.ts'

export type StoredBackup = BackupName & { readonly bytes: number }

const DRAFT = /^lumina-.*\.draft$/
/** A tar archive begins with the name of its first file. */
const TAR_NAME_BYTES = 100
const ABANDONED_MS = 3_600_000

/** Lists the backups in a folder, newest first. Ignores other files, and links that are named like a backup. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const backups: StoredBackup[] = []
  for (const file of await listFiles(folder)) {
    const name = readBackupName(file)
    if (!name) continue
    const bytes = await readBackupSize(join(folder, file)).catch(() => null) // null for a link or a deleted file
    if (bytes !== null) backups.push({ ...name, bytes })
  }
  return backups.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}

/** Deletes the oldest backups beyond `max`, except kept ones. Returns their names. */
export async function deleteExpiredBackups(folder: string, max: number): Promise<string[]> {
  const expired = findExpiredBackups(await listBackups(folder), max).map(({ file }) => file)
  for (const file of expired) await rm(join(folder, file), { force: true })
  return expired
}

/**
 * Removes the drafts of backups that were killed, recognized by their age: a backup in progress writes to its draft
 * continuously.
 */
export async function clearDrafts(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!DRAFT.test(file)) continue
    const found = await stat(join(folder, file)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(folder, file), { force: true })
  }
}

async function readBackupSize(path: string): Promise<number | null> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(TAR_NAME_BYTES) })
    const [name = ''] = buffer.toString('utf8', 0, bytesRead).split('\0')
    const found = await file.stat()
    return found.isFile() && parseEntryName(name) ? found.size : null
  } finally {
    await file.close()
  }
}

async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  })
}
