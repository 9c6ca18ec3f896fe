import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { allowTimeToRender, limitStalledResponse } from '#server/stalled-response.ts'
import { rejectUnreadable } from '#server/unreadable-request.ts'
import { isLong } from '#tests/support/long.ts'

const LIMIT_MS = 300
/** More than the system buffers for a client that does not read. */
const BYTES = 60_000_000

let server: Server
let reader: Socket
afterEach(() => {
  reader.destroy()
  server.close()
})

/** Serves requests with the handler and returns the server's end of the connection. */
async function serve(
  handler: (req: IncomingMessage, res: ServerResponse) => void,
  { limitMs = LIMIT_MS, requests = 1 }: { readonly limitMs?: number; readonly requests?: number } = {},
): Promise<Socket> {
  server = createServer({ headersTimeout: LIMIT_MS, connectionsCheckingInterval: 50 }, (req, res) => {
    handler(req, res)
    limitStalledResponse(res, limitMs)
  })
  server.on('clientError', rejectUnreadable)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connected = once(server, 'connection')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server is not listening')
  reader = connect(address.port, '127.0.0.1')
  reader.on('error', () => {}) // the server closes the connection
  reader.pause()
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests))
  const [socket] = await connected
  return socket
}

const large = Buffer.alloc(BYTES, 'x')
const sendFromMemory = (_req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(200, { 'Content-Length': BYTES, Connection: 'close' }).end(large)
}
const sendAsStream = (_req: IncomingMessage, res: ServerResponse) => {
  allowTimeToRender(res)
  const writeMore = () => {
    while (res.write(large.subarray(0, 65_536)));
  }
  res.on('drain', writeMore)
  writeMore()
}

test.each([
  { what: 'a response from memory', handler: sendFromMemory },
  { what: 'a streamed response', handler: sendAsStream },
])('$what ends if it is not read', async ({ handler }) => {
  const startedAt = performance.now()
  const socket = await serve(handler)
  await once(socket, 'close')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(LIMIT_MS)
})

test('responses to many pipelined requests end if they are not read', async () => {
  const socket = await serve((_req, res) => res.end(large.subarray(0, 100_000)), { requests: 500 })
  await once(socket, 'close')
  expect(socket.writableFinished).toBe(false)
})

test('a response that the system accepts immediately gets no timer', async () => {
  const timers: (number | undefined)[] = []
  await serve((req, res) => {
    res.end('done')
    limitStalledResponse(res)
    timers.push(req.socket.timeout)
  })
  reader.resume()
  await once(reader, 'data')
  expect(timers).toEqual([undefined])
})

test('a response that is not read ends even if its client sends an endless next request', async () => {
  const socket = await serve(sendFromMemory)
  reader.write('GET / HTTP/1.1\r\nX-Slow: ')
  const dripping = setInterval(() => reader.write('x'), 20)
  await once(socket, 'close').finally(() => clearInterval(dripping))
  expect(socket.writableFinished).toBe(false)
})

test.runIf(isLong)(
  'a slow but steady reader gets the whole response, however long it takes',
  { timeout: 20_000 },
  async () => {
    const limitMs = 800 // longer than a busy machine delays this process
    const startedAt = performance.now()
    const socket = await serve(sendFromMemory, { limitMs })
    let bytes = 0
    while (performance.now() - startedAt < 2.5 * limitMs) {
      bytes += reader.read(Math.min(250_000, reader.readableLength))?.length ?? 0
      await pause(25)
    }
    // A client that reads nothing would have been disconnected by now.
    for await (const chunk of reader) bytes += chunk.length
    expect(bytes).toBeGreaterThan(BYTES)
    expect(socket.bytesWritten).toBe(bytes)
  },
)

test('a response that takes a long time to render is not cut off', async () => {
  await serve((req, res) => {
    allowTimeToRender(res)
    req.socket.once('timeout', () => res.end('done'))
  })
  reader.resume().setEncoding('utf8')
  const [text] = await once(reader, 'data')
  expect(text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done/)
})
