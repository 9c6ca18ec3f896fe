import { randomUUID } from 'node:crypto'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import { contactMessages } from '#app/features/contact/contact-messages.table.ts'
import { customers } from '#app/features/customers/customers.table.ts'
import { newsletterSubscribers } from '#app/features/newsletter/newsletter-subscribers.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Many pages; and lost requests are part of what is tested.
test.beforeEach(() => test.slow())
test.use({ expectedLog: /net::ERR_FAILED/ })

let database: ReturnType<typeof openStoreDatabase>
let db: Database

test.beforeAll(() => {
  database = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  db = database.db
})
test.afterAll(() => database.close())

/** The order module reads the environment on import, and uses only the database that it is given. */
async function orderTools() {
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
  const [checkout, products, update] = await Promise.all([
    import('#tests/support/checkout.ts'),
    import('#tests/support/products.ts'),
    import('#app/features/orders/change-status.server.ts'),
  ])
  return { ...checkout, ...products, ...update }
}

/** Adds a customer with two orders, the older delivered and the newer cancelled. */
async function addCustomer() {
  const { addProduct, checkoutLine, addOrder: placedOrder, changeStatus } = await orderTools()
  const mark = randomUUID().slice(0, 8)
  const email = `${mark}@example.com`
  const product = await addProduct(db, { name: `Dress of ${mark}` })
  const delivered = await placedOrder(db, [checkoutLine(product, { quantity: 2 })], { email })
  const cancelled = await placedOrder(db, [checkoutLine(product)], { email })
  await changeStatus(db, delivered.id, { status: 'delivered', trackingNumber: '' }, 'store')
  await changeStatus(db, cancelled.id, { status: 'cancelled', trackingNumber: '' }, 'store')
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, product)) // reserved for this test
  await db.update(customers).set({ firstName: 'Bolanle', lastName: mark }).where(eq(customers.email, email))
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!customer) throw new Error('The order has no customer')
  return { mark, email, id: customer.id, delivered, cancelled }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Customer' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

/** Holds back all responses for a customer until the returned function is called. */
async function holdResponses(page: Page, id: Id<'customer'>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/admin/customers/${id}.data*`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('§1 §2 §D a customer is found by a part of the name, with all orders, each of which opens', async ({ page }) => {
  const { mark, email, id, delivered, cancelled } = await addCustomer()
  await openAdminPage(page, '/admin')
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(heading(page)).toHaveText('Customers')
  await expect(page.getByRole('columnheader')).toHaveText([/Name/, 'Email', /Orders/, /Spent/, /Joined/, 'Newsletter'])
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'descending')

  await page.getByRole('searchbox', { name: 'Search customers' }).fill(`${mark.slice(0, 5)} olanl`)
  await expect(page).toHaveURL(/q=/)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('1') // the cancelled order is left out
  await expect(row).toContainText('₦47,400.00') // two of ₦15,000, delivery of ₦15,000, and tax of 8 %
  await expect(row).toContainText('Not Subscribed')
  await page.getByRole('combobox', { name: 'Orders' }).selectOption('without')
  await expect(page.getByText('No customers match these filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/customers')
  await page.getByRole('link', { name: 'Spent' }).click()
  await expect(page).toHaveURL(/sort=spent&dir=desc/)
  await page.goto(`/admin/customers?q=${mark}`)

  const file = await page.request.get(`/admin/customers/export?q=${mark}`)
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/)
  expect(await file.text()).toMatch(
    new RegExp(`^\uFEFFFirst name,.*\r\nBolanle,${mark},${email},.*,1,47400.00,.*\r\n$`),
  )

  const respond = await holdResponses(page, id)
  await page.getByRole('link', { name: `Bolanle ${mark}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  respond()
  await expect(heading(page)).toHaveText(`Bolanle ${mark}`)
  const facts = page.getByRole('region', { name: 'Customer information' })
  await expect(facts.getByRole('term')).toHaveText(['Name', 'Email', 'Phone', 'Joined'])
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics.getByRole('term')).toHaveText(['Total Orders', 'Total Spent', 'Average Order Value'])
  await expect(statistics.getByRole('definition')).toHaveText(['1', '₦47,400.00', '₦47,400.00'])
  const account = page.getByRole('region', { name: 'Account Status' })
  await expect(account).toContainText('NewsletterNot Subscribed')
  const glyph = await account.getByText('Not Subscribed').evaluate((mark) => getComputedStyle(mark, '::before').content)
  expect(glyph, 'drawn, but not announced').toBe('"○" / ""')
  await expect(page.getByRole('region', { name: 'Latest shipping address' })).toContainText('1 Palm Street')

  const history = page.getByRole('table', { name: 'Order History' })
  await expect(history.getByRole('columnheader')).toHaveText(['Order', 'Date', 'Total', 'Status'])
  await expect(history.getByRole('rowheader')).toHaveText([cancelled.orderNumber, delivered.orderNumber])
  await expect(history.getByText('Delivered')).toHaveCSS('color', 'rgb(32, 100, 63)')
  await expect(history.getByText('Cancelled')).toHaveCSS('color', 'rgb(179, 33, 27)')
  await expect(history.getByRole('row').last()).toContainText('₦47,400.00')
  await history.getByText('Delivered').click({ force: true }) // the link covers the whole row
  await expect(heading(page)).toHaveText(delivered.orderNumber)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to customers' }).click()
  await expect(page).toHaveURL('/admin/customers')
})

