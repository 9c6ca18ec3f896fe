import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, test } from 'vitest'
import { closeListener } from '#server/close-listener.ts'

/**
 * Requests wait at least this long after the listener is closed. A client that gets a response opens its next
 * connection, possibly to another process that is about to close.
 */
const MIN_HOLD_MS = 40

/** Sends a request over its own connection. Returns the status of the response or the code of the error. */
function send(port: number): Promise<unknown> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, agent: false })
      .once('response', (response) => resolve(response.resume().statusCode))
      .once('error', (error) => resolve('code' in error ? error.code : error))
      .end()
  })
}

test('connections that the kernel established get a response, but later connections are refused', async () => {
  let closedAt = Number.POSITIVE_INFINITY
  let firstAt = Number.POSITIVE_INFINITY
  const server = createServer((_request, response) => {
    firstAt = Math.min(firstAt, performance.now())
    response.end()
  })
  const close = () => {
    closedAt = performance.now()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : Number.NaN
  const lateRequest = Promise.withResolvers<unknown>()
  server.on('request', () => lateRequest.resolve(send(port)))
  const requested = Array.from({ length: 20 }, () => send(port))
  await new Promise((connected) => process.nextTick(connected)) // no connection is accepted before the next tick of the event loop
  await closeListener(server, close)
  expect(await Promise.all(requested)).toEqual(Array(20).fill(200))
  expect(firstAt - closedAt).toBeGreaterThan(MIN_HOLD_MS) // no client got a response while a listener was open
  expect(await lateRequest.promise).toBe('ECONNREFUSED')
})
