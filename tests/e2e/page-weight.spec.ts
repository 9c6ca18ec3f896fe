import { expect, type Page, test } from '@playwright/test'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'
import { addMarket } from '#tests/support/markets.ts'
import { compressedSize, hasAdminCode, loadPageCode, MAX_BYTES } from '#tests/support/page-weight.ts'
import { runScripts } from '#tests/support/run-scripts.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

for (const path of [
  '/',
  '/shop',
  '/product/ember-linen-shift',
  '/collection/objects',
  '/lookbook',
  '/about',
  '/contact',
  '/faq',
  '/wishlist',
  '/checkout',
  '/nothing-here',
]) {
  test(`${path} is within its size limits, and contains no admin code`, ({ page }) => expectLight(page, path))
}

/** Code that checkout with a cart loads later: its first step, the drawer, and the message about unavailable units. */
const MAX_LAZY_BYTES = 12_000

const CART = [
  {
    product: { id: '0199a1b2-0000-7000-8000-0123456789ab', name: 'Linen Dress', price: 85_000 },
    image: null,
    size: 'M',
    color: { name: 'Red', hex: '#ff0000' },
    quantity: 2,
  },
]

test('with a cart, checkout loads its steps and the drawer, and nothing of the product page', async ({ page }) => {
  await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(CART))
  const responses: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response.text())
  })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  const scripts = (await Promise.all(responses)).map((text) => ({ text, bytes: 0 }))
  const all = scripts.map(({ text }) => text).join('\n')
  expect(all).toContain('Proceed to Checkout') // of the drawer, which comes last
  expect(all).not.toContain('Add to cart')
  expect(compressedSize(scripts), 'scripts').toBeLessThanOrEqual(MAX_BYTES.scripts + MAX_LAZY_BYTES)
})

test("the order's page is within its size limits, and contains no admin code", async ({ page }) => {
  const { link } = await placeStorefrontOrder(page.request)
  await expectLight(page, `/order/${link}`)
})

test.describe('with three locales', () => {
  test.describe.configure({ mode: 'default' }) // one store is enough

  let store: StoreProcess
  test.beforeAll(async () => {
    store = await startStore()
    const { db, close } = openStoreDatabase(store)
    await addMarket(db, { name: 'Nigeria', currency: 'NGN', countries: ['NG'], languages: { ng: 'en' } })
    await addMarket(db, { name: 'Switzerland', currency: 'CHF', countries: ['CH'], languages: { 'ch-de': 'de-CH' } })
    await close()
    await expect.poll(async () => (await fetch(`${store.url}/ch-de/about`)).ok).toBe(true)
  })
  test.afterAll(() => store?.stop())

  for (const path of ['/', '/shop', '/product/ember-linen-shift', '/ch-de/shop']) {
    test(`${path} is within its size limits`, ({ page }) => expectLight(page, path, store.url))
  }
})

async function expectLight(page: Page, path: string, origin = ''): Promise<void> {
  const run = await runScripts(page, origin + path)
  const code = await loadPageCode(
    async (file) => {
      const response = await page.request.get(origin + file)
      return { text: await response.text(), bytes: Number(response.headers()['content-length']) }
    },
    path,
    run,
  )
  expect(code.scripts.size).toBeGreaterThan(3)
  expect(code.styles.size).toBe(1)
  expect(compressedSize(code.scripts.values()), 'scripts').toBeLessThanOrEqual(MAX_BYTES.scripts)
  expect(compressedSize(code.styles.values()), 'styles').toBeLessThanOrEqual(MAX_BYTES.styles)
  expect(compressedSize([code.html]), 'html').toBeLessThanOrEqual(MAX_BYTES.html)
  expect(hasAdminCode(code)).toBe(false)
}
