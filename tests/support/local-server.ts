import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

type LocalServer = { readonly url: string; readonly close: () => Promise<void> }

/** Starts a server on a free port on this machine. Closing the server also ends open connections. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
