import { RouterContextProvider, type ServerBuild } from 'react-router'
import { CachedPage } from '#app/platform/cache/cached-page.ts'
import { cdnHeaders } from '#app/platform/cache/cdn-tags.ts'
import type { Made } from '#app/platform/cache/page-cache.ts'
import { type PageTag, pageTags } from '#app/platform/cache/page-tags.ts'
import { type Database, db } from '#app/platform/db/db.server.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Replica } from '#app/platform/db/replica.server.ts'
import { type RequestInfo, requestInfo } from '#app/platform/http/request-info.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics/metrics.server.ts'
import { inlineScriptSources } from '#server/inline-scripts.ts'
import { isHiddenFromSearch } from '#server/noindex.ts'
import { inRenderQueue } from '#server/render-queue.ts'
import { routeHandlers } from '#server/route-handlers.ts'
import { securityHeaders } from '#server/security-headers.ts'
import { withinDeadline } from '#server/within-deadline.ts'

const DEADLINE_MS = 10_000
/** Of these, for a replica. */
const REPLICA_DEADLINE_MS = 2_000

type Wanted = {
  /** The page's one address. */
  readonly url: URL
  /** The id of the route that answers it, for the log. */
  readonly route: string
  /** The number of the request that wants it first: what fails is logged under it. */
  readonly requestId: string
}

export type RenderPage = (wanted: Wanted) => Promise<Made<CachedPage, Response>>

type Options = {
  readonly secure: boolean
  readonly imageHost?: string | undefined
  /** Whether a CDN is told which pages changed, so that it may keep them too. */
  readonly cdn: boolean
  readonly replica: Pick<Replica, 'database' | 'leave'> | null
}

/** Where a page is read, until when, and who is told what failed: where nobody, the log is. */
type Source = {
  readonly database: Database
  readonly late: AbortSignal
  readonly recordFailure?: (error: unknown) => void
}

type ActionResult = {
  readonly response: Response
  readonly tags: ReadonlySet<PageTag>
  readonly database: Database
  /** Something of it failed, as the database did not answer. */
  readonly isAway: boolean
}

/**
 * Makes pages to keep: from the address alone. Nothing that a visitor sent reaches it, so no page can depend on who asked.
 * What is no page to keep (an error, one that names nothing it shows) is an answer for the one who asked.
 */
export function pageRenderer(build: ServerBuild, { secure, imageHost, cdn, replica }: Options): RenderPage {
  const handlerOf = routeHandlers(build, 'production')

  /** The page's own headers with those of every page, its scripts known by their hashes. */
  function headersOf(response: Response, body: Uint8Array, target: string): Headers {
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html')
    const inlineScripts = isHtml ? inlineScriptSources(body) : []
    const headers = new Headers(securityHeaders({ inlineScripts, secure, development: false, imageHost }))
    if (isHiddenFromSearch(target, response.status)) headers.set('X-Robots-Tag', 'noindex')
    for (const [name, value] of response.headers) headers.set(name, value)
    return headers
  }

  /** Has React Router answer with what is in that database. */
  async function ask(
    { url, route, requestId }: Wanted,
    { database, late, recordFailure }: Source,
  ): Promise<ActionResult> {
    const info: RequestInfo = { id: requestId, nonce: '', address: '', databaseAway: false, recordFailure }
    const tags = new Set<PageTag>()
    const context = new RouterContextProvider()
    context.set(requestInfo, info)
    context.set(pageTags, tags)
    context.set(pageDatabase, database)
    const response = await handlerOf(route)(new Request(url, { signal: late }), context)
    return { response, tags, database, isAway: info.databaseAway }
  }

  /**
   * Asks with the replica, where one has all that is to be shown, and with the database itself where it fails. The replica
   * is left alone only where the other does better: a page that cannot be made at all is no fault of it.
   */
  async function requestEither(wanted: Wanted, late: AbortSignal): Promise<ActionResult> {
    const copy = replica?.database()
    if (!replica || !copy) return await ask(wanted, { database: db, late })
    let failure: unknown = new DOMException('the replica is too slow', 'TimeoutError')
    const recordFailure = (error: unknown) => {
      failure = error
    }
    const tooLate = new AbortController()
    const asked = ask(wanted, { database: copy, late: tooLate.signal, recordFailure })
    const answer = await withinDeadline(asked, REPLICA_DEADLINE_MS, () => tooLate.abort())
    if (answer && isHandled(answer)) return answer
    await answer?.response.body?.cancel()
    const better = await ask(wanted, { database: db, late })
    if (isHandled(better)) replica.leave(failure)
    return better
  }

  return async (wanted) => {
    const { url, route, requestId } = wanted
    const late = new AbortController()
    const asked = inRenderQueue(late.signal, () => requestEither(wanted, late.signal))
    const answer = await withinDeadline(asked, DEADLINE_MS, () => late.abort())
    if (!answer) {
      log.error({ event: 'page-too-slow', request: requestId, route })
      return { made: 'away' }
    }
    const { response, tags, database, isAway } = answer
    if (response.status >= 500 && isAway) {
      await response.body?.cancel()
      return { made: 'away' }
    }
    const { status } = response
    const body = await response.bytes()
    const headers = headersOf(response, body, url.pathname)
    const ownCaching = headers.get('Cache-Control')
    const isPage = (status === 200 || status === 404) && !headers.has('Set-Cookie') && !isAway
    if (!isPage || tags.size === 0) {
      headers.set('Cache-Control', ownCaching ?? 'no-cache')
      return { made: 'other', other: new Response(status === 204 || status === 304 ? null : body, { status, headers }) }
    }
    metrics()?.pagesRendered.inc({ database: database === db ? 'primary' : 'replica' })
    headers.delete('Cache-Control')
    const mayStay = cdn && status === 200 && ownCaching === null
    const caching = mayStay ? cdnHeaders(tags) : ['Cache-Control', ownCaching ?? 'no-cache']
    return { made: 'page', page: new CachedPage({ status, head: [...headers].flat(), caching, body, tags, route }) }
  }
}

function isHandled({ response, isAway }: ActionResult): boolean {
  return response.status < 500 && !isAway
}
