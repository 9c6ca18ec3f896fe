import { type DataStrategyResult, UNSAFE_decodeViaTurboStream as decode, type MiddlewareFunction } from 'react-router'

// A browser cache for page data: data preloaded before a link is pressed, and data of pages shown before, for Back and
// Forward. Prices and stock can be outdated; cart and checkout load their own data.

/** The data of the page, keyed by its route id. Parent routes are not included: they keep their data. */
export type PageData = Readonly<Record<string, DataStrategyResult>>

type LoadedPage = {
  readonly data: Promise<PageData | null>
  readonly expiresAt: number
  /**
   * A navigation waits while the data loads. Pages with a client loader do not wait: they appear immediately and load
   * their own data.
   */
  readonly isAwaited: boolean
  isComplete: boolean
  bytes: number
}

const PRELOADED_TTL_MS = 60_000
/** Browsers also keep complete pages this long for Back. */
const SHOWN_TTL_MS = 600_000
const MAX_SHOWN = 20
/** Limits preloaded, unused data per document. Responses that are still loading are not counted. */
const MAX_UNUSED_BYTES = 120_000
/** How long a navigation waits for data that is loading. */
const MAX_WAIT_MS = 500
/** The estimated size of response headers. */
const HEADER_BYTES = 800

const preloadedPages = new Map<string, LoadedPage>()
const shownPages = new Map<string, LoadedPage>()
let unusedBytes = 0
let current = ''

/** Caches the data of the current page; null if Back must load it again. `path` includes the prefix and the query. */
export function cacheShownPage(path: string, data: PageData | null): void {
  current = path
  shownPages.delete(path)
  if (!data) return
  const expiresAt = performance.now() + SHOWN_TTL_MS
  shownPages.set(path, { data: Promise.resolve(data), expiresAt, isAwaited: true, isComplete: true, bytes: 0 })
  const [oldest] = shownPages.keys()
  if (oldest !== undefined && shownPages.size > MAX_SHOWN) shownPages.delete(oldest)
}

/**
 * Preloads the data of a page for a navigation within the next minute, unless that data is cached or too much preloaded
 * data is still unused. If loading fails, the navigation handles the failure.
 */
export async function loadAhead(
  path: string,
  routeId: string,
  { isAwaited }: Pick<LoadedPage, 'isAwaited'>,
): Promise<void> {
  if (path === current || isFresh(preloadedPages.get(path)) || unusedBytes > MAX_UNUSED_BYTES) return
  const expiresAt = performance.now() + PRELOADED_TTL_MS
  const loaded: LoadedPage = { data: load(), expiresAt, isAwaited, isComplete: false, bytes: 0 }
  preloadedPages.set(path, loaded)
  await loaded.data

  async function load(): Promise<PageData | null> {
    const response = await fetch(buildDataUrl(path, routeId), { priority: 'low' }).catch(() => null)
    const bytes = Number(response?.headers.get('Content-Length') ?? 0) + HEADER_BYTES
    unusedBytes += bytes
    const data = response?.status === 200 ? await decodePageData(response, routeId).catch(() => null) : null
    if (data) Object.assign(loaded, { bytes, isComplete: true })
    else preloadedPages.delete(path)
    return data
  }
}

/** Client middleware: a navigation to a loaded page needs no request. */
export const loadedPagesMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url)
  const loaded = request.method === 'GET' ? takeCached(pathname + search) : clear()
  return (await waitForData(loaded)) ?? (await next())
}

/** Browsers delay requests of low priority while images load. A navigation then sends its own request. */
async function waitForData(loaded: LoadedPage | undefined): Promise<PageData | null> {
  if (!loaded) return null
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null))
  return await Promise.race([loaded.data, timeout])
}

function takeCached(path: string): LoadedPage | undefined {
  if (path === current) return undefined // the current page is loaded again
  const isBack = path === location.pathname + location.search // also true for Forward, as the URL changes first
  const back = isBack ? shownPages.get(path) : undefined
  if (isFresh(back)) return back
  const loaded = preloadedPages.get(path)
  if (!isFresh(loaded) || !(loaded.isComplete || loaded.isAwaited)) return undefined
  preloadedPages.delete(path)
  unusedBytes -= loaded.bytes
  return loaded
}

/** A submitted form can have changed any page. */
function clear(): undefined {
  preloadedPages.clear()
  shownPages.clear()
}

function isFresh(loaded: LoadedPage | undefined): loaded is LoadedPage {
  return loaded !== undefined && loaded.expiresAt > performance.now()
}

/** Builds a data URL in the same way as React Router. */
function buildDataUrl(path: string, routeId: string): URL {
  const url = new URL(path, location.origin)
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  url.searchParams.set('_routes', routeId)
  return url
}

/** Returns null for a redirect or an error; the navigation then loads the page itself. */
async function decodePageData({ body }: Response, routeId: string): Promise<PageData | null> {
  if (!body) return null
  const { value } = await decode(body, window)
  const result = (value as Readonly<Record<string, { readonly data?: unknown }>>)[routeId]
  return result && 'data' in result ? { [routeId]: { type: 'data', result: result.data } } : null
}
