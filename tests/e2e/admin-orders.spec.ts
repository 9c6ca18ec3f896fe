import { expect, test, visit } from '#tests/e2e/fixtures.ts'
import { enter } from '#tests/e2e/staff.ts'

test('the dashboard leads to what it counts', async ({ page }) => {
  await enter(page, '/admin')
  await expect(page.getByText('Total products')).toBeVisible()
  await expect(page.getByText('Total orders')).toBeVisible()
  await expect(page.getByText(/^₦[\d,]+\.\d\d$/).first()).toBeVisible()
  await expect(page.getByText(/of which cancelled ₦/)).toBeVisible()
  await page.getByRole('table', { name: 'Latest orders' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^IN[0-9A-Z]+$/)
  await visit(page, '/admin')
  await page.getByRole('link', { name: 'All of them' }).click()
  await expect(page).toHaveURL(/show=low-stock/)
  await expect(page.getByRole('row').nth(1)).toContainText('Low')
})

test('orders are filtered by status, searched, and an order’s status can be changed back and forth', async ({
  page,
}) => {
  await enter(page, '/admin/orders')
  await page
    .getByRole('navigation', { name: 'Orders by status' })
    .getByRole('link', { name: /Pending/ })
    .click()
  await expect(page).toHaveURL('/admin/orders?status=pending')
  const row = page.getByRole('row').last()
  await expect(row).toContainText('Pending')
  const number = (await row.getByRole('link').textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(number.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)

  await page.getByLabel('Status').selectOption('shipped')
  await expect(page.getByText('Marks the order fulfilled now')).toBeVisible()
  await page.getByLabel('Tracking number').fill('GB 1234')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Order updated successfully!')).toBeVisible()
  await expect(page.getByText('Tracking number GB 1234 added').first()).toBeVisible()
  await expect(page.getByText('Status changed from Pending to Shipped').first()).toBeVisible()
  await expect(page.getByText(/^Fulfilled on \d/)).toBeVisible()

  await page.getByLabel('Status').selectOption('pending')
  await page.getByLabel('Tracking number').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Tracking number GB 1234 removed').first()).toBeVisible()
  await expect(page.getByText(/^Fulfilled on \d/)).toBeVisible() // the moment is kept
})

test('an unknown order is told so, with a way back', async ({ page }) => {
  await enter(page, '/admin/orders/0199f0c4-5d9e-7c1a-8a34-1f2e3d4c5b6a')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order not found')
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await expect(page).toHaveURL('/admin/orders')
})
