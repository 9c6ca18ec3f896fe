import process from 'node:process'
import type { Page } from '@playwright/test'
import { inArray } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { csvStatement } from '#tests/support/csv-statement.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

type Waiting = { readonly number: string; readonly total: number }

/**
 * Orders that wait for a transfer. They are paid so afterwards, because a connected provider would take the orders of
 * all other tests of this store.
 */
async function ordersByTransfer(page: Page, lastName: string, count: number): Promise<readonly Waiting[]> {
  const numbers: string[] = []
  for (let index = 0; index < count; index++) {
    const email = `${lastName.toLowerCase()}-${index + 1}@example.com`
    numbers.push(await placeAdminOrder(page, { firstName: 'Ada', lastName: `${lastName} ${index + 1}`, email }))
  }
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  const changed = await db
    .update(orders)
    .set({
      ...{ paymentProvider: 'bank_transfer', paymentMethod: 'bank_transfer', paymentReference: '' },
      ...{ paymentStatus: 'pending', status: 'pending', heldUntil: new Date(Date.now() + 5 * 86_400_000) },
    })
    .where(inArray(orders.orderNumber, numbers))
    .returning({ number: orders.orderNumber, total: orders.total })
  await close()
  return numbers.map((number) => ({ number, total: changed.find((order) => order.number === number)?.total ?? 0 }))
}

/** One character of the number is another one. */
function mistyped(number: string): string {
  const last = number.at(-3) === 'X' ? 'Y' : 'X'
  return `${number.slice(0, -3)}${last}${number.slice(-2)}`
}

async function importText(page: Page, text: string): Promise<void> {
  await page.getByText('Or paste its text').click()
  await page.getByLabel('Text of the statement').fill(text)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
}

// One after the other: they share the list of payments, and each confirms all that are preselected.
test.describe.configure({ mode: 'serial' })

