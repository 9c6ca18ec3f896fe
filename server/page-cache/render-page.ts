import { RouterContextProvider, type ServerBuild } from 'react-router'
import { findPrefixLanguage } from '#app/content/storefront/open-storefront.server.ts'
import { CachedPage } from '#app/platform/cache/cached-page.ts'
import { buildCdnHeaders } from '#app/platform/cache/cdn-tags.ts'
import type { RenderResult } from '#app/platform/cache/page-cache.ts'
import { type PageTag, pageTags } from '#app/platform/cache/page-tags.ts'
import { pageVersions } from '#app/platform/cache/page-versions.ts'
import { type Database, db } from '#app/platform/db/db.server.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Replica } from '#app/platform/db/replica.server.ts'
import { inRequest } from '#app/platform/http/current-request.server.ts'
import { type RequestInfo, requestInfo } from '#app/platform/http/request-info.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics/metrics.server.ts'
import { localePrefix } from '#app/store/locale.ts'
import { listInlineScriptSources } from '#server/inline-scripts.ts'
import { isHiddenFromSearch } from '#server/noindex.ts'
import { renderInQueue } from '#server/render-queue.ts'
import { createRouteHandlers } from '#server/route-handlers.ts'
import { createSecurityHeaders } from '#server/security-headers.ts'
import { withinDeadline } from '#server/within-deadline.ts'

const DEADLINE_MS = 10_000
/** The replica's share of the deadline. */
const REPLICA_DEADLINE_MS = 2_000

type PageRequest = {
  readonly url: URL
  readonly route: string
  readonly prefix: string
  /** The request that triggered the rendering. Errors are logged under its id. */
  readonly requestId: string
}

export type RenderPage = (pageRequest: PageRequest) => Promise<RenderResult<CachedPage, Response>>

type Options = {
  readonly secure: boolean
  readonly imageHost?: string | undefined
  readonly cdn: boolean
  readonly replica: Pick<Replica, 'database' | 'suspend'> | null
}

type Source = {
  readonly database: Database
  readonly timeout: AbortSignal
  readonly recordFailure?: (error: unknown) => void
}

type RenderedResponse = {
  readonly response: Response
  readonly tags: ReadonlySet<PageTag>
  readonly versions: ReadonlyMap<string, readonly string[]>
  readonly database: Database
  readonly isAway: boolean
}

/** Renders pages for the cache from the URL alone, so that no page can depend on a client. */
export function createPageRenderer(build: ServerBuild, { secure, imageHost, cdn, replica }: Options): RenderPage {
  const getHandler = createRouteHandlers(build, 'production')

  function createHeaders(response: Response, body: Uint8Array, target: string): Headers {
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html')
    const inlineScripts = isHtml ? listInlineScriptSources(body) : []
    const headers = new Headers(createSecurityHeaders({ inlineScripts, secure, development: false, imageHost }))
    if (isHiddenFromSearch(target, response.status)) headers.set('X-Robots-Tag', 'noindex')
    for (const [name, value] of response.headers) headers.set(name, value)
    return headers
  }

  async function renderFrom(
    { url, route, prefix, requestId }: PageRequest,
    { database, timeout, recordFailure }: Source,
  ): Promise<RenderedResponse> {
    const info: RequestInfo = { id: requestId, nonce: '', address: '', isDatabaseDown: false, recordFailure }
    const tags = new Set<PageTag>()
    const context = new RouterContextProvider()
    context.set(requestInfo, info)
    context.set(pageTags, tags)
    const versions = new Map<string, readonly string[]>()
    context.set(pageVersions, versions)
    context.set(pageDatabase, database)
    context.set(localePrefix, prefix)
    const current = { id: requestId, queries: 0, databaseMs: 0, renderMs: 0, language: findPrefixLanguage(prefix) }
    const response = await inRequest(current, () =>
      getHandler(route, prefix)(new Request(url, { signal: timeout }), context),
    )
    return { response, tags, versions, database, isAway: info.isDatabaseDown }
  }

  /**
   * Renders a page from the replica or, if this fails, from the primary. If only the replica fails, it is suspended.
   */
  async function renderWithFallback(pageRequest: PageRequest, timeout: AbortSignal): Promise<RenderedResponse> {
    const replicaDatabase = replica?.database()
    if (!replica || !replicaDatabase) return await renderFrom(pageRequest, { database: db, timeout })
    let failure: unknown = new DOMException('the replica is too slow', 'TimeoutError')
    const recordFailure = (error: unknown) => {
      failure = error
    }
    const replicaTimeout = new AbortController()
    const rendering = renderFrom(pageRequest, {
      database: replicaDatabase,
      timeout: replicaTimeout.signal,
      recordFailure,
    })
    const result = await withinDeadline(rendering, REPLICA_DEADLINE_MS, () => replicaTimeout.abort())
    if (result && isSuccess(result)) return result
    await result?.response.body?.cancel()
    const primaryResult = await renderFrom(pageRequest, { database: db, timeout })
    if (isSuccess(primaryResult)) replica.suspend(failure)
    return primaryResult
  }

  return async (pageRequest) => {
    const { url, route, prefix, requestId } = pageRequest
    const timeout = new AbortController()
    const rendering = renderInQueue(timeout.signal, () => renderWithFallback(pageRequest, timeout.signal))
    const result = await withinDeadline(rendering, DEADLINE_MS, () => timeout.abort())
    if (!result) {
      log.error({ event: 'page-too-slow', request: requestId, route })
      return { kind: 'away' }
    }
    const { response, tags, versions, database, isAway } = result
    if (response.status >= 500 && isAway) {
      await response.body?.cancel()
      return { kind: 'away' }
    }
    const { status } = response
    const body = await response.bytes()
    const pathname = prefix ? url.pathname.slice(prefix.length + 1) : url.pathname
    const headers = createHeaders(response, body, pathname)
    const customCacheControl = headers.get('Cache-Control')
    const isPage = (status === 200 || status === 404) && !headers.has('Set-Cookie') && !isAway
    if (!isPage || tags.size === 0) {
      headers.set('Cache-Control', customCacheControl ?? 'no-cache')
      return { kind: 'other', other: new Response(status === 204 || status === 304 ? null : body, { status, headers }) }
    }
    metrics()?.pagesRendered.inc({ database: database === db ? 'primary' : 'replica' })
    headers.delete('Cache-Control')
    const mayUseCdn = cdn && status === 200 && customCacheControl === null
    const caching = mayUseCdn ? buildCdnHeaders(tags) : ['Cache-Control', customCacheControl ?? 'no-cache']
    const page = { status, head: [...headers].flat(), caching, body, tags, route }
    return { kind: 'page', page: new CachedPage({ ...page, versions: Object.fromEntries(versions) }) }
  }
}

function isSuccess({ response, isAway }: RenderedResponse): boolean {
  return response.status < 500 && !isAway
}
