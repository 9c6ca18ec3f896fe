import process from 'node:process'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { shippingZones } from '#app/pricing/shipping.table.ts'
import { chooseAction, rowMenu, unique } from '#tests/e2e/admin.ts'
import { createCartLine, storeCart } from '#tests/e2e/checkout.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { addSharedSession, inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { INITIAL_MARKET } from '#tests/support/markets.ts'

// All zones are in one list, whose order decides which zone applies, so these tests run one after another.
test.describe.configure({ mode: 'default' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const rate = (page: Page, number: number) =>
  page.getByRole('group', { name: 'Rates' }).getByRole('listitem').nth(number)

test('staff add a zone with two rates, move rates and zones, and test an address', async ({ page }) => {
  const name = unique('Central London')
  await openAdminPage(page, '/admin/shipping')
  await page.getByRole('link', { name: 'Add zone to International' }).click()
  await page.getByLabel('Name (required)').fill(name)
  await page.getByRole('button', { name: 'Add a country or region' }).click()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('GB')
  await page.getByRole('button', { name: 'Limit United Kingdom to regions or postal codes' }).click()
  await page.getByLabel('Postal codes').fill('sw1*')
  await rate(page, 0).getByLabel('Name').fill('Rider')
  await rate(page, 0).getByLabel(/Price/).fill('7')
  await rate(page, 0).getByLabel('Min. days').fill('1')
  await page.getByRole('button', { name: 'Add a rate' }).click()
  await rate(page, 1).getByLabel('Name').fill('Van')
  await rate(page, 1).getByLabel(/Price/).fill('30')
  await chooseAction(page, 'Van', 'Move up')
  await expect(rate(page, 0).getByLabel('Name')).toHaveValue('Van')
  await page.getByRole('button', { name: 'Add zone' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('United Kingdom (SW1*)')

  const zones = page.getByRole('group', { name: 'Zones in International' })
  await chooseAction(zones, name, 'Move up')
  await expect(zones.getByRole('status')).toHaveText(`${name} moved to position 1 of 2`)
  await expect(rowMenu(zones, name)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(zones.getByRole('status')).toHaveText(`${name} moved to position 2 of 2`)
  await expect(rowMenu(zones, name)).toBeFocused()

  await page.getByText('Test shipping rates').click()
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Postal code').fill('SW1A 1AA')
  await page.getByLabel('Weight').fill('heavy')
  await page.getByLabel('Items').fill('2')
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByLabel('Weight')).toHaveAccessibleDescription(/Enter a weight such as/)
  await expect(page.getByLabel('Postal code')).toHaveValue('SW1A 1AA')
  await page.getByLabel('Weight').fill('0.5')
  await page.getByRole('button', { name: 'Test' }).click()
  const testResult = page.getByRole('status').filter({ hasText: 'Zone' })
  await expect(testResult).toContainText('Subtotal$100.00')
  await expect(testResult).toContainText('Total$150.00') // 100 + 30 + 20% of 100
  await expect(testResult).toContainText(`Zone ${name}`)
  await expect(testResult).toContainText('Rider 1 business day')

  await page.getByRole('link', { name }).first().click()
  const price = rate(page, 0).getByLabel(/Price/)
  await rate(page, 0).getByText('Van', { exact: true }).click()
  await price.fill('a lot')
  await rate(page, 0).getByText('Van', { exact: true }).click()
  await expect(price).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(price).toHaveAccessibleDescription(/Enter/)
  await expect(price).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByLabel('More actions').filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete zone' }).click()
  await expect(toast(page, 'Zone deleted')).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

longTest(
  'the typed postal code determines the rates, and a known postal code is part of the first quote',
  async ({ page }) => {
    const name = unique('Central London')
    const shared = { kind: 'delivery', freeFrom: '', basis: 'subtotal', minimum: '', maximum: '', isActive: true }
    const rates = [
      { ...shared, key: '', name: 'Van', amount: '30', daysMin: '', daysMax: '' },
      { ...shared, key: '', name: 'Rider', amount: '7', daysMin: '1', daysMax: '1' },
    ]
    const places = [{ country: 'GB', region: '', postalPattern: 'SW1*' }]
    await addSharedSession(page)
    const form = {
      name,
      market: INITIAL_MARKET,
      version: '',
      places: JSON.stringify(places),
      rates: JSON.stringify(rates),
    }
    const headers = { Origin: process.env.ADMIN_URL ?? '' }
    await page.request.post('/admin/shipping/new', { headers, form })

    await storeCart(page, [createCartLine('dune-satin-camisole', { size: 'S' })])
    await openPage(page, '/checkout')
    const fields = {
      Email: 'rider@example.com',
      'First name': 'Ada',
      'Last name': 'Obi',
      'Address line 1': '1 The Mall',
      City: 'London',
      'State/Province': 'London',
      Phone: '+44 20 7946 0100',
    }
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
    await page.getByLabel('Country').selectOption('GB')
    await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked()
    await page.getByLabel('Postal code').fill('SW1A 1AA')
    await expect(page.getByRole('radio', { name: 'Van $30.00' })).toBeChecked()
    await page.getByRole('radio', { name: 'Rider 1 business day $7.00' }).check()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('radio', { name: 'PayPal' }).check()
    let quotes = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/checkout/quote') && request.postData()?.includes('"rider"')) quotes++
    })
    await page.reload()
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Shipping (Rider)')
    expect(quotes, 'a known address is part of the first quote').toBe(1)
    await inAdminStore((db) => db.delete(shippingZones).where(eq(shippingZones.name, name)))
  },
)
