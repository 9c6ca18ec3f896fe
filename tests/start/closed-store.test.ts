import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { pages as writtenPages } from '#app/content/pages.table.ts'
import type { Id } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { brands } from '#app/store/brands.table.ts'
import { newsletterConsents } from '#app/store/consents.table.ts'
import { POLICIES } from '#app/store/policies.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { cachedRoutes } from '#tests/support/configured-routes.ts'
import { addProduct } from '#tests/support/products.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { findStockedLines } from '#tests/support/stocked-lines.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Tests that only staff see a closed store, in every process and regardless of what was cached before.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let staffHeaders: Readonly<Record<string, string>>
let product: Id<'product'>
let line: Awaited<ReturnType<typeof findStockedLines>>

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off', WEB_CONCURRENCY: '2' } })
  database = openStoreDatabase(store)
  product = await addProduct(database.db, { name: 'Adire Dress', price: 25_000_00, stock: 5 })
  line = await findStockedLines(database.db, 1)
  const { cookie } = await openStaffSession(database.db, store)
  staffHeaders = { Cookie: cookie }
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  // Uses a new connection for each request, so that both processes get some
  return fetch(store.url + path, { redirect: 'manual', headers: { ...headers, Connection: 'close' } })
}

/**
 * Opens or closes the store, and waits until both processes have responded accordingly ten times: a slow process may
 * still be in an earlier state that looks like the new one.
 */
async function setOpen(isOpen: boolean): Promise<void> {
  await saveSettings(database.db, { store_open: isOpen })
  const status = isOpen ? 200 : 302
  let rounds = 0
  await until(async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => get('/shop')))
    rounds = responses.every((response) => response.status === status) ? rounds + 1 : 0
    return rounds === 10
  })
}

test('shoppers of a closed store are redirected to the coming-soon page, regardless of what was cached', async () => {
  expect(await (await get('/shop')).text()).toContain('Adire Dress')
  await setOpen(false)
  const response = await get('/shop')
  expect(response.headers.get('location')).toBe('/coming-soon')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const page = await get('/coming-soon')
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('Opening soon')
  expect(html).not.toContain('Adire Dress')
  await setOpen(true)
  expect(await (await get('/shop')).text()).toContain('Adire Dress')
  expect((await get('/coming-soon')).headers.get('location')).toBe('/')
})

