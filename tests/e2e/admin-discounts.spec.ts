import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { openPanel } from '#tests/e2e/admin.ts'
import { test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('staff create a code, see its uses, change it and delete it', async ({ page }) => {
  const code = `OFFICE-${randomUUID().slice(0, 8)}`.toUpperCase()
  await openAdminPage(page, '/admin/discounts/new')
  await page.getByRole('button', { name: 'Generate a code' }).click()
  await expect(page.getByLabel('Code (required)')).toHaveValue(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await page.getByLabel('Code (required)').fill(code.toLowerCase())
  await page.getByLabel('Percentage').fill('20')
  await openPanel(page, 'Dates and limits')
  await page.getByLabel('Starts').fill('2026-01-02T10:00')
  await page.getByLabel('Total uses').fill('1')
  await page.getByRole('button', { name: 'Add code' }).click()
  await expect(toast(page, 'Discount code saved successfully!')).toBeVisible()

  const order = await placeAdminOrder({ firstName: 'Coded', lastName: code, discountCode: code })
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('Limit reached')
  await expect(row).toContainText('1 of 1')
  await row.getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(page.getByText('Used by 1 order. Changes apply to new orders only.')).toBeVisible()
  await page.getByLabel('Type', { exact: true }).selectOption('amount')
  await page.getByLabel('Amount').fill('₦2,500')
  await page.getByLabel('Total uses').fill('')
  await page.getByRole('button', { name: 'Save discount code' }).click()
  await expect(toast(page, 'Discount code saved successfully!')).toBeVisible()

  await row.getByRole('link', { name: code }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('amount: ₦0.00 → ₦2,500.00')
  await expect(
    page.getByRole('region', { name: 'Orders with this code' }).getByRole('link', { name: order }),
  ).toBeVisible()
  await page.getByLabel('More actions').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `Delete “${code}”?` })
  await expect(question).toContainText('Orders keep their discount')
  await question.getByRole('button', { name: 'Delete discount code' }).click()
  await expect(toast(page, 'Discount code deleted successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: code })).toHaveCount(0)
})
