import type { Page } from '@playwright/test'
import { eq, inArray } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'

type WaitingOrder = { readonly number: string; readonly total: number }

/**
 * Places orders and switches them to bank transfer afterwards. If bank transfer were turned on instead, the orders of
 * all other tests in this store would use it.
 */
async function addTransferOrders(lastName: string, count: number): Promise<readonly WaitingOrder[]> {
  const numbers: string[] = []
  for (let index = 0; index < count; index++) {
    const email = `${lastName.toLowerCase()}-${index + 1}@example.com`
    numbers.push(await placeAdminOrder({ firstName: 'Ada', lastName: `${lastName} ${index + 1}`, email }))
  }
  const changed = await inAdminStore((db) =>
    db
      .update(orders)
      .set({
        paymentProvider: 'bank_transfer',
        paymentMethod: 'bank_transfer',
        paymentReference: '',
        paymentStatus: 'pending',
        status: 'pending',
        heldUntil: new Date(Date.now() + 5 * 86_400_000),
      })
      .where(inArray(orders.orderNumber, numbers))
      .returning({ number: orders.orderNumber, total: orders.total }),
  )
  return numbers.map((number) => ({ number, total: changed.find((order) => order.number === number)?.total ?? 0 }))
}

/** Changes one character of the number. */
function addTypo(number: string): string {
  const last = number.at(-3) === 'X' ? 'Y' : 'X'
  return `${number.slice(0, -3)}${last}${number.slice(-2)}`
}

/** Pastes a statement and assigns its columns. */
async function importByColumns(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByText('Or paste the statement').click()
  await page.getByLabel('Statement text').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible()
  await page.getByLabel('Date', { exact: true }).selectOption('Day')
  await page.getByLabel('Amount (credits and debits)').selectOption('Sum')
  await page.getByLabel('Payer', { exact: true }).selectOption('Who')
  await page.getByLabel('Description').selectOption('What')
  await page.getByLabel('Date format').selectOption('dmy')
  await page.getByLabel('Decimal separator').selectOption('.')
  await page.getByLabel('Currency for all rows').selectOption('USD')
  await page.getByRole('button', { name: 'Import with these columns' }).click()
}

test('a statement is imported once its columns are assigned, and its payments are matched, confirmed, undone and set aside', async ({
  page,
}) => {
  const [exact, typo, waiting] = await addTransferOrders('Stated', 3)
  if (!exact || !typo || !waiting) throw new Error('Expected three orders')
  await openAdminPage(page, '/admin/transfers?view=statements')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Choose a file, or paste a statement.')
  const orderList = Buffer.from('order_number,order_date,status,order_total\n1,2026-01-05,completed,10.00')
  await page.getByLabel('File').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: orderList })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open Import' })).toHaveAttribute('href', '/admin/import')
  const amount = (minor: number) => (minor / 100).toFixed(2)
  const lines = [
    'Day;Sum;Who;What',
    `27/11/2026;${amount(exact.total)};Ada Stated 1;Order ${exact.number}`,
    `27/11/2026;${amount(typo.total)};Ada Stated 2;${addTypo(typo.number)}`,
    '27/11/2026;12.34;Someone Unknown;For nothing',
  ]
  await importByColumns(page, lines)
  await expect(page.getByRole('status').filter({ hasText: '3 payments imported' }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Match the payments' }).click()
  const row = (text: string) => page.getByRole('list', { name: 'Payments' }).locator(':scope > li', { hasText: text })
  const [first, second, unknown] = [row('Ada Stated 1'), row('Ada Stated 2'), row('For nothing')]
  await expect(first).toContainText('Reference and amount match')
  await expect(second).toContainText('with one typo')
  await expect(unknown).toContainText('No order matches')
  await page.getByRole('button', { name: /^Confirm all suggested/ }).click()
  for (const confirmed of [first, second]) await expect(confirmed).toContainText('Confirmed')
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(second).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('u')
  await expect(first.getByRole('button', { name: /^Confirm/ })).toBeVisible()
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toContainText('Confirmed')
  await second.getByRole('button', { name: /^Undo/ }).click()
  await expect(second.getByRole('button', { name: /^Confirm/ })).toBeVisible()

  await unknown.getByRole('button', { name: /^Choose orders/ }).click()
  await page.getByLabel('Find an order').fill(waiting.number)
  await page.getByRole('button', { name: `Add ${waiting.number}` }).click()
  await expect(page.getByLabel(`For ${waiting.number}`)).toHaveValue('12.34')
  await unknown.getByRole('button', { name: 'Cancel' }).click()
  await unknown.focus()
  await page.keyboard.press('s')
  await page.keyboard.type('Asked the bank')
  await page.keyboard.press('Enter')
  await expect(unknown).toHaveCount(0)
  await page.getByRole('link', { name: /^Set aside/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'For nothing' })).toContainText('Asked the bank')
})

longTest(
  'on a phone, a deadline is extended, a payment is confirmed, an underpayment is accepted, and a cancelled order’s payment is returned',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [accepted, cancelled] = await addTransferOrders('Waiting', 2)
    await openAdminPage(page, '/admin/transfers')
    const list = page.getByRole('list', { name: 'Orders awaiting payment' })
    const [part, other] = [accepted, cancelled].map((order) =>
      list.getByRole('listitem').filter({ hasText: order?.number ?? '' }),
    )
    if (!part || !other) throw new Error('Expected two orders')
    await expect(part).toContainText('4 days left')
    const days = part.getByLabel('More days')
    await part.getByRole('button', { name: /^Extend/ }).click()
    await days.fill('40')
    await part.getByRole('button', { name: 'Extend deadline', exact: true }).click()
    await expect(part.getByRole('alert')).toContainText('1 to 30 days')
    await expect(days).toHaveValue('40') // the typed text is still there
    await days.fill('3')
    await part.getByRole('button', { name: 'Extend deadline', exact: true }).click()
    await expect(part).toContainText('7 days left')

    for (const order of [part, other]) {
      await order.getByRole('button', { name: /^Confirm payment/ }).click()
      await order.getByLabel('Amount received').fill('5')
      await order.getByRole('button', { name: 'Confirm', exact: true }).click()
      await expect(order).toContainText('$5.00 received so far')
    }
    await part.getByRole('button', { name: /^Accept underpayment/ }).click()
    await expect(part.getByRole('button', { name: /^Accept with / })).toBeFocused()
    await part.getByRole('button', { name: /^Accept with / }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Underpayment accepted' })).toBeVisible()
    await expect(part).toHaveCount(0)

    await other.getByRole('link', { name: /^Cancel/ }).click()
    await expect(page.getByText(/^\$5\.00 of \$[\d.,]+ received by transfer\.$/)).toBeVisible()
    await inAdminStore((db) =>
      db
        .update(orders)
        .set({ status: 'cancelled', heldUntil: null })
        .where(eq(orders.orderNumber, cancelled?.number ?? '')),
    )
    await openAdminPage(page, '/admin/transfers')
    await expect(other).toContainText('Cancelled: refund needed')
    await other.getByRole('button', { name: /^Mark as refunded/ }).click()
    await other.getByRole('button', { name: 'Mark $5.00 as refunded' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Marked as refunded' })).toBeVisible()
    await expect(other).toHaveCount(0)
  },
)
