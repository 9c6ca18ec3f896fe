import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RouterContextProvider } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { getClientAddress } from '#app/platform/http/address.ts'
import { type RequestInfo, requestInfo } from '#app/platform/http/request-info.ts'
import { newRequestId } from '#server/request-id.ts'

export type RequestContext = {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly info: RequestInfo
  readonly context: RouterContextProvider
  /** True if a person will see the response; false if a script requested it. */
  readonly wantsPage: boolean
  /** For the log: a route's id, 'file', 'image' or 'none'. */
  route: string
  /** The prefix of the locale, without a slash; '' if the URL has none. */
  prefix: string
  /** The path without the prefix. */
  pathname: string
}

export function createRequestContext(req: IncomingMessage, res: ServerResponse): RequestContext {
  const forwardedFor = req.headersDistinct['x-forwarded-for']?.join(',')
  const info: RequestInfo = {
    id: newRequestId(),
    nonce: randomBytes(16).toString('base64'),
    address: getClientAddress(req.socket.remoteAddress, forwardedFor, env.TRUST_PROXY),
    isDatabaseDown: false,
  }
  const context = new RouterContextProvider()
  context.set(requestInfo, info)
  const wantsPage = req.headers.accept?.includes('text/html') ?? false
  return { req, res, info, context, wantsPage, route: 'none', prefix: '', pathname: '/' }
}
