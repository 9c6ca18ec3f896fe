import { eq, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { listChosenOrders } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { listOrderRows } from '#app/orders/admin/order-list.server.ts'
import { readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { changeStatus, changeStatusOrConfirm } from '#app/orders/change-status.server.ts'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import type { OrderRequest } from '#app/orders/order-placement.server.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { PackingSlip } from '#app/orders/print/order-slip.tsx'
import { readPrintedOrders } from '#app/orders/print/printed-orders.server.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { readPartsLeft } from '#app/orders/refund-parts.server.ts'
import { recordPaidOut } from '#app/orders/refunds/finish-refund.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import { INVOICE_FILE_HEADING, readInvoiceFileRows } from '#app/payments/invoices/export-invoices.server.ts'
import { isInvoiceMissing } from '#app/payments/invoices/find-current-invoice.ts'
import { byIssueOrder } from '#app/payments/invoices/invoice-list.server.ts'
import { listSumRows } from '#app/payments/invoices/invoice-rows.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { invoiceOrder } from '#app/payments/invoices/issue-invoice.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { findOrderPage } from '#app/routes/storefront/order-page.server.ts'
import { markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { address, createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { offerProvider } from '#tests/support/payment-offers.ts'
import { addProduct } from '#tests/support/products.ts'
import { addZone } from '#tests/support/shipping.ts'

// The store's currency is the naira. Switzerland pays in francs at 1,600 naira each, plus 7.7% tax, also on shipping.

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>
let marketId: Id<'market'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
  const rate = { base: 1_600_000_000, quote: 1_000_000 }
  marketId = await addMarket(db, { currency: 'CHF', countries: ['CH'], languages: { ch: 'en-CH' }, rate })
  await db.update(markets).set({ taxShipping: true }).where(eq(markets.id, marketId))
  const rates = [
    { key: 'standard', name: 'Post', amount: 7_00 },
    { key: 'free', name: 'Free', amount: 0 },
  ]
  await addZone(db, { marketId, places: [{ country: 'CH', region: '' }], rates })
  await offerProvider(db, 'cash_on_delivery', TERMS, marketId)
  const tax = { country: 'CH', region: '', validFrom: '2020-01-01' }
  await db.insert(taxRates).values({ ...tax, taxClass: 'standard', name: 'VAT', rate: 77_000 })
  await db.insert(taxRegistrations).values({ ...tax, number: 'CHE-123' })
})
afterEach(async () => {
  await saveSettings(db, { invoices_automatic: false })
  expect(await listBrokenInvariants(db)).toEqual([])
})
afterAll(() => store.close())

const SENDER = { name: 'Lumina', email: '', phone: '', address: '', logo: null, isInImbue: false }
const TERMS = { currency: 'CHF', fee: 4_55 } as const
const chf = (minor: number) => money(minor, 'CHF')

/** Builds an order request. `price` is in francs. */
async function buildRequest(price: number, quantity: number, shippingMethod = 'standard'): Promise<OrderRequest> {
  const lines = [createCheckoutLine(await addProduct(db, { price: price * 1_600_00 }), { quantity })]
  const input: CheckoutInput = createCheckoutRequest(lines, {
    address: { ...address, country: 'CH', state: 'Zürich', postal_code: '8001', phone: '+41 44 668 18 00' },
    shippingMethod,
    paymentMethod: 'cash_on_delivery',
    currency: 'CHF',
  })
  const { quote } = await quoteCart(db, { ...createQuoteRequest(input), prefix: 'ch' })
  const { minor: shownTotal = 0 } = quote?.charged.total ?? {}
  return { ...input, shownTotal, shownCurrency: 'CHF', prefix: 'ch' }
}

async function placeCashOrder(...options: Parameters<typeof buildRequest>): Promise<Id<'order'>> {
  const placed = await placeOrder(db, await buildRequest(...options))
  if (placed.outcome !== 'placed') throw new Error(JSON.stringify(placed))
  return placed.order.id
}

async function setStatuses(id: Id<'order'>, ...statuses: readonly OrderStatus[]): Promise<void> {
  for (const status of statuses) expect(await changeStatus(db, id, { status }, 'store')).toBe('saved')
}

async function returnUnits(id: Id<'order'>, quantity: number): Promise<void> {
  const [items, { refunded }] = [await listOrderItems(db, id), await getOrder(db, id)]
  const lines = items.map((item) => ({ item: item.id, quantity, restock: true }))
  const version = computeReturnsVersion({ refunded }, items)
  const returnDetails = { reason: 'changed_mind', note: '', amount: chf(0) } as const
  expect(await recordReturn(db, id, { key: newId(), version, lines, ...returnDetails }, 'store')).toHaveProperty(
    'recorded',
  )
}

const listCollected = async (id: Id<'order'>) =>
  (await db.select().from(payments).where(eq(payments.orderId, id))).map(({ state, amount }) => [state, amount])

const listIssued = (id: Id<'order'>) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, id))
    .orderBy(...byIssueOrder)

