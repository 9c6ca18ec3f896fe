import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const settingsList = (page: Page) => page.getByRole('navigation', { name: 'Settings pages' })

/** Delays a screen's data until the returned function is called. */
async function holdData(page: Page, screen: string): Promise<() => void> {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(`**/admin/${screen}.data*`, async (route) => {
    await sent
    await route.continue()
  })
  return send
}

test('screens are opened with the keyboard and, on a phone, from a drawer, and show that they are loading', async ({
  page,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Admin', exact: true })
  const currentLink = navigation.locator('[aria-current]')
  await openAdminPage(page, '/admin/orders')
  const tabs = page.getByRole('navigation', { name: 'Orders pages' })
  for (const name of ['Discounts', 'Invoices']) {
    await tabs.getByRole('link', { name }).press('Enter')
    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
    await expect(tabs.locator('[aria-current=page]')).toHaveText(name)
    await expect(currentLink).toHaveText('Orders')
  }

  const sendProducts = await holdData(page, 'products')
  await navigation.getByRole('link', { name: 'Products' }).press('Enter')
  await expect(page.getByRole('main').getByText('Loading the list')).toBeAttached()
  await expect(heading(page), 'the heading is that of the new screen').toHaveText('Products')
  await expect(currentLink).toHaveText('Products')
  await expect(page.getByRole('banner').getByText('Export'), 'the actions of the old screen are gone').toHaveCount(0)
  sendProducts()
  await expect(page.getByText('Loading the list')).toHaveCount(0)
  await expect(page.getByRole('table')).toBeVisible()

  const sendCollections = await holdData(page, 'collections')
  await page.getByRole('link', { name: 'Collections', exact: true }).press('Enter')
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading collections...' })
  await expect(loading).toBeVisible()
  await expect(page.getByRole('table'), 'the old content is hidden').toBeHidden()
  sendCollections()
  await expect(heading(page)).toHaveText(/^Collections \(\d+\)$/)
  await expect(loading).toHaveCount(0)

  await navigation.getByRole('link', { name: 'Settings' }).press('Enter')
  await settingsList(page).getByRole('link', { name: 'Backups' }).press('Enter')
  await expect(heading(page)).toHaveText('Backups')
  await expect(heading(page)).toBeFocused()
  const general = settingsList(page).getByRole('link', { name: 'General' })
  await general.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(general).toBeFocused()
  await expect(general, 'the focus is visible').toHaveCSS('outline-width', '2px')

  await openAdminPage(page, '/admin/discounts')
  await page.setViewportSize({ width: 390, height: 844 })
  const opener = page.getByRole('button', { name: 'Open navigation' })
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await opener.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('button', { name: 'Close navigation' }).click()
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page)).toHaveText('All settings')
  await settingsList(page).getByRole('link', { name: 'Backups' }).click()
  await expect(heading(page)).toHaveText('Backups')
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(heading(page)).toHaveText('All settings')

  const sendCustomers = await holdData(page, 'customers')
  await opener.click()
  await drawer.getByRole('link', { name: 'Customers' }).click()
  await expect(drawer, 'the drawer closes so that the loading state can be seen').toBeHidden()
  sendCustomers()
  await expect(heading(page)).toHaveText('Customers')
  await expect(heading(page), 'the new screen has taken the focus').toBeFocused()
  const messages = page.getByRole('navigation', { name: 'Customers pages' }).getByRole('link', { name: 'Messages' })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%' // so that the tabs do not fit
  })
  await expect(messages).not.toBeInViewport({ ratio: 1 })
  await messages.press('Enter')
  await expect(heading(page)).toHaveText('Messages')
  await expect(messages).toBeInViewport({ ratio: 1 })
})

test.describe('while pages are prefetched', () => {
  test.use({ prefetches: true })

  longTest(
    'other screens’ scripts load one at a time, those of the same section first, so that no click has to wait',
    async ({ page }) => {
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
      await expect
        .poll(() => findPosition('dashboard'), 'the first screen in the routes is not preloaded first')
        .toBeGreaterThan(0)
      const loads = await listPreloads()
      expect(loads.filter(({ from }, index) => from < (loads[index - 1]?.to ?? 0))).toEqual([])
      expect(await findPosition('tax-rate-new')).toBeGreaterThanOrEqual(0)
      expect(await findPosition('tax-rate-new')).toBeLessThan(await findPosition('dashboard'))
    },
  )
})
