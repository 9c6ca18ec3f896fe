import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The policy allows fonts and scripts from our own address only, so nothing is turned into a data: URL.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      // Loaded file by file, Node reads their long package.json again for each: half a second and 150 MB.
      resolve: { noExternal: ['drizzle-orm', 'better-auth', /^@better-auth\//, 'lucide-react', 'zod'] },
      // One build holds the server and the routes: compiled apart, modules with state (pool, secrets) would exist twice.
      build: { rolldownOptions: { input: './server/main.ts' } },
    },
  },
})
