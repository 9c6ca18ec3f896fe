import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { subscribe } from '#app/content/newsletter/newsletter.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { addNote } from '#app/orders/admin/order-note.server.ts'
import { listRefunds, listReturns } from '#app/orders/admin/order-returns.server.ts'
import { findCustomer, updateCustomer } from '#app/orders/customers/customer-detail.server.ts'
import { eraseCustomer, erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportCustomer, exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { listOrderEvents, listOrderItems } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { hasEmail } from '#app/orders/personal-data.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { sendWaiting } from '#app/platform/mail/outbox.server.ts'
import { type OutgoingMail, outboxFolderSender } from '#app/platform/mail/sender.server.ts'
import { newsletterConsents, newsletterSubscribers } from '#app/store/consents.table.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let dress: Id<'product'>
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  dress = await addProduct(db, { name: 'Linen dress', stock: 1_000 })
  await createStaff(db, { email: 'staff@lumina.test', name: 'Ada Obi' })
  const [admin] = await db.select({ id: authUsers.id }).from(authUsers)
  staffId = admin?.id ?? newId<'staff'>()
})

afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(() => store.close())

/** Adds a person with two orders, a subscription, a message and a waitlist entry. The email varies in letter case. */
async function addPerson(name: string) {
  const email = `${name}@example.com`
  const first = await addOrder(db, [createCheckoutLine(dress, { quantity: 2 })], { email })
  const second = await addOrder(db, [createCheckoutLine(dress)], { email: email.toUpperCase() })
  await subscribe(db, `${name}@EXAMPLE.com`, { text: 'Subscribe', page: '/', marketId: null, language: 'en' })
  await db
    .insert(contactMessages)
    .values({ name: 'Ada', email: `${name.toUpperCase()}@example.com`, subject: 'Size', message: 'Which one?' })
  const waitlistEntry = {
    link: name,
    email: `${name}@Example.com`,
    productName: 'Silk dress',
    size: 'M',
    color: 'Wine',
    language: 'en',
  }
  await db.insert(waitingList).values(waitlistEntry)
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!customer) throw new Error('The order created no customer')
  return { email, customerId: customer.id, orderIds: [first.id, second.id] }
}

async function readAllRows(): Promise<string> {
  const tables = [
    customers,
    orders,
    mailOutbox,
    newsletterSubscribers,
    newsletterConsents,
    contactMessages,
    waitingList,
    auditLog,
  ]
  const rows = await Promise.all(tables.map((table) => db.select().from(table)))
  return JSON.stringify(rows).toLowerCase()
}

test('the export contains all data linked to an email, and no one else’s', async () => {
  const { email, customerId } = await addPerson('export')
  await addPerson('somebody-else')
  const loaded = await findCustomer(db, customerId)
  if (!loaded) throw new Error('There is no such customer')
  const { version, firstName, lastName, phone } = loaded
  await updateCustomer(db, customerId, { version, firstName, lastName, email, phone, notes: 'Takes M.' }, staffId)

  const now = new Date('2026-11-20T12:00:00Z')
  const personal = await exportPersonalData(db, 'Export@Example.com', now)
  expect(personal).toMatchObject({
    exportedAt: now,
    customer: { email, firstName: 'Ada', notes: 'Takes M.' },
    newsletter: { email: 'export@EXAMPLE.com' },
    newsletterConsents: [{ email: 'export@EXAMPLE.com', text: 'Subscribe', page: '/', withdrawnAt: null }],
    waitingLists: [{ product: 'Silk dress', size: 'M', color: 'Wine', state: 'unconfirmed' }],
    messages: [{ subject: 'Size', message: 'Which one?' }],
  })
  expect(personal.orders).toHaveLength(2)
  expect(personal.orders[0]).toMatchObject({
    name: 'Ada Obi',
    shippingAddress: { address_line1: '1 Palm Street', country: 'US' },
    subtotal: '$20.00',
    storeTotal: expect.stringContaining('₦'),
    items: [{ name: 'Linen dress', quantity: 2, price: '$10.00', total: '$20.00' }],
  })
  expect(personal.mails).toHaveLength(2)
  expect(personal.mails[0]?.text).toContain('1 Palm Street')
  expect(JSON.stringify(personal)).not.toContain('somebody-else')
  expect((await exportCustomer(db, customerId))?.orders).toHaveLength(2)
  expect(await exportCustomer(db, newId())).toBeNull()
  expect(await exportPersonalData(db, 'nobody@example.com')).toMatchObject({ customer: null, orders: [], mails: [] })
})

