import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POLICIES } from '#app/features/pages/policies.ts'
import routes from '#app/routes.ts'
import { type LeafRoute, listLeafRoutes } from '#tests/support/leaf-routes.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Only staff get into the admin, at every URL and with every kind of request. The list is the route table itself, so
// that no new route is forgotten.

/** Routes under /admin that are deliberately open; see the three files. */
const OPEN = ['/admin/login', '/admin/login/code', '/admin/logout']

const leaves = listLeafRoutes(await routes)
const guarded = leaves.filter(({ isGuarded }) => isGuarded).map(withUnknownId)
/** Resource routes: they have their own guard, which refuses with a status. */
const resources = leaves
  .filter(({ path, isGuarded }) => path.startsWith('/admin/') && !isGuarded && !OPEN.includes(path))
  .map(withUnknownId)

/** With an unknown id in place of each parameter. */
function withUnknownId({ path, id }: LeafRoute): GuardedRoute {
  return { id, path: path.replace('*', 'no/such/screen').replace(/:\w+/g, randomUUID()) }
}

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let session: string

beforeAll(async () => {
  store = await startStore({ env: { LIMIT_SIGN_IN_ACCOUNT: '1000', LIMIT_SIGN_IN_ADDRESS: '1000' } })
  database = openStoreDatabase(store)
  session = await logIn()
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

type Request = { readonly cookie?: string; readonly method?: 'GET' | 'POST'; readonly body?: Record<string, string> }

/** Like a request from the store's own pages. */
function request(path: string, { cookie, method = 'GET', body = {} }: Request = {}): Promise<Response> {
  return fetch(store.url + path, {
    method,
    redirect: 'manual',
    headers: { ...(cookie && { Cookie: cookie }), ...(method === 'POST' && { Origin: store.url }) },
    ...(method === 'POST' && { body: new URLSearchParams(body) }),
  })
}

async function logIn(body: Record<string, string> = store.admin, cookie?: string): Promise<string> {
  const response = await request('/admin/login', { method: 'POST', body, ...(cookie && { cookie }) })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const ways = [
  { way: 'a page', to: ({ path }: GuardedRoute) => path, method: 'GET' },
  { way: 'data', to: ({ path }: GuardedRoute) => `${path}.data`, method: 'GET' },
  { way: 'data of that route alone', to: ({ path, id }: GuardedRoute) => `${path}.data?_routes=${id}`, method: 'GET' },
  { way: 'a form', to: ({ path }: GuardedRoute) => path, method: 'POST' },
  { way: 'a form sent by script', to: ({ path }: GuardedRoute) => `${path}.data`, method: 'POST' },
] as const
type GuardedRoute = { readonly path: string; readonly id: string }

const forged = () => `${session.split('=')[0]}=${randomUUID().replaceAll('-', '')}.${'A'.repeat(43)}%3D`
const strangers = [
  { who: 'a stranger', cookie: () => undefined },
  { who: 'a forged cookie', cookie: forged },
] as const

/** Asserts a redirect to login, as a response or as data for a script, and nothing else. */
async function expectRedirectToLogin(response: Response): Promise<void> {
  const body = await response.text()
  if (response.status === 202) {
    expect(body).toMatch(/SingleFetchRedirect|"redirect"/) // as from a loader or an action
    expect(body).toContain('/admin/login')
  } else {
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toMatch(/^\/admin\/login(\?|$)/)
  }
  expect(body.length).toBeLessThan(600)
  expect(response.headers.get('cache-control')).toBe('no-store')
}

test('§2 §6 §D everything under /admin is behind the guard, except login and logout', () => {
  const outside = leaves.filter(({ path, isGuarded }) => /^\/admin(\/|$)/.test(path) && !isGuarded)
  const screens = outside.filter(({ id }) => !id.startsWith('routes/api/'))
  expect(screens.map(({ path }) => path).sort()).toEqual(OPEN)
  expect(resources.length).toBeGreaterThanOrEqual(3)
  expect(guarded.length).toBeGreaterThanOrEqual(7)
  expect(guarded.map(({ id }) => id)).toContain('routes/admin/product-preview')
})

/** Public routes. Any route that is not on this list must refuse strangers. */
const PUBLIC: ReadonlySet<string> = new Set([
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
    'order-withdraw', // by the link of the order
    'waiting-entry', // by its link, which cannot be guessed
    'newsletter-entry', // the same
    'lookbook',
    ...POLICIES.map((policy) => `policy-${policy}`),
    'written-page',
    'about',
    'contact',
    'faq',
    'wishlist',
    'checkout',
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
  'routes/api/review-vote',
  'routes/api/checkout-quote',
  'routes/api/checkout-shipping',
  'routes/api/checkout-earlier',
  'routes/api/checkout-order',
  'routes/api/contact-message',
  'routes/api/newsletter',
  'routes/api/order-invoice', // by an order's link, which cannot be guessed
  'routes/api/order-payment', // the same
  'routes/api/payment-webhook', // by its signature
  'routes/api/auth', // login for scripts
  'routes/admin/login',
  'routes/admin/login-code',
  'routes/admin/logout',
])

test('every route is listed as public, or refuses strangers', async () => {
  const others = leaves.filter(({ id }) => !PUBLIC.has(id))
  expect([...PUBLIC].filter((id) => !leaves.some((leaf) => leaf.id === id))).toEqual([])
  expect(others.length).toBeGreaterThan(40)
  const open: string[] = []
  for (const leaf of others.map(withUnknownId)) {
    for (const { to, method } of ways) {
      const { status } = await request(to(leaf), { method })
      if (![202, 302, 401].includes(status)) open.push(`${method} ${to(leaf)}: ${status}`)
    }
  }
  expect(open).toEqual([])
})

test('other sites cannot write with a staff session, whatever they send and wherever to', async () => {
  const elsewhere: readonly Readonly<Record<string, string>>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  ]
  const letThrough: string[] = []
  for (const leaf of leaves.map(withUnknownId)) {
    for (const [index, path] of [leaf.path, `${leaf.path}.data`].entries()) {
      const headers = { Cookie: session, ...elsewhere[(index + leaf.path.length) % elsewhere.length] }
      const { status } = await fetch(store.url + path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ a: '1' }),
      })
      if (status !== 403 && !leaf.path.startsWith('/webhooks/')) letThrough.push(`${path}: ${status}`)
    }
  }
  expect(letThrough).toEqual([])
})

