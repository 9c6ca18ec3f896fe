import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, How, PageForm } from '#app/platform/cache/cached-page.ts'
import type { PageCache } from '#app/platform/cache/page-cache.ts'
import type { PageCopies } from '#app/platform/cache/page-copies.server.ts'
import type { ContentCoding } from '#app/platform/http/content-coding.ts'
import { namesTag } from '#app/platform/http/entity-tag.ts'
import { acceptedEncoding } from '#server/accept-encoding.ts'
import { isAwaitingDatabase } from '#server/await-database.ts'
import { isDraining } from '#server/draining.ts'
import type { CacheKeyOf } from '#server/page-cache/cache-key.ts'
import type { RenderPage } from '#server/page-cache/render-page.ts'
import type { RequestContext } from '#server/request-context.ts'
import { newRequestId } from '#server/request-id.ts'

/** Requests whose page is known by their first line and host alone. */
const MAX_KNOWN = 5_000
const MAX_KNOWN_MS = 500

const away = { made: 'away' } as const

export type CachedResponse = { readonly key: string; readonly page: CachedPage; readonly how: How }

type Options = {
  readonly pages: PageCache<CachedPage, Response>
  readonly copies: PageCopies | null
  readonly renderPage: RenderPage
  readonly cacheKeyOf: CacheKeyOf
}

/** The pages that are kept for everyone, and how they are sent. */
export function cachedPages({ pages, copies, renderPage, cacheKeyOf }: Options) {
  const known = new Map<string, Known>()

  /**
   * Sends the page of a request that was seen before, word for word, where it is still fresh; false where it is for
   * others to answer. This is the way of most requests, so nothing is looked at that was looked at before.
   */
  function sendKnown(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '', headers } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    const found = known.get(url)
    if (!found || found.host !== headers.host) return false
    const page = pages.find(found.key)
    if (!page) return false
    sendPage(req, res, { key: found.key, page, how: 'hit' }, newRequestId())
    return true
  }

  /**
   * The page for a visit that came past the guards; 'away' where it would take the database, null where none is kept for
   * such an address.
   */
  async function findPage(
    { req, info, route }: RequestContext,
    url: URL,
  ): Promise<CachedResponse | Response | 'away' | null> {
    const address = cacheKeyOf(url, route)
    if (address === null) return null
    const key = url.origin + address
    const render = async () => {
      return isAwaitingDatabase() ? away : renderPage({ url: new URL(key), route, requestId: info.id })
    }
    let found = await pages.ask(key, render)
    if (found.how === 'away' && pages.mayServeOld() && (await readCopy(key))) found = await pages.ask(key, render)
    if (found.how === 'other') return found.other
    if (found.how === 'away') return 'away'
    if (!('page' in found)) return null
    const { url: target = '' } = req
    const { host = '' } = req.headers
    if (host.length + target.length <= MAX_KNOWN_MS) {
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(target, { host, key })
    }
    return { key, page: found.page, how: found.how }
  }

  /** Takes the copy of a page on disk into memory, as an old page; false where there is none. */
  async function readCopy(key: string): Promise<boolean> {
    const copy = await copies?.load(key)
    if (copy) pages.addOld(key, copy.page, copy.ageMs)
    return Boolean(copy)
  }

  /** Sends a page in the form that the request wishes for, or says that it has not changed. */
  function sendPage(req: IncomingMessage, res: ServerResponse, answer: CachedResponse, requestId: string): void {
    const { page, how } = answer
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': accept } = req.headers
    if (ifNoneMatch !== undefined && page.status === 200 && namesTag(ifNoneMatch, page.etag)) {
      writeHead(res, 304, page.unchangedHead.of(how, requestId))
      res.end()
      return
    }
    const coding = acceptedEncoding(accept)
    const form = page.form(coding)
    function send({ head, bytes }: PageForm): void {
      writeHead(res, page.status, head.of(how, requestId))
      res.end(req.method === 'HEAD' ? undefined : bytes)
    }
    if (form) send(form)
    // Where not even the packed page can be read, memory is at its end: the visitor asks again.
    else void createForm(answer, coding).then(send, () => res.destroy())
  }

  /** The page packed that way, or as it was made where that fails. */
  async function createForm({ key, page }: CachedResponse, coding: ContentCoding | null): Promise<PageForm> {
    const form = await page.createForm(coding).catch(() => page.createForm(null))
    pages.weigh(key, page)
    return form
  }

  return { sendKnown, findPage, sendPage }
}

/** Under which key a request target's page is kept, for whoever names this host. */
type Known = { readonly host: string; readonly key: string }

function writeHead(res: ServerResponse, status: number, head: string[]): void {
  res.writeHead(status, isDraining() ? [...head, 'Connection', 'close'] : head)
}
