import { expect, type Page } from '@playwright/test'
import { choose, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save zone' }).click()
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const rate = (page: Page, number: number) =>
  page.getByRole('group', { name: 'Rates' }).getByRole('listitem').nth(number)

test('staff add a zone with two rates, test an address, and a shopper buys with one of them', async ({ page }) => {
  test.slow() // the admin, then the storefront
  await openAdminPage(page, '/admin/shipping')
  await page.getByRole('link', { name: 'Add zone to International' }).click()
  await waitForHydration(page)
  await page.getByLabel('Name (required)').fill('Central London')
  await page.getByRole('button', { name: 'Add a place' }).click()
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Postal codes').fill('SW1-*')
  await rate(page, 0).getByLabel('Name').fill('Rider')
  await rate(page, 0).getByLabel(/Price/).fill('7')
  await rate(page, 0).getByLabel('Fastest (business days)').fill('1')
  await page.getByRole('button', { name: 'Add a rate' }).click()
  await rate(page, 1).getByLabel('Name').fill('Van')
  await save(page)
  const summary = page.getByRole('alert').filter({ hasText: 'This zone was not saved' })
  await expect(summary).toContainText('“SW1-*” is no postal code')
  await expect(summary).toContainText('A price is required')
  await page.getByLabel('Postal codes').fill('sw1*')
  await rate(page, 1).getByLabel(/Price/).fill('30')
  await page.getByRole('button', { name: 'Move Van up' }).focus()
  await page.keyboard.press('Enter')
  await expect(rate(page, 0).getByLabel('Name')).toHaveValue('Van')
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('United Kingdom (SW1*)')

  const zones = page.getByRole('group', { name: 'Zones of International' })
  await zones.getByRole('button', { name: 'Move Central London up' }).click()
  await expect(zones.getByRole('status')).toHaveText('Central London moved to position 1 of 2')
  const down = zones.getByRole('button', { name: 'Move Central London down' })
  await down.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(zones.getByRole('status')).toHaveText('Central London moved to position 2 of 2')
  await expect(down).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(zones.getByRole('link').first()).toHaveText('Central London')
  await expect
    .poll(async () => {
      const html = await (await page.request.get('/admin/shipping')).text()
      return html.indexOf('>Central London</a>') < html.indexOf('>International</a>')
    })
    .toBe(true)

  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('Postal code').fill('SW1A 1AA')
  await page.getByLabel('Weight').fill('heavy')
  await page.getByLabel('Units').fill('2')
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByLabel('Weight')).toHaveAccessibleDescription(/This is not a weight/)
  await expect(page.getByLabel('Postal code')).toHaveValue('SW1A 1AA')
  await expect(page.getByLabel('Units')).toHaveValue('2')
  await page.getByLabel('Weight').fill('0.5')
  await page.getByRole('button', { name: 'Test' }).click()
  const tested = page.getByRole('status').filter({ hasText: 'Zone' })
  await expect(tested).toContainText('Subtotal$100.00')
  await expect(tested).toContainText('Total$150.00') // 100 + 30 + 20 % of 100
  await expect(tested).toContainText('Address line 2 (optional)')
  await expect(tested).toContainText('Zone Central London')
  await expect(tested).toContainText('Rider 1 business day')
  await expect(tested).toContainText('$7.00')

  await openPage(page, '/product/dune-satin-camisole')
  await choose(page, 'S')
  await page.getByRole('button', { name: 'Add to cart' }).click()
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
  expect(quotes, 'a known address is in the first quote').toBe(1)
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Shipping (Rider)')

  await openAdminPage(page, '/admin/shipping')
  await page.getByRole('link', { name: 'Central London' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete zone' }).click()
  await expect(toast(page, 'Zone deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Central London' })).toHaveCount(0)
})

test('the form of a zone and of pickup points fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/shipping')
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'International', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'International' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await openAdminPage(page, '/admin/shipping')
  await page.getByRole('link', { name: 'Edit pickup points of International' }).click()
  await page.getByRole('button', { name: 'Add a pickup point' }).click()
  await page.getByRole('button', { name: 'Save pickup points' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'The pickup points were not saved' })
  await expect(summary.first()).toContainText('A pickup point needs a name')
  await expectNoSidewaysScroll(page)
})
