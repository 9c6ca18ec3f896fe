import { createHash } from 'node:crypto'

/** Returns a weak tag, which is the same for every encoding. */
export function computeEntityTag(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** RFC 9110, 13.1.2: weak and strong tags compare equal. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return ifNoneMatch.match(/"[^"]*"/g)?.some((candidate) => candidate === opaque) ?? false
}
