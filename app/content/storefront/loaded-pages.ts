import { type DataStrategyResult, UNSAFE_decodeViaTurboStream as decode, type MiddlewareFunction } from 'react-router'

// A browser cache for page data: data preloaded before a link is pressed, and data of pages shown before, for Back and
// Forward. Prices and stock may be outdated; cart and checkout load their own data.

/** The data by the id of the page's route. Parent routes keep their data. */
export type PageData = Readonly<Record<string, DataStrategyResult>>

type LoadedPage = {
  readonly data: Promise<PageData | null>
  readonly until: number
  /**
   * A navigation waits while the data loads. Pages with a client loader do not wait: they appear immediately and load
   * their own data.
   */
  readonly isAwaited: boolean
  isComplete: boolean
  bytes: number
}

const AHEAD_MS = 60_000
/** Browsers keep complete pages for Back equally long. */
const SHOWN_MS = 600_000
const MAX_SHOWN = 20
/** Limits preloaded, unused data per document. Responses that are still loading are not counted. */
const MAX_UNUSED_BYTES = 120_000
/** How long a navigation waits for data that is loading. */
const MAX_WAIT_MS = 500
/** The estimated size of response headers. */
const HEADER_BYTES = 800

const ahead = new Map<string, LoadedPage>()
const shown = new Map<string, LoadedPage>()
let unusedBytes = 0
let current = ''

/** Caches the data of the current page; null if Back must load it again. `path` includes prefix and query. */
export function keepShown(path: string, data: PageData | null): void {
  current = path
  shown.delete(path)
  if (!data) return
  const until = performance.now() + SHOWN_MS
  shown.set(path, { data: Promise.resolve(data), until, isAwaited: true, isComplete: true, bytes: 0 })
  const [oldest] = shown.keys()
  if (oldest !== undefined && shown.size > MAX_SHOWN) shown.delete(oldest)
}

/**
 * Preloads the data of a page for a navigation within the next minute, unless it is cached or too much data is unused.
 * The navigation handles a failure.
 */
export async function loadAhead(
  path: string,
  routeId: string,
  { isAwaited }: Pick<LoadedPage, 'isAwaited'>,
): Promise<void> {
  if (path === current || isFresh(ahead.get(path)) || unusedBytes > MAX_UNUSED_BYTES) return
  const until = performance.now() + AHEAD_MS
  const loaded: LoadedPage = { data: load(), until, isAwaited, isComplete: false, bytes: 0 }
  ahead.set(path, loaded)
  await loaded.data

  async function load(): Promise<PageData | null> {
    const response = await fetch(dataUrl(path, routeId), { priority: 'low' }).catch(() => null)
    const bytes = Number(response?.headers.get('Content-Length') ?? 0) + HEADER_BYTES
    unusedBytes += bytes
    const data = response?.status === 200 ? await decoded(response, routeId).catch(() => null) : null
    if (data) Object.assign(loaded, { bytes, isComplete: true })
    else ahead.delete(path)
    return data
  }
}

/** Client middleware: a navigation to a loaded page needs no request. */
export const loadedPages: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const loaded = request.method === 'GET' ? take(pathname + search) : clear()
  return (await loadedSoon(loaded)) ?? (await next())
}

/** Browsers delay requests of low priority while images load. A navigation then sends its own request. */
async function loadedSoon(loaded: LoadedPage | undefined): Promise<PageData | null> {
  if (!loaded) return null
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null))
  return await Promise.race([loaded.data, tooLate])
}

function take(path: string): LoadedPage | undefined {
  if (path === current) return undefined // loads the page again
  const isBack = path === location.pathname + location.search // or Forward: the URL changes first
  const back = isBack ? shown.get(path) : undefined
  if (isFresh(back)) return back
  const loaded = ahead.get(path)
  if (!isFresh(loaded) || !(loaded.isComplete || loaded.isAwaited)) return undefined
  ahead.delete(path)
  unusedBytes -= loaded.bytes
  return loaded
}

/** A submitted form can have changed any page. */
function clear(): undefined {
  ahead.clear()
  shown.clear()
}

function isFresh(loaded: LoadedPage | undefined): loaded is LoadedPage {
  return loaded !== undefined && loaded.until > performance.now()
}

/** Builds a data URL like React Router. */
function dataUrl(path: string, routeId: string): URL {
  const url = new URL(path, location.origin)
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  url.searchParams.set('_routes', routeId)
  return url
}

/** Null for a redirect or an error, which the navigation loads again. */
async function decoded({ body }: Response, routeId: string): Promise<PageData | null> {
  if (!body) return null
  const { value } = await decode(body, window)
  const result = (value as Readonly<Record<string, { readonly data?: unknown }>>)[routeId]
  return result && 'data' in result ? { [routeId]: { type: 'data', result: result.data } } : null
}
