import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'vite'

// The same shop as in production, with Vite in front: it serves the sources, and each change at once.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

// Loaded by Vite like the routes are, so that both see the same modules.
const { runShop } = await vite.ssrLoadModule('/server/run-shop.ts')

await runShop((req: IncomingMessage, res: ServerResponse) => {
  return new Promise((resolve) => {
    vite.middlewares(req, res, async () => {
      const { createHandle } = await vite.ssrLoadModule('/server/handle.ts')
      const build = await vite.ssrLoadModule('virtual:react-router/server-build')
      resolve(createHandle({ build, findFile: null })(req, res))
    })
  })
})
