import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import type { Handle } from '#server/handle.ts'

/** Vite replaces edited modules with new ones, in which the wired lists are empty. */
const WIRING = ['/app/wiring.ts', '/app/wiring.archive.ts', '/app/wiring.imports.ts']

/** Handles requests with the current sources. While they cannot be loaded, the response contains the reason. */
export function createDevHandle(vite: Pick<ViteDevServer, 'middlewares' | 'ssrLoadModule'>): Handle {
  return (req, res) => {
    vite.middlewares(req, res, async () => {
      try {
        for (const file of WIRING) await vite.ssrLoadModule(file)
        const { createHandle } = await vite.ssrLoadModule('/server/handle.ts')
        const build = await vite.ssrLoadModule('virtual:react-router/server-build')
        createHandle({ build, findFile: null })(req, res)
      } catch (error) {
        const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
        res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(reason)
      }
    })
  }
}
