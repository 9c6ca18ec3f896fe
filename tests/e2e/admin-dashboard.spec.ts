import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('daily sales can be read with the pointer and in a table, and key figures link to the lists behind them', async ({
  page,
}) => {
  await openAdminPage(page, '/admin')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' }), 'nothing else has taken the focus').toBeFocused()
  const sales = page.getByRole('region', { name: 'Revenue and orders' })
  const chart = sales.locator('figure svg').nth(1)
  await chart.hover({ position: { x: 4, y: 40 } })
  const dayDetails = sales.locator('figure > p')
  await expect(dayDetails).toHaveText(/^₦[\d,.]+ · Orders \d+ · \w{3} \d+, \d{4}$/)
  const first = await dayDetails.textContent()
  const box = await chart.boundingBox()
  await chart.hover({ position: { x: (box?.width ?? 0) - 4, y: 40 } })
  await expect(dayDetails).not.toHaveText(first ?? '')

  await sales.getByText('View as table').click()
  const table = sales.getByRole('table', { name: 'Revenue and orders in the last 30 days' })
  await expect(table.getByRole('row')).toHaveCount(31)
  const week = sales.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' })
  await week.click()
  await expect(page).toHaveURL('/admin?days=7')
  await expect(week).toBeFocused()
  await expect(sales.getByRole('table').getByRole('row'), 'the table stays open').toHaveCount(8)

  await page.getByRole('region', { name: 'Orders by status' }).getByRole('link', { name: 'Delivered' }).click()
  await expect(page).toHaveURL('/admin/orders?status=delivered')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await page.locator('dt', { hasText: 'Low stock' }).locator('xpath=following-sibling::dd[1]').getByRole('link').click()
  await expect(page).toHaveURL('/admin/products?show=low-stock&sort=stock&dir=asc')
})
