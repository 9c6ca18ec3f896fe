import type { Locator, Page } from '@playwright/test'
import { ADMIN_SECTIONS } from '#app/features/admin/admin-sections.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const settingsList = (page: Page) => page.getByRole('navigation', { name: 'Settings pages' })

const SECTIONS = ADMIN_SECTIONS.filter(({ name, screens }) => name !== 'settings' && screens.length > 1)

for (const { label: section, screens } of SECTIONS) {
  test(`the tabs of ${section} open its screens, which keep the entry marked`, async ({ page }) => {
    await openAdminPage(page, screens[0]?.to ?? '')
    const bar = page.getByRole('navigation', { name: `${section} pages` })
    const entry = page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link', { name: section })
    await expect(bar.getByRole('link')).toHaveText(screens.map(({ label }) => new RegExp(`^${label}`)))
    for (const { to, label } of screens.toReversed()) {
      await bar.getByRole('link', { name: label }).press('Enter')
      await expect(page).toHaveURL(to)
      await expect(heading(page)).toHaveText(label)
      await expect(heading(page)).toBeFocused()
      await expect(bar.locator('[aria-current=page]')).toHaveText(new RegExp(`^${label}`))
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
  await expect(list.getByRole('list', { name: 'Store' }).getByRole('link')).toHaveText([
    'General',
    'Opening',
    'Mail server',
    'Staff and account',
  ])
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
  await expect(list.getByRole('link', { name: 'Opening' })).toBeFocused()
})

test('on a phone the settings begin with a page that lists them, and each page leads back to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page)).toHaveText('All settings')
  for (const name of ['Store', 'Selling', 'Content', 'Running'])
    await expect(page.getByRole('region', { name })).toBeVisible()
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
    { typed: 'postage', title: 'Shipping' },
    { typed: 'VAT', title: 'Taxes' },
    { typed: 'ledger', title: 'Inventory' },
  ]) {
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill(typed)
    await expect(palette.getByRole('option').first()).toHaveText(new RegExp(`^${title}`))
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(title)
  }
})

async function expectRing(link: Locator): Promise<void> {
  await expect.poll(() => link.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('2px')
}

test('the scripts of other screens load one by one, those of the section first, so no press waits', async ({
  page,
}) => {
  await openAdminPage(page, '/admin/taxes')
  const listPreloads = () =>
    page.evaluate(() => {
      const loads = performance.getEntriesByType('resource').map(Object)
      return loads
        .filter(({ initiatorType, name }) => initiatorType === 'fetch' && name.endsWith('.js'))
        .map(({ name, startTime, duration }) => ({ name: String(name), from: startTime, to: startTime + duration }))
    })
  const findPosition = async (script: string) =>
    (await listPreloads()).findIndex(({ name }) => name.includes(`/${script}-`))
  await expect.poll(() => findPosition('dashboard'), 'the first screen of the routes').toBeGreaterThan(0)
  const loads = await listPreloads()
  expect(loads.filter(({ from }, index) => from < (loads[index - 1]?.to ?? 0))).toEqual([])
  expect(await findPosition('tax-rate-new')).toBeGreaterThanOrEqual(0)
  expect(await findPosition('tax-rate-new')).toBeLessThan(await findPosition('dashboard'))
})
