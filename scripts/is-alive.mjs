import process from 'node:process'

// Runs on any Node from 20 on, before anything is installed, as bootstrap.mjs does.

/**
 * Whether there is a process of that number, whoever's it is.
 * @param {number} pid
 */
export function isAlive(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' // it is there, and another user's
  }
}
