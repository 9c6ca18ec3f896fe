import { parseLink } from '#app/lib/link.ts'

/** The maximum length of a path and of a target. */
export const MAX_ADDRESS_LENGTH = 1_000

/** A base for relative URLs. The host does not matter. */
const HERE = 'https://store.invalid'

/**
 * Normalizes a URL for `redirects.path`: without the host, fragment, double slashes and final slash, and in lower case.
 * Accepts an absolute URL of another store. Returns null if the URL is invalid or too long, or has no path.
 */
export function toRedirectPath(written: string): string | null {
  const url = parseAddress(written)
  if (!url) return null
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const address = (path + url.search).toLowerCase()
  return path === '/' || address.length > MAX_ADDRESS_LENGTH ? null : address
}

/**
 * Returns a valid target: a path of this store with its query and fragment, or an https URL of another host. Null for
 * anything else.
 */
export function toRedirectTarget(written: string, ownOrigin: string | undefined): string | null {
  const link = parseLink(written)
  if (link === null || link.startsWith('mailto:') || link.length > MAX_ADDRESS_LENGTH) return null
  const url = new URL(link, HERE)
  if (url.username || url.password) return null
  return url.origin === HERE || url.origin === ownOrigin ? url.pathname + url.search + url.hash : url.href
}

function parseAddress(written: string): URL | null {
  if (/[\s\\]/.test(written) || written.startsWith('//')) return null
  if (/^https?:\/\//i.test(written)) return URL.canParse(written) ? new URL(written) : null
  const path = written.startsWith('/') ? written : `/${written}`
  return URL.canParse(path, HERE) ? new URL(path, HERE) : null
}
