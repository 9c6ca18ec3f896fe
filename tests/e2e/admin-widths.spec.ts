import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { enter } from '#tests/e2e/staff.ts'

/** The main screens, and of each list what its first row leads to. */
const SCREENS = [
  '/admin',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/import',
  '/admin/stock',
  '/admin/orders',
  '/admin/discounts',
  '/admin/discounts/new',
  '/admin/mails',
  '/admin/customers',
  '/admin/subscribers',
  '/admin/messages',
  '/admin/collections',
  '/admin/collections/new',
  '/admin/homepage',
  '/admin/settings',
  '/admin/settings?tab=pricing',
  '/admin/settings?tab=shipping',
  '/admin/settings?tab=inventory',
  '/admin/account',
  '/admin/backups',
  '/admin/system',
]
const LISTS = ['/admin/products', '/admin/orders', '/admin/discounts', '/admin/customers', '/admin/collections']

/** Opens whatever is folded up, so that it is measured too. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '')
  })
}

/** Text of twice the size is asked of phones alone: with such text a wide screen has their layout. */
async function expectItFits(page: Page): Promise<void> {
  await unfold(page)
  for (const width of [1024, 820]) {
    await page.setViewportSize({ width, height: 1180 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
}

for (const path of SCREENS) {
  test(`fits every width, and with text of twice the size: ${path}`, async ({ page }) => {
    await enter(page, path)
    await expectItFits(page)
  })
}

for (const list of LISTS) {
  test(`fits every width, and with text of twice the size: the first of ${list}`, async ({ page }) => {
    await enter(page, list)
    const first = await page.locator('.row-link').first().getAttribute('href')
    await page.goto(first ?? '')
    await expectItFits(page)
  })
}

for (const path of ['/admin/products?status=active', '/admin/orders?payment=paid', '/admin/stock?reason=sale']) {
  test(`all filters of a list stand on one line of a tablet: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await enter(page, path)
    const filters = page.getByRole('main').getByRole('search')
    await expect(filters.getByRole('link', { name: 'Clear' })).toBeVisible()
    expect((await filters.boundingBox())?.height).toBeLessThan(48)
  })
}

test('the bar that saves is whole on a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, '/admin/discounts/new')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByLabel('Code (required)').fill('X')
  for (const name of ['Discard', 'Save']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
})
