import { createHash } from 'node:crypto'

/** Names exactly this state of something: another state has another name. 22 characters that fit into a form. */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}