describe('while the store is closed', () => {
  beforeEach(() => setOpen(false))

  const OPEN_TO_ALL: ReadonlySet<string> = new Set([
    '',
    '/coming-soon',
    '/withdraw',
    '/orders',
    ...POLICIES.map((policy) => `/${policy}`),
  ])
  const isShown = (route: string) => route.startsWith('routes/storefront/')
  const pages = () => [
    '/',
    '/shop?search=dress',
    `/product/${product}`,
    '/about',
    '/checkout',
    '/wishlist',
    '/nothing',
    '/SHOP/',
    ...cachedRoutes.flatMap(({ id, fullPath }) => (isShown(id) && !/[:*]/.test(fullPath) ? [fullPath] : [])),
  ]

  test('no storefront page is shown', async () => {
    for (const path of pages()) {
      if (OPEN_TO_ALL.has(path)) continue
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 302])
      expect(await response.text()).toBe('')
    }
  })

  test('a garment’s passport is shown, because anyone can own the garment', async () => {
    const response = await get(`/passport/${toPassportCode(product)}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Adire Dress')
  })

  test('a page that is already open in a browser also redirects to the coming-soon page', async () => {
    const response = await get('/shop.data')
    expect(response.status).toBe(204)
    expect(response.headers.get('x-remix-redirect')).toBe('/coming-soon')
    expect(response.headers.get('x-remix-reload-document')).toBe('true')
  })

  test('no list, feed or search reveals products', async () => {
    for (const path of [
      '/search/suggestions?q=adire',
      '/sitemap.xml',
      '/product-feed.xml',
      '/product-cards?ids=1',
      '/quick-products?id=1',
      '/wishlist/items',
      '/admin/products/export',
    ]) {
      const response = await get(path)
      expect([401, 503], path).toContain(response.status)
      expect(await response.text(), path).not.toContain('Adire')
    }
  })

  test('nobody can order', async () => {
    const body = JSON.stringify(createCheckoutRequest(line))
    const headers = { Origin: store.url, 'Content-Type': 'application/json' }
    for (const path of ['/checkout/order', '/checkout/earlier', '/checkout/quote', '/checkout/shipping']) {
      const response = await fetch(store.url + path, { method: 'POST', headers, body })
      expect([path, response.status]).toEqual([path, 503])
    }
    expect(await database.db.$count(orders)).toBe(0)
  })

  test('staff see everything, and none of it is cached for others', async () => {
    for (const path of ['/', '/shop', `/product/${product}`, '/shop.data', '/search/suggestions?q=adire']) {
      const response = await get(path, staffHeaders)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
      if (path !== '/') expect(await response.text()).toContain('Adire Dress')
    }
    expect((await get('/shop')).status).toBe(302)
    expect((await get('/shop', { Cookie: 'lumina.session=forged.signature' })).status).toBe(302)
  })

  test('staff see a notice about the closed store, except on pages that everyone can open', async () => {
    const note = 'aria-label="Closed store"'
    for (const path of ['/', '/shop', `/product/${product}`, '/checkout', '/nothing']) {
      expect([path, (await (await get(path, staffHeaders)).text()).includes(note)]).toEqual([path, true])
    }
    for (const path of ['/coming-soon', '/privacy']) {
      expect([path, (await (await get(path, staffHeaders)).text()).includes(note)]).toEqual([path, false])
    }
    await setOpen(true)
    expect(await (await get('/shop', staffHeaders)).text()).not.toContain(note)
  })

  test('the coming-soon page is cached and shows the text from the settings', async () => {
    await until(async () => (await get('/coming-soon')).headers.get('x-cache') === 'hit')
    await saveSettings(database.db, { coming_soon_title: 'Almost there', coming_soon_text: 'In May.' })
    await until(async () => (await (await get('/coming-soon')).text()).includes('Almost there'))
    expect(await (await get('/coming-soon')).text()).toContain('In May.')
  })

  test('policies can be read, and the coming-soon page links to them', async () => {
    const page = { title: 'Privacy policy', body: 'We keep little.', status: 'published', policy: 'privacy' } as const
    await database.db.insert(writtenPages).values({ ...page, slug: 'privacy-policy', publishedAt: new Date() })
    await until(async () => (await (await get('/coming-soon')).text()).includes('href="/privacy"'))
    expect(await (await get('/privacy')).text()).toContain('We keep little.')
  })

  test('the coming-soon page has the brand’s look', async () => {
    const look = EXAMPLE_BRANDS.find(({ name }) => name === 'Craft')?.look ?? BUILT_IN
    await database.db.insert(brands).values({ state: 'published', look, publishedAt: new Date() })
    let sheet = ''
    await until(async () => {
      sheet = /href="(\/brand\/[^"]+\.css)"/.exec(await (await get('/coming-soon')).text())?.[1] ?? ''
      return sheet !== ''
    })
    const response = await get(sheet)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('--color-paper')
    await database.db.delete(brands)
  })

  test('subscriptions, existing orders, the login and the coming-soon page’s files work', async () => {
    await setOpen(true)
    const { link } = await placeOrder(store.url, line)
    await setOpen(false)
    const form = { method: 'POST', redirect: 'manual', headers: { Origin: store.url } } as const
    const subscription = await fetch(`${store.url}/newsletter`, {
      ...form,
      body: new URLSearchParams({ email: 'ada@example.com' }),
    })
    expect(subscription.headers.get('location')).toBe('/?newsletter=subscribed#newsletter')
    const shown = await get('/?newsletter=subscribed')
    expect(shown.headers.get('location')).toBe('/coming-soon?newsletter=subscribed')
    expect(await (await get('/coming-soon?newsletter=subscribed')).text()).toContain('Thank you for subscribing!')
    const [consent] = await database.db.select({ link: newsletterConsents.link }).from(newsletterConsents)
    for (const path of [
      `/order/${link}`,
      `/newsletter/${consent?.link}`,
      '/admin/login',
      '/robots.txt',
      '/manifest.webmanifest',
      '/favicon.svg',
      '/healthz',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
  })
})
