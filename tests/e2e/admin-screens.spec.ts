import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { newStaff, openAdminPage } from '#tests/e2e/staff.ts'
import { expectValidHtml } from '#tests/e2e/valid-html.ts'

/** The main screens, and the first row's screen of each list. */
const SCREENS = [
  '/admin',
  '/admin/products',
  '/admin/products/new',
  '/admin/reviews',
  '/admin/reviews/fit',
  '/admin/size-guides',
  '/admin/size-guides/new',
  '/admin/waiting-list',
  '/admin/waiting-list?by=people',
  '/admin/reorder?show=all',
  '/admin/stock',
  '/admin/orders',
  '/admin/orders/imported',
  '/admin/orders/print/packing-slips?all=yes&status=pending',
  '/admin/payments/activity',
  '/admin/payments/activity/reconciliation',
  '/admin/transfers',
  '/admin/transfers?view=received',
  '/admin/transfers?view=aside',
  '/admin/transfers?view=statements',
  '/admin/discounts',
  '/admin/discounts/new',
  '/admin/invoices',
  '/admin/mails',
  '/admin/customers',
  '/admin/subscribers',
  '/admin/messages',
  '/admin/categories',
  '/admin/categories/new',
  '/admin/collections',
  '/admin/collections/new',
  '/admin/homepage',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/homepage/placed',
  '/admin/menus',
  '/admin/announcements',
  '/admin/brand',
  '/admin/redirects',
  '/admin/redirects/new',
  '/admin/import',
  '/admin/export',
  '/admin/languages',
  '/admin/translations',
  '/admin/settings',
  '/admin/settings?tab=pricing',
  '/admin/settings?tab=shipping',
  '/admin/settings?tab=inventory',
  '/admin/settings/all',
  '/admin/settings/setup',
  '/admin/settings/own-store',
  '/admin/markets',
  '/admin/markets/new',
  '/admin/markets/rates',
  '/admin/markets/prices',
  '/admin/shipping',
  '/admin/product-feeds',
  '/admin/law',
  '/admin/law/packaging',
  '/admin/taxes',
  '/admin/taxes/rates/new?country=US',
  '/admin/taxes/registrations/new',
  '/admin/taxes/starter',
  '/admin/payments',
  '/admin/payments/stripe',
  '/admin/payments/bank_transfer',
  '/admin/backups',
  '/admin/system',
]
const LISTS = ['/admin/products', '/admin/orders', '/admin/discounts', '/admin/customers', '/admin/collections']

for (const path of SCREENS) {
  test(`§2 ${path} fits every width, has one heading and is accessible`, async ({ warmPage: page }) => {
    test.slow() // axe checks every element of long lists
    await openAdminPage(page, path)
    await expectInOrder(page)
  })
}

for (const list of LISTS) {
  test(`§2 the first row of ${list} opens a screen that fits and is accessible`, async ({ warmPage: page }) => {
    test.slow()
    await openAdminPage(page, list)
    await page.locator('.row-link').first().click()
    await expect(page).not.toHaveURL(list)
    await waitForHydration(page)
    await expectInOrder(page)
  })
}

test('the account screen is accessible too, with other staff and other sessions', async ({ page, browser }) => {
  test.slow() // two logins
  const ada = await newStaff('Ada Obi')
  const elsewhere = await browser.newPage()
  await openAdminPage(elsewhere, '/admin', ada)
  await elsewhere.close()
  await openAdminPage(page, '/admin/account', ada)
  await expect(page.getByRole('region', { name: 'Others on the staff' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out everywhere' })).toBeVisible()
  await expectInOrder(page)
})

/** Text of twice the size is tested on phones only: with it, a wide screen uses their layout. */
async function expectInOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectValidHtml(page)
  await expectNoViolations(page)
  await unfold(page)
  for (const width of [320, 390, 768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeText(page)
  await expectNoSidewaysScroll(page)
}

/** Opens everything collapsible, so that it is measured too. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '')
  })
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

for (const path of ['/admin/products?status=active', '/admin/orders?payment=paid', '/admin/stock?reason=sale']) {
  test(`all filters of a list fit on one line of a tablet: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await openAdminPage(page, path)
    const filters = page.getByRole('main').getByRole('search')
    await expect(filters.getByRole('link', { name: 'Clear' })).toBeVisible()
    expect((await filters.boundingBox())?.height).toBeLessThan(48)
  })
}

test('the save bar fits a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/discounts/new')
  await enlargeText(page)
  await page.getByLabel('Code (required)').fill('X')
  for (const name of ['Discard', 'Save']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
})
