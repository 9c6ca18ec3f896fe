import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, parseSync, Visitor } from 'vite'

/**
 * Modules that belong into one file: files and whole folders (ending in '/') of `app`.
 * @throws where one is not there: a file that was moved would silently go into a file of its own
 */
function modules(...paths: readonly string[]): (id: string) => boolean {
  const full = paths.map((path) => `${import.meta.dirname}/app/${path}`)
  const missing = full.filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`vite.config.ts names what is not there: ${missing.join(', ')}`)
  return (id) => {
    const [file = ''] = id.split('?')
    return full.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))
  }
}

// What every page of the storefront runs, in two files instead of thirty: each file costs a phone a request and a
// kilobyte of headers. What shows products is a third, which checkout does without; the page of a product, which staff
// see as a preview too, is another; what carts need of it, how many pieces are wanted, lies beside it. The screens' own code,
// and the admin's, stay in files of their own.
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//
const shellModules = modules(
  'storefront.css',
  'lib/optimistic.ts',
  'lib/format/locale.ts',
  'lib/format/number.ts',
  'lib/hydrated.ts',
  'lib/json.ts',
  'lib/lazy.ts',
  'lib/image-url.ts',
  'lib/post-json.ts',
  'lib/local-storage.ts',
  'platform/http/',
  'routes/storefront/page.tsx',
  'features/storefront/page-message.tsx',
  'ui/light-panel.tsx',
  'ui/button.tsx',
  'ui/dialog.tsx',
  'ui/icon.tsx',
  'ui/lazy-slot.tsx',
  'ui/pressable.ts',
  'ui/rich-text.tsx',
  'ui/toast.tsx',
  'features/money/',
  'features/cart/cart.ts',
  'features/cart/cart-provider.tsx',
  'features/catalog/catalog.ts',
  'features/catalog/storefront/price.tsx',
  'features/settings/settings.ts',
  'features/settings/store.tsx',
  'features/seo/page-head.ts',
  'features/wishlist/messages/',
  'features/wishlist/wishlist.ts',
  'features/wishlist/wishlist-calls.ts',
  'features/wishlist/wishlist-provider.tsx',
)
const shell = (id: string) => id.includes('vite/preload-helper') || shellModules(id)
const cards = modules(
  'features/stock/stock.ts',
  'features/catalog/storefront/product-card.tsx',
  'features/catalog/storefront/product-card-data.ts',
  'features/catalog/storefront/store-image.tsx',
  'features/wishlist/savable-card.tsx',
  'features/wishlist/wishlist-heart.tsx',
)
const quantity = modules('features/cart/quantity-stepper.tsx')
const productPage = modules(
  'routes/storefront/product.tsx',
  'features/storefront/product-page.tsx',
  'features/cart/add-to-cart.tsx',
  'features/reviews/',
  'features/catalog/storefront/product/chosen-color.ts',
  'features/catalog/storefront/product/product-gallery.tsx',
  'features/catalog/storefront/product/product-notes.tsx',
  'features/catalog/storefront/product/product-row.tsx',
  'features/catalog/storefront/product/product-tabs.tsx',
  'features/catalog/storefront/product/recently-viewed.ts',
  'features/catalog/storefront/product/recently-viewed-place.tsx',
)

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

/** Browsers are told of all routes at once (server/storefront-manifest.ts), so what looks for others stays out. */
const withoutRouteDiscovery: Plugin = {
  name: 'without-route-discovery',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/ },
    handler: () => `
      export const getManifestPath = undefined
      export const getPartialManifest = undefined
      export const getPatchRoutesOnNavigationFunction = () => undefined
      export const getPathsWithAncestors = undefined
      export const handleClientVersionMismatch = undefined
      export const isFogOfWarEnabled = () => false
      export const useFogOFWarDiscovery = () => {}`,
  },
}

/**
 * The sentences in the framework's errors and warnings, three kilobytes on every page: they speak to whoever develops it,
 * and are there in development. In production the stack says where it was.
 */
const withoutErrorTexts: Plugin = {
  name: 'without-error-texts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code, id) => {
      const texts: { start: number; end: number }[] = []
      new Visitor({
        CallExpression({ callee, arguments: [, text] }) {
          const isCheck = callee.type === 'Identifier' && /^(invariant|warning|warnOnce)$/.test(callee.name)
          if (isCheck && text) texts.push(text)
        },
        NewExpression({ callee, arguments: [text] }) {
          const isText = text && ['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(text.type)
          if (isText && callee.type === 'Identifier' && callee.name === 'Error') texts.push(text)
        },
      }).visit(parseSync(id, code).program)
      return texts
        .toSorted((a, b) => b.start - a.start)
        .reduce((all, { start, end }) => `${all.slice(0, start)}''${all.slice(end)}`, code)
    },
  },
}

/**
 * With its first object schema zod tries whether it may turn text into code. Our policy forbids it, and a browser reports
 * the attempt, though zod catches it. Told here, as it has to be known before any schema is made.
 */
const withoutCompiledSchemas: Plugin = {
  name: 'without-compiled-schemas',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /zod\/v4\/core\/core\.js$/ },
    handler: (code) => `${code}\nconfig({ jitless: true })`,
  },
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    withoutPreloadHelper,
    withoutInstrumentation,
    withoutDefaultPages,
    withoutRouteDiscovery,
    withoutErrorTexts,
    withoutCompiledSchemas,
  ],
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
