import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { adminContext } from '#app/features/staff/staff.ts'
import { env } from '#app/platform/env.server.ts'
import { clientAddress, networkOf } from '#app/platform/http/address.ts'
import { type RequestInfo, requestInfo } from '#app/platform/http/request-info.ts'
import { servePicture } from '#app/platform/images/media.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { FindFile } from '#server/client-files.ts'
import { isDraining } from '#server/draining.ts'
import { addressOf, originOf, refusalOf } from '#server/guards.ts'
import { health } from '#server/health.ts'
import { apology, refusal } from '#server/plain-page.ts'
import { readBody } from '#server/read-body.ts'
import { routeFinder } from '#server/route-finder.ts'
import { securityHeaders } from '#server/security-headers.ts'
import { send } from '#server/send.ts'

const PAGE_DEADLINE_MS = 10_000
const MAX_MANIFEST_QUERY = 2_000
/** Headers that only servers may set: React Router's own, and what proxies say of a visitor. */
const UNTRUSTED_HEADER = /^(x-react-router-.*|x-forwarded-.*|forwarded)$/
const PRIVATE_PATH = /^\/(admin|checkout|api)(\/|\.|$)/

type Options = {
  readonly build: ServerBuild
  /** The files of the build; null in development, where Vite serves them. */
  readonly findFile: FindFile | null
}

export type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** The way of every request: health, the shop's own name, what may write, then files and pages. */
export function createHandle({ build, findFile }: Options): Handle {
  const development = findFile === null
  const askReactRouter = createRequestHandler(build, development ? 'development' : 'production')
  const findRoute = routeFinder(build.routes)
  const manifestLimit = new RateLimiterMemory({ points: env.LIMIT_MANIFEST, duration: 60 })

  return async function handle(req, res) {
    const startedAt = performance.now()
    const forwardedFor = req.headersDistinct['x-forwarded-for']?.join(',')
    const info: RequestInfo = {
      id: randomBytes(8).toString('hex'),
      nonce: randomBytes(16).toString('base64'),
      address: clientAddress(req.socket.remoteAddress, forwardedFor, env.TRUST_PROXY),
      databaseAway: false,
    }
    const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
    for (const [name, value] of Object.entries(securityHeaders({ nonce: info.nonce, secure, development }))) {
      res.setHeader(name, value)
    }
    res.setHeader('X-Request-Id', info.id)
    const wantsPage = req.headers.accept?.includes('text/html') ?? false
    const context = new RouterContextProvider()
    context.set(requestInfo, info)
    let route = 'none'
    res.once('close', () => {
      const admin = context.get(adminContext)?.id
      record(req, res, { request: info.id, route, ...(admin && { admin }) }, performance.now() - startedAt)
    })

    try {
      const response = await answer()
      if (isDraining()) res.setHeader('Connection', 'close')
      await send(req, res, response)
    } catch (error) {
      if (res.destroyed || req.destroyed) return // the visitor has gone
      log.error({ request: info.id, err: error }, 'a request failed')
      if (res.headersSent) res.destroy()
      else await send(req, res, apology({ status: 500, requestId: info.id }, wantsPage))
    }

    async function answer(): Promise<Response> {
      const { method = 'GET', url: target = '', headers } = req
      const checked = await health(target)
      if (checked) return checked
      const origin = originOf(headers.host, env.PUBLIC_URL)
      if (!origin) return refusal(421, 'This shop has another address.')
      const url = addressOf(target, origin)
      if (!url) return refusal(400, 'Bad request.')
      const refused = refusalOf({ method, headers }, origin)
      if (refused) {
        if (refused.event) log.warn({ event: refused.event, request: info.id, route: findRoute(url.pathname) })
        return refusal(refused.status, refused.message)
      }
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: 'GET, HEAD, POST' } })
      if (method === 'GET' || method === 'HEAD') {
        const file = await findFile?.(url.pathname, {
          acceptEncoding: headers['accept-encoding'],
          ifNoneMatch: headers['if-none-match'],
        })
        if (file) {
          route = 'file'
          return file
        }
        if (url.pathname.startsWith('/assets/')) return refusal(404, 'Not found.')
        const picture = await servePicture({
          pathname: url.pathname,
          accept: headers.accept,
          ifNoneMatch: headers['if-none-match'],
        })
        if (picture) {
          route = 'picture'
          return picture
        }
      }
      if (url.pathname === '/__manifest') {
        if (url.search.length > MAX_MANIFEST_QUERY) return refusal(414, 'Too many paths.')
        const isWithin = await manifestLimit.consume(networkOf(info.address)).then(
          () => true,
          () => false,
        )
        if (!isWithin) {
          log.warn({ event: 'limit-reached', limit: 'manifest', request: info.id })
          res.setHeader('Retry-After', '60')
          return refusal(429, 'Too many requests.')
        }
      }
      route = findRoute(url.pathname)
      return page(url)
    }

    async function page(url: URL): Promise<Response> {
      const body = await readBody(req)
      if (typeof body === 'number') {
        res.setHeader('Connection', 'close') // the rest of the body is not read
        return refusal(
          body,
          body === 413 ? 'This is too much to send at once.' : 'The request took too long to arrive.',
        )
      }
      const gone = new AbortController()
      res.once('close', () => gone.abort())
      const request = new Request(url, {
        method: req.method ?? 'GET',
        headers: headersFor(req, info),
        signal: gone.signal,
        ...(body.length > 0 && { body }),
      })
      const response = await withinDeadline(askReactRouter(request, context), () => gone.abort())
      if (!response) {
        log.error({ event: 'page-too-slow', request: info.id, route })
        return apology({ status: 503, requestId: info.id }, wantsPage)
      }
      // A page that failed for want of the database, or of which not even the error page could be made.
      if (response.status >= 500 && response.status !== 503 && info.databaseAway) {
        await response.body?.cancel()
        return apology({ status: 503, requestId: info.id }, wantsPage)
      }
      if (response.status === 500 && !/html|x-script|json/.test(response.headers.get('Content-Type') ?? '')) {
        return apology({ status: 500, requestId: info.id }, wantsPage)
      }
      if (PRIVATE_PATH.test(url.pathname) || response.headers.has('Set-Cookie')) {
        response.headers.set('Cache-Control', 'no-store')
      } else if (!response.headers.has('Cache-Control')) {
        response.headers.set('Cache-Control', 'no-cache')
      }
      return response
    }
  }
}

function headersFor(req: IncomingMessage, { address }: RequestInfo): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(req.headersDistinct)) {
    if (UNTRUSTED_HEADER.test(name)) continue
    for (const value of values) headers.append(name, value)
  }
  headers.set('X-Forwarded-For', address) // our own word for it: sign-in counts by it
  return headers
}

async function withinDeadline(work: Promise<Response>, giveUp: () => void): Promise<Response | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null)
      giveUp()
    }, PAGE_DEADLINE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** One line per request: of plain reading only when the log is asked for detail. */
function record(req: IncomingMessage, res: ServerResponse, facts: Record<string, string>, ms: number): void {
  const isPlain = (req.method === 'GET' || req.method === 'HEAD') && res.statusCode < 400
  log[isPlain ? 'debug' : 'info']({
    ...facts,
    method: req.method,
    status: res.statusCode,
    ms: Math.round(ms * 10) / 10,
  })
}
