import { createHash } from 'node:crypto'

/** Returns a hash of a state. Forms send the hash back to detect changes by someone else (optimistic locking). */
export function computeVersion(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}
