import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptPage, PageForm } from '#app/platform/cache/kept-page.ts'
import type { PageCache } from '#app/platform/cache/page-cache.ts'
import { namesTag } from '#app/platform/http/entity-tag.ts'
import { acceptedEncoding } from '#server/accept-encoding.ts'
import { isDraining } from '#server/draining.ts'
import { keptAddress } from '#server/kept-address.ts'
import type { MakePage } from '#server/make-page.ts'
import { newRequestId } from '#server/request-id.ts'
import type { RouteFinder } from '#server/route-finder.ts'
import type { Visit } from '#server/visit.ts'

/** Requests whose page is known by their first line and host alone. */
const MOST_KNOWN = 5_000
const LONGEST_KNOWN = 500

/** An old page is for those alone who asked while the database was away. */
const STALE_CACHING: readonly string[] = ['Cache-Control', 'no-cache']

/** How an answer came about, as its `X-Cache` header says. */
type How = 'hit' | 'miss' | 'stale'

export type KeptAnswer = { readonly key: string; readonly page: KeptPage; readonly how: How }

type Options = {
  readonly pages: PageCache<KeptPage, Response>
  readonly makePage: MakePage
  readonly findRoute: RouteFinder
}

/** The pages that are kept for everyone, and how they are sent. */
export function keptPages({ pages, makePage, findRoute }: Options) {
  const known = new Map<string, Known>()

  /**
   * Sends the page of a request that was seen before, word for word, where it is still fresh; false where it is for
   * others to answer. This is the way of most requests, so nothing is looked at that was looked at before.
   */
  function sendKnown(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    const wishes = readWishes(req.rawHeaders)
    const found = known.get(url ?? '')
    if (!wishes || !found || found.host !== wishes.host) return false
    const page = pages.find(found.key)
    if (!page) return false
    const { ifNoneMatch, accept } = wishes
    sendAsWished(
      res,
      { key: found.key, page, how: 'hit' },
      { ifNoneMatch, accept, isHead: method === 'HEAD', requestId: newRequestId() },
    )
    return true
  }

  /**
   * The page for a visit that came past the guards; 'away' where it would take the database, null where none is kept for
   * such an address.
   */
  async function findPage({ req, info, route }: Visit, url: URL): Promise<KeptAnswer | Response | 'away' | null> {
    const address = keptAddress(url, findRoute)
    if (address === null) return null
    const key = url.origin + address
    const found = await pages.ask(key, () => makePage({ url: new URL(key), route, requestId: info.id }))
    if (found.how === 'other') return found.other
    if (found.how === 'away') return 'away'
    if (!('page' in found)) return null
    const { url: target = '' } = req
    const { host = '' } = req.headers
    if (host.length + target.length <= LONGEST_KNOWN) {
      if (known.size >= MOST_KNOWN) known.clear()
      known.set(target, { host, key })
    }
    return { key, page: found.page, how: found.how }
  }

  function sendPage(
    { method, headers }: IncomingMessage,
    res: ServerResponse,
    answer: KeptAnswer,
    requestId: string,
  ): void {
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': accept } = headers
    sendAsWished(res, answer, { ifNoneMatch, accept, isHead: method === 'HEAD', requestId })
  }

  function sendAsWished(res: ServerResponse, { key, page, how }: KeptAnswer, wish: Wish): void {
    const caching = how === 'stale' ? STALE_CACHING : page.caching
    const tail = caching.concat('X-Cache', how, 'X-Request-Id', wish.requestId)
    if (wish.ifNoneMatch !== undefined && page.status === 200 && namesTag(wish.ifNoneMatch, page.etag)) {
      writeHead(res, 304, page.unchangedHead.concat(tail))
      res.end()
      return
    }
    const send = ({ head, bytes }: PageForm) => {
      writeHead(res, page.status, head.concat(tail))
      if (wish.isHead) res.end()
      else res.end(bytes)
    }
    const coding = acceptedEncoding(wish.accept)
    const form = page.form(coding)
    if (form) send(form)
    else if (coding) {
      page.makeForm(coding).then(
        (made) => {
          pages.weigh(key, page)
          send(made)
        },
        () => send(page.plain),
      )
    }
  }

  return { sendKnown, findPage, sendPage }
}

/** Under which key a request target's page is kept, for whoever names this host. */
type Known = { readonly host: string; readonly key: string }

type Wish = {
  readonly ifNoneMatch: string | undefined
  readonly accept: string | undefined
  readonly isHead: boolean
  readonly requestId: string
}

/**
 * The few headers that matter here, or null where one of them comes twice. Read from the raw ones, as Node puts all of them
 * in order when one is asked for by name, which takes a tenth of the time that sending a page does.
 */
function readWishes(raw: readonly string[]) {
  let host: string | undefined
  let ifNoneMatch: string | undefined
  let accept: string | undefined
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? ''
    const { length } = name
    if (length !== 4 && length !== 13 && length !== 15) continue
    const lower = name.toLowerCase()
    const value = raw[at + 1] ?? ''
    if (lower === 'host') {
      if (host !== undefined) return null
      host = value
    } else if (lower === 'if-none-match') {
      if (ifNoneMatch !== undefined) return null
      ifNoneMatch = value
    } else if (lower === 'accept-encoding') {
      if (accept !== undefined) return null
      accept = value
    }
  }
  return { host, ifNoneMatch, accept }
}

function writeHead(res: ServerResponse, status: number, headers: string[]): void {
  if (isDraining()) headers.push('Connection', 'close')
  res.writeHead(status, headers)
}