test('§1 §2 §4 §5 §8 editing happens in place: Cancel discards, a save shows the details, an error keeps the input', async ({
  page,
}) => {
  const { id, mark, email } = await addCustomer()
  await openAdminPage(page, `/admin/customers/${id}`)
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
  await expect(alert(page, 'This customer was not saved')).toBeFocused()
  await expect(page.getByLabel('Notes')).toHaveValue('Takes M 👗 <b>\nCall first.')
  await expectNoViolations(page, '#content')
  await page.getByLabel('Email').fill('amaka.obi@example.com') // used by another customer
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Another customer has this email/)

  await page.getByLabel('Email').fill(`new-${email}`)
  await page.getByLabel('Phone').fill('')
  const respond = await holdResponses(page, id)
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeDisabled()
  respond()
  await expect(page.getByText('Customer updated successfully!')).toBeVisible()
  await expect(edit(page)).toBeFocused()
  const facts = page.getByRole('region', { name: 'Customer information' })
  await expect(facts.getByRole('term')).toHaveText(['Name', 'Email', 'Joined', 'Notes'])
  await expect(facts).toContainText('Takes M 👗 <b>')
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText('Changed email, phone, notes')
  await edit(page).click() // the message of the last save is gone
  await expect(page.getByLabel('First name')).toHaveValue('Bolanle')
  await expect(page.getByLabel('Last name')).toHaveValue(mark)
})

