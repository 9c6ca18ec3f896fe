import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import { listOrderItems, lockOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder, settleRefund } from '#app/orders/refund-order.server.ts'
import { retryRefund } from '#app/orders/refunds/finish-refund.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import { INVOICE_FILE_HEADING, readInvoiceFileRows } from '#app/payments/invoices/export-invoices.server.ts'
import { invoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { listInvoiceMonths, listInvoiceRows, listOrderInvoices } from '#app/payments/invoices/invoice-list.server.ts'
import { readInvoiceListQuery } from '#app/payments/invoices/invoice-list.ts'
import { invoiceSeries, invoices } from '#app/payments/invoices/invoices.table.ts'
import { creditRefund, invoiceOrder } from '#app/payments/invoices/issue-invoice.server.ts'
import { findLinkedInvoice } from '#app/payments/invoices/shopper-invoices.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let testDb: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
  await createStaff(db, { email: 'staff@lumina.test', name: 'Ada Obi' })
  const [admin] = await db.select({ id: authUsers.id }).from(authUsers)
  staffId = admin?.id ?? newId<'staff'>()
})
afterEach(async () => {
  await saveSettings(db, { invoices_automatic: false })
  expect(await listBrokenInvariants(db)).toEqual([])
})
afterAll(() => testDb.close())

async function createOrder(quantity = 2, changes: Parameters<typeof addOrder>[2] = {}) {
  return await addOrder(db, [createCheckoutLine(await addProduct(db), { quantity })], changes)
}

async function listDocuments(orderId: Id<'order'>) {
  return await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.kind), asc(invoices.position))
}

async function refund(orderId: Id<'order'>, minor: number) {
  const booked = await refundOrder(db, orderId, { amount: money(minor, 'USD'), note: '', key: newId() }, staffId)
  if (typeof booked === 'string' || !('refund' in booked)) throw new Error('Not refunded')
  return booked.refund
}

test('a paid order gets no invoice while invoices are not issued automatically', async () => {
  const { id } = await createOrder()
  expect(await listDocuments(id)).toEqual([])
})

