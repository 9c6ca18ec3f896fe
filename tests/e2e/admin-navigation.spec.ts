import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const settingsList = (page: Page) => page.getByRole('navigation', { name: 'Settings pages' })

const SECTIONS = [
  { path: '/admin/products', tabs: ['Products', 'Inventory'] },
  { path: '/admin/orders', tabs: ['Orders', 'Discounts', 'Mail'] },
  { path: '/admin/customers', tabs: ['Customers', 'Subscribers', 'Messages'] },
]

for (const { path, tabs } of SECTIONS) {
  test(`the tabs of ${path} open its screens, which keep the entry marked`, async ({ page }) => {
    await openAdminPage(page, path)
    const section = tabs[0] ?? ''
    const bar = page.getByRole('navigation', { name: `${section} pages` })
    const entry = page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link', { name: section })
    await expect(bar.getByRole('link')).toHaveText(tabs.map((tab) => new RegExp(`^${tab}`)))
    for (const tab of tabs.toReversed()) {
      await bar.getByRole('link', { name: tab }).press('Enter')
      await expect(heading(page)).toHaveText(tab)
      await expect(heading(page)).toBeFocused()
      await expect(bar.locator('[aria-current=page]')).toHaveText(new RegExp(`^${tab}`))
      await expect(entry).toHaveAttribute('aria-current', /page|true/)
    }
  })
}

test('a phone scrolls the tabs so that the current one is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openAdminPage(page, '/admin/customers')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%' // so that the tabs do not fit
  })
  const messages = page.getByRole('navigation', { name: 'Customers pages' }).getByRole('link', { name: 'Messages' })
  await expect(messages).not.toBeInViewport({ ratio: 1 })
  await messages.press('Enter')
  await expect(heading(page)).toHaveText('Messages')
  await expect(messages).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
})

test('§2 the settings are a list of pages, and General has the four tabs', async ({ page }) => {
  await openAdminPage(page, '/admin/settings')
  const list = settingsList(page)
  await expect(page.getByRole('tab')).toHaveText(['General', 'Pricing', 'Inventory', 'Shipping'])
  await expect(list.locator('[aria-current=page]')).toHaveText('General')
  await expect(list.getByRole('list', { name: 'Store' }).getByRole('link')).toHaveText(['General', 'Staff and account'])
  for (const name of ['Staff and account', 'Backups', 'System']) {
    await list.getByRole('link', { name }).press('Enter')
    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
    await expect(list.locator('[aria-current=page]')).toHaveText(name)
    await expect(
      page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link', { name: 'Settings' }),
    ).toHaveAttribute('aria-current', 'true')
  }
  await list.getByRole('link', { name: 'General' }).focus()
  await expectRing(list.getByRole('link', { name: 'General' }))
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link', { name: 'Staff and account' })).toBeFocused()
})

test('on a phone the settings begin with a page that lists them, and each page leads back to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page)).toHaveText('All settings')
  await expect(page.getByRole('region')).toHaveCount(2)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await settingsList(page).getByRole('link', { name: 'Backups' }).click()
  await expect(heading(page)).toHaveText('Backups')
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(heading(page)).toHaveText('All settings')
})

test('the palette finds a page by what people call it', async ({ page }) => {
  await openAdminPage(page, '/admin/orders')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  for (const { typed, title } of [
    { typed: 'two-factor', title: 'Staff and account' },
    { typed: 'postage', title: 'Settings' },
    { typed: 'ledger', title: 'Inventory' },
  ]) {
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill(typed)
    await expect(palette.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(title)
  }
})

async function expectRing(link: Locator): Promise<void> {
  await expect.poll(() => link.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('2px')
}
