import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './app/platform/react-router-tuning/chunks.ts'
import { browserPlugins } from './app/platform/react-router-tuning/vite-plugins.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), ...browserPlugins],
  build: {
    // The policy allows fonts and scripts from our own address only, so nothing is turned into a data: URL.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          // A text goes where it is used: shared, all texts of a feature would go into the file that every page loads.
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
      // Loaded file by file, Node reads their long package.json again for each: half a second and 150 MB.
      resolve: { noExternal: ['drizzle-orm', 'better-auth', /^@better-auth\//, 'lucide-react', 'zod'] },
      // One build holds the server and the routes: compiled apart, modules with state (pool, secrets) would exist twice.
      build: { rolldownOptions: { input: './server/main.ts' } },
    },
  },
})
