import type { Page } from '@playwright/test'
import { dismissToast, expect, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const findPalette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const findField = (page: Page) => findPalette(page).getByRole('combobox')
const opener = (page: Page) => page.getByRole('button', { name: 'Search and commands' })

test('a shortcut opens the palette, and Enter opens the screen, action or record for the current text, even before the search responds', async ({
  page,
}) => {
  await openAdminPage(page, '/admin')
  const [palette, field] = [findPalette(page), findField(page)]
  await expect(page.locator('dialog.command-palette'), 'the palette is prefetched').toBeAttached()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mei')
  await expect(field, 'no letter is lost').toHaveValue('mei')
  await field.fill('')
  await expect(palette.getByRole('option', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true')

  await field.fill('zainab bel')
  const order = palette.getByRole('group', { name: 'Orders' }).getByRole('option').first()
  await expect(order).toContainText('Zainab Bello')
  await expect(palette.getByRole('group', { name: 'Customers' }).getByRole('option')).toContainText('Zainab Bello')
  const options = await palette.getByRole('option').count()
  await expect(palette.getByRole('status')).toHaveText(`${options} results`)
  await expect(order).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(palette.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const number = (await order.locator('span').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(palette).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await opener(page).click()
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText(number)
  await palette.getByText('Keyboard shortcuts').click()
  for (const keys of ['Ctrl+K', 'Ctrl+S', 'Esc', 'Alt+↑ Alt+↓']) {
    await expect(palette.getByRole('term').filter({ hasText: keys })).toBeVisible()
  }
  await field.fill('no such thing anywhere')
  await expect(palette.getByText('No results for “no such thing anywhere”.')).toBeVisible()
  await expect(palette.getByRole('status')).toHaveText('0 results')
  const { promise: shown, resolve: showScreen } = Promise.withResolvers<void>()
  await page.route('**/admin/products/new.data*', async (route) => {
    await shown
    await route.continue()
  })
  await field.fill('add pro')
  await palette.getByRole('option', { name: 'Add product' }).click()
  await page.keyboard.press('Control+k')
  await field.fill('no such thing')
  showScreen()
  await expect(page.getByRole('heading', { level: 1, name: 'New product', includeHidden: true })).toBeAttached()
  await page.keyboard.type(' x')
  await expect(field, 'a palette opened while a screen is loading stays open').toHaveValue('no such thing x')
  await page.goBack()
  await expect(palette).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  const queries: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin/search?*', async (route) => {
    queries.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    await held
    await route.continue().catch(() => {}) // the first query was cancelled
  })
  await page.keyboard.press('Control+k')
  await field.fill('selah')
  await expect.poll(() => queries).toEqual(['selah'])
  await field.fill('chidinma eze')
  await expect.poll(() => queries).toEqual(['selah', 'chidinma eze'])
  await expect(palette.getByText('Searching...')).toBeVisible()
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/\/admin\/(orders|customers)\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText('Chidinma Eze')

  await page.keyboard.press('Control+k')
  await field.fill('chidinma eze')
  await expect(palette.getByRole('group', { name: 'Orders' })).toContainText('Chidinma Eze')
  await field.fill('zainab bello')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Zainab Bello')
})

longTest(
  'a palette that cannot be loaded, a failed search and an ended session are reported',
  async ({ page, context }) => {
    await page.route(/command-palette/, (route) => route.fulfill({ status: 404 }))
    await openAdminPage(page, '/admin')
    const notLoaded = page.getByRole('alert').filter({ hasText: 'Search could not be loaded. Please try again.' })
    await page.keyboard.press('Control+k')
    await dismissToast(page, 'Search could not be loaded. Please try again.')
    await opener(page).click()
    await expect(notLoaded).toBeVisible()

    await page.unroute(/command-palette/)
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
    await page.route(/command-palette/, async (route) => {
      await loaded
      await route.continue()
    })
    await page.reload()
    await waitForHydration(page)
    await page.keyboard.press('Control+k')
    await page
      .getByRole('navigation', { name: 'Admin', exact: true })
      .getByRole('link', { name: /^Products/ })
      .click()
    await expect(page.locator('.row-link').first()).toBeVisible()
    await expect(page).toHaveTitle(/^Products/)
    load()
    await expect(page.locator('dialog.command-palette')).toBeAttached()
    await expect(findPalette(page), 'the palette does not open on a different screen').toBeHidden()

    await page.waitForLoadState('networkidle') // the session has been checked
    await page.route('**/admin/search?*', (route) => route.fulfill({ status: 503 }))
    await page.keyboard.press('Control+k')
    await findField(page).fill('zainab')
    await expect(findPalette(page).getByText('Search failed. Keep typing to try again.')).toBeVisible()
    await page.unroute('**/admin/search?*')
    await context.clearCookies()
    await findField(page).fill('zainab bello')
    await expect(
      findPalette(page).getByText('You are logged out. Log in from another tab, then keep typing.'),
    ).toBeVisible()
  },
)
