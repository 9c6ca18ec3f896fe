import { connect } from 'node:net'

/** A request as sent over the wire, well-formed or not. */
export type RawRequest = {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

/** `status` is null if the connection closed without a response. */
export type RawResponse = { readonly status: number | null; readonly ms: number; readonly text: string }

const TIMEOUT_MS = 20_000

/** Sends a request over its own connection. Node's clients do not send malformed requests. */
export function sendRaw(port: number, { method, target, headers, body }: RawRequest): Promise<RawResponse> {
  const startedAt = performance.now()
  const head = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', '']
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body]))
    })
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => {}) // the event 'close' follows, with the data read until then
    socket.once('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const final = text.replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '') // the response can begin with 100 Continue
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(final)?.[1]
      resolve({ status: status ? Number(status) : null, ms: performance.now() - startedAt, text: final })
    })
  })
}

/** Describes a request so that it can be sent again: at most 4,000 characters of its body, in base64. */
export function describeRequest({ method, target, headers, body }: RawRequest): string {
  const lines = headers.filter(([name]) => name !== 'Cookie').map(([name, value]) => `${name}: ${value}`)
  return JSON.stringify({ method, target, headers: lines, body: body.toString('base64').slice(0, 4_000) })
}
