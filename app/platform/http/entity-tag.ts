import { createHash } from 'node:crypto'

/** The weak tag of a body: whatever it is packed in, the same for the same bytes. */
export function entityTag(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/**
 * Whether If-None-Match names a tag: one, several with commas between them, or `*` (RFC 9110, 13.1.2). Weak and strong
 * count as the same there.
 */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return ifNoneMatch.match(/"[^"]*"/g)?.some((named) => named === opaque) ?? false
}
