import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { movedPages } from '#app/content/redirects/moved-pages.server.ts'
import { isApprovedPhoto } from '#app/content/reviews/approved-photo.server.ts'
import { isStoreClosed } from '#app/content/storefront/closed-note.server.ts'
import {
  getOpenPrefixes,
  getReplacedPrefixes,
  isStoreOpen,
  onPrefixChange,
} from '#app/content/storefront/open-storefront.server.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import { pages } from '#app/platform/cache/page-cache.server.ts'
import type { PageCopies } from '#app/platform/cache/page-copies.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { replica } from '#app/platform/db/replica.server.ts'
import { env } from '#app/platform/env.server.ts'
import { type ImageResponse, serveImage } from '#app/platform/images/media.server.ts'
import { findModeratedImage } from '#app/platform/images/media-path.ts'
import { log } from '#app/platform/log.server.ts'
import { adminContext } from '#app/store/staff/staff.ts'
import { isAwaitingDatabase } from '#server/await-database.ts'
import { findCanonicalUrl } from '#server/canonical-address.ts'
import type { FindFile } from '#server/client-files.ts'
import { createClosedResponse, isForStaffWhileClosed, isFromStaff } from '#server/closed-store.ts'
import { createDataRedirect, isData } from '#server/data-redirect.ts'
import { isDraining } from '#server/draining.ts'
import { findOrigin, findRejection, parseAddress } from '#server/guards.ts'
import { handleRoute } from '#server/handle-route.ts'
import { health } from '#server/health.ts'
import { getPageUrl, type LocalPath, splitPrefix } from '#server/locale-path.ts'
import { isLocalized, isStream } from '#server/localized-routes.ts'
import { countRequest, createMetricsResponse } from '#server/metrics.ts'
import { isHiddenFromSearch } from '#server/noindex.ts'
import { createGetCacheKey } from '#server/page-cache/cache-key.ts'
import { type CachedResponse, createCachedPages } from '#server/page-cache/cached-pages.ts'
import { waitForCurrentPages } from '#server/page-cache/invalidation-feed.ts'
import { createPageRenderer } from '#server/page-cache/render-page.ts'
import { createErrorPage, createErrorResponse } from '#server/plain-page.ts'
import { findReplacementAddress, type ReplacementAddress } from '#server/replaced-address.ts'
import { createRequestContext, type RequestContext } from '#server/request-context.ts'
import { createRouteFinder } from '#server/route-finder.ts'
import { createSearchLimit } from '#server/search-limit.ts'
import { createSecurityHeaders, type SecuredPage } from '#server/security-headers.ts'
import { send, sendBytes } from '#server/send.ts'
import { createFileSender } from '#server/send-file.ts'
import { allowTimeToRender, limitStalledResponse } from '#server/stalled-response.ts'

type Options = {
  readonly build: ServerBuild
  /** Null in development, where Vite serves the files. */
  readonly findFile: FindFile | null
  readonly copies?: PageCopies | null
}

const ALLOWED = 'GET, HEAD, POST'
const NOT_FOUND = 'routes/storefront/not-found'
/** The pages that the admin shows in a frame. */
const FRAMED = /^\/admin\/(homepage|brand|settings\/setup)\/preview(?=[/?]|$)/

export type Handle = (req: IncomingMessage, res: ServerResponse) => void

