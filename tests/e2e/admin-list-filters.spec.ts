import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const TYPED = [
  {
    filter: 'a search',
    list: '/admin/products?sort=name&dir=asc',
    type: (page: Page) => page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('a'),
    applied: /[?&]q=a(&|$)/,
  },
  {
    filter: 'a day',
    list: '/admin/orders',
    type: (page: Page) => page.getByRole('main').getByLabel('From', { exact: true }).fill('2026-01-02'),
    applied: /[?&]from=2026-01-02(&|$)/,
  },
]

for (const { filter, list, type, applied } of TYPED) {
  test(`${filter} moves to the URL once typing stops`, async ({ page }) => {
    await openAdminPage(page, list)
    await type(page)
    await expect(page).toHaveURL(applied)
  })

  test(`a row clicked while ${filter} is being typed still opens`, async ({ page }) => {
    await openAdminPage(page, list)
    const link = page.locator('.row-link').first()
    const opened = (await link.getAttribute('href')) ?? ''
    await page.clock.install()
    const { promise: isPauseOver, resolve: respond } = Promise.withResolvers<void>()
    await page.route(`**${opened}.data*`, async (route) => {
      await isPauseOver
      await route.continue()
    })
    await page.clock.pauseAt(Date.now() + 60_000) // the test's clock controls the delay after which a filter is sent
    await type(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 }) // simulates a phone busy with the tap
    await link.click()
    await page.clock.runFor(1_000)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.clock.resume()
    respond()
    await expect(page).toHaveURL(opened)
  })
}
