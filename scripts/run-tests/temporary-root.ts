import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const MIN_FREE_BYTES = 8 * 2 ** 30

/**
 * Returns the folder in which tests create their files: in memory if there is space. A disk's file system takes 30
 * times as long to copy a database, which has a thousand small files.
 */
export function getTemporaryRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir() // macOS has no such folder
  }
}
