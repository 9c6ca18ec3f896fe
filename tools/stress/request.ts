import { Agent, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'

/** `body` is the parsed JSON, or text if it is not JSON. */
export type StoreResponse = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: unknown }

/** A store's public origin, and the port on this machine that serves it. */
export type Endpoint = {
  readonly origin: string
  readonly port: number
  /** The certificate to trust. */
  readonly certificate?: string
  /** The local address to connect from. */
  readonly from?: string
}

export type Base = string | Endpoint

// Node's client is the cheapest: clients share the machine with the measured processes.
const agent = new Agent({ keepAlive: true, maxSockets: 512 })
/**
 * One connection per request, because a proxy can close an idle connection just as it is used. A browser would then
 * retry.
 */
const secureAgent = new SecureAgent()

/** Closes idle connections, because the store could close one just as a request is sent. */
export function closeIdleConnections(): void {
  agent.destroy()
}

type Request = {
  readonly cookie?: string
  /** The Accept-Encoding header; the body is not decompressed. */
  readonly accepts?: string
  /** The address that the client claims. */
  readonly forwardedFor?: string
  readonly authorization?: string
}

/** Sends JSON, or a form with or without files. @throws Error if the connection was lost */
export async function post(base: Base, path: string, body: unknown, options: Request = {}): Promise<StoreResponse> {
  const { type, bytes } = await encodeBody(body)
  return send(base, path, 'POST', bytes, {
    Origin: typeof base === 'string' ? base : base.origin,
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(bytes)),
    ...toHeaders(options),
  })
}

async function encodeBody(body: unknown): Promise<{ readonly type: string; readonly bytes: string | Uint8Array }> {
  if (body instanceof URLSearchParams) return { type: 'application/x-www-form-urlencoded', bytes: body.toString() }
  if (!(body instanceof FormData)) return { type: 'application/json', bytes: JSON.stringify(body) }
  const form = new Response(body) // encodes forms with files
  return { type: form.headers.get('content-type') ?? '', bytes: await form.bytes() }
}

export function get(base: Base, path: string, options: Request = {}): Promise<StoreResponse> {
  return send(base, path, 'GET', '', toHeaders(options))
}

function toHeaders({ cookie, accepts, forwardedFor, authorization }: Request): Record<string, string> {
  return {
    ...(cookie && { Cookie: cookie }),
    ...(accepts && { 'Accept-Encoding': accepts }),
    ...(forwardedFor && { 'X-Forwarded-For': forwardedFor }),
    ...(authorization && { Authorization: authorization }),
  }
}

type RequestHead = { readonly method: 'GET' | 'POST'; readonly headers: Readonly<Record<string, string>> }

function startRequest(
  base: Base,
  path: string,
  sent: RequestHead,
  onResult: (response: IncomingMessage) => void,
): ClientRequest {
  if (typeof base === 'string') return request(base + path, { agent, ...sent }, onResult)
  const { origin, port, certificate, from } = base
  const options = {
    ...sent,
    headers: { ...sent.headers, Host: new URL(origin).host },
    ...(from && { localAddress: from }),
  }
  if (!certificate) return request(`http://127.0.0.1:${port}${path}`, { agent, ...options }, onResult)
  return requestSecurely(
    `https://127.0.0.1:${port}${path}`,
    { agent: secureAgent, ca: certificate, ...options },
    onResult,
  )
}

function send(
  base: Base,
  path: string,
  method: RequestHead['method'],
  body: string | Uint8Array,
  headers: RequestHead['headers'],
): Promise<StoreResponse> {
  return new Promise((resolve, reject) => {
    const requested = startRequest(base, path, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.once('error', reject)
      response.once('close', () => response.complete || reject(new Error('the response was cut off')))
      response.once('end', () => {
        const isJson = response.headers['content-type']?.includes('json')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: isJson ? JSON.parse(text) : text })
      })
    })
    requested.once('error', reject).end(body)
  })
}
