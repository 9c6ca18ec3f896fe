import process from 'node:process'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import { payments } from '#app/features/payments/payments.table.ts'
import { refunds } from '#app/features/payments/refunds/refunds.table.ts'
import { newId } from '#app/lib/id.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

/** An order with a payment, an expired attempt and a refund, as a provider would have left them. */
async function addPayments(page: Page, firstName: string): Promise<string> {
  const orderNumber = await placeAdminOrder(page, { firstName, lastName: 'Obi' })
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  const [order] = await db
    .select({ id: orders.id, total: orders.total, currency: orders.currency })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber))
  if (!order) throw new Error('The order is missing')
  const shared = { orderId: order.id, method: 'credit_card', amount: order.total, currency: order.currency } as const
  await db.insert(payments).values([
    { ...shared, provider: 'paypal', method: 'paypal', state: 'gone', reference: `5O190127TN${firstName}` },
    {
      ...shared,
      ...{ provider: 'stripe', state: 'paid', reference: `cs_live_${newId().replaceAll('-', '')}`, dispute: 'opened' },
      ...{ fee: 289, feeCurrency: 'USD' },
    },
    {
      ...shared,
      provider: 'cash_on_delivery',
      method: 'cash_on_delivery',
      state: 'returned',
      reference: `cash-${newId()}`,
    },
  ])
  await db.insert(refunds).values({
    ...{ orderId: order.id, idempotencyKey: newId(), amount: 100, storeAmount: 100, paymentProvider: 'stripe' },
    ...{ status: 'failed', lastError: 'The card was closed', paymentReference: `re_${firstName}` },
  })
  await close()
  return orderNumber
}

for (const width of [1440, 390]) {
  test(`payments are listed, filtered, exported and seen on their order at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const number = await addPayments(page, `Pay${width}`)
    await openAdminPage(page, `/admin/payments/activity?q=${number}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Payment activity' })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Payments and refunds' }).locator('tbody tr')
    await expect(rows).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('$2.89')
    await expectNoViolations(page)
    for (const other of [320, 768, 820, 1024, width]) {
      await page.setViewportSize({ width: other, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await page.getByLabel('Kind').selectOption('dispute')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Disputed')
    await page.getByRole('link', { name: 'Clear' }).first().click()
    await expect(page).toHaveURL('/admin/payments/activity')
    const file = await page.request.get(`/admin/payments/activity/export?q=${number}`)
    expect((await file.text()).trim().split('\r\n')).toHaveLength(5)

    await page.getByRole('link', { name: number }).first().click()
    const panel = page.getByRole('region', { name: 'Payment', exact: true })
    await expect(panel).toContainText('Credit card, Stripe')
    await expect(panel).toContainText('fee $2.89')
    await expectNoViolations(page)
  })

  test(`a period is compared, and the cash of a day summed, at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await addPayments(page, `Cmp${width}`)
    await openAdminPage(page, '/admin/payments/activity/reconciliation')
    await page.getByRole('button', { name: 'Compare with the provider' }).click()
    await expect(page.getByText('Stripe is not connected')).toBeVisible()
    await expect(page.getByText('No cash on delivery was collected')).toBeVisible()
    await page.getByLabel('First day').fill('2026-01-01')
    await page.getByRole('button', { name: 'Compare with the provider' }).click()
    await expect(page.getByText('A period has at most 31 days.')).toBeVisible()
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
}
