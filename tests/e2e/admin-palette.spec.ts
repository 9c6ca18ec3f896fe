import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('a shortcut opens the palette, which finds screens, actions and store data, and opens them', async ({ page }) => {
  await openAdminPage(page, '/admin')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await expect(page.locator('dialog.command-palette'), 'it is prefetched').toBeAttached()
  const field = palette.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mei')
  await expect(field, 'no letter is lost').toHaveValue('mei')
  await expect(field).toBeFocused()
  await field.fill('')
  await expect(palette.getByRole('option', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true')
  await expectNoViolations(page)

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

  await page.getByRole('button', { name: 'Search and commands' }).click()
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText(number)
  await field.fill('Thandi Wrap')
  await expect(palette.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText(
    'Thandi Wrap',
  )
  await field.fill('linen')
  await expect(palette.getByRole('group', { name: 'Collections' }).getByRole('option').first()).toBeVisible()
  await field.fill('no such thing anywhere')
  await expect(palette.getByText('Nothing found for “no such thing anywhere”.')).toBeVisible()
  await expect(palette.getByRole('status')).toHaveText('0 results')
  await field.fill('add pro')
  await expect(palette.getByRole('option')).toHaveText(['Add product'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/products/new')

  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('a fast query opens once it is found, and only the last query counts', async ({ page }) => {
  await openAdminPage(page, '/admin/settings')
  const queries: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/admin/search?*', async (route) => {
    queries.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    await held
    await route.continue().catch(() => {}) // the first query was cancelled
  })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  const field = palette.getByRole('combobox')
  await field.fill('selah')
  await expect.poll(() => queries).toEqual(['selah'])
  await field.fill('chidinma eze')
  await expect.poll(() => queries).toEqual(['selah', 'chidinma eze'])
  await expect(palette.getByText('Searching...')).toBeVisible()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page).toHaveURL(/\/admin\/(orders|customers)\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText('Chidinma Eze')
})

test('Enter opens the match of the current text, not of an earlier one', async ({ page }) => {
  await openAdminPage(page, '/admin/settings')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  const field = palette.getByRole('combobox')
  await field.fill('zainab bello')
  await expect(palette.getByRole('option').first()).toContainText('Zainab Bello')
  await field.fill('chidinma eze')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/(orders|customers)\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText('Chidinma Eze')
})

test('a palette whose script cannot be loaded shows an error', async ({ page }) => {
  await page.route(/command-palette/, (route) => route.fulfill({ status: 404 }))
  await openAdminPage(page, '/admin')
  const alert = page.getByRole('alert').filter({ hasText: 'Search could not be loaded. Please try again.' })
  await page.keyboard.press('Control+k')
  await expect(alert).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expect(alert).toHaveCount(0) // so that the next announcement is not the fading one
  await page.getByRole('button', { name: 'Search and commands' }).click()
  await expect(alert).toBeVisible()
})

test('a search that fails shows an error', async ({ page }) => {
  await openAdminPage(page, '/admin')
  await page.route('**/admin/search?*', (route) => route.fulfill({ status: 503 }))
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByRole('combobox').fill('zainab')
  await expect(palette.getByText('The search failed. Continue typing to try again.')).toBeVisible()
})

test('the palette asks to log in again after a logout elsewhere', async ({ page, context }) => {
  await openAdminPage(page, '/admin')
  await page.waitForLoadState('networkidle') // it has checked the session
  await context.clearCookies()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByRole('combobox').fill('zainab')
  await expect(palette.getByText('You are logged out. Log in from another tab, then continue typing.')).toBeVisible()
})

test('on a phone the palette opens from a button and lists every shortcut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin')
  await page.getByRole('button', { name: 'Search and commands' }).click()
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByText('Keyboard shortcuts').click()
  for (const keys of ['Ctrl+K', 'Ctrl+S', 'Esc', 'Alt+↑ Alt+↓']) {
    await expect(palette.getByRole('term').filter({ hasText: keys })).toBeVisible()
  }
  await expectNoSidewaysScroll(page)
  await palette.getByRole('combobox').fill('orders')
  await palette.getByRole('option', { name: 'Orders', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders')
})
