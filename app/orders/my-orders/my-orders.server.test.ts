import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatMoney, money } from '#app/base/money.ts'
import { formatDateTimeWithZone } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { newId } from '#app/lib/id.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import {
  deleteExpiredOrderLists,
  findOrderList,
  limitLinks,
  limitRequests,
  requestOrderList,
} from '#app/orders/my-orders/my-orders.server.ts'
import { orderListLinks } from '#app/orders/my-orders/order-list-links.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { hasEmail } from '#app/orders/personal-data.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { transferBookings } from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { revealSecret, SECRET_MARK } from '#app/platform/mail/mail-secret.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

const HOUR_MS = 60 * 60_000

let store: TestDatabase
let db: Database
let dress: Id<'product'>
let count = 0
let email = ''

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  dress = await addProduct(db, { name: 'Linen dress', stock: 1_000 })
})
beforeEach(() => {
  email = `ada${++count}@example.com`
})
afterAll(() => store.close())

const order = (customer = email) => addOrder(db, [createCheckoutLine(dress)], { email: customer })
const requestLink = (typed: string, prefix = '', language = 'en') => requestOrderList(db, typed, { prefix, language })
const countLinks = () => db.$count(orderListLinks, hasEmail(orderListLinks.email, email))

function listMails(recipient: string) {
  const isLink = sql`${hasEmail(mailOutbox.recipient, recipient)} and ${mailOutbox.event} like 'order-list:%'`
  return db.select().from(mailOutbox).where(isLink).orderBy(desc(mailOutbox.id))
}

/** Requests a link. Returns the token in the email as its recipient sees it. */
async function requestToken(typed = email): Promise<string> {
  await requestLink(typed)
  const [mail] = await listMails(typed)
  const token = mail && /\/orders\/([0-9a-f]{64})\n/.exec(revealSecret(mail).text)?.[1]
  if (!token) throw new Error('The email should contain a link')
  return token
}

async function listNumbers(token: string, page = 1) {
  const list = await findOrderList(db, token, page)
  return list?.orders.map(({ orderNumber }) => orderNumber)
}

test('a link lists the orders of its address, newest first, as often as it is opened', async () => {
  const [first, second] = [await order(), await order(email.toUpperCase())]
  await order(`x${email}`)
  const token = await requestToken()
  for (const _ of [1, 2]) expect(await listNumbers(token)).toEqual([second.orderNumber, first.orderNumber])
})

test('an order is listed with its status, image, amounts in the charged currency and returned units', async () => {
  const { id } = await order()
  await refundOrder(db, id, { amount: money(3_00, 'USD'), note: '', key: newId() }, 'store')
  const list = await findOrderList(db, await requestToken(), 1)
  const [listed] = list?.orders ?? []
  expect(list).toMatchObject({ email, page: 1, total: 1 })
  expect(listed).toMatchObject({ status: 'Preparing', productNames: ['Linen dress'], returned: 0 })
  const [stored] = await db.select().from(orders).where(eq(orders.id, id))
  expect(listed?.total).toEqual({ minor: stored?.total, currency: stored?.currency })
  expect(listed && formatMoney(listed.refunded)).toBe('$3.00')
})

test('an order of which a part was paid by transfer is not listed as unpaid', async () => {
  const { id } = await order()
  const unpaid = { paymentStatus: 'pending', paymentMethod: 'bank_transfer', paymentProvider: 'bank_transfer' } as const
  await db
    .update(orders)
    .set({ ...unpaid, status: 'pending', heldUntil: new Date() })
    .where(eq(orders.id, id))
  const token = await requestToken()
  const readStatus = async () => (await findOrderList(db, token, 1))?.orders[0]?.status
  expect(await readStatus()).toBe('Please transfer the total')
  await db.insert(transferBookings).values({ orderId: id, amount: 10_00 })
  expect(await readStatus()).toBe('Part of your payment has arrived')
})

test('a product that was ordered in two sizes is listed once', async () => {
  const shirt = await addProduct(db, { name: 'Silk shirt', sizes: ['S', 'M'], stock: 10 })
  const lines = ['S', 'M'].map((size) => createCheckoutLine(shirt, { size }))
  await addOrder(db, [...lines, createCheckoutLine(dress)], { email })
  const [listed] = (await findOrderList(db, await requestToken(), 1))?.orders ?? []
  expect(listed?.productNames).toEqual(['Silk shirt', 'Linen dress'])
})

