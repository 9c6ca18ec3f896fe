import { Agent, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'

/** An answer of the store: `body` is what its JSON says, or its text where it is none. */
export type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: unknown }

/** A store's public address and where on this machine it is answered to: by a proxy in front, or past that. */
export type Way = {
  readonly origin: string
  readonly port: number
  /** Whom to trust where it is asked by TLS. */
  readonly certificate?: string
  /** The address of this machine to ask from. */
  readonly from?: string
}

/** Where to ask: an address that leads there by itself, or another way. */
export type Base = string | Way

// Node's own client, as the cheapest there is: it shares the machine with what it measures.
const agent = new Agent({ keepAlive: true, maxSockets: 512 })
/** A connection for each request: none is closed by a proxy just as it is used again, which a browser would make good. */
const secureAgent = new SecureAgent()

/** Closes what is open. The store does so too after some seconds, and may do it just as something is sent. */
export function hangUp(): void {
  agent.destroy()
}

type Request = {
  readonly cookie?: string
  /** What the answer may be packed with; its body is not unpacked. */
  readonly accepts?: string
  /** Whose address the visitor claims to have. */
  readonly forwardedFor?: string
  readonly authorization?: string
}

/** Sends a body as the store's own pages do: JSON, or a form as it is, with files or without. @throws where the connection was lost. */
export async function post(base: Base, path: string, body: unknown, options: Request = {}): Promise<Answered> {
  const { type, bytes } = await packed(body)
  return send(base, path, 'POST', bytes, {
    Origin: typeof base === 'string' ? base : base.origin,
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(bytes)),
    ...headersOf(options),
  })
}

async function packed(body: unknown): Promise<{ readonly type: string; readonly bytes: string | Uint8Array }> {
  if (body instanceof URLSearchParams) return { type: 'application/x-www-form-urlencoded', bytes: body.toString() }
  if (!(body instanceof FormData)) return { type: 'application/json', bytes: JSON.stringify(body) }
  const form = new Response(body) // which knows how to write one with files
  return { type: form.headers.get('content-type') ?? '', bytes: await form.bytes() }
}

export function get(base: Base, path: string, options: Request = {}): Promise<Answered> {
  return send(base, path, 'GET', '', headersOf(options))
}

function headersOf({ cookie, accepts, forwardedFor, authorization }: Request): Record<string, string> {
  return {
    ...(cookie && { Cookie: cookie }),
    ...(accepts && { 'Accept-Encoding': accepts }),
    ...(forwardedFor && { 'X-Forwarded-For': forwardedFor }),
    ...(authorization && { Authorization: authorization }),
  }
}

type Sent = { readonly method: 'GET' | 'POST'; readonly headers: Readonly<Record<string, string>> }

function begin(base: Base, path: string, sent: Sent, onResult: (response: IncomingMessage) => void): ClientRequest {
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
  method: Sent['method'],
  body: string | Uint8Array,
  headers: Sent['headers'],
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const requested = begin(base, path, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.once('error', reject)
      response.once('close', () => response.complete || reject(new Error('the answer was cut off')))
      response.once('end', () => {
        const isJson = response.headers['content-type']?.includes('json')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: isJson ? JSON.parse(text) : text })
      })
    })
    requested.once('error', reject).end(body)
  })
}
