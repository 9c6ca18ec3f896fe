import type { Page } from '@playwright/test'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { pickupPoints } from '#app/features/shipping/shipping.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addZone } from '#tests/support/shipping.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// This store has a second market, whose address form follows the country and where orders can be collected.

test.describe.configure({ mode: 'default' }) // one store is enough

let store: StoreProcess

test.beforeAll(async () => {
  test.setTimeout(60_000)
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  await saveSettings(db, { product_note_shipping: '' }) // so that product pages name the rates
  const rate = { base: 1_500_000_000, quote: 1_000_000 }
  const countries = ['AU', 'JP', 'NG']
  const marketId = await addMarket(db, { name: 'Pacific', countries, rate, languages: { au: 'en' } })
  const pickup = { key: 'collect', name: 'Collect', kind: 'pickup' as const, amount: 0 }
  const standard = { key: 'standard', name: 'Standard', amount: 1_200, daysMin: 2, daysMax: 4 }
  await addZone(db, { marketId, places: [{ country: 'AU' }, { country: 'JP' }], rates: [standard, pickup] })
  await addZone(db, { marketId, places: [{ country: 'NG' }], rates: [{ ...standard, amount: 4_000 }] })
  await db.insert(pickupPoints).values([
    { marketId, name: 'Studio', address: '1 George Street\nSydney NSW 2000', hours: 'Mon to Fri, 9 to 5', position: 0 },
    { marketId, name: 'Warehouse', address: '9 Dock Road\nPort Botany NSW 2036', position: 1 },
  ])
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/au/shop`)).ok).toBe(true)
})
test.afterAll(() => store?.stop())

async function startCheckout(page: Page): Promise<void> {
  await openPage(page, `${store.url}/au/product/indigo-brush-scarf`)
  await expect(page.getByRole('main')).toContainText(
    'Standard delivery in 2-4 business days: Australia and Japan $12.00, Nigeria $40.00',
  )
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeAttached()
  await page.goto(`${store.url}/au/checkout`)
  await waitForHydration(page)
  await expect(page.getByRole('main').getByLabel('Country')).toHaveValue('AU')
}

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** The labels of the address form in their order. */
function labels(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Shipping', exact: true })
    .locator('form :is(input, select)[autocomplete]:not([autocomplete="off"])')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLSelectElement
          ? [field.labels?.[0]?.textContent?.trim() ?? '']
          : [],
      ),
    )
}

const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
const errorsOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check these fields' })

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('a shopper chooses where to collect an order', async ({ page }) => {
      test.slow() // axe, and a whole order
      await startCheckout(page)
      await fill(page, { Email: 'ada@example.com', 'First name': 'Ada', 'Last name': 'Obi', Phone: '+61 2 5550 0100' })
      await fill(page, { 'Address line 1': '2 Pitt Street', Suburb: 'Sydney', Postcode: '2000' })
      await page.getByLabel('State').selectOption('NSW')
      const points = page.getByRole('group', { name: 'Where to collect it' })
      await expect(page.getByRole('radio', { name: 'Standard 2-4 business days $12.00' })).toBeChecked()
      await expect(points).toHaveCount(0)
      await page.getByRole('radio', { name: /^Collect/ }).check()
      await expect(points.getByRole('radio')).toHaveCount(2)
      await expect(points).toContainText('1 George Street')
      await expect(points).toContainText('Mon to Fri, 9 to 5')
      await toPayment(page).click()
      await errorsOf(page).getByRole('button', { name: 'Please choose where you collect your order' }).click()
      await expect(points.getByRole('radio').first()).toBeFocused()
      await expectNoViolations(page)
      await points.getByRole('radio', { name: /^Warehouse/ }).check()
      await expectNoSidewaysScroll(page)
      await toPayment(page).click()
      await page.getByRole('radio', { name: 'PayPal' }).check()
      await page.getByRole('button', { name: /Place order/ }).click()
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
      await page.getByRole('link', { name: 'View your order' }).click()
      await expect(page.getByRole('main')).toContainText('Warehouse')
      await expect(page.getByRole('main')).toContainText('9 Dock Road')
    })

    test('the address form follows the country, and a wrong postal code is refused', async ({ page }) => {
      test.slow()
      await startCheckout(page)
      const first = [
        'Country',
        'First name',
        'Last name',
        'Company (optional)',
        'Address line 1',
        'Address line 2 (optional)',
      ]
      expect((await labels(page)).slice(1)).toEqual([...first, 'Suburb', 'State', 'Postcode', 'Phone'])
      await expect(page.getByLabel('State').getByRole('option', { name: 'New South Wales' })).toHaveCount(1)
      await fill(page, { Email: 'ada@example.com', 'First name': 'Ada', 'Last name': 'Obi', Phone: '+61 2 5550 0100' })
      await fill(page, { 'Address line 1': '2 Pitt Street', Suburb: 'Sydney', Postcode: '20' })
      await toPayment(page).click()
      await expect(errorsOf(page).getByRole('button', { name: /^Postcode must look like \d{4}/ })).toBeVisible()
      await expect(errorsOf(page).getByRole('button', { name: 'State is required' })).toBeVisible()
      await expectNoViolations(page)

      await page.getByRole('main').getByLabel('Country').selectOption('JP')
      await expect(page.getByLabel('Prefecture')).toBeVisible()
      expect((await labels(page)).slice(1)).toEqual([...first, 'Prefecture', 'Postal code', 'Phone'])
      await expect(page.getByLabel('First name')).toHaveValue('Ada')
      await page.getByLabel('Prefecture').selectOption('Tokyo')
      await fill(page, { 'Postal code': '100' })
      await toPayment(page).click()
      await errorsOf(page)
        .getByRole('button', { name: /^Postal code must look like/ })
        .click()
      await expect(page.getByLabel('Postal code')).toBeFocused()
      await fill(page, { 'Postal code': '100-0001' })
      await expect(page.getByText(/^.*must look like/)).toHaveCount(0)
      await expectNoSidewaysScroll(page)

      await page.getByRole('main').getByLabel('Country').selectOption('NG')
      await expect(page.getByLabel('State').getByRole('option', { name: 'Lagos' })).toHaveCount(1)
      await page.getByLabel('State').selectOption('Lagos')
      await fill(page, { City: 'Ikeja' })
      await page.getByLabel('Postal code (optional)').fill('')
      await expect(page.getByRole('radio', { name: /^Standard.*\$40\.00$/ })).toBeChecked()
      await toPayment(page).click()
      await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
    })
  })
}
