import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createRouteHandlers } from '#server/route-handlers.ts'
import { createOnePageBuild } from '#tests/support/one-page-build.ts'

const module = { default: () => null }
const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module },
  shell: { id: 'shell', parentId: 'root', module },
  home: { id: 'home', parentId: 'shell', index: true, module },
  product: { id: 'product', parentId: 'shell', path: 'product/:id', module },
  admin: { id: 'admin', parentId: 'root', path: 'admin', module },
  dashboard: { id: 'dashboard', parentId: 'admin', index: true, module },
}
const assets = Object.fromEntries(Object.keys(routes).map((id) => [id, { id }]))

/** Returns the routes that a handler renders with, those in its manifest, and those that match the path. */
async function request(routeId: string, path: string, prefix?: string) {
  const records: string[][] = []
  const pageBuild = createOnePageBuild({
    render: (_request, status, _headers, { manifest, routeModules, staticHandlerContext: { matches } }) => {
      records.push(
        Object.keys(routeModules),
        Object.keys(manifest.routes),
        matches.map(({ route }) => route.id),
      )
      return new Response(null, { status })
    },
  })
  const build = { ...pageBuild, routes, assets: { ...pageBuild.assets, routes: assets } } as unknown as ServerBuild
  const { status } = await createRouteHandlers(build, 'production')(routeId, prefix)(
    new Request(`http://localhost${path}`),
  )
  const [modules, inManifest, matched] = records
  return { status, modules, inManifest, matched }
}

test('a page renders only with its own routes and those of the home page', async () => {
  const needed = ['root', 'shell', 'home', 'product']
  expect(await request('product', '/product/7')).toEqual({
    status: 200,
    modules: needed,
    inManifest: needed,
    matched: ['root', 'shell', 'product'],
  })
})

test('an admin page has no storefront routes except the home page', async () => {
  const { modules, matched } = await request('dashboard', '/admin')
  expect(modules).toEqual(['root', 'shell', 'home', 'admin', 'dashboard'])
  expect(matched).toEqual(['root', 'admin', 'dashboard'])
})

test('a handler for an unknown id has all routes', async () => {
  const { status, modules } = await request('none', '/admin')
  expect(status).toBe(200)
  expect(modules).toEqual(Object.keys(routes))
})

test.each(['/de/product/7', '/DE/product/7'])('under a prefix, %s is the product page', async (path) => {
  const { status, matched } = await request('product', path, 'de')
  expect([status, matched]).toEqual([200, ['root', 'shell', 'product']])
})

test.each(['/de', '/de/', '/de/_.data', '/de.data'])('under a prefix, %s is the home page', async (path) => {
  const { status, matched = ['root', 'shell', 'home'] } = await request('home', path, 'de')
  expect([status, matched]).toEqual([200, ['root', 'shell', 'home']])
})