const listDocuments = async (id: Id<'order'>) => (await listIssued(id)).map(({ contents }) => contents)

async function readCancellationMail(id: Id<'order'>): Promise<string> {
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
  const [mail] = mails.filter(({ event }) => event.startsWith('order-cancelled:'))
  return mail?.body.text ?? ''
}

const formatRows = (rows: readonly { readonly term: string; readonly amount: string }[] | undefined) =>
  rows?.map(({ term, amount }) => `${term}: ${amount.replaceAll('\u00a0', ' ')}`)

test('the total can be paid in coins, and the rounding is shown on the order page and stored in the invoice', async () => {
  // (29.88 + 7.00 + 4.55) × 7.7% = 3.19; 44.62 rounds to 44.60 in coins. The rounding is not taxed.
  const id = await placeCashOrder(29.88, 1)
  const placed = await getOrder(db, id)
  expect(placed.charged).toMatchObject({ tax: chf(3_19), rounding: chf(-2), total: chf(44_60) })
  expect(placed.store.rounding).toEqual(money(-32_00, 'NGN'))
  const page = await findOrderPage(db, placed.link)
  expect(formatRows(page?.rows)).toEqual([
    'Subtotal: CHF 29.88',
    'Shipping (Post): CHF 7.00',
    'Cash on delivery fee: CHF 4.55',
    'VAT 7.7%: CHF 3.19',
    'Cash rounding: −CHF 0.02',
  ])
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
  expect(mail?.body.text.replaceAll('\u00a0', ' ')).toContain('You’ll pay CHF 44.60 in cash')
  await saveSettings(db, { invoices_automatic: true })
  await setStatuses(id, 'delivered')
  expect(await listCollected(id)).toEqual([['paid', 44_60]])
  const [invoice] = await listDocuments(id)
  expect(invoice).toMatchObject({ net: 41_43, tax: 3_19, rounding: -2, total: 44_60 })
  await changeStatus(db, id, { status: 'cancelled', refund: true }, 'store')
  expect(await getOrder(db, id)).toMatchObject({ refunded: chf(44_60), paymentStatus: 'refunded' })
})

test.each([
  { price: 29.88, quantity: 3, total: 109_00 },
  { price: 15.9, quantity: 3, total: 63_80 },
])('$quantity × CHF $price cost $total in cash', async ({ price, quantity, total }) => {
  expect(await buildRequest(price, quantity)).toMatchObject({ shownTotal: total })
})

test('an order that was marked as delivered by mistake becomes unpaid again, and cancelling it refunds nothing', async () => {
  const id = await placeCashOrder(20, 1)
  for (const back of ['shipped', 'processing', 'pending'] as const) {
    await setStatuses(id, 'delivered', back)
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'pending', refunded: chf(0) })
    expect(await listCollected(id)).toMatchObject([['gone', expect.any(Number)]])
  }
  expect(await changeStatusOrConfirm(db, id, { status: 'cancelled' }, 'store')).toBe('saved')
  expect(await db.$count(refunds, eq(refunds.orderId, id))).toBe(0)
  expect(await readCancellationMail(id)).toContain('You have not been charged')
})

test('an order that is delivered again is paid again, and its cash counts on that day', async () => {
  const id = await placeCashOrder(20, 1)
  const [first, second] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-23T10:00:00Z')]
  await changeStatus(db, id, { status: 'delivered' }, 'store', first)
  await changeStatus(db, id, { status: 'shipped' }, 'store', first)
  await changeStatus(db, id, { status: 'delivered' }, 'store', second)
  const [payment, ...others] = await db.select().from(payments).where(eq(payments.orderId, id))
  expect(payment).toMatchObject({ state: 'paid', createdAt: second })
  expect(others).toEqual([])
})

