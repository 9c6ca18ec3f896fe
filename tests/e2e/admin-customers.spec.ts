import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { chooseAction } from '#tests/e2e/admin.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'

// The browser logs the request that a test aborts.
test.use({ expectedLog: /net::ERR_FAILED/ })

/** Adds a customer with a delivered order. */
async function addCustomer() {
  const mark = randomUUID().slice(0, 8)
  const email = `${mark}@example.com`
  const orderNumber = await placeAdminOrder({ firstName: 'Bolanle', lastName: mark, email })
  const id = await inAdminStore(async (db) => {
    await db.update(orders).set({ status: 'delivered' }).where(eq(orders.orderNumber, orderNumber))
    const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
    return customer?.id
  })
  return { mark, email, orderNumber, path: `/admin/customers/${id}` }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Customer' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

test('a customer is found and edited in place, has links to the orders, and is erased', async ({ page }) => {
  const { mark, email, orderNumber, path } = await addCustomer()
  await openAdminPage(page, '/admin/customers')
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(`${mark.slice(0, 5)} olanl`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: `Bolanle ${mark}` }).click()
  await expect(heading(page)).toHaveText(`Bolanle ${mark}`)

  await edit(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Notes')).toHaveAttribute('rows', '4')
  await page.getByLabel('Notes').fill('Never saved')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(edit(page)).toBeFocused()
  await expect(page.getByText('Never saved')).toHaveCount(0)
  await edit(page).click()
  await expect(page.getByLabel('Notes')).toHaveValue('')
  await page.getByLabel('Notes').fill('Takes M 👗 <b>\nCall first.')
  await page.getByLabel('Email').fill('ada@example')
  await save(page).click()
  await expect(page.getByText('Failed to update customer')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/)
  await expect(page.getByRole('alert').filter({ hasText: 'This customer was not saved' })).toBeFocused()
  await expect(page.getByLabel('Notes')).toHaveValue('Takes M 👗 <b>\nCall first.')

  await page.getByLabel('Email').fill(`new-${email}`)
  await page.getByLabel('Phone').fill('')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${path}.data*`, (route) => released.then(() => route.continue()))
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeDisabled()
  release()
  await expect(page.getByText('Customer updated successfully!')).toBeVisible()
  await expect(edit(page)).toBeFocused()
  const details = page.getByRole('region', { name: 'Customer information' })
  await expect(details.getByRole('term')).toHaveText(['Name', 'Email', 'Joined', 'Notes'])
  await expect(details).toContainText('Takes M 👗 <b>')
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText('Changed email, phone, notes')

  const unsubscribed = page.getByRole('region', { name: 'Account Status' }).getByText('Not Subscribed')
  const glyph = await unsubscribed.evaluate((mark) => getComputedStyle(mark, '::before').content)
  expect(glyph, 'the glyph is drawn but not announced').toBe('"○" / ""')
  const history = page.getByRole('table', { name: 'Order History' })
  await expect(history.getByText('Delivered')).toHaveCSS('color', 'rgb(32, 100, 63)')
  await history.getByText('Delivered').click({ force: true }) // the link covers the whole row
  await expect(heading(page)).toHaveText(orderNumber)

  await page.goBack()
  await expect(edit(page)).toBeVisible()
  await chooseAction(page, /^More actions$/, 'Erase personal data')
  const question = page.getByRole('alertdialog', { name: 'Erase this customer’s personal data?' })
  await expect(question).toContainText('The order keeps its items, amounts, dates and country')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('More actions')).toBeFocused()
  await chooseAction(page, /^More actions$/, 'Erase personal data')
  await question.getByRole('button', { name: 'Erase personal data' }).click()
  await expect(page.getByText('Personal data erased')).toBeVisible()
  await expect(page).toHaveURL('/admin/customers')
})

longTest(
  'a contact message is stored, read and deleted, and a message that could not be sent is not lost',
  async ({ page }) => {
    const subject = `Sizes ${randomUUID().slice(0, 8)}${'m'.repeat(60)}`
    await openPage(page, '/contact')
    await page.getByLabel('Name').fill('Ada Obi')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await page.getByLabel('Subject').fill(subject)
    const message = page.getByLabel('Message')
    const send = page.getByRole('button', { name: 'Send Message' })
    await message.fill('Which one, M or L? <i>\nThank you.')
    await page.route('**/contact/message', (route) => route.abort())
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Your message could not be sent/)
    await expect(message).toHaveValue('Which one, M or L? <i>\nThank you.')
    await page.unroute('**/contact/message')
    await send.click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Thank you for your message!/)
    await expect(message).toHaveValue('')

    await openAdminPage(page, '/admin')
    await page.getByRole('link', { name: /^Messages \d+ unread$/ }).click()
    await page.getByRole('searchbox', { name: 'Search messages' }).fill(subject)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('link', { name: subject }).click()
    await expect(heading(page)).toHaveText(subject)
    const find = (column: 'readAt' | 'subject') =>
      inAdminStore((db) => db.select().from(contactMessages).where(eq(contactMessages.subject, subject))).then(
        ([row]) => row?.[column],
      )
    await expect.poll(() => find('readAt'), 'an opened message is marked as read').not.toBeNull()
    const menu = page.getByLabel('More actions').filter({ visible: true })
    await menu.click()
    await page.getByRole('button', { name: 'Mark as unread' }).click()
    await expect(page).toHaveURL('/admin/messages')
    expect(await find('readAt'), 'the message stays unread').toBeNull()
    await page.goBack()
    await menu.click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this message?' })
    await expect(question).toContainText(subject)
    expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    await question.getByRole('button', { name: 'Delete message' }).click()
    await expect(page).toHaveURL('/admin/messages')
    expect(await find('subject')).toBeUndefined()
  },
)
