import process from 'node:process'

// Runs on Node 20 and later, before anything is installed, as bootstrap.mjs does.

/**
 * Returns whether a process with that id exists, whichever user owns it.
 * @param {number} pid
 */
export function isAlive(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' // it exists and belongs to another user
  }
}
