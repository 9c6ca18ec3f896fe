import { createServer } from 'vite'
import { createDevHandle } from '#server/dev-handle.ts'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

// Loaded by Vite, as the routes are, so that both share module instances.
const { runStore } = await vite.ssrLoadModule('/server/run-store.ts')

await runStore(createDevHandle(vite))