/** Handles every request, in the order of docs/architecture.md. */
export function createHandle({ build, findFile, copies = null }: Options): Handle {
  const development = findFile === null
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  const imageHost = env.images.store === 'cloudinary' ? env.images.mediaUrl : undefined
  const findRoute = createRouteFinder(build.routes)
  const renderRoute = handleRoute(build, development ? 'development' : 'production')
  const checkSearchLimit = createSearchLimit(build.routes)
  const sendFile = findFile && createFileSender(findFile, env.PUBLIC_URL)
  const isTerse = !log.isLevelEnabled('debug') // no log line per page view
  const isCaching = !development && env.PAGE_CACHE_MB > 0
  const cached = isCaching
    ? createCachedPages({
        pages,
        copies,
        renderPage: createPageRenderer(build, { secure, imageHost, cdn: env.CDN_PURGE_URL !== undefined, replica }),
        getCacheKey: createGetCacheKey(build.routes),
      })
    : null

  if (cached) onPrefixChange(cached.forgetKnown)

  async function respond(requestContext: RequestContext): Promise<Response | ImageResponse | CachedResponse> {
    const { method = 'GET', url: target = '', headers } = requestContext.req
    const directResponse = (await health(target)) ?? (await createMetricsResponse(requestContext.req))
    if (directResponse) return directResponse
    const origin = findOrigin(headers.host, env.PUBLIC_URL)
    if (!origin) return createErrorResponse(421, 'This store has a different address.')
    const url = parseAddress(target, origin)
    if (!url) return createErrorResponse(400, 'Bad request.')
    const local = splitPrefix(url.pathname, getOpenPrefixes())
    Object.assign(requestContext, local)
    const rejection = findRejection({ method, pathname: url.pathname, headers }, origin)
    if (rejection) {
      if (rejection.status === 405) requestContext.res.setHeader('Allow', ALLOWED)
      if (rejection.event) log.warn({ event: rejection.event, request: requestContext.info.id, route: getRoute(local) })
      return createErrorResponse(rejection.status, rejection.message)
    }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: ALLOWED } })
    const isReading = method === 'GET' || method === 'HEAD'
    if (isReading && !local.prefix) {
      const found = await findImageResponse(requestContext, url)
      if (found) return found
    }
    requestContext.route = getRoute(local)
    const isClosed = !isStoreOpen() && isForStaffWhileClosed(requestContext)
    if (isClosed && !(await isFromStaff(requestContext, url))) return createClosedResponse(requestContext, url)
    if (isClosed) requestContext.context.set(isStoreClosed, true)
    const address = isReading && isPage(requestContext.route) ? getPageUrl(local, url.searchParams) : null
    const canonical = isReading ? findCanonicalUrl(url, local, findRoute) : null
    if (canonical) {
      // Redirects directly, not by way of the canonical URL
      const target = address && (await movedPages.findOrLoad(address))
      return target && target !== 'away'
        ? createMovedResponse(target, requestContext, url)
        : createRedirect(canonical, 301)
    }
    const replacement = findReplacementAddress(url, getReplacedPrefixes())
    const replacedResponse = replacement && createReplacedResponse(replacement, requestContext)
    if (replacedResponse) return replacedResponse
    const knownTarget = address && movedPages.find(address)
    if (knownTarget) return createMovedResponse(knownTarget, requestContext, url)
    const limitResponse = isReading ? await checkSearchLimit(requestContext, url) : null
    if (limitResponse) return limitResponse
    const found = isReading && !isClosed ? await cached?.findPage(requestContext, url) : null
    if (found === 'away' || (!found && isAwaitingDatabase())) {
      return createErrorPage({ status: 503, requestId: requestContext.info.id }, requestContext.wantsPage)
    }
    const response = found ?? (await renderRoute(requestContext, url))
    if (isClosed && response instanceof Response) response.headers.set('Cache-Control', 'no-store')
    const movedTarget = address && getStatus(response) === 404 ? await movedPages.findOrLoad(address) : null
    if (!movedTarget) return response
    if (response instanceof Response) await response.body?.cancel()
    if (movedTarget !== 'away') return createMovedResponse(movedTarget, requestContext, url)
    return createErrorPage({ status: 503, requestId: requestContext.info.id }, requestContext.wantsPage)
  }

  /** Returns the route of a path. Only localized routes exist under a prefix, and streams have no `.data` URL. */
  function getRoute({ prefix, pathname }: LocalPath): string {
    const route = findRoute(pathname)
    if (isData(pathname) && isStream(route, build.routes)) return NOT_FOUND
    return prefix && !isLocalized(route, build.routes) ? NOT_FOUND : route
  }

  async function findImageResponse(requestContext: RequestContext, url: URL): Promise<Response | ImageResponse | null> {
    const { pathname } = url
    if (pathname.startsWith('/assets/')) return createErrorResponse(404, 'Not found.')
    const { method, headers } = requestContext.req
    const { accept, 'if-none-match': ifNoneMatch } = headers
    const ifRange = headers['if-range']?.toString()
    const range = method === 'GET' ? headers.range : undefined
    const photo = findModeratedImage(decodeURIComponent(pathname))
    const isPublic = photo === null || (await isApprovedPhoto(db, photo))
    if (!isPublic && !(await isFromStaff(requestContext, url))) return createErrorResponse(404, 'Not found.')
    const found = await serveImage({ pathname, accept, ifNoneMatch, range, ifRange })
    if (found) requestContext.route = 'image'
    if (!found || photo === null || found.status >= 400) return found
    // Cached only briefly, because staff can withdraw an approval
    const caching = isPublic ? 'public, max-age=600' : 'private, no-store'
    return { ...found, headers: { ...found.headers, 'Cache-Control': caching } }
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const startedAt = performance.now()
    const requestContext = createRequestContext(req, res)
    const { id, nonce } = requestContext.info
    const isAdmin = req.url?.startsWith('/admin') ?? false
    const isFramed = FRAMED.test(req.url ?? '')
    const page: SecuredPage = {
      inlineScripts: [`'nonce-${nonce}'`],
      secure,
      development,
      imageHost,
      hasFrames: isAdmin,
      isFramed,
      canUseCamera: isAdmin,
    }
    for (const [name, value] of Object.entries(createSecurityHeaders(page))) {
      res.setHeader(name, value)
    }
    res.setHeader('X-Request-Id', id)
    allowTimeToRender(res)
    res.once('close', () => recordRequest(requestContext, performance.now() - startedAt))
    try {
      const response = await respond(requestContext)
      if (mayHaveWritten(requestContext)) await waitForCurrentPages()
      if ('cacheStatus' in response) {
        cached?.sendPage(req, res, response, id)
        return
      }
      if (isHiddenFromSearch(requestContext.pathname, response.status)) res.setHeader('X-Robots-Tag', 'noindex')
      if (isDraining()) res.setHeader('Connection', 'close')
      if (response instanceof Response) await send(req, res, response)
      else sendBytes(req, res, response)
    } catch (error) {
      if (res.destroyed) return // the client disconnected (`req.destroyed` is also true after the body was read)
      log.error({ request: id, err: error }, 'a request failed')
      if (res.headersSent) res.destroy()
      else await send(req, res, createErrorPage({ status: 500, requestId: id }, requestContext.wantsPage))
    }
  }

  // Not async: a response from memory needs no promise.
  return (req, res) => {
    if (!(isTerse && isStoreOpen() && cached?.sendKnown(req, res)) && !sendFile?.(req, res)) void serve(req, res)
    limitStalledResponse(res)
  }
}