test('§2 §8 a failed save, another user’s save and a deleted customer are reported, and no input is lost', async ({
  page,
}) => {
  const { id } = await addCustomer()
  await openAdminPage(page, `/admin/customers/${id}`)
  await edit(page).click()
  await page.getByLabel('Notes').fill('Mine')
  await page.route('**/admin/customers/*.data*', (route) => route.abort())
  await save(page).click()
  await expect(page.getByText('Failed to update customer')).toBeVisible()
  await expect(alert(page, 'could not be reached')).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('Mine')
  await page.unroute('**/admin/customers/*.data*')

  await db.update(customers).set({ phone: '+234 1 555 0199', notes: 'Theirs' }).where(eq(customers.id, id))
  await save(page).click()
  await expect(alert(page, 'This customer was changed by someone else')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('+234 1 555 0199')
  await expect(page.getByLabel('Notes')).toHaveValue('Mine')
  await save(page).click()
  await expect(page.getByText('Customer updated successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: '+234 1 555 0199' })).toBeVisible()

  await edit(page).click()
  await page.getByLabel('Notes').fill('Too late')
  await page.getByRole('link', { name: 'Back to customers' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await db.delete(customers).where(eq(customers.id, id))
  await save(page).click()
  await expect(alert(page, 'Customer not found')).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('Too late')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(heading(page)).toHaveText('Customer not found')
  await page.getByRole('link', { name: 'Back to customers' }).click()
  await expect(page).toHaveURL('/admin/customers')
  expect((await page.request.get('/admin/customers/no-id')).status()).toBe(404)
})

test('personal data can be exported and erased, and orders stay without a name', async ({ page }) => {
  const { id, email, mark, delivered } = await addCustomer()
  await openAdminPage(page, `/admin/customers/${id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export data' }).click()
  const file = await (await download).createReadStream()
  const personal = JSON.parse(Buffer.concat(await file.toArray()).toString())
  expect(personal).toMatchObject({ email, customer: { firstName: 'Bolanle', lastName: mark } })
  expect(personal.orders).toHaveLength(2)

  const opener = page.getByRole('button', { name: 'Erase personal data' })
  await opener.click()
  const question = page.getByRole('alertdialog', { name: 'Erase this customer’s personal data?' })
  await expect(question).toContainText('All 2 orders stay with items, amounts, dates and country')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectNoViolations(page, '#content')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.route('**/erase.data*', (route) => route.abort())
  await opener.click()
  await question.getByRole('button', { name: 'Erase personal data' }).click()
  await expect(question.getByRole('alert')).toHaveText(/could not be erased/)
  await page.unroute('**/erase.data*')
  await question.getByRole('button', { name: 'Erase personal data' }).click()
  await expect(page.getByText('Personal data erased')).toBeVisible()
  await expect(page).toHaveURL('/admin/customers')
  await openPage(page, `/admin/orders/${delivered.id}`)
  await expect(heading(page)).toHaveText(delivered.orderNumber)
  await expect(page.getByRole('link', { name: `Dress of ${mark}` })).toBeVisible()
  const main = await page.getByRole('main').textContent()
  for (const gone of [email, 'Bolanle', 'Palm Street', 'Springfield', '97477']) expect(main).not.toContain(gone)
  await expect(page.getByRole('region', { name: 'Customer' })).toHaveText('CustomerPersonal data erased')
  await page.goto(`/admin/customers/${id}`)
  await expect(heading(page)).toHaveText('Customer not found')
})

test('§2 a customer without orders has an empty state, and on a phone everything is reachable', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  const id = newId<'customer'>()
  const lastName = `${mark}${'y'.repeat(90)}`
  const email = `${mark}@${'subdomain.'.repeat(20)}example.com`
  await db.insert(customers).values({ id, email, firstName: 'x'.repeat(100), lastName })
  await openAdminPage(page, `/admin/customers?q=${mark}`)
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, `/admin/customers/${id}`)
  await expect(page.getByRole('region', { name: 'Order History' })).toContainText('No orders yet')
  await expect(page.getByRole('region', { name: 'Statistics' }).getByRole('definition')).toHaveText([
    '0',
    '₦0.00',
    '₦0.00',
  ])
  await expectNoSidewaysScroll(page)
  await edit(page).click()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page, '#content')
  await page.getByLabel('Email').fill('no address')
  await save(page).click()
  await expect(alert(page, 'This customer was not saved')).toContainText('Please enter a valid email address')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Erase personal data' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('There are no orders.')
  await question.getByRole('button', { name: 'Erase personal data' }).click()
  await expect(page.getByText('Personal data erased')).toBeVisible()
})

test('subscribers are found, exported, and removed after a confirmation', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await db.insert(newsletterSubscribers).values({ email })
  await openAdminPage(page, '/admin/customers')
  await page.getByRole('link', { name: 'Subscribers' }).click()
  await expect(heading(page)).toHaveText('Subscribers')
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(email.slice(4, 30).toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('rowheader')).toHaveText(email)
  const query = new URL(page.url()).search
  const file = await page.request.get(`/admin/subscribers/export${query}`)
  const columns = 'Email,Subscribed,Record,Requested,Confirmed,Page,Language,Text,Unsubscribe'
  const row = `${email},[\\dTZ:.-]+,no record,,,,,,`
  expect(await file.text()).toMatch(new RegExp(`^\uFEFF${columns}\r\n${row}\r\n$`))

  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  const question = page.getByRole('alertdialog', { name: 'End this subscription?' })
  await expect(question).toContainText(email)
  await expectNoViolations(page, '#content')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await question.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('No subscribers match these filters.')).toBeVisible()
  await expect(page.getByText('Unsubscribed')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused() // its row is gone, with the focused button
})

test('§D a contact message is stored, read, answered and deleted, and a reply that fails is not lost', async ({
  page,
}) => {
  const subject = `Sizes ${randomUUID().slice(0, 8)}${'m'.repeat(60)}`
  await openPage(page, '/contact')
  await page.getByLabel('Name').fill('Ada Obi')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('I paid with 4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await expect(page.getByLabel('Message')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/looks like a card number/)
  await page.getByLabel('Message').fill('Which one, M or L? <i>\nThank you.')
  await page.route('**/contact/message', (route) => route.abort())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Your message could not be sent/)
  await expect(page.getByLabel('Message')).toHaveValue('Which one, M or L? <i>\nThank you.')
  await expectNoViolations(page, '#content')
  await page.unroute('**/contact/message')
  await page.route('**/contact/message', (route) => route.fulfill({ status: 429, json: { outcome: 'limited' } }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Too many messages.*try again in a minute/)
  await expect(page.getByLabel('Message')).toHaveValue('Which one, M or L? <i>\nThank you.')
  await page.unroute('**/contact/message')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const thanks = page.getByRole('main').getByRole('status')
  await expect(thanks).toHaveText('Thank you for your message! We will get back to you soon.')
  await expect(page.getByLabel('Message')).toHaveValue('')

  await openAdminPage(page, '/admin')
  await page.getByRole('link', { name: /^Messages \d+ unread$/ }).click()
  await expect(heading(page)).toHaveText('Messages')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(subject)
  await expect(page).toHaveURL(/q=Sizes/)
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Unread')
  const list = page.url()
  await page.getByRole('link', { name: subject }).click()
  await expect(heading(page)).toHaveText(subject)
  await expect(page.getByText('Which one, M or L? <i>')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    `mailto:ada%40example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  )
  await expect
    .poll(async () => (await db.select().from(contactMessages).where(eq(contactMessages.subject, subject)))[0]?.readAt)
    .not.toBeNull()
  await expectNoViolations(page, '#content')
  await page.getByRole('button', { name: 'Mark unread' }).click()
  await expect(page).toHaveURL('/admin/messages')
  await page.goto(list)
  await expect(row).toContainText('Unread')
  await page.getByRole('link', { name: subject }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' })
  await expect(question).toContainText(subject)
  expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await question.getByRole('button', { name: 'Delete message' }).click()
  await expect(page).toHaveURL('/admin/messages')
  expect(await db.$count(contactMessages, sql`${contactMessages.subject} = ${subject}`)).toBe(0)
})
