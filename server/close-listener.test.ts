import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { expect, test } from 'vitest'
import { closeListener } from '#server/close-listener.ts'

const close = (server: Server) => () => new Promise<void>((resolve) => server.close(() => resolve()))

/** Requests `path` over a connection of its own: the status of the response, or the code of the error. */
function ask(port: number): Promise<unknown> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, agent: false })
      .once('response', (response) => resolve(response.resume().statusCode))
      .once('error', (error) => resolve('code' in error ? error.code : error))
      .end()
  })
}

test('connections that the kernel established and nobody accepted are answered, later ones are refused', async () => {
  let wasListening = false
  const server = createServer((_request, response) => {
    wasListening ||= server.listening
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : Number.NaN
  const refused = Promise.withResolvers<unknown>()
  server.on('request', () => refused.resolve(ask(port)))
  const asked = Array.from({ length: 20 }, () => ask(port))
  await new Promise((connected) => process.nextTick(connected)) // none is accepted before the next turn of the event loop
  await closeListener(server, close(server))
  expect(await Promise.all(asked)).toEqual(Array(20).fill(200))
  expect(wasListening).toBe(false) // no response brought a client back while the listener was open
  expect(await refused.promise).toBe('ECONNREFUSED')
})
