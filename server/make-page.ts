import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { cdnHeaders } from '#app/platform/cache/cdn-tags.ts'
import { KeptPage } from '#app/platform/cache/kept-page.ts'
import type { Made } from '#app/platform/cache/page-cache.ts'
import { type PageTag, pageTags } from '#app/platform/cache/page-tags.ts'
import { type RequestInfo, requestInfo } from '#app/platform/http/request-info.ts'
import { log } from '#app/platform/log.server.ts'
import { inlineScriptSources } from '#server/inline-scripts.ts'
import { isHiddenFromSearch } from '#server/search-engines.ts'
import { securityHeaders } from '#server/security-headers.ts'
import { withinDeadline } from '#server/within-deadline.ts'

const DEADLINE_MS = 10_000

type Wanted = {
  /** The page's one address. */
  readonly url: URL
  /** The id of the route that answers it, for the log. */
  readonly route: string
  /** The number of the request that wants it first: what fails is logged under it. */
  readonly requestId: string
}

export type MakePage = (wanted: Wanted) => Promise<Made<KeptPage, Response>>

type Options = {
  readonly secure: boolean
  readonly imageHost?: string | undefined
  /** Whether a CDN is told which pages changed, so that it may keep them too. */
  readonly cdn: boolean
}

/**
 * Makes pages to keep: from the address alone. Nothing that a visitor sent reaches it, so no page can depend on who asked.
 * What is no page to keep (an error, one that names nothing it shows) is an answer for the one who asked.
 */
export function pageMaker(build: ServerBuild, { secure, imageHost, cdn }: Options): MakePage {
  const askReactRouter = createRequestHandler(build, 'production')

  /** The page's own headers with those of every page, its scripts known by their hashes. */
  function headersOf(response: Response, body: Uint8Array, target: string): Headers {
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html')
    const inlineScripts = isHtml ? inlineScriptSources(new TextDecoder().decode(body)) : []
    const headers = new Headers(securityHeaders({ inlineScripts, secure, development: false, imageHost }))
    if (isHiddenFromSearch(target, response.status)) headers.set('X-Robots-Tag', 'noindex')
    for (const [name, value] of response.headers) headers.set(name, value)
    return headers
  }

  return async ({ url, route, requestId }) => {
    const info: RequestInfo = { id: requestId, nonce: '', address: '', databaseAway: false }
    const tags = new Set<PageTag>()
    const context = new RouterContextProvider()
    context.set(requestInfo, info)
    context.set(pageTags, tags)
    const late = new AbortController()
    const request = new Request(url, { signal: late.signal })
    const response = await withinDeadline(askReactRouter(request, context), DEADLINE_MS, () => late.abort())
    if (!response) {
      log.error({ event: 'page-too-slow', request: requestId, route })
      return { made: 'away' }
    }
    if (response.status >= 500 && info.databaseAway) {
      await response.body?.cancel()
      return { made: 'away' }
    }
    const { status } = response
    const body = await response.bytes()
    const headers = headersOf(response, body, url.pathname)
    const ownCaching = headers.get('Cache-Control')
    const isPage = (status === 200 || status === 404) && !headers.has('Set-Cookie') && !info.databaseAway
    if (!isPage || tags.size === 0) {
      headers.set('Cache-Control', ownCaching ?? 'no-cache')
      return { made: 'other', other: new Response(status === 204 || status === 304 ? null : body, { status, headers }) }
    }
    headers.delete('Cache-Control')
    const mayStay = cdn && status === 200 && ownCaching === null
    const caching = mayStay ? cdnHeaders(tags) : ['Cache-Control', ownCaching ?? 'no-cache']
    return { made: 'page', page: new KeptPage({ status, head: [...headers].flat(), caching, body, tags, route }) }
  }
}
