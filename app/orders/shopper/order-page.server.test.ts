import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney, money } from '#app/base/money.ts'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { findOrder, listOrderItems } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { returnItems, returns } from '#app/orders/returns.table.ts'
import { countGuess, limitOrderForms } from '#app/orders/shopper/order-page-limit.server.ts'
import { changeByShopper } from '#app/orders/shopper/shopper-order.server.ts'
import { listWithdrawals } from '#app/orders/withdrawals/order-withdrawal.server.ts'
import { receiveLinkedWithdrawal } from '#app/orders/withdrawals/receive-withdrawal.server.ts'
import { closeWithdrawal } from '#app/orders/withdrawals/settle-withdrawals.server.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { findOrderPage } from '#app/routes/storefront/order-page.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // covers the orders of all tests
  await store.close()
})

async function addTestOrder(changes: Parameters<typeof addOrder>[2] = {}) {
  return await addOrder(db, [createCheckoutLine(await addProduct(db), { quantity: 2 })], changes)
}

async function getPage(link: string, now?: Date) {
  const page = await findOrderPage(db, link, now)
  if (!page) throw new Error('The order page was not found')
  return page
}

test('links are 48 random hexadecimal digits, without the order’s id', async () => {
  const placed = await Promise.all(Array.from({ length: 20 }, () => addTestOrder()))
  const links = placed.map(({ link }) => link)
  expect(new Set(links).size).toBe(20)
  for (const { link, id, orderNumber } of placed) {
    expect(link).toMatch(/^[0-9a-f]{48}$/)
    expect(link).not.toContain(id.replaceAll('-', '').slice(0, 12)) // the id's timestamp
    expect(link).not.toContain(orderNumber.toLowerCase())
  }
  // Random digits: no position has the same digit in all 20 links
  const fixed = Array.from({ length: 48 }, (_, index) => new Set(links.map((link) => link[index])).size === 1)
  expect(fixed).not.toContain(true)
  const { rows } = await db.execute(sql`select column_default from information_schema.columns
    where table_name = 'orders' and column_name = 'link'`)
  expect(JSON.stringify(rows)).toContain('gen_random_uuid()')
})

test('an order is shown in its shopper’s currency, with the charged amount', async () => {
  const { link, charged, shown } = await addTestOrder({ currency: 'GBP' })
  const page = await getPage(link)
  expect(page.charged).toEqual(charged.total)
  expect(page.total).toEqual(shown.total)
  expect(page.total.currency).toBe('GBP')
  expect(page.rows).toEqual([
    { term: 'Subtotal', amount: formatMoney(shown.subtotal) },
    { term: expect.stringMatching(/^Shipping \(/), amount: formatMoney(shown.shipping) },
    { term: 'Tax', amount: formatMoney(shown.tax) },
  ])
  expect(page.includedTaxes).toEqual([])
  expect(page.lines).toMatchObject([{ productName: 'Linen dress', quantity: 2, total: shown.subtotal }])
  expect(page.payment).toBe('Credit card: paid')
})

/** Returns every property name in a value, at any depth. */
function listPropertyNames(value: unknown): string[] {
  if (value === null || typeof value !== 'object' || value instanceof Date) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...listPropertyNames(inner),
  ])
}

test('the page contains no internal data and no ids', async () => {
  const { id, link } = await addTestOrder()
  const order = await findOrder(db, id)
  await db
    .insert(orderEvents)
    .values({ orderId: id, kind: 'note', detail: { text: 'A difficult shopper' }, createdAt: new Date() })
  await refundOrder(db, id, { amount: money(100, 'USD'), note: 'To calm them', key: randomUUID() }, 'store')
  await insertReturn(id, 'They wore it')
  const page = await getPage(link)
  const pageJson = JSON.stringify(page)
  for (const secret of ['difficult', 'calm them', 'wore it', id, link, String(order?.customerId)]) {
    expect(pageJson).not.toContain(secret)
  }
  const items = await listOrderItems(db, id)
  for (const item of items) expect(pageJson).not.toMatch(new RegExp(`${item.id}|${item.productId}|${item.sku}`))
  expect(new Set(listPropertyNames(page))).toEqual(
    new Set([
      'now',
      'invoices',
      'withdrawHere',
      'withdrawUntil',
      'units',
      'withdrawals',
      'vatNumber',
      'orderNumber',
      'placedAt',
      'isCancelled',
      'isUnshipped',
      'isDelivered',
      'canReturn',
      'estimate',
      'statusSummary',
      'title',
      'text',
      'steps',
      'name',
      'state',
      'at',
      'cancelledAt',
      'payment',
      'unpaid',
      'isPaid',
      'heldUntil',
      'trackingNumber',
      'parcel',
      'carrier',
      'link',
      'shippingName',
      'kind',
      'time',
      'pickupPoint',
      'email',
      'address',
      'first_name',
      'last_name',
      'address_line1',
      'address_line2',
      'city',
      'postal_code',
      'country',
      'phone',
      'addressLines',
      'countryName',
      'addressForm',
      'label',
      'required',
      'maxLength',
      'autoComplete',
      'hint',
      'autoCapitalize',
      'type',
      'inputMode',
      'enterKeyHint',
      'options',
      'value',
      'addressVersion',
      'isErased',
      'changeableUntil',
      'lines',
      'productName',
      'variantName',
      'imageUrl',
      'quantity',
      'backordered',
      'returned',
      'review',
      'size',
      'total',
      'minor',
      'currency',
      'rows',
      'term',
      'includedTaxes',
      'shipping',
      'discountCode',
      'charged',
      'uncollected',
      'refunds',
      'amount',
      'isPending',
      'returns',
    ]),
  )
})

