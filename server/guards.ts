import { findMultipartBoundary } from '#app/platform/http/multipart-boundary.ts'
import { isLocalHost } from '#app/platform/read-env.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST'])
const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const BODY_TYPES: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
])

/** Payment providers post here without an Origin header. They sign the body instead. */
const SIGNED_PATH = /^\/webhooks\/[a-z][a-z0-9-]*$/

type RequestHead = {
  readonly method: string
  readonly pathname: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

type Rejection = { readonly status: number; readonly message: string; readonly event?: string }

function getHeader(headers: RequestHead['headers'], name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Returns the origin of a request, or null for a different host, which must not end up in links or cookies. */
export function findOrigin(host: string | undefined, publicOrigin: string | undefined): string | null {
  if (!host || !/^[\w.:[\]-]+$/.test(host)) return null
  if (publicOrigin) return host.toLowerCase() === new URL(publicOrigin).host ? publicOrigin : null
  const parsed = URL.parse(`http://${host}`)
  return parsed && isLocalHost(parsed.hostname) ? parsed.origin : null
}

/** Returns the URL of a request, or null if no page can have it: `//x`, `%ff`, a different origin. */
export function parseAddress(target: string, origin: string): URL | null {
  if (!target.startsWith('/') || target.startsWith('//')) return null
  const url = URL.parse(origin + target)
  if (!url) return null
  try {
    decodeURIComponent(url.pathname)
  } catch {
    return null
  }
  return url
}

/** Returns why a request is denied before routing, or null. Only our own pages and signed webhooks may write. */
export function findRejection({ method, pathname, headers }: RequestHead, origin: string): Rejection | null {
  if (!METHODS.has(method)) return { status: 405, message: 'Method not allowed.' }
  if (READ_METHODS.has(method)) return null
  const isSigned = method === 'POST' && SIGNED_PATH.test(pathname)
  const from = getHeader(headers, 'origin')
  const site = getHeader(headers, 'sec-fetch-site')
  if (!isSigned && (from === undefined ? site !== 'same-origin' && site !== 'none' : from !== origin)) {
    return { status: 403, message: 'This request did not come from the store’s own pages.', event: 'origin-denied' }
  }
  const hasBody = headers['transfer-encoding'] !== undefined || (getHeader(headers, 'content-length') ?? '0') !== '0'
  const type = getHeader(headers, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (hasBody && !BODY_TYPES.has(type)) return { status: 415, message: 'Unsupported media type.' }
  if (type === 'multipart/form-data' && !findMultipartBoundary(getHeader(headers, 'content-type') ?? '')) {
    return { status: 400, message: 'The boundary of this form is missing or too long.' }
  }
  return null
}
