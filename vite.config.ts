import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// What every page of the storefront runs, in two files instead of thirty: each file costs a phone a request and a
// kilobyte of headers. What shows products is a third, which checkout does without. The screens' own code, and the back
// office's, stay in files of their own.
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//
const shell =
  /app\/(lib\/(echo|hydrated|json|picture-url|stored)|platform\/http|routes\/storefront\/page-message|ui\/[^/]+$|features\/(money|cart|settings|orders\/order\.|checkout\/(fresh-cart|checkout-calls)|catalog\/(price|catalog)))/
const cards = /app\/features\/(stock|catalog\/(product-card|store-picture))/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The policy allows fonts and scripts from our own address only, so nothing is turned into a data: URL.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 2 },
                { name: 'shell', test: shell, minShareCount: 2, priority: 1 },
                { name: 'cards', test: cards, minShareCount: 2, priority: 0 },
              ],
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
