import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { watchConnections } from '#server/idle-connections.ts'

/** More than the system's buffers hold, so that it is sent only while the client is reading. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x')

const server = createServer((_request, response) => response.end(LARGE))
const connections = watchConnections(server)
server.listen(0, '127.0.0.1')

afterEach(() => server.close())

test('idle connections are closed, and a response that is read slowly arrives completely', async () => {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : Number.NaN
  const agent = new Agent({ keepAlive: true })
  const request = async (): Promise<IncomingMessage> => {
    const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response')
    return response
  }
  const slow = await request()
  const idle = await request()
  const { socket } = idle
  await buffer(idle)
  expect(connections.list()).toHaveLength(2)
  connections.closeIdle()
  expect(await buffer(slow)).toHaveLength(LARGE.length)
  await expect.poll(() => socket.destroyed).toBe(true)
  agent.destroy()
})