/** Inserts a return of one unit. */
async function insertReturn(orderId: Id<'order'>, note: string): Promise<void> {
  const [item] = await listOrderItems(db, orderId)
  if (!item) throw new Error('The order has no line')
  const returnId = newId<'return'>()
  await db.insert(returns).values({ id: returnId, orderId, reason: 'size', note, createdAt: new Date() })
  await db.insert(returnItems).values({ returnId, orderItemId: item.id, quantity: 1, isRestocked: false })
  await db.execute(sql`update order_items set returned = 1 where id = ${item.id}`)
}

test('withdrawals are shown with what happens next, until they are settled', async () => {
  const { id, link } = await addTestOrder()
  await changeStatus(db, id, { status: 'delivered' }, 'store')
  expect((await getPage(link)).withdrawals).toEqual([])
  const form = new FormData()
  const formFields = { intent: 'confirm', name: 'Ada Obi', seen: '0', line: '1', units: '1', chosen: '1' }
  for (const [name, value] of Object.entries(formFields)) form.set(name, value)
  await receiveLinkedWithdrawal(db, link, form, new Date())
  const lines = [{ units: 1, productName: 'Linen dress' }]
  expect((await getPage(link)).withdrawals).toMatchObject([
    { lines, next: expect.stringMatching(/We’ll refund you by/) },
  ])
  const [withdrawal] = await listWithdrawals(db, id)
  await closeWithdrawal(db, id, withdrawal?.id ?? newId())
  expect((await getPage(link)).withdrawals).toMatchObject([{ lines, next: null }])
})

test('the page states the withdrawal period only while a unit can be withdrawn', async () => {
  const { id, link } = await addTestOrder()
  await changeStatus(db, id, { status: 'shipped' }, 'store')
  expect((await getPage(link)).withdrawUntil).toBe(withdrawalText.open)
  const form = new FormData()
  const formFields = { intent: 'confirm', name: 'Ada Obi', seen: '0', line: '1', units: '2', chosen: '1' }
  for (const [name, value] of Object.entries(formFields)) form.set(name, value)
  await receiveLinkedWithdrawal(db, link, form, new Date())
  expect(await getPage(link)).toMatchObject({ withdrawals: [{ lines: [{ units: 2 }] }], withdrawUntil: '' })
})

test('the page of an order with only exempt items states no withdrawal period', async () => {
  const product = await addProduct(db)
  await db.update(products).set({ withdrawal: 'personal' }).where(eq(products.id, product))
  const { id, link } = await addOrder(db, [createCheckoutLine(product)], { shownExempt: [product] })
  await changeStatus(db, id, { status: 'shipped' }, 'store')
  expect((await getPage(link)).withdrawUntil).toBe('')
})

test('once an order to be paid by transfer is delivered, its page shows no account and no deadline', async () => {
  const { id, link } = await addTestOrder()
  const heldUntil = new Date(Date.now() + 86_400_000)
  const unpaid = { paymentStatus: 'pending', paymentMethod: 'bank_transfer', paymentProvider: 'bank-transfer' } as const
  await db
    .update(orders)
    .set({ ...unpaid, heldUntil })
    .where(eq(orders.id, id))
  expect(await getPage(link)).toMatchObject({ heldUntil, unpaid: { method: 'bank_transfer' } })
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id))
  expect(await getPage(link)).toMatchObject({ heldUntil: null, unpaid: null, payment: 'Bank transfer: not paid yet' })
  await db.update(orders).set({ paymentStatus: 'paid', heldUntil: null }).where(eq(orders.id, id)) // as if staff confirmed the transfer
})

