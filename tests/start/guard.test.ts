import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { POLICIES } from '#app/store/policies.ts'
import { type LeafRoute, listLeafRoutes } from '#tests/support/leaf-routes.ts'
import { listFailures } from '#tests/support/list-failures.ts'
import { isLong } from '#tests/support/long.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { addStaff, openStaffSession } from '#tests/support/staff-session.ts'

// Tests that only staff get into the admin, at every URL and with every kind of request. The tests use the route table
// itself, so that no new route is forgotten.

/** Routes under /admin that are deliberately open; see their files. */
const OPEN = ['login', 'login-code', 'login-forgot', 'login-reset', 'logout'].map((name) => `routes/admin/${name}`)

/** Public routes. Any route not on this list must reject strangers. */
const PUBLIC: ReadonlySet<string> = new Set([
  ...OPEN,
  ...[
    'home',
    'shop',
    'shop-filters',
    'collection',
    'product',
    'product-reviews',
    'product-size-guide',
    'waiting-join',
    'withdraw',
    'order-withdraw', // protected by the order's link
    'waiting-entry', // protected by its link, which cannot be guessed
    'newsletter-entry', // protected by its link, which cannot be guessed
    'lookbook',
    ...POLICIES.map((policy) => `policy-${policy}`),
    'written-page',
    'about',
    'contact',
    'faq',
    'wishlist',
    'checkout',
    'my-orders',
    'order-list', // protected by its link, which cannot be guessed
    'order',
    'order-review',
    'order-review-mails',
    'coming-soon',
  ].map((name) => `routes/storefront/${name}`),
  'routes/storefront/not-found',
  'routes/api/search-suggestions',
  'routes/api/shop-sizes',
  'routes/api/wishlist-items',
  'routes/api/wishlist-products',
  'routes/api/wishlist-change',
  'routes/api/sitemap-start',
  'routes/api/sitemap',
  'routes/api/robots',
  'routes/api/product-feed',
  'routes/api/garment-passport',
  'routes/api/web-manifest',
  'routes/api/share-image',
  'routes/api/brand-file',
  'routes/api/product-cards',
  'routes/api/quick-products',
  'routes/api/review-vote',
  'routes/api/checkout-quote',
  'routes/api/checkout-shipping',
  'routes/api/checkout-earlier',
  'routes/api/checkout-order',
  'routes/api/contact-message',
  'routes/api/newsletter',
  'routes/api/order-invoice', // protected by an order's link, which cannot be guessed
  'routes/api/order-payment', // protected by an order's link, which cannot be guessed
  'routes/api/payment-webhook', // protected by its signature
  'routes/api/auth', // login for scripts
])

const leaves = listLeafRoutes(await routes).map(withUnknownId)

/** Routes that reject strangers. Those without a page have their own guard, which responds with an error status. */
const nonPublicRoutes = leaves.filter(({ id }) => !PUBLIC.has(id))
const guardedRoutes = leaves.filter(({ isGuarded }) => isGuarded)

/** Replaces each parameter with an unknown id. */
function withUnknownId(leaf: LeafRoute): LeafRoute {
  return { ...leaf, path: leaf.path.replace('*', 'no/such/screen').replace(/:\w+/g, randomUUID()) }
}

const store = getSharedStore()
const { db, cookie: session } = await openStaffAccess(store)

type Request = { readonly cookie?: string; readonly method?: string }

/** Sends a request like one from the store's own pages. */
function request(path: string, { cookie, method = 'GET' }: Request = {}): Promise<Response> {
  return fetch(store.url + path, {
    method,
    redirect: 'manual',
    headers: { ...(cookie && { Cookie: cookie }), ...(method === 'POST' && { Origin: store.url }) },
    ...(method === 'POST' && { body: new URLSearchParams() }),
  })
}

/**
 * Five requests for each route: for its page, for all data of the page, for the data of the route alone, a form, and a
 * form sent by a script.
 */
const requests = nonPublicRoutes.flatMap(({ path, id, isGuarded }) => [
  { isGuarded, path, method: 'GET' },
  { isGuarded, path: `${path}.data`, method: 'GET' },
  { isGuarded, path: `${path}.data?_routes=${id}`, method: 'GET' },
  { isGuarded, path, method: 'POST' },
  { isGuarded, path: `${path}.data`, method: 'POST' },
])
type RouteRequest = (typeof requests)[number]
const getName = ({ method, path }: RouteRequest) => `${method} ${path}`

/** One request per route, cycling through the kinds; `npm run test:long` sends all of them. */
const chosenRequests = isLong ? requests : requests.filter((_, index) => index % 5 === Math.floor(index / 5) % 5)

/**
 * Asserts a redirect to login, as a response or as data for a script, or a rejection for a resource, and nothing else.
 */
async function expectNoAccess(response: Response, { isGuarded }: RouteRequest, status = 401): Promise<void> {
  const body = await response.text()
  if (!isGuarded) {
    expect(response.status).toBe(status)
  } else if (response.status === 202) {
    expect(body).toMatch(/SingleFetchRedirect|"redirect"/) // from a loader or an action
    expect(body).toContain('/admin/login')
  } else {
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toMatch(/^\/admin\/login(\?|$)/)
  }
  expect(body.length).toBeLessThan(600)
  expect(response.headers.get('cache-control')).toBe('no-store')
}