for (const width of [1440, 390]) {
  test(`a statement is imported, matched, confirmed and undone at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000) // places six orders, and runs axe on four screens
    await page.setViewportSize({ width, height: 900 })
    const name = `Wide${width}`
    const [exact, typo, first, second, partly, waiting] = await ordersByTransfer(page, name, 6)
    if (!exact || !typo || !first || !second || !partly || !waiting) throw new Error('Six orders')

    await openAdminPage(page, '/admin/transfers')
    const list = page.getByRole('list', { name: 'Orders that wait for a transfer' })
    const order = list.getByRole('listitem').filter({ hasText: waiting.number })
    await expect(order).toContainText('4 days left')
    await expectNoViolations(page)
    await order.getByRole('button', { name: /^Extend/ }).click()
    await order.getByLabel('More days').fill('40')
    await order.getByRole('button', { name: 'Extend', exact: true }).click()
    await expect(order.getByRole('alert')).toContainText('1 to 30 days')
    await expect(order.getByLabel('More days')).toHaveValue('40') // what was typed stays
    await order.getByLabel('More days').fill('3')
    await order.getByRole('button', { name: 'Extend', exact: true }).click()
    await expect(order).toContainText('7 days left')

    await page.getByRole('link', { name: 'Statements' }).click()
    await importText(page, 'Not a statement')
    await expect(page.getByRole('alert')).toContainText('not a bank statement')
    const statement = csvStatement([
      { amount: exact.total, text: `Order ${exact.number}`, payer: `Ada ${name} 1` },
      { amount: typo.total, text: mistyped(typo.number), payer: `Ada ${name} 2` },
      { amount: first.total + second.total, text: `${first.number} ${second.number}`, payer: `Ada ${name} 3` },
      { amount: 1_234, text: `For nothing ${name}`, payer: 'Someone Unknown' },
      { amount: 1_000, text: partly.number, payer: `Ada ${name} 5` },
    ])
    await page.getByLabel('Text of the statement').fill(statement)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '5 payments imported' }).first()).toBeVisible()
    await page.getByText('Text of the statement').scrollIntoViewIfNeeded()
    await expectNoViolations(page)

    await page.getByRole('link', { name: 'Match the payments' }).click()
    const row = (text: string) => page.getByRole('list', { name: 'Payments' }).locator(':scope > li', { hasText: text })
    await expect(row(`Ada ${name} 1`)).toContainText('Reference and amount match')
    await expect(row(`Ada ${name} 2`)).toContainText('with one typing error')
    await expect(row(`Ada ${name} 3`)).toContainText(second.number)
    await expect(row(`For nothing ${name}`)).toContainText('No order matches')
    await expect(row(`Ada ${name} 5`)).toContainText('less than due')
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: /^Confirm all preselected/ }).click()
    for (const index of [1, 2, 3]) await expect(row(`Ada ${name} ${index}`)).toContainText('Confirmed')

    await row(`Ada ${name} 1`).focus()
    await page.keyboard.press('ArrowDown')
    await expect(row(`Ada ${name} 2`)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('u')
    await expect(row(`Ada ${name} 1`).getByRole('button', { name: /^Confirm/ })).toBeVisible()
    await expect(row(`Ada ${name} 1`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row(`Ada ${name} 1`)).toContainText('Confirmed')
    await row(`Ada ${name} 2`).getByRole('button', { name: /^Undo/ }).click()
    await expect(row(`Ada ${name} 2`).getByRole('button', { name: /^Confirm/ })).toBeVisible()

    await row(`Ada ${name} 5`)
      .getByRole('button', { name: /^Confirm/ })
      .click()
    await expect(row(`Ada ${name} 5`)).toContainText('Confirmed')

    await row(`For nothing ${name}`)
      .getByRole('button', { name: /^Choose orders/ })
      .click()
    await page.getByLabel('Find an order').fill(waiting.number)
    await page.getByRole('button', { name: `Add ${waiting.number}` }).click()
    await expect(page.getByLabel(`For ${waiting.number}`)).toHaveValue('12.34')
    await expectNoViolations(page)
    await row(`For nothing ${name}`).getByRole('button', { name: 'Cancel' }).click()
    await row(`For nothing ${name}`).focus()
    await page.keyboard.press('s')
    await page.keyboard.type('Asked the bank')
    await page.keyboard.press('Enter')
    await expect(row(`For nothing ${name}`)).toHaveCount(0)
    await page.getByRole('link', { name: /^Set aside/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: `For nothing ${name}` })).toContainText('Asked the bank')
    await expectNoViolations(page)

    await page.getByRole('link', { name: /^Open transfers/ }).click()
    const part = page.getByRole('listitem').filter({ hasText: partly.number })
    await expect(part).toContainText('$10.00 received so far')
    await part.getByRole('button', { name: /^Accept less/ }).click()
    await expect(part.getByRole('button', { name: /^Accept \$/ })).toBeFocused()
    await expectNoViolations(page)
    await part.getByRole('button', { name: /^Accept \$/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Difference accepted' })).toBeVisible()
    await expect(part).toHaveCount(0)

    await order.getByRole('button', { name: /^Confirm payment/ }).click()
    await order.getByLabel('Amount received').fill('5')
    await order.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(order).toContainText('$5.00 received so far')
    await order.getByRole('link', { name: /^Cancel/ }).click()
    await waitForHydration(page)
    await expect(page.getByText(/^\$5\.00 of \$[\d.,]+ received by transfer\.$/)).toBeVisible()
    await page.getByLabel('Status').selectOption('cancelled')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('Status changed from Pending to Cancelled')).toBeVisible()
    await openAdminPage(page, '/admin/transfers')
    await expect(order).toContainText('Cancelled: return the money')
    await order.getByRole('button', { name: /^Mark as returned/ }).click()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await order.getByRole('button', { name: '$5.00 was returned' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Marked as returned' })).toBeVisible()
    await expect(order).toHaveCount(0)

    await openAdminPage(page, `/admin/orders?q=${exact.number}`)
    await page.getByRole('link', { name: exact.number }).click()
    await waitForHydration(page)
    await expect(page.getByText(/^Received \$[\d.,]+ by transfer/).first()).toBeVisible()
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  })
}

test('a CSV file that is not certain shows its columns, and a file that is too large says so', async ({ page }) => {
  test.slow()
  await openAdminPage(page, '/admin/transfers?view=statements')
  const file = page.getByLabel('File')
  await file.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(45 * 2 ** 20, 'a') })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('larger than 5 MB')
  const text = `Day;Sum;Who;What\n03/04/2026;1.234;Ada;mapped ${Date.now()}\n`
  const orders = 'order_number,order_date,status,order_total\n1,2026-01-05,completed,10.00'
  await file.setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(orders) })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(file).toHaveAccessibleDescription(/This is no bank statement/)
  await expect(page.getByRole('link', { name: 'Open Import' })).toHaveAttribute('href', '/admin/import')
  await file.setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible()
  await page.getByLabel('Date', { exact: true }).selectOption('Day')
  await page.getByLabel('Amount (credits and debits)').selectOption('Sum')
  await page.getByLabel('Payer', { exact: true }).selectOption('Who')
  await page.getByLabel('Description').selectOption('What')
  await page.getByLabel('Order of dates').selectOption('dmy')
  await page.getByLabel('Decimal sign').selectOption('.')
  await page.getByLabel('Currency of all rows').selectOption('KWD')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Import with these columns' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 payment imported' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove odd.csv' }).click() // its row would be in the lists of other tests
  await expect(page.getByRole('button', { name: 'Remove odd.csv' })).toHaveCount(0)
})
