import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { newId } from '#app/lib/id.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import { address, createPricedRequest } from '#tests/support/checkout-request.ts'
import { readLinks } from '#tests/support/html-elements.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { readTableRows } from '#tests/support/table-rows.ts'

// Checks the HTML of the customer, subscriber and message screens.

const store = getSharedStore()
const { db, admin, read } = await openStaffAccess(store)

/** Adds a customer with two orders, the older one delivered and the newer one cancelled. */
async function addCustomer() {
  const mark = randomUUID().slice(0, 8)
  const email = `${mark}@example.com`
  const product = await admin.newProduct()
  const send = async (path: string, body: object) => (await admin.postJson(path, body)).json()
  const numbers: string[] = []
  for (const quantity of [2, 1]) {
    const lines = [{ productId: product.id, size: 'One Size', color: 'Default', quantity }]
    const buyer = { ...address, first_name: 'Bolanle', last_name: mark }
    const { order } = await send('/checkout/order', await createPricedRequest(send, lines, { email, address: buyer }))
    numbers.push(order.orderNumber)
  }
  const [delivered = '', cancelled = ''] = numbers
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.orderNumber, delivered))
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.orderNumber, cancelled))
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!customer) throw new Error('The order has no customer')
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, delivered))
  return { mark, email, id: customer.id, delivered, cancelled, product, order: `/admin/orders/${order?.id}` }
}

test('the list shows each customer’s orders and total, can be filtered, and can be exported', async () => {
  const { mark, email } = await addCustomer()
  const { html } = await read(`/admin/customers?q=${mark.slice(0, 5)}+olanl`)
  const [columns, row] = readTableRows(html)
  expect(columns).toEqual(['', 'Name', 'Email', 'Orders', 'Spent', 'Joined', 'Newsletter'])
  expect(html).toMatch(/<th[^>]*aria-sort="descending"[^>]*>(<[^>]*>)*Joined/)
  // Without the cancelled order: two items at ₦15,000 each, 8% tax on them, and delivery for ₦15,000
  expect(row).toEqual(['', `Bolanle ${mark}`, email, '1 order', '₦47,400.00', expect.any(String), 'Not Subscribed'])
  const none = await read(`/admin/customers?q=${mark}&orders=without`)
  expect(none.text).toContain(`No customers match “${mark}” and these filters.`)
  expect(none.html).toMatch(/href="\/admin\/customers"[^>]*>Clear filters</)

  const file = await read(`/admin/customers/export?q=${mark}`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/)
  expect(file.html).toMatch(new RegExp(`^\uFEFF?First name,.*\r\nBolanle,${mark},${email},.*,1,47400.00,.*\r\n$`))
})

test('a customer’s screen shows all orders, newest first, with totals that exclude cancelled orders', async () => {
  const { mark, id, delivered, cancelled } = await addCustomer()
  const { html, text } = await read(`/admin/customers/${id}`)
  expect(html).toContain(`>Bolanle ${mark}</h1>`)
  for (const term of ['Name', 'Email', 'Phone', 'Joined']) expect(html).toMatch(new RegExp(`<dt[^>]*>${term}</dt>`))
  expect(html).not.toMatch(/<dt[^>]*>Notes<\/dt>/)
  expect(text).toContain('Total Orders1Total Spent₦47,400.00Average Order Value₦47,400.00')
  expect(text).toContain('NewsletterNot Subscribed')
  expect(text).toContain('1 Palm Street')
  expect(html).toMatch(/data-glyph="○"[^>]*>Not Subscribed/)
  const [columns, ...rows] = readTableRows(html)
  expect(columns).toEqual(['Order', 'Date', 'Total', 'Status'])
  expect(rows.map(([order]) => order)).toEqual([cancelled, delivered])
  expect(rows[1]).toEqual([delivered, expect.any(String), '₦47,400.00', 'Delivered'])
})

test('a customer without orders has an empty state and totals of zero', async () => {
  const id = newId<'customer'>()
  await db.insert(customers).values({ id, email: `${id}@example.com`, firstName: 'Ada', lastName: 'Obi' })
  const { html, text } = await read(`/admin/customers/${id}`)
  expect(text).toContain('Order HistoryNo orders yet')
  expect(html, 'the confirmation before personal data is erased').toContain('This customer has no orders.')
  expect(text).toContain('Total Orders0Total Spent₦0.00Average Order Value₦0.00')
})