test('an invoiced order that is delivered again keeps its invoice', async () => {
  await saveSettings(db, { invoices_automatic: true })
  const id = await placeCashOrder(20, 1)
  await setStatuses(id, 'delivered', 'shipped', 'delivered')
  expect((await listDocuments(id)).map(({ kind }) => kind)).toEqual(['invoice'])
  expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid' })
})

async function refund(id: Id<'order'>, minor: number): Promise<void> {
  const booked = await refundOrder(db, id, { amount: chf(minor), note: '', key: newId() }, 'store')
  if (typeof booked !== 'object' || !('refund' in booked)) throw new Error('Not refunded')
  expect(await recordPaidOut(db, id, booked.refund, '', staffId)).toBe('settled')
}

test('an order delivered after its unpaid invoice was credited gets a new invoice, every time', async () => {
  await saveSettings(db, { invoices_automatic: true })
  const id = await placeCashOrder(20, 2) // 55.50
  await setStatuses(id, 'delivered', 'shipped', 'cancelled', 'processing')
  expect(await invoiceOrder(db, id, staffId)).toBe('not-paid')
  const sentAgain = new Date('2026-12-24T10:00:00Z')
  await changeStatus(db, id, { status: 'delivered' }, 'store', sentAgain)
  expect(await invoiceOrder(db, id, staffId)).toBe('issued-before')
  const [first, credit, second] = await listDocuments(id)
  expect([first, credit, second].map((document) => [document?.kind, document?.total])).toEqual([
    ['invoice', 55_50],
    ['credit-note', 55_50],
    ['invoice', 55_50],
  ])
  expect(second).toMatchObject({ supply: { kind: 'supplied', day: '2026-12-24' } })
  for (const [day, status] of [
    ['2026-12-25', 'shipped'],
    ['2026-12-26', 'cancelled'],
    ['2026-12-27', 'shipped'],
  ] as const) {
    await changeStatus(db, id, { status }, 'store', new Date(`${day}T10:00:00Z`))
  }
  await returnUnits(id, 1)
  await changeStatus(db, id, { status: 'delivered' }, 'store', new Date('2026-12-28T10:00:00Z'))
  await refund(id, 1_00)
  const [credited, third, ...notes] = (await listDocuments(id)).slice(3)
  const documents = [credited, third, ...notes].map((document) => {
    return [document?.kind, document?.total, document?.kind === 'credit-note' ? document.invoice.number : undefined]
  })
  expect(documents).toEqual([
    ['credit-note', 55_50, second?.number],
    ['invoice', 55_50, undefined],
    ['credit-note', 21_50, third?.number], // the unit that was returned before the order was paid
    ['credit-note', 1_00, third?.number],
  ])
})

test('staff issue the new invoice if invoices are not issued automatically', async () => {
  const id = await placeCashOrder(20, 1)
  await setStatuses(id, 'delivered')
  expect(await invoiceOrder(db, id, staffId)).toBe('issued')
  await setStatuses(id, 'shipped', 'cancelled', 'processing', 'delivered')
  await refund(id, 1_00)
  expect(await listDocuments(id)).toHaveLength(2)
  expect(await invoiceOrder(db, id, staffId)).toBe('issued')
  expect(await invoiceOrder(db, id, staffId)).toBe('issued-before')
  expect((await listDocuments(id)).map(({ kind }) => kind)).toEqual([
    'invoice',
    'credit-note',
    'invoice',
    'credit-note',
  ])
})

