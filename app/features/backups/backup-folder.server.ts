import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupName, readBackupName, superfluous } from '#app/features/backups/backup-name.ts'
import { errorCode } from '#app/lib/start-error.ts'

export type FoundBackup = BackupName & { readonly bytes: number }

const DRAFT = /^lumina-.*\.draft$/
const ABANDONED_MS = 3_600_000

/** The backups in a folder, newest first. A folder that is not there holds none. */
export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const backups: FoundBackup[] = []
  for (const file of await filesIn(folder)) {
    const name = readBackupName(file)
    if (!name) continue
    const found = await stat(join(folder, file)).catch(() => null) // taken away meanwhile
    if (found?.isFile()) backups.push({ ...name, bytes: found.size })
  }
  return backups.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}

/** Takes away the oldest backups beyond so many, but for those that are kept. Answers their names. */
export async function makeRoom(folder: string, most: number): Promise<string[]> {
  const gone = superfluous(await listBackups(folder), most).map(({ file }) => file)
  for (const file of gone) await rm(join(folder, file), { force: true })
  return gone
}

/** Clears away what a backup left that was killed. One that is being written is touched all the time. */
export async function clearDrafts(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (!DRAFT.test(file)) continue
    const found = await stat(join(folder, file)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(folder, file), { force: true })
  }
}

/** How many bytes may still be written to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
}