test('notes on orders, returns and refunds are exported and erased; returns and refunds are kept', async () => {
  const { email, customerId, orderIds } = await addPerson('noted')
  const [id = newId<'order'>()] = orderIds
  await addNote(db, id, { key: newId(), text: 'Rang about the hem' }, staffId)
  const items = await listOrderItems(db, id)
  const lines = items.map(({ id: item }) => ({ item, quantity: 1, restock: true }))
  const version = computeReturnsVersion({ refunded: money(0, 'USD') }, items)
  const amount = money(0, 'USD')
  const returnInput = {
    key: newId<'return'>(),
    version,
    lines,
    reason: 'fit',
    note: 'Too wide, says Ada',
    amount,
  } as const
  await recordReturn(db, id, returnInput, staffId)
  await refundOrder(db, id, { amount: money(3_00, 'USD'), note: 'For Ada’s trouble', key: newId() }, staffId)

  const { orders: exported } = await exportPersonalData(db, email)
  expect(exported[0]?.notes).toMatchObject([
    { text: 'Rang about the hem' },
    { text: 'Too wide, says Ada' },
    { text: 'For Ada’s trouble' },
  ])
  expect(exported[0]).toMatchObject({ refunded: '$3.00', items: [{ returned: 1 }] })
  expect(exported[1]?.notes).toEqual([])

  await eraseCustomer(db, customerId, staffId)
  const stored = JSON.stringify([
    await listOrderEvents(db, id),
    await listReturns(db, id),
    await listRefunds(db, id),
    await db.select().from(auditLog),
  ])
  for (const part of ['hem', 'wide', 'trouble']) expect(stored).not.toContain(part)
  expect(await listReturns(db, id)).toMatchObject([{ reason: 'fit', lines: [{ quantity: 1 }] }])
  expect(await listRefunds(db, id)).toMatchObject([{ amount: { minor: 3_00 } }])
  const kinds = (await listOrderEvents(db, id)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['placed', 'return', 'refund']))
  expect(kinds).not.toContain('note')
})

test('erasing removes all personal data; orders keep lines, amounts, dates and country', async () => {
  const { email, customerId, orderIds } = await addPerson('erase')
  await addPerson('stays')
  const before = await db.select().from(orders).where(inArray(orders.id, orderIds)).orderBy(orders.id)
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  const file = join(env.DATA_DIR, 'outbox', `${mail?.id}.eml`)
  mkdirSync(join(env.DATA_DIR, 'outbox'), { recursive: true })
  writeFileSync(file, `To: ${email}`)

  expect(await eraseCustomer(db, customerId, staffId)).toEqual({
    customer: true,
    orders: 2,
    subscriber: true,
    messages: 1,
    waitingLists: 1,
    tags: 0,
    mails: 2,
    importRows: 0,
    importedOrders: 0,
  })
  const after = await db.select().from(orders).where(inArray(orders.id, orderIds)).orderBy(orders.id)
  const blank = { first_name: '', last_name: '', address_line1: '', address_line2: '', city: '', state: '' }
  const address = { ...blank, postal_code: '', phone: '', country: 'US' }
  const personal = { customerId: null, customerEmail: '', customerName: '', customerPhone: '' }
  expect(after).toEqual(
    before.map((order, index) => ({
      ...order,
      ...personal,
      search: `${order.orderNumber.toLowerCase()}  `,
      shippingAddress: address,
      billingAddress: address,
      updatedAt: after[index]?.updatedAt,
    })),
  )
  expect(existsSync(file)).toBe(false)
  expect(await readAllRows()).not.toContain('erase@example.com')
  expect(await readAllRows()).toContain('stays@example.com')

  const entries = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.entityId, [customerId, ...orderIds]))
    .orderBy(desc(auditLog.action))
  expect(entries.map(({ action, staffId: actor }) => [action, actor])).toEqual([
    ['order.erase', staffId],
    ['order.erase', staffId],
    ['customer.erase', staffId],
  ])
  expect(entries[2]?.changes).toEqual({
    customer: true,
    orders: 2,
    subscriber: true,
    messages: 1,
    waitingLists: 1,
    tags: 0,
    mails: 2,
    importRows: 0,
    importedOrders: 0,
  })
})