function isPage(route: string): boolean {
  return route.startsWith('routes/storefront/')
}

function getStatus(response: Response | CachedResponse): number {
  return response instanceof Response ? response.status : response.page.status
}

function createMovedResponse(target: string, { prefix }: RequestContext, { pathname }: URL): Response {
  if (isData(pathname)) return createDataRedirect(target, { status: 301, cacheControl: 'no-cache' })
  return createRedirect(target.startsWith('/') ? withPrefix(prefix, target) : target, 301)
}

/**
 * Redirects temporarily, because the prefix may be used again. Without scripts, a form is sent again to the new
 * address. React Router's client would add its own prefix to the target, so it loads the target as a document, and that
 * request is redirected again.
 */
function createReplacedResponse(
  { address, path }: ReplacementAddress,
  { req, pathname, wantsPage }: RequestContext,
): Response | null {
  if (isData(pathname)) return createDataRedirect(path, { status: 302, cacheControl: 'no-cache', isDocumentLoad: true })
  if (req.method !== 'POST') return createRedirect(address, 302)
  return wantsPage ? createRedirect(address, 307) : null
}

function createRedirect(location: string, status: 301 | 302 | 307): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-cache' } })
}

function mayHaveWritten({ req, context }: RequestContext): boolean {
  return req.method === 'POST' && context.get(adminContext) !== null
}

function recordRequest({ req, res, info, context, route }: RequestContext, ms: number): void {
  const isPlain = (req.method === 'GET' || req.method === 'HEAD') && res.statusCode < 400
  const admin = context.get(adminContext)?.id
  countRequest({ route, method: req.method, status: res.statusCode }, ms)
  log[isPlain ? 'debug' : 'info']({
    request: info.id,
    route,
    ...(admin && { admin }),
    method: req.method,
    status: res.statusCode,
    ms: Math.round(ms * 10) / 10,
  })
}