test('without orders, no email and no link remain', async () => {
  await requestLink(email)
  expect([await listMails(email), await countLinks()]).toEqual([[], 0])
})

test('the email goes to the address of the order, in the language and locale of the form', async () => {
  await order(email)
  await requestLink(email.toUpperCase(), 'de', 'de')
  const [mail] = await listMails(email)
  expect(mail?.recipient).toBe(email)
  expect(mail?.subject).toMatch(/^Deine Bestellungen bei /)
  expect(mail?.body.text).toContain(`/de/orders/${SECRET_MARK}`)
  expect(mail?.body.html).toContain(`/de/orders/${SECRET_MARK}`)
})

test('the email states until when the link works, as it can arrive late', async () => {
  await order()
  await requestLink(email)
  const [link] = await db.select().from(orderListLinks).where(hasEmail(orderListLinks.email, email))
  const [mail] = await listMails(email)
  const { store_time_zone: zone } = await readSettings(db)
  expect(mail?.body.text).toContain(`until ${link && formatDateTimeWithZone(link.expiresAt, zone)}.`)
})

test('neither the database nor the emails that staff can read contain the token', async () => {
  await order()
  const token = await requestToken()
  expect(JSON.stringify([await listMails(email), await db.select().from(orderListLinks)])).not.toContain(token)
})

test('a link works for an hour; the cleanup deletes it afterwards', async () => {
  await order()
  const token = await requestToken()
  const openIn = (ms: number) => findOrderList(db, token, 1, new Date(Date.now() + ms))
  expect(await openIn(HOUR_MS - 10_000)).not.toBeNull()
  expect(await openIn(HOUR_MS + 1)).toBeNull()
  expect(await openIn(-HOUR_MS)).toBeNull()
  await deleteExpiredOrderLists(db)
  expect(await countLinks()).toBe(1)
  await deleteExpiredOrderLists(db, new Date(Date.now() + HOUR_MS + 1))
  expect(await countLinks()).toBe(0)
})

test('a guessed or altered token lists nothing', async () => {
  await order()
  const token = await requestToken()
  const [link] = await db.select().from(orderListLinks).where(hasEmail(orderListLinks.email, email))
  const guesses = [token.slice(1), `${token}x`, token.toUpperCase(), '', '%', SECRET_MARK, link?.tokenHash ?? '']
  for (const guess of guesses) expect([guess, await findOrderList(db, guess, 1)]).toEqual([guess, null])
})

test('erasing a person’s data ends the links, and no list contains the erased orders', async () => {
  await order()
  const token = await requestToken()
  expect(await exportPersonalData(db, email)).toMatchObject({ orderListLinks: [{ expiresAt: expect.any(Date) }] })
  await erasePersonalData(db, email, null)
  expect(await findOrderList(db, token, 1)).toBeNull()
  const later = await order()
  expect(await listNumbers(await requestToken())).toEqual([later.orderNumber])
})

test('a list has 20 orders on a page, and its last page beyond the end', async () => {
  for (let placed = 0; placed < 21; placed++) await order()
  const token = await requestToken()
  const [first, last] = [await findOrderList(db, token, 1), await findOrderList(db, token, 2)]
  expect([first?.orders.length, last?.orders.length, last?.total]).toEqual([20, 1, 21])
  expect(await findOrderList(db, token, 99)).toEqual(last)
})

test('requests are limited per network', async () => {
  for (let request = 0; request < 5; request++) {
    expect(await limitRequests(db, '198.51.100.7')).toEqual({ allowed: true })
  }
  expect(await limitRequests(db, '198.51.100.7')).toMatchObject({ allowed: false })
})

test('one email address can be sent ten links a day, in any case of its letters', async () => {
  for (let request = 0; request < 10; request++) expect(await limitLinks(db, email)).toEqual({ allowed: true })
  const limit = await limitLinks(db, email.toUpperCase())
  if (limit.allowed) throw new Error('The address should be limited')
  expect(limit.retryAfter).toBeGreaterThan(23 * 60 * 60)
  expect(await limitLinks(db, `x${email}`)).toEqual({ allowed: true })
})