test('a save reports that the customer was changed or deleted, or that the email is in use', async () => {
  const { id, mark, email } = await addCustomer()
  const other = await addCustomer()
  const path = `/admin/customers/${id}.data`
  const fields = { firstName: 'Bola', lastName: mark, email, phone: '', notes: '', version: 'an earlier version' }
  const send = async (change: Partial<typeof fields>) => {
    const response = await admin.post(path, { ...fields, ...change })
    return [response.status, await response.text()]
  }
  expect(await send({})).toEqual([409, expect.stringContaining('This customer was changed by someone else')])
  expect(await send({ email: 'ada@' })).toEqual([400, expect.stringContaining('Please enter a valid email address')])
  const version = /"version","([^"]+)"/.exec((await read(path)).html)?.[1] ?? ''
  expect(await send({ version, email: other.email })).toEqual([
    409,
    expect.stringContaining('Another customer has this email'),
  ])
  await db.delete(customers).where(eq(customers.id, id))
  expect(await send({})).toEqual([404, expect.stringContaining('Customer not found: someone else erased')])
})

test('after personal data is erased, orders keep their items but have no name', async () => {
  const { id, mark, email, order, product } = await addCustomer()
  const screen = await read(`/admin/customers/${id}`)
  expect(screen.html).toContain('All 2 orders keep their items, amounts, dates and country')
  expect(readLinks(screen.html)).toContainEqual(['Export data', `/admin/customers/${id}/export`])
  const exported = JSON.parse((await read(`/admin/customers/${id}/export`)).html)
  expect(exported).toMatchObject({ email, customer: { firstName: 'Bolanle', lastName: mark } })
  expect(exported.orders).toHaveLength(2)
  const response = await admin.post(`/admin/customers/${id}/erase`, {})
  expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/customers?erased=yes'])
  const { text } = await read(order)
  expect(text).toContain(product.name)
  expect(text).toContain('CustomerPersonal data erased')
  for (const gone of [email, 'Bolanle', 'Palm Street', 'Springfield', '97477']) expect(text).not.toContain(gone)
  expect((await read(`/admin/customers/${id}`)).status).toBe(404)
})

test('subscribers are found in any letter case, can be exported, and are gone once staff end the subscription', async () => {
  const email = `${randomUUID()}@example.com`
  const [subscriber] = await db.insert(newsletterSubscribers).values({ email }).returning()
  await db.insert(newsletterSubscribers).values({ email: `${randomUUID()}@example.com`, origin: 'import' })
  const query = `?q=${email.slice(4, 30).toUpperCase()}`
  const [columns, row] = readTableRows((await read(`/admin/subscribers${query}`)).html)
  expect(columns).toEqual(['Email', 'Subscribed', 'Consent', 'Actions'])
  expect(row).toEqual([email, expect.any(String), 'No record', 'Unsubscribe'])
  const file = await read(`/admin/subscribers/export${query}`)
  const header = 'Email,Subscribed,Record,Requested,Confirmed,Page,Language,Text,Unsubscribe'
  expect(file.html).toMatch(new RegExp(`^\uFEFF?${header}\r\n${email},[\\dTZ:.-]+,no record,,,,,,\r\n$`))
  await admin.post('/admin/subscribers', { id: subscriber?.id ?? '' })
  expect((await read(`/admin/subscribers${query}`)).text).toContain('No subscribers match “')
})

test('messages are listed as unread or read, with a link to reply, and can be marked and deleted', async () => {
  const subject = `Sizes ${randomUUID()}`
  const sent = { name: 'Ada Obi', email: 'ada@example.com', subject, message: 'M or L? <i>\nThank you.' }
  const [message] = await db.insert(contactMessages).values(sent).returning()
  const path = `/admin/messages/${message?.id}`
  const status = async () => readTableRows((await read(`/admin/messages?q=${subject}`)).html)[1]?.at(-1)
  expect(await status()).toBe('Unread')
  const { html, text } = await read(path)
  expect(html).toContain(`>${subject}</h1>`)
  expect(text).toContain('M or L? <i> Thank you.')
  expect(html).toContain(`href="mailto:ada%40example.com?subject=${encodeURIComponent(`Re: ${subject}`)}"`)
  expect(await status(), 'reading with a GET changes nothing').toBe('Unread')
  await admin.post(path, { intent: 'read' })
  expect(await status()).toBe('Read')
  const unread = await admin.post(path, { intent: 'unread' })
  expect([unread.headers.get('location'), await status()]).toEqual(['/admin/messages', 'Unread'])
  await admin.post(path, { intent: 'delete' })
  expect((await read(path)).status).toBe(404)
})
