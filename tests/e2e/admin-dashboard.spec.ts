import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('§1 §2 §D the dashboard shows key figures and links to their lists', async ({ page }) => {
  await openAdminPage(page, '/admin')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' }), 'nothing took the focus in between').toBeFocused()
  const figure = (label: string) => page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]')
  await expect(figure('Total products')).toHaveText(/^\d+$/)
  await expect(figure('Total orders')).toHaveText(/^\d+$/)
  await expect(figure('Total revenue')).toHaveText(/^₦[\d,]+\.\d\d$/)
  await expect(page.getByText(/^of which cancelled or refunded ₦[\d,]+\.\d\d$/)).toBeVisible()
  await expect(figure('Low stock')).toHaveText(/^\d+$/)

  for (const title of ['Revenue and orders', 'Orders by status', 'Latest orders', 'Low stock']) {
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  }
  const toShip = page.getByRole('region', { name: /^Orders to ship \(\d+\)$/ })
  await expect(toShip.getByRole('link', { name: /^IN/ }).first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Latest orders' }).getByRole('row')).toHaveCount(9)

  const status = page.getByRole('region', { name: 'Orders by status' })
  await status.getByRole('link', { name: 'Delivered' }).click()
  await expect(page).toHaveURL('/admin/orders?status=delivered')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await figure('Low stock').getByRole('link').click()
  await expect(page).toHaveURL('/admin/products?show=low-stock&sort=stock&dir=asc')
})

test('sales by day can be read with the pointer, in a sentence and in a table', async ({ page }) => {
  await openAdminPage(page, '/admin')
  const sales = page.getByRole('region', { name: 'Revenue and orders' })
  await expect(sales.locator('figcaption')).toHaveText(/^₦[\d,.]+ from \d+ orders? in the last 30 days/)

  const chart = sales.locator('figure svg').nth(1)
  await chart.hover({ position: { x: 4, y: 40 } })
  const dayDetails = sales.locator('figure > p')
  await expect(dayDetails).toHaveText(/^₦[\d,.]+ · Orders \d+ · \d+ \w{3} \d{4}$/)
  const first = await dayDetails.textContent()
  const box = await chart.boundingBox()
  await chart.hover({ position: { x: (box?.width ?? 0) - 4, y: 40 } })
  await expect(dayDetails).not.toHaveText(first ?? '')

  await sales.getByText('View as table').click()
  const table = sales.getByRole('table', { name: 'Revenue and orders of the last 30 days' })
  await expect(table.getByRole('row')).toHaveCount(31)
  const days = sales.getByRole('navigation', { name: 'Period' })
  await days.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL('/admin?days=7')
  await expect(days.getByRole('link', { name: '7 days' })).toBeFocused()
  await expect(sales.getByRole('table').getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('heading', { name: 'Best sellers of the last 7 days' })).toBeVisible()
  await page.reload()
  await expect(days.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
