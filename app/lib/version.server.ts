import { createHash } from 'node:crypto'

/**
 * Returns a hash of a state, 22 characters. A form sends it back, so that saving can detect changes by someone else
 * (optimistic locking).
 */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}
