import type { IncomingMessage, ServerResponse } from 'node:http'
import { getOpenPrefixes } from '#app/content/storefront/open-storefront.server.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import type { CachedPage, CacheStatus, EncodedPage } from '#app/platform/cache/cached-page.ts'
import type { PageCache } from '#app/platform/cache/page-cache.ts'
import type { PageCopies } from '#app/platform/cache/page-copies.server.ts'
import { toVersionQuery } from '#app/platform/cache/page-versions.ts'
import { getPreferredEncoding } from '#app/platform/http/accept-encoding.ts'
import type { ContentCoding } from '#app/platform/http/content-coding.ts'
import { matchesTag } from '#app/platform/http/entity-tag.ts'
import { isAwaitingDatabase } from '#server/await-database.ts'
import { isData } from '#server/data-redirect.ts'
import { isDraining } from '#server/draining.ts'
import { splitPrefix } from '#server/locale-path.ts'
import type { GetCacheKey } from '#server/page-cache/cache-key.ts'
import { createRecompressor } from '#server/page-cache/recompress.ts'
import type { RenderPage } from '#server/page-cache/render-page.ts'
import type { RequestContext } from '#server/request-context.ts'
import { newRequestId } from '#server/request-id.ts'

/** The cache keys of at most this many requests are remembered, and only if the host and target are not too long. */
const MAX_KNOWN_URLS = 5_000
const MAX_KNOWN_URL_LENGTH = 500

export type CachedResponse = { readonly key: string; readonly page: CachedPage; readonly cacheStatus: CacheStatus }

type Options = {
  readonly pages: PageCache<CachedPage, Response>
  readonly copies: PageCopies | null
  readonly renderPage: RenderPage
  readonly getCacheKey: GetCacheKey
}

export function createCachedPages({ pages, copies, renderPage, getCacheKey }: Options) {
  const knownUrls = new Map<string, { readonly host: string; readonly key: string }>()
  const recompress = createRecompressor(pages)

  /** Sends the page of a remembered cache key, as for most requests. Returns false if it cannot. */
  function sendIfKnown(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '', headers } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    const found = knownUrls.get(url)
    if (!found || found.host !== headers.host) return false
    const page = pages.find(found.key)
    if (!page) return false
    sendPage(req, res, { key: found.key, page, cacheStatus: 'hit' }, newRequestId())
    return true
  }

  async function findPage(
    { req, info, route, prefix, pathname }: RequestContext,
    { origin, pathname: path, searchParams }: URL,
  ): Promise<CachedResponse | Response | 'away' | null> {
    const address = getCacheKey({ pathname, searchParams }, route)
    if (address === null) return null
    const findOrRender = async (key: string) => {
      const pageRequest = { url: new URL(key), route, prefix, requestId: info.id }
      const render = async () => (isAwaitingDatabase() ? ({ kind: 'away' } as const) : renderPage(pageRequest))
      const found = await pages.getOrRender(key, render)
      const isCopied = found.outcome === 'away' && pages.canServeStale() && (await readCopy(key))
      return isCopied ? await pages.getOrRender(key, render) : found
    }
    let key = origin + withPrefix(prefix, address)
    let found = await findOrRender(key)
    const query = 'page' in found && !isData(pathname) ? toVersionQuery(found.page.versions, searchParams) : ''
    if (query) {
      const version = await findOrRender(key + query)
      if ('page' in version) {
        key += query
        found = version
      }
    }
    if (found.outcome === 'other') return found.other
    if (found.outcome === 'away') return 'away'
    if (!('page' in found)) return null
    const { url: target = '' } = req
    const { host = '' } = req.headers
    // A locale may have opened or closed during rendering, after `forgetKnownUrls`.
    const isSame = splitPrefix(path, getOpenPrefixes()).prefix === prefix
    // A URL without a page is not remembered, because it may get a redirect later.
    if (found.page.status === 200 && isSame && host.length + target.length <= MAX_KNOWN_URL_LENGTH) {
      if (knownUrls.size >= MAX_KNOWN_URLS) knownUrls.clear()
      knownUrls.set(target, { host, key })
    }
    return { key, page: found.page, cacheStatus: found.outcome }
  }

  /** Adds the copy of a page to the cache. Returns false if there is no copy. */
  async function readCopy(key: string): Promise<boolean> {
    const copy = await copies?.load(key)
    if (copy) pages.addStale(key, copy.page, copy.ageMs)
    return Boolean(copy)
  }

  function sendPage(req: IncomingMessage, res: ServerResponse, response: CachedResponse, requestId: string): void {
    const { key, page, cacheStatus } = response
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': accept } = req.headers
    if (ifNoneMatch !== undefined && page.status === 200 && matchesTag(ifNoneMatch, page.etag)) {
      writeHead(res, 304, page.unchangedHead.toPairs(cacheStatus, requestId))
      res.end()
      return
    }
    const coding = getPreferredEncoding(accept)
    const encoded = page.findEncoded(coding)
    function send({ head, bytes }: EncodedPage): void {
      writeHead(res, page.status, head.toPairs(cacheStatus, requestId))
      res.end(req.method === 'HEAD' ? undefined : bytes)
    }
    if (encoded) {
      send(encoded)
      if (coding && cacheStatus === 'hit' && !encoded.isSmallest) recompress(encoded, { key, page, coding })
    }
    // If the page cannot be sent even without compression, memory is exhausted.
    else void encode(response, coding).then(send, () => res.destroy())
  }

  async function encode({ key, page }: CachedResponse, coding: ContentCoding | null): Promise<EncodedPage> {
    const encoded = await page.encode(coding).catch(() => page.encode(null))
    pages.updateSize(key, page)
    return encoded
  }

  /** Called when locales open or close, because a URL can then lead to a different page. */
  function forgetKnownUrls(): void {
    knownUrls.clear()
  }

  return { sendKnown: sendIfKnown, findPage, sendPage, forgetKnown: forgetKnownUrls }
}

function writeHead(res: ServerResponse, status: number, head: string[]): void {
  res.writeHead(status, isDraining() ? [...head, 'Connection', 'close'] : head)
}
