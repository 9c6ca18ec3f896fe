import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { findPrefixLanguage } from '#app/content/storefront/open-storefront.server.ts'
import { type CurrentRequest, inRequest } from '#app/platform/http/current-request.server.ts'
import type { RequestInfo } from '#app/platform/http/request-info.ts'
import { log } from '#app/platform/log.server.ts'
import { localePrefix } from '#app/store/locale.ts'
import { hasTooManyFields } from '#server/form-fields.ts'
import { createErrorPage, createErrorResponse } from '#server/plain-page.ts'
import { readBody } from '#server/read-body.ts'
import { renderInQueue } from '#server/render-queue.ts'
import type { RequestContext } from '#server/request-context.ts'
import { createRouteHandlers } from '#server/route-handlers.ts'
import { acceptsUploads, openUploadBody } from '#server/upload-body.ts'
import { withinDeadline } from '#server/within-deadline.ts'

const DEADLINE_MS = 10_000
const UPLOAD_DEADLINE_MS = 115_000 // just under the server's requestTimeout
/** Headers that only servers may set: those of React Router and of proxies. */
const UNTRUSTED_HEADER = /^(x-react-router-.*|x-forwarded-.*|forwarded)$/
/** The paths of responses that must not be stored. Ignores case, as route matching does. */
const PRIVATE_PATH = /^\/(admin|checkout|order|api|uploads)(\/|\.|$)/i

/** The pages of the admin, which are in English. */
const ADMIN_PATH = /^\/admin(\/|\.|$)/i

/**
 * Returns a function that has React Router handle a request, with a limited body and a deadline. Errors that have no
 * page of their own get a plain error page.
 */
export function handleRoute(build: ServerBuild, mode: 'development' | 'production') {
  const getHandler = createRouteHandlers(build, mode)

  return async (requestContext: RequestContext, url: URL): Promise<Response> => {
    const { req, res, info, context, wantsPage, route, prefix, pathname } = requestContext
    const startedAt = performance.now()
    const isUpload = req.method === 'POST' && acceptsUploads(pathname)
    const body = isUpload ? (openUploadBody(req) ?? 413) : await readBody(req)
    if (body === 408) return createTooSlowResponse(res)
    if (body === 413) {
      res.setHeader('Connection', 'close')
      return createErrorResponse(413, 'This request is too large.')
    }
    if (Buffer.isBuffer(body) && hasTooManyFields(body, req.headers['content-type'])) {
      return createErrorResponse(413, 'This form has too many fields.')
    }
    const disconnect = new AbortController()
    res.once('close', () => res.writableFinished || disconnect.abort()) // the client disconnected before the response was sent
    const upload = Buffer.isBuffer(body) ? null : body
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    const request = new Request(url, {
      method: req.method ?? 'GET',
      headers: readTrustedHeaders(req, info),
      signal: disconnect.signal,
      ...(Buffer.isBuffer(body) ? !isReading && body.length > 0 && { body } : { body: body.stream, duplex: 'half' }),
    })
    const deadline = upload ? UPLOAD_DEADLINE_MS : DEADLINE_MS
    context.set(localePrefix, prefix)
    const language = ADMIN_PATH.test(decodeURIComponent(pathname)) ? undefined : findPrefixLanguage(prefix)
    const current = { id: info.id, queries: 0, databaseMs: 0, renderMs: 0, language }
    const isPrivate = PRIVATE_PATH.test(decodeURIComponent(pathname))
    const handle = () => inRequest(current, () => getHandler(route, prefix)(request, context))
    const handled = isReading && !isPrivate ? renderInQueue(disconnect.signal, handle) : handle()
    const response = await withinDeadline(handled, deadline, () => disconnect.abort())
    if (mode === 'development')
      response?.headers.set('Server-Timing', formatServerTiming(current, performance.now() - startedAt))
    upload?.drop()
    if (upload?.isTooSlow()) {
      await response?.body?.cancel()
      return createTooSlowResponse(res)
    }
    if (!response) {
      if (!res.destroyed) log.error({ event: 'page-too-slow', request: info.id, route })
      return createErrorPage({ status: 503, requestId: info.id }, wantsPage)
    }
    // The database was unavailable, or even the error page failed to render.
    if (response.status >= 500 && response.status !== 503 && info.isDatabaseDown) {
      await response.body?.cancel()
      return createErrorPage({ status: 503, requestId: info.id }, wantsPage)
    }
    if (response.status === 500 && !/html|x-script|json/.test(response.headers.get('Content-Type') ?? '')) {
      return createErrorPage({ status: 500, requestId: info.id }, wantsPage)
    }
    if (isPrivate || response.headers.has('Set-Cookie')) {
      response.headers.set('Cache-Control', 'no-store')
    } else if (!response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', 'no-cache')
    }
    return response
  }
}

function createTooSlowResponse(res: ServerResponse): Response {
  res.setHeader('Connection', 'close')
  return createErrorResponse(408, 'The request took too long to arrive.')
}

function formatServerTiming({ queries, databaseMs, renderMs }: CurrentRequest, totalMs: number): string {
  const [database, render, total] = [databaseMs, renderMs, totalMs].map((ms) => ms.toFixed(1))
  return `db;desc="${queries} queries";dur=${database}, render;dur=${render}, total;dur=${total}`
}

function readTrustedHeaders(req: IncomingMessage, { address }: RequestInfo): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(req.headersDistinct)) {
    if (UNTRUSTED_HEADER.test(name)) continue
    for (const value of values) headers.append(name, value)
  }
  headers.set('X-Forwarded-For', address) // trusted, because we set it: login attempts are counted per address
  return headers
}
