import { expect, test } from 'vitest'
import { storefrontManifest } from '#app/platform/react-router-tuning/storefront-manifest.ts'

const route = (id: string, ...imports: string[]) => ({
  ...{ id, module: `/assets/${id}.js`, imports, css: [], hasLoader: true, hasAction: false },
})
const routes = ['root', 'routes/storefront/home', 'routes/admin/products', 'routes/admin/preview-storefront']

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
  const { url, script } = storefrontManifest(`window.__reactRouterManifest=${JSON.stringify(all)};`)
  expect(url).toBe('/assets/shop-manifest-1a2b.js')
  const manifest = JSON.parse(script.replace(/^window\.__reactRouterManifest=|;$/g, ''))
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
    },
  })
})

test('a file that is not a manifest is refused', () => {
  expect(() => storefrontManifest('export default {}')).toThrow()
})
