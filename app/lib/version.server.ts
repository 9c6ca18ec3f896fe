import { createHash } from 'node:crypto'

/**
 * Names exactly this state of something; another state has another name. A form sends it back, so that saving can tell
 * whether somebody else saved meanwhile (optimistic locking). 22 characters.
 */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}
