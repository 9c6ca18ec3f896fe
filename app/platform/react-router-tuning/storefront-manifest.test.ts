import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  buildManifestScript,
  buildStorefrontManifest,
  buildStorefrontManifestScript,
  parseManifest,
  pickShopperRoutes,
} from '#app/platform/react-router-tuning/storefront-manifest.ts'

const route = (id: string, ...imports: string[]) => ({
  id,
  module: `/assets/${id}.js`,
  imports,
  css: [],
  hasLoader: true,
  hasAction: false,
})
const routes = [
  'root',
  'routes/storefront/home',
  'routes/storefront/order',
  'routes/admin/products',
  'routes/admin/preview-storefront',
]

/** Returns the manifest of a browser that has run the script. */
function readManifestAfter(script: string): unknown {
  const window: Record<string, unknown> = {}
  runInContext(script, createContext({ window }))
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

test('the storefront’s manifest contains no admin routes', () => {
  const all = {
    entry: { module: '/assets/entry.js' },
    routes: {
      ...Object.fromEntries(routes.map((id) => [id, route(id, 'shell.js', 'cards.js')])),
      root: route('root', 'shell.js'),
    },
    url: '/assets/manifest-1a2b.js',
    version: '1a2b',
  }
  const manifest = buildStorefrontManifest(parseManifest(`window.__reactRouterManifest=${JSON.stringify(all)};`))
  const { url } = manifest
  expect(url).toBe('/assets/shop-manifest-1a2b.js')
  expect(parseManifest(buildManifestScript(manifest))).toEqual(manifest)
  expect(readManifestAfter(buildStorefrontManifestScript(manifest))).toEqual(manifest)
  expect(manifest).toEqual({
    ...all,
    url,
    routes: {
      root: { id: 'root', module: '/assets/root.js', hasLoader: true },
      'routes/storefront/home': {
        id: 'routes/storefront/home',
        module: '/assets/routes/storefront/home.js',
        hasLoader: true,
        imports: ['cards.js'],
      },
      // This route is never preloaded
      'routes/storefront/order': {
        id: 'routes/storefront/order',
        module: '/assets/routes/storefront/order.js',
        hasLoader: true,
      },
    },
  })
})

test('a file that is not a manifest is rejected', () => {
  expect(() => parseManifest('export default {}')).toThrow()
})

test('shoppers’ routes include previews in the admin, but no other screens of the admin', () => {
  const layout = { module: '/assets/layout.js' }
  const all = {
    entry: { module: '/assets/entry.js' },
    url: '/assets/manifest-1a2b.js',
    routes: {
      root: { module: '/assets/root.js' },
      'routes/storefront/layout': { ...layout, parentId: 'root' },
      'routes/storefront/home': { module: '/assets/home.js', parentId: 'routes/storefront/layout' },
      'routes/admin/preview-layout': { module: '/assets/preview.js', parentId: 'root' },
      'routes/admin/preview-storefront': { ...layout, parentId: 'routes/admin/preview-layout' },
      'routes/admin/page-preview': { module: '/assets/page.js', parentId: 'routes/admin/preview-storefront' },
      'routes/admin/products': { module: '/assets/products.js', parentId: 'root' },
    },
  }
  expect(Object.keys(pickShopperRoutes(all))).toEqual(Object.keys(all.routes).filter((id) => !id.endsWith('products')))
})
