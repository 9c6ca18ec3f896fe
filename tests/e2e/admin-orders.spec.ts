import process from 'node:process'
import type { Locator, Page } from '@playwright/test'
import { expect, fetchPath, test } from '#tests/e2e/fixtures.ts'
import { findOrderScreen, placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { listForms } from '#tests/support/page-forms.ts'

/** Returns a unique customer name. */
function newName(): string {
  return `Zofia${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 8)}`
}

const findRow = (page: Page, number: string): Locator => page.getByRole('row').filter({ hasText: number })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const changeStatus = (page: Page) => page.getByRole('main').getByText('Change status or tracking').last()

/** Places an order and opens its screen. Returns the order number. */
async function openOrder(page: Page, lastName = newName()): Promise<string> {
  const number = await placeAdminOrder({ firstName: 'Ada', lastName })
  await openAdminPage(page, await inAdminStore((db) => findOrderScreen(db, number)))
  await expect(title(page)).toHaveText(number)
  return number
}

/** Returns whether all of an element's text is visible. */
function isFullyVisible(text: Locator): Promise<boolean> {
  return text.evaluate((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight + 1)
}

/** Saves an order as someone else would. */
async function saveElsewhere(page: Page, path: string, changes: { status: string; trackingNumber: string }) {
  const forms = listForms(await (await fetchPath(page, path)).text(), path)
  const form = forms.find(({ fields }) => fields.some(([name]) => name === 'trackingNumber'))
  const version = form?.fields.find(([name]) => name === 'version')?.[1] ?? ''
  const headers = { Origin: process.env.ADMIN_URL ?? '' }
  const response = await page.request.post(path, { headers, form: { version, ...changes } })
  expect(response.ok()).toBe(true)
}

test('the list follows the search, tabs, payment, dates and sort order, can be exported, and an order number in the search opens the order', async ({
  page,
}) => {
  const lastName = newName()
  const older = await placeAdminOrder({ firstName: 'Ada', lastName, shippingMethod: 'express' })
  const newer = await placeAdminOrder({ firstName: 'Bea', lastName })
  await openAdminPage(page, '/admin/orders')
  const search = page.getByRole('searchbox', { name: 'Search orders' })
  const noMatches = page.getByText(/^No orders match “.+” and these filters\.$/)
  await search.fill(lastName.slice(2).toUpperCase()) // part of the name
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row').nth(1)).toContainText(newer)

  const tabs = page.getByRole('navigation', { name: 'Orders by status' })
  await tabs.getByRole('link', { name: 'Shipped 0' }).click()
  await expect(noMatches).toBeVisible()
  await expect(page).toHaveURL(/q=.+&status=shipped$/)
  await tabs.getByRole('link', { name: 'All 2' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Payment').selectOption('refunded')
  await expect(noMatches).toBeVisible()
  await page.getByLabel('Payment').selectOption('paid')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(noMatches).toBeVisible()
  await expect(page).toHaveURL(/to=2020-01-01/)
  await page.getByLabel('To', { exact: true }).fill('')
  await expect(page.getByRole('row')).toHaveCount(3)

  const byTotal = page.getByRole('columnheader', { name: 'Total' }).getByRole('link')
  await byTotal.click()
  await expect(page).toHaveURL(/sort=total&dir=desc/)
  await expect(page.getByRole('row').nth(1)).toContainText(older) // an order with express delivery costs more
  await byTotal.click()
  await expect(page.getByRole('row').nth(1)).toContainText(newer)
  await page.setViewportSize({ width: 320, height: 640 })
  const number = page.getByRole('row').filter({ hasText: newer }).getByRole('rowheader')
  expect(await isFullyVisible(number), 'the number is fully visible').toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  const download = page.waitForEvent('download')
  await page.getByLabel('More actions').filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Export CSV' }).filter({ visible: true }).click()
  expect((await download).url()).toMatch(/\/admin\/orders\/export\?q=.+&payment=paid/)
  await page.getByRole('link', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders')
  await search.fill(`# ${newer.toLowerCase()}`)
  await search.press('Enter')
  await expect(title(page)).toHaveText(newer)
  await page.setViewportSize({ width: 320, height: 640 })
  await title(page).evaluate((heading) => {
    for (const part of heading.querySelectorAll('span')) {
      if (part.children.length === 0 && part.textContent) part.textContent = 'W'.repeat(part.textContent.length) // the widest letter
    }
  })
  expect(await isFullyVisible(title(page))).toBe(true)
})

test.describe('with failed requests', () => {
  test.use({ expectedLog: /^Error loading the (order|admin):/ })

  test('an order that someone else changed in the meantime can be marked as shipped, and a failed save or reload loses nothing', async ({
    page,
  }) => {
    await openOrder(page)
    const [main, path] = [page.getByRole('main'), new URL(page.url()).pathname]
    const [status, tracking] = [page.getByLabel('Status'), page.getByLabel('Tracking number')]
    const note = page.getByLabel('Note', { exact: true })
    const saved = page.getByText('Order updated successfully!').first()
    await changeStatus(page).click()
    await note.fill('Half a note')
    await tracking.fill('GB 1234')
    await page.route(/\/admin\/orders\/[^/]+\.data/, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await page.keyboard.press('Control+s')
    const summary = page.getByRole('alert').filter({ hasText: 'Failed to update order' }).first()
    await expect(summary).toBeFocused()
    await expect(tracking).toHaveValue('GB 1234')

    await saveElsewhere(page, path, { status: 'pending', trackingNumber: '' })
    await save(page).click()
    await expect(summary).toContainText('Someone else changed this order: it is now pending.')
    await expect(status).toHaveValue('pending')
    await expect(tracking).toHaveValue('GB 1234')
    await expect(page.getByRole('banner')).toContainText('Pending')
    await status.selectOption('shipped')
    await expect(page.getByText('Sets the fulfillment date to now')).toBeVisible()
    await save(page).click()
    await expect(saved).toBeVisible()
    await expect(main.getByText('Tracking number GB 1234 added').first()).toBeVisible()
    await expect(main.getByText('Status changed from Pending to Shipped').first()).toBeVisible()
    await expect(main.getByText(/\d · Store Owner$/).first()).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Edit', exact: true }),
      'the address of a shipped order cannot be edited',
    ).toHaveCount(0)
    const fulfilled = page.getByText(/Fulfilled on /)
    const fulfilledText = (await fulfilled.textContent()) ?? ''

    await page.route(/\/admin\/orders\/[\w-]+\.data/, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error loading the order:'))
    await status.selectOption('delivered')
    await tracking.fill('')
    await save(page).click()
    await logged
    await expect(status).toHaveValue('delivered')
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
    await expect(note).toHaveValue('Half a note')
    await page.unroute(/\/admin\/orders\/[\w-]+\.data/)
    await page.reload()
    await expect(fulfilled).toContainText(fulfilledText)
    await expect(main.getByText('Tracking number GB 1234 removed')).toBeVisible()
    await note.fill('Half a note')
    await page.getByRole('link', { name: /^Ada Zofia/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/admin\/customers\/[0-9a-f-]{36}$/)
  })
})

test("the address of an unshipped order is corrected under checkout's rules, copied, and printed without the rest of the screen", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const number = await openOrder(page)
  const main = page.getByRole('main')
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit address' })
  const line2 = dialog.getByLabel('Address line 2')
  await dialog.getByLabel('City').fill('')
  await line2.fill('4242 4242 4242 4242')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  const summary = dialog.getByRole('alert').first()
  await expect(summary).toContainText('City is required')
  await expect(summary).toContainText('This looks like a card number.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await edit.click()
  await expect(line2, 'the input is kept').toHaveValue('4242 4242 4242 4242')
  await line2.fill('Second floor')
  await dialog.getByLabel('City').fill('Eugene')
  await dialog.getByLabel('Country').selectOption('CA')
  await expect(dialog.getByText('Shipping and tax stay as charged.')).toBeVisible()
  await dialog.getByLabel('City').press('Control+s')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Order updated successfully!')).toBeVisible()
  await expect(main).toContainText('Eugene, Oregon 97477')
  await expect(page.getByText('Address changed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('1 Palm Street\nSecond floor\nEugene, Oregon')

  await page.getByRole('link', { name: 'Order summary' }).click()
  const sheet = page.getByRole('article', { name: `Order summary ${number}` })
  await expect(sheet).toContainText('EUGENE OREGON 97477')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  const surroundings = [
    page.getByRole('banner'),
    page.getByRole('button', { name: 'Print' }),
    page.locator('#navigation'),
  ]
  for (const part of surroundings) await expect(part).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
})

test('orders are shipped in bulk with pasted tracking numbers, and skipped and failed orders are listed with reasons', async ({
  page,
  context,
}) => {
  const lastName = newName()
  const [ada, bea, dora] = [
    await placeAdminOrder({ firstName: 'Ada', lastName }),
    await placeAdminOrder({ firstName: 'Bea', lastName }),
    await placeAdminOrder({ firstName: 'Dora', lastName }),
  ]
  await openAdminPage(page, `/admin/orders?q=${lastName}`)
  await page.getByRole('checkbox', { name: `Select ${dora}` }).check()
  // Two requests fail: the one that looks up the orders and the one that changes them
  await page.route('**/admin/orders/bulk?*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.route('**/admin/orders/bulk', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.getByRole('button', { name: 'Set status' }).click()
  const status = page.getByRole('dialog', { name: 'Set the status of orders' })
  await expect(status.getByRole('alert')).toContainText('The orders could not be loaded.')
  await status.getByRole('button', { name: 'Try again' }).click()
  await status.getByLabel('Status').selectOption('cancelled')
  await expect(status).toContainText('Restocks the items')
  await status.getByRole('button', { name: 'Set 1 order to cancelled' }).click()
  await expect(status.getByRole('alert')).toContainText(`${dora}: no response from the store`)
  await status.getByRole('button', { name: 'Try again' }).click()
  await status.getByRole('button', { name: 'Set 1 order to cancelled' }).click()
  await expect(page.getByText('1 order updated')).toBeVisible()
  await expect(findRow(page, dora)).toContainText('Cancelled')

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const slips = page.getByRole('link', { name: 'Print slips' })
  await expect(slips).toHaveAttribute('target', '_blank')
  const slipsPage = await fetchPath(page, (await slips.getAttribute('href')) ?? '')
  expect((await slipsPage.text()).match(/<article/g)).toHaveLength(3)
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ship orders' })
  await expect(dialog).toContainText(`${dora}: cancelled`)
  await expect(dialog).toContainText('Springfield')
  const fields = dialog.getByRole('textbox')
  await expect(fields).toHaveCount(2)
  await fields.first().focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'CP 1\r\nCP 2\r\n')
    const pasteEvent = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(pasteEvent)
  })
  await expect(fields.nth(1)).toHaveValue('CP 2')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(fields.nth(1)).toHaveValue('CP 2')
  await fields.first().press('Enter')
  await expect(fields.nth(1)).toBeFocused()

  const cookies = await context.cookies()
  await context.clearCookies() // ends the session
  await dialog.getByRole('button', { name: 'Mark 2 orders as shipped' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`${bea}: you are logged out; log in from another tab`)
  await context.addCookies(cookies)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(fields.nth(1), 'the input is still there').toHaveValue('CP 2')
  const path = (await page.getByRole('link', { name: ada }).getAttribute('href')) ?? ''
  await saveElsewhere(page, path, { status: 'processing', trackingNumber: 'taken' })
  await dialog.getByRole('button', { name: 'Mark 2 orders as shipped' }).click()
  await expect(dialog.getByRole('alert')).toContainText('1 order updated, 1 not updated')
  await expect(dialog.getByRole('alert')).toContainText(`${ada}: changed by someone else, now processing`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(findRow(page, bea)).toContainText('Shipped')
  await expect(findRow(page, bea)).toContainText('CP 1') // the newest order comes first
  await expect(findRow(page, ada)).toContainText('Processing')
})
