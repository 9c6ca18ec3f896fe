import type { Page } from '@playwright/test'
import { and, eq, sql } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import { marketCountries, markets } from '#app/features/markets/markets.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addZone } from '#tests/support/shipping.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// A store that also sells in Germany, for 60 days.

test.describe.configure({ mode: 'default', timeout: 120_000 }) // one store is enough, which starts first

const REDUCED = 'indigo-brush-scarf' // sold at ₦62,000 until today
const HIGHER = 'ember-linen-shift' // sold for less a moment ago
let store: StoreProcess
/** A product that was reduced since Germany opened, by id. */
let always = ''

test.beforeAll(async () => {
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  const [primary] = await db.select({ id: markets.id }).from(markets).where(eq(markets.isPrimary, true))
  if (!primary) throw new Error('There is no primary market')
  await db
    .delete(marketCountries)
    .where(and(eq(marketCountries.marketId, primary.id), eq(marketCountries.country, 'EU')))
  const marketId = await addMarket(db, {
    ...{ name: 'Germany', currency: 'EUR', countries: ['DE'], languages: { de: 'en' }, addressForm: 'country' },
    ...{ taxIncluded: true, taxShipping: true },
    rate: { base: 1_000_000_000, quote: 1_000_000 },
  })
  await addZone(db, {
    marketId,
    places: [{ country: 'DE' }],
    rates: [{ key: 'standard', name: 'Standard', amount: 500 }],
  })
  await db.execute(sql`update price_history set valid_from = valid_from - interval '60 days'`)
  await db.execute(sql`update market_prices set reduced_from = reduced_from - interval '60 days'`)
  const sell = (slug: string, salePrice: number | null) =>
    db.update(products).set({ salePrice }).where(eq(products.slug, slug))
  await sell(REDUCED, 50_000_00)
  await sell(HIGHER, 40_000_00)
  await sell(HIGHER, null)
  await sell(HIGHER, 45_000_00)
  const [one] = (
    await db.execute<{ id: string }>(sql`select product_id as id from market_prices join products p on p.id = product_id
      where market_id = ${marketId} and was is not null and prior is null and p.status = 'active' limit 1`)
  ).rows
  always = one?.id ?? ''
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/de/about`)).ok).toBe(true)
})
test.afterAll(() => store?.stop())

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(store.url + path)
  await page.getByLabel('Email').fill(store.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(store.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(store.url + path)
  await waitForHydration(page)
}

async function expectFits(page: Page, part?: string): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page, part)
}

const LOWEST = 'Lowest price of the last 30 days before the reduction: €62.00'

for (const width of [390, 1440]) {
  test(`at ${width} px a reduction shows the lowest price before it, from the list to the evidence of the order`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const main = page.getByRole('main')
    await openPage(page, `${store.url}/de/shop?search=indigo`)
    const card = page.getByRole('article').filter({ hasText: 'Indigo Brush Scarf' })
    await expect(card).toContainText('€50.00')
    await expect(card).toContainText('Lowest price in 30 days: €62.00')
    await expectFits(page, 'main')

    await openPage(page, `${store.url}/de/product/${REDUCED}`)
    await expect(main).toContainText(LOWEST)
    await expect(main.getByText('SALE', { exact: true })).toBeVisible()
    await expectFits(page, 'main')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    const drawer = page.getByRole('dialog', { name: /^Shopping Cart/ })
    await expect(drawer).toContainText(LOWEST)
    await expectFits(page, 'dialog[open]')
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(`${store.url}/de/checkout`)
    const typed = {
      Email: `greta-${width}@example.com`,
      'First name': 'Greta',
      'Last name': 'Berg',
      'Address line 1': 'Torstraße 1',
      'Postal code': '10119',
      City: 'Berlin',
      Phone: '+49 30 123456',
    }
    for (const [label, text] of Object.entries(typed)) await main.getByLabel(label).fill(text)
    if (width < 1024) await page.getByText('Show order summary').click()
    await expect(main).toContainText(LOWEST)
    await expectFits(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
    await page.getByLabel('Card number').pressSequentially('5555555555554444')
    await page.getByLabel('Expiry').pressSequentially('1130')
    await page.getByLabel('CVV').fill('123')
    await page.getByRole('button', { name: 'Order and pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    const number = (await page.getByText(/^IN[0-9A-Z]+$/).textContent()) ?? ''

    await logIn(page, `/admin/orders?q=${number}`)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('link', { name: 'Evidence' }).click()
    const sheet = page.getByRole('article', { name: `Order evidence ${number}` })
    for (const text of [
      '/de/checkout',
      'Old price €62.00',
      'Lowest price of 30 days before €62.00',
      '“Order and pay”',
      'Directive 98/6/EC, Art. 6a',
      'Order confirmation',
      'Order placed',
    ]) {
      await expect(sheet).toContainText(text)
    }
    await expectFits(page, 'main')
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  })
}

test('a reduction that is none is no sale, and staff read why', async ({ page }) => {
  const main = page.getByRole('main')
  await openPage(page, `${store.url}/de/product/${HIGHER}`)
  await expect(main).toContainText('Lowest price of the last 30 days before the reduction: €40.00')
  await expect(main.getByText('SALE', { exact: true })).toHaveCount(0)
  await openPage(page, `${store.url}/de/product/${always}`)
  await expect(main.getByText('SALE', { exact: true })).toHaveCount(0)
  await expect(main.locator('s').first()).toBeHidden()

  await logIn(page, `/admin/products/prices/${always}`)
  const notes = page.getByRole('region', { name: 'Lowest price of 30 days' })
  await expect(notes).toContainText('This price has no history of 30 days')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page, 'main')
  }
  await page.getByRole('link', { name: /^Back to/ }).click()
  await page.getByRole('heading', { name: 'Pricing' }).click()
  await expect(notes).toContainText('They see neither the old price nor “Sale”')
  await expectFits(page, 'main')
})