test('the current invoice is the one that no other invoice replaces, even if a clock was ahead at first', async () => {
  await saveSettings(db, { invoices_automatic: true })
  const id = await placeCashOrder(20, 1)
  const setStatusAt = (status: OrderStatus, day: string) =>
    changeStatus(db, id, { status }, 'store', new Date(`2041-03-${day}T10:00:00Z`))
  await setStatusAt('delivered', '02')
  for (const status of ['shipped', 'cancelled', 'processing'] as const) await setStatusAt(status, '01')
  const lastId = 'ffffffff-ffff-7fff-bfff-ffffffffffff' // ids begin with the time
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`) // disables the trigger that rejects changes
    await tx.execute(sql`update invoices set id = ${lastId} where kind = 'invoice' and order_id = ${id}`)
    await tx.execute(sql`update invoices set invoice_id = ${lastId} where kind = 'credit-note' and order_id = ${id}`)
  })
  await setStatusAt('delivered', '01')
  await refund(id, 1_00)
  expect(await invoiceOrder(db, id, staffId)).toBe('issued-before')
  const issued = await listIssued(id)
  const [second, first, ...others] = issued.filter(({ kind }) => kind === 'invoice')
  expect([first?.id, second?.replacedId, others]).toEqual([lastId, lastId, []])
  expect(second?.issuedAt).toEqual(first?.issuedAt)
  expect(issued.find(({ refundId }) => refundId)).toMatchObject({ invoiceId: second?.id, total: 1_00 })
})

test('an order that was returned in full before it was paid is invoiced only by staff, and credited once', async () => {
  await saveSettings(db, { invoices_automatic: true })
  await offerProvider(db, 'cash_on_delivery', { currency: 'CHF', fee: 0 }, marketId)
  const id = await placeCashOrder(20, 1, 'free')
  await offerProvider(db, 'cash_on_delivery', TERMS, marketId)
  await setStatuses(id, 'shipped')
  await returnUnits(id, 1)
  await setStatuses(id, 'delivered')
  expect(await listDocuments(id)).toEqual([])
  const isOffered = async () => isInvoiceMissing(await getOrder(db, id), await listIssued(id))
  expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', uncollected: chf(21_55) })
  expect(await isOffered()).toBe(true)
  expect(await invoiceOrder(db, id, staffId)).toBe('issued')
  expect(await invoiceOrder(db, id, staffId)).toBe('issued-before')
  expect(await isOffered()).toBe(false)
  expect((await listDocuments(id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
})

test('units that are returned after the cash was collected do not change the refundable parts', async () => {
  const id = await placeCashOrder(20, 3)
  await setStatuses(id, 'shipped')
  await returnUnits(id, 1)
  await setStatuses(id, 'delivered')
  const before = await getOrder(db, id)
  const partsLeft = await readPartsLeft(db, before, await listOrderItems(db, id))
  await returnUnits(id, 1)
  expect(await readPartsLeft(db, await getOrder(db, id), await listOrderItems(db, id))).toEqual(partsLeft)
})

test('a free order stays paid, whether it was delivered or not', async () => {
  const id = await placeCashOrder(0, 1, 'free')
  await setStatuses(id, 'delivered', 'shipped')
  expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', charged: { total: chf(0) } })
  expect(await listCollected(id)).toEqual([])
})

test('cash that was partly refunded still counts as collected if the order turns out not to be delivered', async () => {
  const id = await placeCashOrder(20, 1)
  await setStatuses(id, 'delivered')
  await refundOrder(db, id, { amount: chf(1_00), note: '', key: newId() }, 'store')
  await setStatuses(id, 'shipped')
  expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'partly_refunded' })
  expect(await listCollected(id)).toMatchObject([['paid', expect.any(Number)]])
})

test('cash for units that were returned before delivery is not collected, and cannot be refunded', async () => {
  const id = await placeCashOrder(15.9, 3) // 63.80
  await setStatuses(id, 'shipped')
  await returnUnits(id, 2)
  await setStatuses(id, 'delivered')
  expect(await listCollected(id)).toEqual([['paid', 29_55]])
  expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', refunded: chf(34_25), uncollected: chf(34_25) })
  expect(await db.$count(refunds, eq(refunds.orderId, id))).toBe(0)
  await setStatuses(id, 'shipped')
  expect(await getOrder(db, id)).toMatchObject({
    paymentStatus: 'pending',
    refunded: chf(0),
    uncollected: chf(0),
    storeRefunded: money(0, 'NGN'),
    storeUncollected: money(0, 'NGN'),
  })
  await returnUnits(id, 1)
  await setStatuses(id, 'delivered') // shipping and fee: 11.55 + 7.7% = 12.44, in coins 12.45
  expect(await listCollected(id)).toEqual([['paid', 12_45]])
  const tooHighRefund = await refundOrder(db, id, { amount: chf(12_46), note: '', key: newId() }, 'store')
  expect(tooHighRefund).toEqual({ maxAmount: chf(12_45) })
})

test('the invoice has the fee in a separate row, and the uncollected amount is credited', async () => {
  await saveSettings(db, { invoices_automatic: true })
  const id = await placeCashOrder(20, 2) // 40.00 + 7.00 + 4.55 + 3.97 = 55.52
  await setStatuses(id, 'shipped')
  await returnUnits(id, 1)
  await setStatuses(id, 'delivered')
  const [invoice, note, ...others] = await listDocuments(id)
  expect(others).toEqual([])
  if (!invoice || !note) throw new Error('A document is missing')
  expect(formatRows(listSumRows(invoice))?.slice(0, 6)).toEqual([
    'Subtotal: CHF 40.00',
    'Shipping (Post): CHF 7.00',
    'Cash on delivery fee (VAT 7.7%): CHF 4.55',
    'VAT 7.7%: CHF 3.97',
    'Cash rounding: −CHF 0.02',
    'Total: CHF 55.50',
  ])
  // 20.00 + 7.7% = 21.54; 55.52 − 21.54 = 33.98, in coins 34.00
  expect(note).toMatchObject({ kind: 'credit-note', total: 21_50, returned: [{ quantity: 1 }] })
  expect(await listCollected(id)).toEqual([['paid', 34_00]])
})

test('an invoiced order that was not delivered after all is credited once it is cancelled', async () => {
  await saveSettings(db, { invoices_automatic: true })
  const id = await placeCashOrder(20, 1)
  await setStatuses(id, 'delivered', 'shipped', 'cancelled')
  const [invoice, note, ...others] = await listDocuments(id)
  expect(others).toEqual([])
  if (!invoice || !note) throw new Error('A document is missing')
  const { net, tax, total, rounding } = invoice
  expect(note).toMatchObject({ kind: 'credit-note', net, tax, total, ...(rounding && { rounding }) })
  expect(formatRows(listSumRows(note))).toContain('Includes Cash on delivery fee (VAT 7.7%): CHF 4.55')
})

test('the slip shows the amount to collect without returned units, and an order whose units were all returned is not listed for shipping', async () => {
  const id = await placeCashOrder(20, 2) // 55.50
  const readSlip = async () => {
    const [sheet] = (await readPrintedOrders(db, [id])).sheets
    const [chosen] = (await listChosenOrders(db, [id])).orders
    const { rows } = await listOrderRows(
      db,
      readOrderListQuery(new URLSearchParams('status=processing&ship=open'), 'UTC'),
    )
    if (!sheet) throw new Error('The order is not printed')
    const element = createElement(PackingSlip, { ...sheet, sender: SENDER })
    const html = renderToStaticMarkup(element).replaceAll('\u00a0', ' ')
    return { html, due: chosen?.due, isToShip: rows.some((row) => row.id === id) }
  }
  const before = await readSlip()
  expect(before).toMatchObject({ due: chf(55_50), isToShip: true })
  expect(before.html).toContain('Collect CHF 55.50')
  await returnUnits(id, 1)
  const after = await readSlip()
  expect(after).toMatchObject({ due: chf(34_00), isToShip: true })
  expect(after.html).toContain('Collect CHF 34.00')
  expect(after.html).toContain('Linen dress')
  await returnUnits(id, 1)
  const empty = await readSlip()
  expect(empty.isToShip).toBe(false)
  expect(empty.html).not.toContain('Linen dress')
})

test('the invoice file has the fee and the rounding in separate rows', async () => {
  await saveSettings(db, { invoices_automatic: true })
  const id = await placeCashOrder(29.88, 1)
  await setStatuses(id, 'delivered')
  const [invoice] = await listDocuments(id)
  const columns = ['About', 'Tax rate %', 'Net', 'Tax', 'Total', 'Net booked', 'Tax booked']
  const rows: unknown[][] = []
  const filter = { q: invoice?.number ?? '', kind: null, month: null }
  for await (const batch of readInvoiceFileRows(db, filter)) {
    rows.push(...batch.map((row) => columns.map((name) => row[INVOICE_FILE_HEADING.indexOf(name)])))
  }
  // 7.7% of 4.55 is 0.35; 7.7% of 66,288 naira is 5,104.18 in total
  expect(rows).toEqual([
    ['', '7.7', 36.88, 2.84, 39.72, 59_008, 4_544.16],
    ['Cash on delivery fee', '7.7', 4.55, 0.35, 4.9, 7_280, 560.02],
    ['Cash rounding', '', -0.02, 0, -0.02, -32, 0],
  ])
})