test.each(['PUT', 'PATCH', 'DELETE'])('%s is not allowed on any of them, even for staff', async (method) => {
  for (const leaf of guarded.map(({ path }) => path).slice(0, 10)) {
    const response = await fetch(store.url + leaf, { method, headers: { Cookie: session, Origin: store.url } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  }
})

test('HEAD reveals no more to strangers than GET', async () => {
  for (const { path } of [...guarded, ...resources]) {
    const { status } = await fetch(store.url + path, { method: 'HEAD', redirect: 'manual' })
    expect([302, 401], path).toContain(status)
  }
})

describe.each(strangers)('$who', ({ cookie }) => {
  test.each(guarded.flatMap((leaf) => ways.map((way) => ({ ...way, leaf, id: leaf.id }))))(
    '§2 §6 §D cannot access $id as $way',
    async ({ to, method, leaf }) => {
      const own = cookie()
      await expectRedirectToLogin(await request(to(leaf), { method, ...(own && { cookie: own }) }))
    },
  )
})

/** Asserts a refusal by status that reveals no data. */
async function expectRefused(response: Response, statuses: readonly number[]): Promise<void> {
  const body = await response.text()
  expect(statuses).toContain(response.status)
  expect(body.length).toBeLessThan(600)
  expect(response.headers.get('cache-control')).toBe('no-store')
}

describe.each(strangers)('$who', ({ cookie }) => {
  test.each(resources.flatMap((leaf) => ways.map((way) => ({ ...way, leaf, id: leaf.id }))))(
    '§2 §6 §D cannot access $id as $way',
    async ({ to, method, leaf }) => {
      const own = cookie()
      await expectRefused(await request(to(leaf), { method, ...(own && { cookie: own }) }), [401])
    },
  )
})

describe('a disabled member of staff', () => {
  test.each(resources.map((leaf) => ({ leaf, id: leaf.id })))('§6 §D cannot access $id', async ({ leaf }) => {
    const { cookie } = await openStaffSession(database.db, store)
    await database.db.$client.query('update admin_users set is_active = false')
    const response = await request(leaf.path, { cookie })
    await database.db.$client.query('update admin_users set is_active = true')
    await expectRefused(response, [403])
  })

  test.each(guarded.flatMap((leaf) => ways.map((way) => ({ ...way, leaf, id: leaf.id }))))(
    '§2 §6 §D cannot access $id as $way, and is logged out',
    async ({ to, method, leaf }) => {
      const { token, cookie } = await openStaffSession(database.db, store)
      await database.db.$client.query('update admin_users set is_active = false')
      const response = await request(to(leaf), { method, cookie })
      await database.db.$client.query('update admin_users set is_active = true')
      await expectRedirectToLogin(response)
      expect(response.headers.get('set-cookie')).toMatch(/^lumina\.session=; Max-Age=0/)
      const left = await database.db.$client.query('select from auth_sessions where token = $1', [token])
      expect(left.rowCount).toBe(0)
    },
  )
})

describe('staff', () => {
  test.each(guarded.filter(({ path }) => !path.includes('/no/such/')))('§2 §6 §D can open $path', async ({ path }) => {
    const { status } = await request(path, { cookie: session })
    const hasActionOnly = ['/admin/page-cache', '/admin/settings/setup/guide'].includes(path)
    const isMissing = /[0-9a-f]{8}-/.test(path) || hasActionOnly
    expect(status).toBe(isMissing ? 404 : 200)
  })

  test('§2 §D an unknown screen redirects to the dashboard', async () => {
    const response = await request('/admin/no/such/screen', { cookie: session })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/admin'])
  })

  test('§2 the login page redirects, and only within the admin', async () => {
    const on = async (target: string) =>
      (await request(`/admin/login?redirectTo=${encodeURIComponent(target)}`, { cookie: session })).headers.get(
        'location',
      )
    expect(await on('/admin/orders?page=2')).toBe('/admin/orders?page=2')
    expect(await on('https://evil.example/admin')).toBe('/admin')
    expect(await on('//evil.example/admin')).toBe('/admin')
    expect(await on('/\\evil.example')).toBe('/admin')
  })
})

describe('login', () => {
  test('redirects to the requested page', async () => {
    const turned = await request('/admin/orders?status=shipped')
    expect(turned.headers.get('location')).toBe('/admin/login?redirectTo=%2Fadmin%2Forders%3Fstatus%3Dshipped')
    const { pathname, search } = new URL(turned.headers.get('location') ?? '', store.url)
    const response = await request(pathname + search, { method: 'POST', body: store.admin })
    expect(response.headers.get('location')).toBe('/admin/orders?status=shipped')
    expect(response.headers.get('set-cookie')).toMatch(
      /^lumina\.session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('§5 works as a plain form, and an error page contains the message and the email', async () => {
    const response = await request('/admin/login', {
      method: 'POST',
      body: { email: 'eve@lumina.test', password: 'wrong' },
    })
    const page = await response.text()
    expect(response.status).toBe(401)
    expect(page).toContain('role="alert"')
    expect(page).toContain('Invalid email or password')
    expect(page).toContain('value="eve@lumina.test"')
    expect(page).not.toContain('wrong"')
  })

  test('rejects an email that the database cannot look up', async () => {
    const body = { email: 'eve\0@lumina.test', password: 'wrong' }
    const response = await request('/admin/login', { method: 'POST', body })
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('Invalid email or password'),
    ])
  })

  test('§5 §8 limits attempts, for forms and scripts', async () => {
    const guess = { email: 'many@lumina.test', password: 'wrong' }
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await request('/admin/login', { method: 'POST', body: guess })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    for (const path of ['/admin/login', '/admin/login.data']) {
      const response = await request(path, { method: 'POST', body: guess })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800)
      expect(await response.text()).toContain('Too many login attempts. Please try again in 15 minutes.')
    }
    const script = await api('sign-in/email', 'POST', guess)
    expect(script.status).toBe(429)
  })

  test('§7 an old cookie is invalid after a new login, and the new one after logout', async () => {
    const old = await logIn()
    const fresh = await logIn(store.admin, old)
    // While logged in, the login form is not shown, but can still be sent.
    expect((await request('/admin', { cookie: old })).status).toBe(302)
    expect((await request('/admin', { cookie: fresh })).status).toBe(200)
    const out = await request('/admin/logout', { method: 'POST', cookie: fresh })
    expect([out.status, out.headers.get('location')]).toEqual([302, '/admin/login'])
    expect((await request('/admin', { cookie: fresh })).status).toBe(302)
    session = await logIn()
  })

  test('a link does not log out', async () => {
    expect((await request('/admin/logout', { cookie: session })).headers.get('location')).toBe('/admin')
    expect((await request('/admin', { cookie: session })).status).toBe(200)
  })

  test('rejects forms of other sites', async () => {
    const response = await fetch(`${store.url}/admin/login`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams(store.admin),
    })
    expect(response.status).toBe(403)
  })
})

function api(path: string, method: 'GET' | 'POST' = 'GET', body?: unknown, cookie?: string): Promise<Response> {
  return fetch(`${store.url}/api/auth/${path}`, {
    method,
    headers: {
      ...(cookie && { Cookie: cookie }),
      ...(method === 'POST' && { Origin: store.url, 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
}

describe('login for scripts', () => {
  test('§7 has three endpoints', async () => {
    const loggedIn = await api('sign-in/email', 'POST', store.admin)
    expect(loggedIn.status).toBe(200)
    expect(await loggedIn.json()).toMatchObject({ user: { email: store.admin.email, role: 'admin' } })
    const cookie = loggedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const known = await api('get-session', 'GET', undefined, cookie)
    expect(known.status).toBe(200)
    expect(await known.text()).not.toContain(cookie.split('=')[1]?.split('.')[0])
    expect((await api('sign-out', 'POST', {}, cookie)).status).toBe(200)
    expect((await api('get-session', 'GET', undefined, cookie)).status).toBe(401)
    session = await logIn()
  })

  test('§6 §D returns 401 to strangers and 403 to disabled staff', async () => {
    expect((await api('get-session')).status).toBe(401)
    const cookie = await logIn()
    await database.db.$client.query('update admin_users set is_active = false')
    const refused = await api('get-session', 'GET', undefined, cookie)
    await database.db.$client.query('update admin_users set is_active = true')
    expect(refused.status).toBe(403)
    expect((await api('get-session', 'GET', undefined, cookie)).status).toBe(401)
    session = await logIn()
  })

  test.each([
    'sign-up/email',
    'sign-in/social',
    'forget-password',
    'request-password-reset',
    'reset-password',
    'change-password',
    'change-email',
    'update-user',
    'delete-user',
    'list-sessions',
    'revoke-session',
    'revoke-sessions',
    'send-verification-email',
    'verify-email',
    'link-social',
    'list-accounts',
    'ok',
    'error',
    '',
    'get-session/x',
    'sign-in/email/x',
  ])('there is no /api/auth/%s', async (path) => {
    expect((await api(path, 'GET', undefined, session)).status).toBe(404)
    expect((await api(path, 'POST', { ...store.admin, name: 'Eve' }, session)).status).toBe(404)
  })

  test.each([
    null,
    [],
    'text',
    {},
    { email: 1, password: 2 },
    { email: 'a@b.c' },
    { ...{ email: 'a', password: 'b' }, x: 1 },
    { email: 'a\0@b.c', password: 'b' },
    { email: 'a@b.c', password: 'b\0' },
  ])('rejects a body of %j', async (body) => {
    expect((await api('sign-in/email', 'POST', body)).status).toBe(400)
  })
})