test('returns and refunds are shown; a failed refund is not', async () => {
  const { id, link } = await addTestOrder()
  await refundOrder(db, id, { amount: money(250, 'USD'), note: '', key: randomUUID() }, 'store')
  await db.execute(sql`insert into refunds (id, order_id, idempotency_key, amount, store_amount, payment_provider, status)
    values (gen_random_uuid(), ${id}, gen_random_uuid(), 100, 100, 'demo', 'failed')`)
  await insertReturn(id, '')
  const page = await getPage(link)
  expect(page.refunds).toMatchObject([{ amount: { minor: 250, currency: 'USD' }, isPending: false }])
  expect(page.returns).toMatchObject([{ lines: [{ units: 1, productName: 'Linen dress' }] }])
  expect(page.lines).toMatchObject([{ returned: 1 }])
  expect(page.payment).toBe('Credit card: paid, partly refunded')
})

test('an order can be changed for one hour, or until it is shipped', async () => {
  const { id, link } = await addTestOrder()
  const { placedAt, changeableUntil } = await getPage(link)
  expect(changeableUntil?.getTime()).toBe(placedAt.getTime() + 3_600_000)
  expect((await getPage(link, new Date(placedAt.getTime() + 3_599_999))).changeableUntil).not.toBeNull()
  expect((await getPage(link, new Date(placedAt.getTime() + 3_600_000))).changeableUntil).toBeNull()
  await changeStatus(db, id, { status: 'shipped', trackingNumber: 'DHL 1' }, 'store')
  expect(await getPage(link)).toMatchObject({
    changeableUntil: null,
    trackingNumber: 'DHL 1',
    statusSummary: { title: 'Your order is on its way' },
  })
})

test('the page shows who cancelled the order', async () => {
  const [cancelledByShopper, cancelledByStaff] = [await addTestOrder(), await addTestOrder()]
  const form = new FormData()
  form.set('intent', 'cancel')
  await changeByShopper(db, cancelledByShopper.link, form)
  await changeStatus(db, cancelledByStaff.id, { status: 'cancelled' }, 'store')
  expect((await getPage(cancelledByShopper.link)).statusSummary.text).toMatch(
    /^You cancelled this order\. We’ve refunded/,
  )
  expect((await getPage(cancelledByStaff.link)).statusSummary.text).toMatch(/^We cancelled this order\./)
  expect((await getPage(cancelledByStaff.link)).cancelledAt).toBeInstanceOf(Date)
})

test('an order that awaits its payment shows how long its units are held', async () => {
  const { id, link } = await addTestOrder()
  const heldUntil = new Date('2026-11-20T12:15:00Z')
  const waiting = { status: 'pending', paymentStatus: 'pending', paymentProvider: 'stripe', heldUntil } as const
  await db.update(orders).set(waiting).where(eq(orders.id, id))
  await db.delete(mailOutbox).where(eq(mailOutbox.orderId, id)) // no email is sent before it is paid
  expect(await getPage(link)).toMatchObject({ heldUntil, statusSummary: { title: 'Waiting for your payment' } })
})

test('an order with erased personal data still has its lines and its country', async () => {
  const { link } = await addTestOrder({ email: 'gone@example.com' })
  await erasePersonalData(db, 'gone@example.com', null)
  const page = await getPage(link)
  expect(page).toMatchObject({ isErased: true, email: '', address: { first_name: '', country: 'US' } })
  expect(page.lines).toHaveLength(1)
})

const guesses = ['', 'x', '0'.repeat(48), "' or true --", '%', '0'.repeat(200), `${'0'.repeat(47)}\0`, 'A'.repeat(48)]
test.each(guesses)('no order has the link %j', async (link) => {
  expect(await findOrderPage(db, link)).toBeNull()
})

test('an order is not found by its number, its id or an altered link', async () => {
  const { id, orderNumber, link } = await addTestOrder()
  for (const guess of [id, id.replaceAll('-', ''), orderNumber, link.toUpperCase(), `${link}0`, link.slice(1)]) {
    expect(await findOrderPage(db, guess)).toBeNull()
  }
})

test('guesses are counted, but views of an order are not; above the limit, both are rejected', async () => {
  const limiter = createLocalLimiter({ name: 'test-order-page', points: 2, seconds: 60 })
  const openLink = (found: string | null, from = '203.0.113.1') =>
    countGuess(from, () => Promise.resolve(found), limiter)
  for (let time = 0; time < 5; time++) expect(await openLink('an order')).toEqual({ found: 'an order' })
  expect(await openLink(null)).toEqual({ found: null })
  expect(await limitOrderForms('203.0.113.1', limiter)).toEqual({ allowed: true })
  for (const found of [null, 'an order']) expect(await openLink(found)).toMatchObject({ allowed: false })
  expect(await limitOrderForms('203.0.113.1', limiter)).toMatchObject({ allowed: false })
  expect(await openLink('an order', '203.0.113.2')).toEqual({ found: 'an order' })
})
