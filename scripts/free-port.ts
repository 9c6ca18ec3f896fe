import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns a free local port.
 * @throws the system's error if no port is free.
 */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('Expected the server to listen on a TCP port')
  return address.port
}