test('an email written during the erasure is erased too', async () => {
  const { email } = await addPerson('concurrent')
  let file = ''
  let erasing: Promise<unknown> = Promise.resolve()
  await withTx(db, async (tx) => {
    const { id } = await addOrder(tx, [createCheckoutLine(dress)], { email }) // locks the customer's row
    erasing = erasePersonalData(db, email, null)
    await waitForBlockedQueries(db)
    const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
    file = join(env.DATA_DIR, 'outbox', `${mail?.id}.eml`)
    mkdirSync(join(env.DATA_DIR, 'outbox'), { recursive: true })
    writeFileSync(file, `To: ${email}`)
  })
  expect(await erasing).toMatchObject({ orders: 3, mails: 3 })
  expect(existsSync(file)).toBe(false)
})

test('a note on a refund that is recorded during the erasure is erased too', async () => {
  const { email } = await addPerson('refunding')
  const [order] = await db.select({ id: orders.id }).from(orders).where(hasEmail(orders.customerEmail, email))
  if (!order) throw new Error('The person has no order')
  let erasing: Promise<unknown> = Promise.resolve()
  await withTx(db, async (tx) => {
    await refundOrder(tx, order.id, { amount: money(1_00, 'USD'), note: 'For Ada’s trouble', key: newId() }, staffId)
    erasing = erasePersonalData(db, email, null)
    await waitForBlockedQueries(db)
  })
  await erasing
  const notes = await db.select({ note: refunds.note }).from(refunds).where(eq(refunds.orderId, order.id))
  expect(notes).toEqual([{ note: '' }])
})

test('an email that is being sent during the erasure leaves no file', async () => {
  const { email } = await addPerson('sending')
  const ids = (await db.select().from(mailOutbox).where(hasEmail(mailOutbox.recipient, email))).map(({ id }) => id)
  const sender = outboxFolderSender()
  const slow = {
    ...sender,
    send: async (mail: OutgoingMail) => {
      if (mail.recipient.toLowerCase() === email) await erasePersonalData(db, email, null)
      await sender.send(mail)
    },
  }
  while ((await sendWaiting(db, slow)) > 0) {}
  expect(ids).toHaveLength(2)
  expect(ids.filter((id) => existsSync(join(env.DATA_DIR, 'outbox', `${id}.eml`)))).toEqual([])
})

test('erasing again finds and records nothing; a person with the same email can order again', async () => {
  const { email, customerId } = await addPerson('again')
  await erasePersonalData(db, email, null)
  const recorded = await db.$count(auditLog)
  const emptyCounts = {
    customer: false,
    orders: 0,
    subscriber: false,
    messages: 0,
    waitingLists: 0,
    tags: 0,
    mails: 0,
    importRows: 0,
    importedOrders: 0,
  }
  expect(await erasePersonalData(db, email, null)).toEqual(emptyCounts)
  expect(await eraseCustomer(db, customerId, staffId)).toBeNull()
  expect(await db.$count(auditLog)).toBe(recorded)
  await addOrder(db, [createCheckoutLine(dress)], { email })
  expect((await exportPersonalData(db, email)).orders).toHaveLength(1)
})

test('data with an email address is exported and erased even if no customer has this address', async () => {
  const { email, customerId } = await addPerson('no-customer')
  await db.delete(customers).where(eq(customers.id, customerId))
  expect((await exportPersonalData(db, email)).orders).toHaveLength(2)
  expect(await erasePersonalData(db, email.toUpperCase(), null)).toMatchObject({ customer: false, orders: 2, mails: 2 })
  expect(await readAllRows()).not.toContain('no-customer@')
  await subscribe(db, 'only-subscribed@example.com')
  expect(await erasePersonalData(db, 'only-subscribed@example.com', null)).toMatchObject({
    subscriber: true,
    orders: 0,
  })
})

test('orders with an earlier email of the customer are erased too', async () => {
  const { email, customerId } = await addPerson('old-address')
  await db.update(customers).set({ email: 'new-address@example.com' }).where(eq(customers.id, customerId))
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, `old-address@EXAMPLE.com`))
  await db.delete(newsletterConsents).where(hasEmail(newsletterConsents.email, 'old-address@example.com'))
  await db.delete(contactMessages).where(eq(contactMessages.email, 'OLD-ADDRESS@example.com'))
  await db.delete(waitingList).where(hasEmail(waitingList.email, 'old-address@example.com'))
  expect(await erasePersonalData(db, 'new-address@example.com', null)).toMatchObject({ orders: 2, mails: 2 })
  expect(await readAllRows()).not.toContain(email)
})

test('erasing an empty email is rejected, because it would match erased orders', async () => {
  await expect(erasePersonalData(db, ' ', null)).rejects.toThrow(RangeError)
  expect(await exportPersonalData(db, '')).toMatchObject({ customer: null, orders: [], mails: [] })
})
