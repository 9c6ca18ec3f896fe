import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { computedData } from './app/platform/computed-data.ts'
import { messageTokens } from './app/platform/language-scripts/message-tokens.ts'
import { chunkGroups } from './app/platform/react-router-tuning/chunks.ts'
import { browserPlugins } from './app/platform/react-router-tuning/vite-plugins.ts'
import { SUPPORTED_BROWSERS } from './app/platform/supported-browsers.ts'

/**
 * If these packages were not bundled, Node would read their long package.json for each file, which takes 0.5 s and 150
 * MB.
 */
const BUNDLED = ['drizzle-orm', 'better-auth', /^@better-auth\//, 'lucide-react', 'zod']
/** Packages that our plug-ins change. */
const CHANGED_IN_BUILD = ['react-router']

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), messageTokens(), computedData(), ...browserPlugins],
  build: {
    // The CSP allows fonts and scripts from our own origin only, so no asset can be inlined as a data: URL.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        target: Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => name + version),
        modulePreload: false,
        rolldownOptions: {
          // Messages are inlined where they are used. If shared, all of a feature's messages would move to the file
          // that every page loads.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? [...BUNDLED, ...CHANGED_IN_BUILD] : BUNDLED },
      // One build contains server and routes: separate builds would duplicate modules with state (pool, secrets).
      build: { rolldownOptions: { input: './server/main.ts' } },
    },
  },
}))
