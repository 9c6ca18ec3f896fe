import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

// What every page of the storefront runs, in two files instead of thirty: each file costs a phone a request and a
// kilobyte of headers. What shows products is a third, which checkout does without; the page of a product, which staff
// see as a preview too, is another; what carts need of it, how many pieces are wanted, lies beside it. The screens' own code,
// and the back office's, stay in files of their own.
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//
const shell =
  /vite\/preload-helper|app\/(storefront\.css|lib\/(echo|hydrated|json|late|picture-url|post-json|stored)|platform\/http|routes\/storefront\/page(-message)?\.|ui\/(?!field|toast-region)[^/]+$|features\/(money|cart\/cart|settings\/(settings|store)\.|seo\/page-head\.|wishlist\/wishlist(-calls|-provider)?\.|catalog\/(price|catalog)))/
const cards =
  /app\/features\/(stock\/stock\.|wishlist\/(savable-card|wishlist-heart)|catalog\/(product-card|store-picture))/
const quantity = /app\/features\/cart\/quantity-stepper/
const productPage =
  /app\/(routes\/storefront\/product(-page)?\.tsx|features\/(cart\/add-to-cart|reviews|catalog\/(chosen-color|product-(gallery|notes|row|tabs)|recently-viewed(-place)?\.)))/

/**
 * Around each `import()` Vite puts a helper that fetches the part's styles and imports beside it: a kilobyte on every
 * page. Late parts have no styles of their own and few imports, so here it does nothing.
 */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/** What watches over a router is watched by nobody here: more than a kilobyte on every page. */
const withoutInstrumentation: Plugin = {
  name: 'without-instrumentation',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () => `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = undefined`,
  },
}

/**
 * The framework's own pages for an error and for loading, a kilobyte on every page: our root has one for errors. Should that
 * fail, too, a line with a link is enough, and better for shoppers than the trace of a bug.
 */
const withoutDefaultPages: Plugin = {
  name: 'without-default-pages',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/ },
    handler: () => `
      import { Component, createElement } from 'react'
      export const BoundaryShell = () => null
      export const RemixRootDefaultErrorBoundary = () =>
        createElement('html', null, createElement('body', null, createElement('a', { href: '' }, 'Something went wrong. Reload')))
      export class RemixErrorBoundary extends Component {
        state = {}
        static getDerivedStateFromError = () => ({ hasFailed: true })
        render() {
          return this.state.hasFailed ? createElement(RemixRootDefaultErrorBoundary) : this.props.children
        }
      }`,
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutPreloadHelper, withoutInstrumentation, withoutDefaultPages],
  build: {
    // The policy allows fonts and scripts from our own address only, so nothing is turned into a data: URL.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 2 },
                { name: 'shell', test: shell, minShareCount: 2, priority: 1 },
                { name: 'cards', test: cards, minShareCount: 2, priority: 0 },
                { name: 'quantity', test: quantity, priority: 1 },
                { name: 'product-page', test: productPage, priority: 0 },
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
