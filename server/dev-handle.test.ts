import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createServer as createVite } from 'vite'
import { expect, test, vi } from 'vitest'
import { createDevHandle } from '#server/dev-handle.ts'

/** Creates a Vite server whose first load fails, as while a source file is being edited. */
async function createBrokenVite() {
  const vite = await createVite({ configFile: false, appType: 'custom', server: { middlewareMode: true, ws: false } })
  const createHandle = () => (_req: unknown, res: ServerResponse) => res.end('a page')
  vi.spyOn(vite, 'ssrLoadModule')
    .mockRejectedValueOnce(new SyntaxError('Unexpected token in shop.tsx'))
    .mockResolvedValue({ createHandle })
  return vite
}

test('while a source file cannot be loaded, the response contains the reason; later requests work again', async () => {
  const vite = await createBrokenVite()
  const server = createServer(createDevHandle(vite)).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The server is not listening')
    const request = () => fetch(`http://127.0.0.1:${address.port}/shop`)
    const broken = await request()
    expect(broken.status).toBe(500)
    expect(await broken.text()).toContain('Unexpected token in shop.tsx')
    expect(await (await request()).text()).toBe('a page')
    expect(vite.ssrLoadModule).toHaveBeenCalledWith('/app/wiring.ts') // fills the lists of the reloaded modules
  } finally {
    server.close()
    await vite.close()
  }
})
