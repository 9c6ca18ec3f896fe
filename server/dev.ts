import { createServer } from 'vite'
import { devHandle } from '#server/dev-handle.ts'

// The same shop as in production, with Vite in front: it serves the sources, and each change at once.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

// Loaded by Vite like the routes are, so that both see the same modules.
const { runStore } = await vite.ssrLoadModule('/server/run-shop.ts')

await runStore(devHandle(vite))
