import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

/** A unique customer name. */
function newName(): string {
  return `Zofia${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 8)}`
}

function rowOf(page: Page, number: string): Locator {
  return page.getByRole('row').filter({ hasText: number })
}

test('§1 §2 §D the list is newest first, filtered by tab, search, payment and day, sorted, and exported', async ({
  page,
}) => {
  test.slow() // a dozen lists in turn
  const lastName = newName()
  const older = await placeAdminOrder(page, { firstName: 'Ada', lastName, shippingMethod: 'express' })
  const newer = await placeAdminOrder(page, { firstName: 'Bea', lastName })
  await openAdminPage(page, '/admin/orders')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(lastName.slice(2).toUpperCase()) // a part of the name
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row').nth(1)).toContainText(newer)
  await expect(rowOf(page, older)).toContainText('Express')
  await expect(page.getByText('1–2 of 2')).toBeVisible()

  const tabs = page.getByRole('navigation', { name: 'Orders by status' })
  await expect(tabs.getByRole('link', { name: 'Processing 2' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Shipped 0' }).click()
  await expect(page.getByText('No orders match these filters.')).toBeVisible()
  await expect(page).toHaveURL(/q=.+&status=shipped$/)
  await tabs.getByRole('link', { name: 'All 2' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)

  await page.getByLabel('Payment').selectOption('refunded')
  await expect(page.getByText('No orders match these filters.')).toBeVisible()
  await page.getByLabel('Payment').selectOption('paid')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No orders match these filters.')).toBeVisible()
  await expect(page).toHaveURL(/to=2020-01-01/)
  await page.getByLabel('To', { exact: true }).fill('')
  await expect(page.getByRole('row')).toHaveCount(3)

  await page.getByRole('columnheader', { name: 'Total' }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=total&dir=desc/)
  await expect(page.getByRole('row').nth(1)).toContainText(older) // express costs more
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('link').click()
  await expect(page.getByRole('row').nth(1)).toContainText(newer)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFOrder,Date \(UTC\),Status,Payment,/)
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([newer, older])
  expect(lines[1]).toContain('1 × Sienna Rib Top (Size: M | Color: Cocoa)')

  await page.getByRole('link', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders')
})

test('an order number and Enter open the order, any other search the list', async ({ page }) => {
  const lastName = newName()
  const number = await placeAdminOrder(page, { firstName: 'Ada', lastName })
  await openAdminPage(page, '/admin/orders')
  const search = page.getByRole('searchbox', { name: 'Search orders' })
  await search.fill(`# ${number.toLowerCase()}`)
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/)

  await openPage(page, '/admin/orders')
  await search.fill(lastName)
  await search.press('Enter')
  await expect(page).toHaveURL(`/admin/orders?q=${lastName}`)
  await expect(rowOf(page, number)).toContainText('Processing')
})

test('§1 §2 §3 §4 §8 an order shows its sums, is shipped once, and its timeline and shipping time stay', async ({
  page,
}) => {
  const number = await placeAdminOrder(page, { firstName: 'Ada', lastName: newName() })
  await openAdminPage(page, `/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  const main = page.getByRole('main')
  await expect(main.getByRole('row').filter({ hasText: 'Sienna Rib Top' })).toContainText('Size: M | Color: Cocoa')
  await expect(main.getByText(/^Order confirmation/).first()).toBeVisible()
  await page.getByText('How this adds up').click()
  await expect(main).toContainText('₦1,500.00 for $1')
  await expect(main).toContainText('Standard: $10.00')
  await expect(main).toContainText('8% (United States) on')
  await expect(main).toContainText('PayPal, paid')

  await page.getByLabel('Status').selectOption('shipped')
  await expect(page.getByText('Marks the order as fulfilled now')).toBeVisible()
  await page.getByLabel('Tracking number').fill('GB 1234 <script>alert(1)</script> 🧥')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Order updated successfully!')).toBeVisible()
  await expect(main.getByText('Tracking number GB 1234 <script>alert(1)</script> 🧥 added').first()).toBeVisible()
  await expect(main.getByText('Status changed from Processing to Shipped').first()).toBeVisible()
  await expect(main.getByText(/^\d.* · Store Owner$/).first()).toBeVisible()
  const fulfilled = page.getByText(/^Fulfilled on \d/)
  const moment = await fulfilled.textContent()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0) // the parcel is gone

  await page.getByLabel('Status').selectOption('delivered')
  await page.getByLabel('Tracking number').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(main.getByText(/^Tracking number GB 1234 .* removed$/).first()).toBeVisible()
  await expect(fulfilled).toHaveText(moment ?? '')

  await page.getByRole('link', { name: /^Ada Zofia/ }).click()
  await expect(page).toHaveURL(/\/admin\/customers\/[0-9a-f-]{36}$/)
})

test('§8 a save that fails, or follows another user’s save, loses nothing and is reported', async ({
  page,
  context,
}) => {
  const number = await placeAdminOrder(page, { firstName: 'Ada', lastName: newName() })
  await openAdminPage(page, `/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await page.getByLabel('Tracking number').fill('GB 1')
  await page.route(/\/admin\/orders\/[^/]+\.data/, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  const summary = page.getByRole('alert').filter({ hasText: 'Failed to update order' }).first()
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Tracking number')).toHaveValue('GB 1')

  const other = await context.newPage()
  await openPage(other, new URL(page.url()).pathname)
  await other.getByLabel('Status').selectOption('shipped')
  await other.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(other.getByText('Order updated successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(summary).toContainText('Someone else changed this order: it is shipped.')
  await expect(page.getByLabel('Status')).toHaveValue('shipped')
  await expect(page.getByLabel('Tracking number')).toHaveValue('GB 1')
  await expect(page.getByRole('banner')).toContainText('Shipped')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Order updated successfully!')).toBeVisible()
  await other.reload()
  await expect(other.getByLabel('Tracking number')).toHaveValue('GB 1')
})

test("the address of an unshipped order is corrected by checkout's rules", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const number = await placeAdminOrder(page, { firstName: 'Ada', lastName: newName() })
  await openAdminPage(page, `/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit address' })
  await dialog.getByLabel('City').fill('')
  await dialog.getByLabel('Address line 2').fill('4242 4242 4242 4242')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  const summary = dialog.getByRole('alert').first()
  await expect(summary).toContainText('City is required')
  await expect(summary).toContainText('This looks like a card number.')
  await expectNoViolations(page, 'main')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(dialog.getByLabel('Address line 2')).toHaveValue('4242 4242 4242 4242') // the input stays
  await dialog.getByLabel('Address line 2').fill('Second floor')
  await dialog.getByLabel('City').fill('Eugene')
  await dialog.getByLabel('Country').selectOption('CA')
  await expect(dialog.getByText('Charged shipping and tax do not change.')).toBeVisible()
  await dialog.getByLabel('City').press('Control+s')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Order updated successfully!')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Second floor')
  await expect(page.getByRole('main')).toContainText('Eugene, Oregon 97477')
  await expect(page.getByText('Address changed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '1 Palm Street\nSecond floor\nEugene, Oregon',
  )
})

test('many orders are shipped in bulk, and skipped ones are named with reasons', async ({ page, context }) => {
  test.slow() // two users and eight screens
  const lastName = newName()
  const numbers: string[] = []
  for (const firstName of ['Ada', 'Bea', 'Cleo', 'Dora'])
    numbers.push(await placeAdminOrder(page, { firstName, lastName }))
  const [ada = '', bea = '', cleo = '', dora = ''] = numbers
  await openAdminPage(page, `/admin/orders?q=${lastName}`)
  await page.getByRole('checkbox', { name: `Select ${dora}` }).check()
  // Two requests fail: one that looks the orders up, one that changes them
  await page.route('**/admin/orders/bulk?*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.route('**/admin/orders/bulk', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.getByRole('button', { name: 'Set status' }).click()
  const status = page.getByRole('dialog', { name: 'Set the status of orders' })
  await expect(status.getByRole('alert')).toContainText('The orders could not be loaded.')
  await status.getByRole('button', { name: 'Try again' }).click()
  await status.getByLabel('Status').selectOption('pending')
  await status.getByRole('button', { name: 'Set 1 order to pending' }).click()
  await expect(status.getByRole('alert')).toContainText(`${dora}: no response from the store`)
  await status.getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, dora)).toContainText('Processing')

  await page.getByRole('button', { name: 'Set status' }).click()
  await status.getByLabel('Status').selectOption('cancelled')
  await expect(status).toContainText('Restocks their items')
  await status.getByRole('button', { name: 'Set 1 order to cancelled' }).click()
  await expect(page.getByText('1 order updated')).toBeVisible()
  await expect(rowOf(page, dora)).toContainText('Cancelled')

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ship orders' })
  await expect(dialog).toContainText(`${dora}: cancelled`)
  await expect(dialog).toContainText('Ada')
  await expect(dialog).toContainText('Springfield')
  await expectNoViolations(page, 'main')
  const fields = dialog.getByRole('textbox')
  await expect(fields).toHaveCount(3)
  await fields.first().focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'CP 1\r\nCP 2\r\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(fields.nth(1)).toHaveValue('CP 2')
  await fields.nth(1).press('Enter')
  await expect(fields.nth(2)).toBeFocused()

  const cookies = await context.cookies()
  await context.clearCookies() // the session ended
  await dialog.getByRole('button', { name: 'Mark 3 orders shipped' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`${bea}: you are logged out; log in from another tab`)
  await context.addCookies(cookies)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(fields.nth(1), 'the input is still there').toHaveValue('CP 2')

  // Someone else cancels one of them while the dialog is open
  const other = await context.newPage()
  await openPage(other, `/admin/orders?q=${ada}`)
  await other.getByRole('link', { name: ada }).click()
  await other.getByLabel('Tracking number').fill('taken')
  await other.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(other.getByText('Order updated successfully!')).toBeVisible()

  await dialog.getByRole('button', { name: 'Mark 3 orders shipped' }).click()
  await expect(dialog.getByRole('alert')).toContainText('2 orders changed, 1 not')
  await expect(dialog.getByRole('alert')).toContainText(`${ada}: changed by someone else, now processing`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, cleo)).toContainText('CP 1')
  await expect(rowOf(page, bea)).toContainText('Shipped')
  await expect(rowOf(page, bea)).toContainText('CP 2')
  await expect(rowOf(page, ada)).toContainText('Processing')
})

test("packing slips and invoices print without the admin's navigation", async ({ page }) => {
  const lastName = newName()
  const first = await placeAdminOrder(page, { firstName: 'Ada', lastName })
  await placeAdminOrder(page, { firstName: 'Bea', lastName })
  await openAdminPage(page, `/admin/orders?q=${lastName}`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const [slips] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Print slips' }).click(),
  ])
  await expect(slips.getByRole('article')).toHaveCount(2)
  await expect(slips.getByRole('article').first()).toContainText('Sienna Rib Top')
  await expect(slips.getByRole('article').first()).not.toContainText(/[$₦]/)
  await expectNoViolations(slips, 'main')

  await page.getByRole('link', { name: first }).click()
  await page.getByRole('link', { name: 'Invoice', exact: true }).click() // not the tab Invoices
  const sheet = page.getByRole('article', { name: `Invoice ${first}` })
  await expect(sheet).toContainText('Billed to')
  await expect(sheet).toContainText('Shipped to')
  await expect(sheet).toContainText('Standard')
  await expect(sheet).toContainText('All amounts are in US dollars. The total is booked as ₦')
  await expectNoViolations(page, 'main')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  for (const chrome of [page.getByRole('banner'), page.getByRole('button', { name: 'Print' })]) {
    await expect(chrome).toBeHidden()
  }
  await expect(page.getByText('Dashboard', { exact: true }).first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
})

test.describe('while the store is unreachable', () => {
  test.use({ expectedLog: /Error loading orders:/ })

  test('the list of orders stays', async ({ page }) => {
    await openAdminPage(page, '/admin/orders')
    const first = (await page.getByRole('row').nth(1).textContent()) ?? ''
    await page.route(/\/admin\/orders\.data/, (route) => route.fulfill({ status: 503 }))
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error loading orders:'))
    await page.getByRole('columnheader', { name: 'Total' }).getByRole('link').click()
    await logged
    await expect(page.getByRole('row').nth(1)).toHaveText(first)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  })
})

test('§2 §8 an unknown order shows a message and a link back', async ({ page }) => {
  for (const id of [
    '0199f0c4-5d9e-7c1a-8a34-1f2e3d4c5b6a',
    'no-id',
    '0199f0c4-5d9e-7c1a-8a34-1f2e3d4c5b6a/print/invoice',
  ]) {
    await openAdminPage(page, `/admin/orders/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order not found')
  }
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await expect(page).toHaveURL('/admin/orders')
})