test('a paid order is invoiced once, with its recorded figures, and its confirmation links to the invoice', async () => {
  await saveSettings(db, { invoices_automatic: true, legal_name: 'Adaeze Ltd', invoice_footer: 'Register 123' })
  const { id } = await createOrder()
  const [invoice, ...others] = await listDocuments(id)
  const order = await getOrder(db, id)
  const [item] = await listOrderItems(db, id)
  expect(others).toEqual([])
  expect(invoice?.number).toMatch(/^INV-20\d\d-\d{5}$/)
  expect(invoice?.contents).toMatchObject({
    kind: 'invoice',
    number: invoice?.number,
    seller: { name: 'Adaeze Ltd', footer: 'Register 123' },
    order: { number: order.orderNumber },
    lines: [{ sku: item?.sku, quantity: 2, total: item?.total.minor, rate: item?.taxRate }],
    subtotal: order.charged.subtotal.minor,
    shipping: { name: order.shippingName, amount: order.charged.shipping.minor },
    tax: order.charged.tax.minor,
    total: order.charged.total.minor,
  })
  expect(invoice).toMatchObject({
    total: order.charged.total.minor,
    tax: order.charged.tax.minor,
    buyer: order.customerName,
  })
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${id}`))
  expect(mail?.body.text).toContain(`/order/${order.link}/invoices/${invoice?.number}`)
  expect(await invoiceOrder(db, id, staffId)).toBe('issued-before')
})

test.each<{ next: string; moves: readonly (readonly [string, OrderStatus])[]; supply: object }>([
  { next: 'cancelled', moves: [], supply: { kind: 'supplied', day: '2033-04-05' } },
  { next: 'cancelled and reopened', moves: [['08', 'processing']], supply: { kind: 'paid' } },
  {
    next: 'cancelled, reopened and sent again',
    moves: [
      ['08', 'processing'],
      ['09', 'shipped'],
    ],
    supply: { kind: 'supplied', day: '2033-04-09' },
  },
])('the invoice of an order that was sent, then $next, has the supply $supply', async (row) => {
  const { id } = await createOrder(1)
  for (const [day, status] of [['05', 'shipped'], ['07', 'cancelled'], ...row.moves] as const) {
    await changeStatus(db, id, { status }, staffId, new Date(`2033-04-${day}T12:00:00Z`))
  }
  expect(await invoiceOrder(db, id, staffId, new Date('2033-04-10T12:00:00Z'))).toBe('issued')
  expect((await listDocuments(id))[0]?.contents).toMatchObject({ supply: row.supply })
})

test('the invoice of an order in a different currency also has figures in the store currency, and the credit notes add up to them', async () => {
  const { id } = await createOrder()
  await invoiceOrder(db, id, staffId)
  const { charged, store, rate } = await getOrder(db, id)
  for (const amount of [3_33, charged.total.minor - 3_33]) await refund(id, amount)
  const [invoice, ...notes] = (await listDocuments(id)).map(({ contents }) => contents)
  expect(invoice?.store).toMatchObject({
    currency: 'NGN',
    rate,
    tax: store.tax.minor,
    total: store.total.minor,
    taxes: store.taxes.map((figure) => ({ rate: figure.rate, net: figure.net.minor, tax: figure.tax.minor })),
  })
  const sumCredits = (field: 'net' | 'tax' | 'total') =>
    notes.reduce((all, note) => all + (note.store?.[field] ?? 0), 0)
  expect([sumCredits('tax'), sumCredits('total')]).toEqual([store.tax.minor, store.total.minor])
})

test('the file has a row for each rate of a document, and the rows add up to the amount that remains after credit notes', async () => {
  const { id, orderNumber } = await createOrder(2)
  await invoiceOrder(db, id, staffId)
  await refund(id, 1_00)
  const rows: CsvRow[] = []
  const filter = { q: orderNumber, kind: null, month: null }
  for await (const some of readInvoiceFileRows(db, filter)) rows.push(...some)
  const read = rows.map((row) => Object.fromEntries(INVOICE_FILE_HEADING.map((name, index) => [name, row[index]])))
  expect(read).toHaveLength(3) // goods and untaxed shipping of the invoice; goods of the credit note
  expect(read.find((row) => row.Kind === 'Invoice' && row['Tax rate %'] === '8')).toMatchObject({
    Order: orderNumber,
    Country: 'US',
    'VAT number': '',
    'Intra-Community supply': 'no',
    Export: 'no',
    Company: '',
    'Tax name': 'Sales tax',
    Currency: 'USD',
    Net: 20,
    Tax: 1.6,
    Total: 21.6,
    'Store currency': 'NGN',
    'Exchange rate': '1500',
    'Net booked': 30_000,
    'Tax booked': 2_400,
  })
  const sum = (name: string) => Math.round(read.reduce((all, row) => all + Number(row[name]), 0) * 100)
  const { charged, store } = await getOrder(db, id)
  expect(sum('Total')).toBe(charged.total.minor - 1_00)
  expect(sum('Total booked')).toBe(store.total.minor - 1_500_00)
  expect(sum('Net booked') + sum('Tax booked')).toBe(sum('Total booked'))
})

test('an untaxed order to a country without a registration is invoiced as an export', async () => {
  const readExportFlags = async () => {
    const { id } = await createOrder()
    await invoiceOrder(db, id, staffId)
    await refund(id, 1_00)
    return (await listDocuments(id)).map(({ contents }) => contents.isExport)
  }
  expect(await readExportFlags()).toEqual([false, false])
  const removed = await db.delete(taxRegistrations).where(eq(taxRegistrations.country, 'US')).returning()
  expect(await readExportFlags()).toEqual([true, true])
  await db.insert(taxRegistrations).values(removed)
})

test('staff issue the invoice of a paid order, with a credit note for each refund so far', async () => {
  const { id } = await createOrder()
  await refund(id, 5_00)
  expect(await listDocuments(id)).toEqual([])
  expect(await invoiceOrder(db, id, staffId)).toBe('issued')
  const [invoice, credit] = await listOrderInvoices(db, id)
  expect([invoice, credit]).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note', total: { minor: 5_00 } }])
  const recorded = await db.select().from(auditLog).where(eq(auditLog.entityId, id))
  expect(recorded.filter(({ action }) => action.endsWith('.issue'))).toMatchObject([
    { action: 'invoice.issue', staffId, changes: { number: invoice?.number } },
    { action: 'credit-note.issue', staffId, changes: { number: credit?.number } },
  ])
})

test('an order that is not paid, does not exist or was erased gets no invoice', async () => {
  const { id } = await createOrder()
  await db.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, id))
  expect(await invoiceOrder(db, id, staffId)).toBe('not-paid')
  await db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id))
  expect(await invoiceOrder(db, newId(), staffId)).toBe('not-found')
  await db.update(orders).set({ customerEmail: '' }).where(eq(orders.id, id))
  expect(await invoiceOrder(db, id, staffId)).toBe('erased')
})

test('refunds of an invoiced order are credited, and the credit notes add up exactly to the invoice', async () => {
  const { id } = await createOrder()
  await invoiceOrder(db, id, staffId)
  const { charged } = await getOrder(db, id)
  for (const amount of [3_33, 7_77, charged.total.minor - 3_33 - 7_77]) await refund(id, amount)
  const [invoice, ...notes] = await listDocuments(id)
  expect(notes.map(({ kind, invoiceId }) => [kind, invoiceId === invoice?.id])).toEqual(
    Array(3).fill(['credit-note', true]),
  )
  const sum = (field: 'net' | 'tax' | 'total') => notes.reduce((total, note) => total + note[field], 0)
  expect([sum('net'), sum('tax'), sum('total')]).toEqual([invoice?.net, invoice?.tax, invoice?.total])
})

test('the credit note of a return lists the returned units', async () => {
  const { id } = await createOrder()
  await invoiceOrder(db, id, staffId)
  const [order, items] = [await getOrder(db, id), await listOrderItems(db, id)]
  const [item] = items
  if (!item) throw new Error('The order has no line')
  const lines = [{ item: item.id, quantity: 1, restock: false }]
  const command = {
    key: newId<'return'>(),
    version: computeReturnsVersion(order, items),
    lines,
    reason: 'other',
    note: '',
  } as const
  await recordReturn(db, id, { ...command, amount: money(10_00, 'USD') }, staffId)
  expect((await listDocuments(id)).at(-1)?.contents).toMatchObject({
    kind: 'credit-note',
    returned: [{ sku: item.sku, quantity: 1 }],
    total: 10_00,
  })
})

test('a refund of shipping is credited as shipping, up to the remaining shipping', async () => {
  const { id } = await createOrder() // $20.00 at 8%, and $10.00 of shipping that is not taxed
  await invoiceOrder(db, id, staffId)
  await refund(id, 5_00) // goodwill reduces the price of the goods: 4.63 + 0.37
  const refundShipping = (minor: number) =>
    refundOrder(db, id, { amount: money(minor, 'USD'), note: '', chosen: [null], key: newId() }, staffId)
  expect(await refundShipping(10_01)).toEqual({ maxForSelection: money(10_00, 'USD') })
  expect(await refundShipping(7_50)).toMatchObject({ status: 'done' })
  expect(await refundShipping(2_51)).toEqual({ maxForSelection: money(2_50, 'USD') })
  const notes = (await listDocuments(id)).slice(1)
  expect(notes.map(({ contents: { net, tax, taxes } }) => [net, tax, taxes.length])).toEqual([
    [4_63, 37, 1],
    [7_50, 0, 0],
  ])
  const { charged, refunded } = await getOrder(db, id)
  await refund(id, charged.total.minor - refunded.minor)
  const { contents } = (await listDocuments(id)).at(-1) ?? {}
  expect(contents).toMatchObject({ net: 15_37 + 2_50, tax: 1_23, total: 16_60 + 2_50 })
})

test('a refund of one line is credited at its rate', async () => {
  const { id } = await addOrder(db, [
    createCheckoutLine(await addProduct(db)),
    createCheckoutLine(await addProduct(db)),
  ])
  await invoiceOrder(db, id, staffId)
  const [item] = await listOrderItems(db, id)
  if (!item) throw new Error('The order has no line')
  const command = { amount: money(10_80, 'USD'), note: '', chosen: [item.id], key: newId() }
  expect(await refundOrder(db, id, command, staffId)).toMatchObject({ status: 'done' })
  expect((await listDocuments(id)).at(-1)?.contents).toMatchObject({ net: 10_00, tax: 80, taxes: [{ rate: 80_000 }] })
  expect(await refundOrder(db, id, { ...command, key: newId() }, staffId)).toEqual({ maxForSelection: money(0, 'USD') })
})

test('a refund is credited when it is paid out, and not again if it later fails and is retried', async () => {
  const { id } = await createOrder()
  await db.update(orders).set({ paymentProvider: 'stripe', paymentReference: newId() }).where(eq(orders.id, id))
  await invoiceOrder(db, id, staffId)
  const first = await refund(id, 4_00)
  expect(await listDocuments(id)).toHaveLength(1)
  await settleRefund(db, first, { reference: newId() })
  expect(await listDocuments(id)).toHaveLength(2)
  await settleRefund(db, first, { failed: 'The card was closed' })
  const retried = await retryRefund(db, id, first, staffId)
  if (typeof retried === 'string' || !('refund' in retried)) throw new Error('Not retried')
  await settleRefund(db, retried.refund, { reference: newId() })
  expect(await listDocuments(id)).toHaveLength(2)
  await db.update(orders).set({ paymentProvider: 'demo' }).where(eq(orders.id, id))
})

test('numbers have no gaps and no duplicates, despite failures and concurrent invoices', async () => {
  await saveSettings(db, { invoice_prefix: 'RACE-' })
  const ids = await Promise.all(Array.from({ length: 24 }, async () => (await createOrder(1)).id))
  const issued = await Promise.all([...ids, ...ids].map((id) => invoiceOrder(db, id, staffId)))
  expect(issued.filter((outcome) => outcome === 'issued')).toHaveLength(24)
  const failing = await createOrder(1)
  const failure = withTx(db, async (tx) => {
    await lockOrder(tx, failing.id)
    await invoiceOrder(tx, failing.id, staffId)
    throw new Error('after the number')
  })
  await expect(failure).rejects.toThrow('after the number')
  await invoiceOrder(db, failing.id, staffId)
  const rows = await db.select().from(invoices).where(eq(invoices.series, 'RACE-')).orderBy(asc(invoices.position))
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 25 }, (_, index) => `RACE-${String(index + 1).padStart(5, '0')}`),
  )
  expect(rows.map(({ issuedAt }) => issuedAt)).toEqual(
    rows.map(({ issuedAt }) => issuedAt).toSorted((a, b) => a.getTime() - b.getTime()),
  )
  await saveSettings(db, { invoice_prefix: 'INV-{year}-' })
})

test('a later number is never issued on an earlier day, and a new year begins a new series', async () => {
  const [first, second, third] = [await createOrder(1), await createOrder(1), await createOrder(1)]
  await invoiceOrder(db, first.id, staffId, new Date('2031-03-02T12:00:00Z'))
  await invoiceOrder(db, second.id, staffId, new Date('2031-03-01T12:00:00Z'))
  await invoiceOrder(db, third.id, staffId, new Date('2032-01-01T12:00:00Z'))
  const documents = await Promise.all([first, second, third].map(({ id }) => listDocuments(id)))
  expect(documents.flat().map(({ number, day }) => [number, day])).toEqual([
    ['INV-2031-00001', '2031-03-02'],
    ['INV-2031-00002', '2031-03-02'],
    ['INV-2032-00001', '2032-01-01'],
  ])
  expect(await listInvoiceMonths(db)).toContain('2031-03')
})

test('the database rejects changes to issued documents and to their series, and deletions of both', async () => {
  const { id } = await createOrder(1)
  await invoiceOrder(db, id, staffId)
  for (const attempt of [
    () => db.update(invoices).set({ issuedAt: new Date() }).where(eq(invoices.orderId, id)),
    () => db.delete(invoices).where(eq(invoices.orderId, id)),
    () => db.delete(orders).where(eq(orders.id, id)),
    () => db.update(invoiceSeries).set({ last: 1_000 }),
    () => db.delete(invoiceSeries),
  ]) {
    const error = await attempt().then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(getSqlState(error)).toMatch(/^23/)
  }
})

test('contents whose sums do not add up are rejected', async () => {
  const { id } = await createOrder(1)
  await invoiceOrder(db, id, staffId)
  const contents = (await listDocuments(id))[0]?.contents
  expect(invoiceContents.safeParse(contents).success).toBe(true)
  for (const name of ['net', 'tax', 'total', 'subtotal'] as const) {
    const invalidContents = { ...contents, [name]: 1 }
    expect(invoiceContents.safeParse(invalidContents).success).toBe(false)
  }
})

test('erasing a customer’s data keeps the invoices, and the data export contains them', async () => {
  const email = 'keep@example.com'
  const { id } = await createOrder(1, { email })
  await invoiceOrder(db, id, staffId)
  const before = await listDocuments(id)
  const [exported] = (await exportPersonalData(db, email)).orders
  expect(exported?.invoices).toMatchObject([{ number: before[0]?.number, buyer: { name: before[0]?.buyer } }])
  await erasePersonalData(db, email, staffId)
  expect(await listDocuments(id)).toEqual(before)
})

test('the list can be searched by number and order, filtered by kind and month, and sorted', async () => {
  const { id, orderNumber } = await createOrder(1)
  await invoiceOrder(db, id, staffId, new Date('2040-05-31T12:00:00Z'))
  await refund(id, 1_00)
  const [invoice] = await listDocuments(id)
  const listNumbers = async (query: string) =>
    (await listInvoiceRows(db, readInvoiceListQuery(new URLSearchParams(query)))).rows.map(({ number }) => number)
  expect(await listNumbers(`q=${orderNumber.toLowerCase()}&kind=invoice`)).toEqual([invoice?.number])
  expect(await listNumbers(`q=${invoice?.number}`)).toEqual([invoice?.number])
  expect(await listNumbers('month=2040-05')).toEqual([invoice?.number])
  expect(await listNumbers('month=2040-06')).toEqual([])
  expect(await listNumbers(`q=${orderNumber}`)).toHaveLength(2)
  expect(await listNumbers(`q=${orderNumber}&sort=number&dir=asc`)).toEqual(
    (await listNumbers(`q=${orderNumber}`)).toSorted(),
  )
  for (const q of ['%', '_', '\\', "';--"]) expect(await listNumbers(`q=${encodeURIComponent(q)}`)).toEqual([])
  const batches = []
  for await (const rows of readInvoiceFileRows(db, { q: '', kind: null, month: '2040-05' }, 1)) batches.push(rows)
  expect(batches.flat().map((row) => row.slice(0, 5))).toEqual([
    [invoice?.number, 'Invoice', '2040-05-31', '', orderNumber],
    [invoice?.number, 'Invoice', '2040-05-31', '', orderNumber],
  ])
})

test('the link of an order gives access only to the documents of that order', async () => {
  const [thisOrder, other] = [await createOrder(1), await createOrder(1)]
  for (const { id } of [thisOrder, other]) await invoiceOrder(db, id, staffId)
  const [[invoice], [otherInvoice]] = [await listDocuments(thisOrder.id), await listDocuments(other.id)]
  expect(await findLinkedInvoice(db, thisOrder.link, invoice?.number ?? '')).toEqual(invoice?.contents)
  for (const [link, number] of [
    [thisOrder.link, otherInvoice?.number ?? ''],
    [thisOrder.link, 'CN-2026-99999'],
    [thisOrder.link, "'; --"],
    ['0'.repeat(48), invoice?.number ?? ''],
    ['', invoice?.number ?? ''],
  ] as const) {
    expect(await findLinkedInvoice(db, link, number)).toBeNull()
  }
})

test('a refund of an order without an invoice has no credit note', async () => {
  const { id } = await createOrder(1)
  const booked = await refund(id, 1_00)
  const done = { refundId: booked, orderId: id, staffId, now: new Date() }
  expect(await withTx(db, (tx) => creditRefund(tx, done))).toBeNull()
  expect(await db.$count(refunds, eq(refunds.orderId, id))).toBe(1)
})