test('every page under /admin is behind the guard, except login and logout', () => {
  const unguardedRoutes = leaves.filter(({ path, isGuarded }) => /^\/admin(\/|$)/.test(path) && !isGuarded)
  const screens = unguardedRoutes.filter(({ id }) => !id.startsWith('routes/api/'))
  expect(screens.map(({ id }) => id).sort()).toEqual(OPEN)
  expect(guardedRoutes.map(({ id }) => id)).toContain('routes/admin/product-preview')
  expect([...PUBLIC].filter((id) => !leaves.some((leaf) => leaf.id === id))).toEqual([])
  expect(nonPublicRoutes.length).toBeGreaterThan(40)
})

test('strangers cannot use any route that is not listed as public, with any kind of request', async () => {
  expect(
    await listFailures(requests, getName, async (routeRequest) =>
      expectNoAccess(await request(routeRequest.path, routeRequest), routeRequest),
    ),
  ).toEqual([])
})

test('a forged cookie opens no route', async () => {
  const forgedCookie = `${session.split('=')[0]}=${randomUUID().replaceAll('-', '')}.${'A'.repeat(43)}%3D`
  const check = async (routeRequest: RouteRequest) =>
    expectNoAccess(await request(routeRequest.path, { ...routeRequest, cookie: forgedCookie }), routeRequest)
  expect(await listFailures(chosenRequests, getName, check)).toEqual([])
})

test('a disabled staff member cannot use any route and is logged out', async () => {
  const { id, email } = await addStaff(db, 'Guarded')
  await db.$client.query('update admin_users set is_active = false where id = $1', [id])
  const check = async (routeRequest: RouteRequest) => {
    const { token, cookie } = await openStaffSession(db, store, email)
    const response = await request(routeRequest.path, { ...routeRequest, cookie })
    await expectNoAccess(response, routeRequest, 403)
    expect(response.headers.get('set-cookie')).toMatch(/^lumina\.session=; Max-Age=0/)
    expect((await db.$client.query('select from auth_sessions where token = $1', [token])).rowCount).toBe(0)
  }
  expect(await listFailures(chosenRequests, getName, check)).toEqual([])
})

test('other sites cannot write with a staff session, whatever the body and the URL', async () => {
  const foreignHeaders: readonly Readonly<Record<string, string>>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  ]
  const paths = leaves.flatMap(({ path }) => (path.startsWith('/webhooks/') ? [] : [path, `${path}.data`]))
  const writes = paths.map((path, index) => ({
    path,
    headers: { Cookie: session, ...foreignHeaders[index % foreignHeaders.length] },
  }))
  const check = async ({ path, headers }: (typeof writes)[number]) => {
    const body = new URLSearchParams({ a: '1' })
    expect((await fetch(store.url + path, { method: 'POST', headers, body })).status).toBe(403)
  }
  expect(await listFailures(writes, ({ path }) => path, check)).toEqual([])
})

test('PUT, PATCH and DELETE are not allowed on any admin page, even for staff', async () => {
  const check = async ({ path }: LeafRoute) => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(store.url + path, { method, headers: { Cookie: session, Origin: store.url } })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    }
  }
  expect(await listFailures(guardedRoutes, ({ path }) => path, check)).toEqual([])
})

test('HEAD requests from strangers are redirected or rejected', async () => {
  const check = async ({ path }: LeafRoute) => {
    expect([302, 401]).toContain((await request(path, { method: 'HEAD' })).status)
  }
  expect(await listFailures(nonPublicRoutes, ({ path }) => path, check)).toEqual([])
})

describe('staff', () => {
  test('can open every screen, and screens for an unknown id are not found', async () => {
    const check = async ({ path }: LeafRoute) => {
      const { status } = await request(path, { cookie: session })
      const isMissing = /[0-9a-f]{8}-/.test(path) || ['/admin/page-cache', '/admin/views/new'].includes(path)
      expect(status).toBe(isMissing ? 404 : 200)
    }
    const screens = guardedRoutes.filter(({ path }) => !path.includes('/no/such/'))
    expect(await listFailures(screens, ({ path }) => path, check)).toEqual([])
  })

  test('are redirected from an unknown screen to the dashboard', async () => {
    const response = await request('/admin/no/such/screen', { cookie: session })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/admin'])
  })

  test('are redirected from the login page only to admin pages', async () => {
    const readRedirect = async (target: string) =>
      (await request(`/admin/login?redirectTo=${encodeURIComponent(target)}`, { cookie: session })).headers.get(
        'location',
      )
    expect(await readRedirect('/admin/orders?page=2')).toBe('/admin/orders?page=2')
    expect(await readRedirect('https://evil.example/admin')).toBe('/admin')
    expect(await readRedirect('//evil.example/admin')).toBe('/admin')
    expect(await readRedirect('/\\evil.example')).toBe('/admin')
  })
})
