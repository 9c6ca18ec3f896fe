import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney, type Money, money, toDecimal } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { saveReturnForm } from '#app/orders/admin/order-return-save.server.ts'
import { listRefunds } from '#app/orders/admin/order-returns.server.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { listOrderEvents } from '#app/orders/orders.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { invoiceOrder } from '#app/payments/invoices/issue-invoice.server.ts'
import { endDueHolds } from '#app/payments/payment/payment-hold.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { payOutRefunds } from '#app/payments/refunds/pay-out-refunds.server.ts'
import {
  acceptDifference,
  bookTransfer,
  extendHold,
  findConfirmable,
  recordReturned,
  setAside,
  toTransferReference,
} from '#app/payments/transfers/book-transfer.server.ts'
import type { CsvMapping } from '#app/payments/transfers/csv-statement.ts'
import { importStatement, listStatements, removeStatement } from '#app/payments/transfers/import-statement.server.ts'
import { saveTransferForm } from '#app/payments/transfers/save-transfer.server.ts'
import { listSetAside, proposeMatches, undoTransfer } from '#app/payments/transfers/transfer-desk.server.ts'
import { listWaitingTransfers } from '#app/payments/transfers/transfer-orders.server.ts'
import { statementRows, transferBookings } from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { findOrderPage } from '#app/routes/storefront/order-page.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { getOrder } from '#tests/support/checkout.ts'
import { createCsvStatement } from '#tests/support/csv-statement.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'
import {
  createCamtDetails,
  createCamtEntry,
  createCamtFile,
  createMt940File,
} from '#tests/support/statement-samples.ts'
import { offerTransfers, placeTransferOrder } from '#tests/support/transfers.ts'

let store: TestDatabase
let db: Database
let staff: Id<'staff'>
let product: Id<'product'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staff = await addFirstAdmin(db)
  product = await addProduct(db, { stock: 1_000 })
  await offerTransfers(db)
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // checks the orders of all tests
  await store.close()
})

const toBytes = (text: string) => new TextEncoder().encode(text)
const cents = (amount: number): Money => money(amount, 'USD')
const DAY = 86_400_000
let files = 0

/** Imports a statement with these payments and returns the rows, in that order. */
async function importPayments(...lines: readonly { readonly amount: number; readonly text: string }[]) {
  const numbered = lines.map((line) => ({ ...line, text: `${line.text} no ${++files}` }))
  const imported = await importStatement(db, toBytes(createCsvStatement(numbered)), `${files}.csv`, staff)
  expect(imported).toMatchObject({ ok: true, newRows: lines.length })
  const { rows } = await proposeMatches(db)
  return numbered.map(({ text }) => {
    const row = rows.find((candidate) => candidate.text === text)
    if (!row) throw new Error(`No row ${text}`)
    return row
  })
}

async function placeOrder() {
  const order = await placeTransferOrder(db, product)
  return { ...order, total: order.charged.total.minor }
}

type Row = Awaited<ReturnType<typeof importPayments>>[number]

const book = (row: Row, ...parts: readonly (readonly [orderId: Id<'order'>, amount: number])[]) =>
  bookTransfer(
    db,
    {
      rowId: row.id,
      version: row.version,
      parts: parts.map(([orderId, minor]) => ({ orderId, amount: cents(minor) })),
    },
    staff,
  )

const findStatementRow = async (row: { id: Id<'statement-row'> }) =>
  (await db.select().from(statementRows).where(eq(statementRows.id, row.id)))[0]

const listEventTexts = async (id: Id<'order'>) => (await listOrderEvents(db, id)).map(({ detail }) => detail.text ?? '')

const PAID_ORDER = { status: 'processing', paymentStatus: 'paid', heldUntil: null }

test('a row is imported once, whichever files contain it, and a file that was imported before is recognized', async () => {
  const lines = [
    { amount: 1_11, text: 'first' },
    { amount: 2_22, text: 'second' },
    { amount: 3_33, text: 'third' },
  ]
  const send = (from: number, to: number, name: string) =>
    importStatement(db, toBytes(createCsvStatement(lines.slice(from, to))), name, staff)
  expect(await send(0, 2, 'a.csv')).toMatchObject({ newRows: 2, knownRows: 0, isSameFile: false })
  expect(await send(1, 3, 'b.csv')).toMatchObject({ newRows: 1, knownRows: 1, isSameFile: false })
  expect(await send(0, 2, 'c.csv')).toMatchObject({ newRows: 0, knownRows: 2, isSameFile: true })
  const [a, b, c] = await Promise.all(['d', 'e', 'f'].map(() => send(0, 3, 'd.csv')))
  expect([a, b, c].filter((result) => result?.ok && !result.isSameFile)).toHaveLength(1)
  const { rows } = await proposeMatches(db)
  expect(rows.filter(({ text }) => ['first', 'second', 'third'].includes(text))).toHaveLength(3)
  const statements = await listStatements(db)
  for (const { id } of statements) expect(await removeStatement(db, id, staff)).toBe('removed')
  expect(await db.select().from(statementRows)).toEqual([])
})

const ACCOUNT = 'DE89370400440532013000'

function toCamt(...payments: readonly (readonly [amount: string, text: string])[]) {
  const entries = payments.map(([amount, text], at) =>
    createCamtEntry({ amount, reference: `B-${at}`, details: createCamtDetails({ text, name: 'Ada Obi', iban: '' }) }),
  )
  return createCamtFile(entries.join(''), { account: ACCOUNT })
}

const toMt940 = (...payments: readonly (readonly [amount: string, text: string])[]) =>
  createMt940File(
    payments.flatMap(([amount, text]) => [
      `:61:2611031103C${amount.replace('.', ',')}NTRFNONREF`,
      `:86:166?00GUTSCHRIFT?20SVWZ+${text}?32Ada Obi`,
    ]),
  )

const toCsv = (...payments: readonly (readonly [amount: string, text: string])[]) =>
  [
    'Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag;Waehrung;Auftragskonto',
    ...payments.map(([amount, text]) => `03.11.2026;ADA OBI;${text};${amount.replace('.', ',')};EUR;${ACCOUNT}`),
    '13.11.2026;Shop;Miete;-9,00;EUR;',
  ].join('\n')

test('the same payment in files of several formats is listed once and is kept until the last file is removed', async () => {
  const ada = ['10.00', 'Order IN123456'] as const
  const bea = ['20.00', 'Order IN777777'] as const
  const send = async (text: string, name: string) => {
    const imported = await importStatement(db, toBytes(text), name, staff)
    return imported.ok ? [imported.newRows, imported.knownRows] : imported
  }
  const listRowTexts = async () => {
    const listedRows = (await proposeMatches(db)).rows
    return listedRows.map(({ text, alsoIn }) => [text, ...alsoIn])
  }
  const remove = async (name: string) => {
    const found = (await listStatements(db)).find(({ fileName }) => fileName === name)
    expect(found && (await removeStatement(db, found.id, staff))).toBe('removed')
  }
  expect(await send(toCamt(ada), 'a.xml')).toEqual([1, 0])
  expect(await send(toMt940(ada, bea), 'b.sta')).toEqual([1, 1])
  // The second of two equal payments is a separate payment.
  expect(await send(toCsv(ada, bea, bea), 'c.csv')).toEqual([1, 2])
  expect(await listRowTexts()).toEqual([[ada[1], 'b.sta', 'c.csv'], [bea[1], 'c.csv'], [bea[1]]])
  await remove('a.xml')
  expect(await listRowTexts()).toEqual([[ada[1], 'c.csv'], [bea[1], 'c.csv'], [bea[1]]])
  expect((await listStatements(db)).map(({ fileName, newRows, knownRows }) => [fileName, newRows, knownRows])).toEqual([
    ['c.csv', 1, 2],
    ['b.sta', 2, 0],
  ])
  expect(await send(toCamt(ada), 'a.xml')).toEqual([0, 1])
  await remove('b.sta')
  await remove('a.xml')
  expect(await listRowTexts()).toEqual([[ada[1]], [bea[1]], [bea[1]]])
  await remove('c.csv')
  expect(await listRowTexts()).toEqual([])
})

test('payments in an overlapping file of the same format are kept when the first file is removed', async () => {
  const payments = [1, 2, 3].map((at) => [`${at}.00`, `Order IN00000${at}`] as const)
  await importStatement(db, toBytes(toMt940(...payments.slice(0, 2))), 'first.sta', staff)
  await importStatement(db, toBytes(toMt940(...payments.slice(1))), 'second.sta', staff)
  const [second, first] = await listStatements(db)
  expect(first && (await removeStatement(db, first.id, staff))).toBe('removed')
  expect((await proposeMatches(db)).rows.map(({ text }) => text)).toEqual(['Order IN000002', 'Order IN000003'])
  expect(second && (await removeStatement(db, second.id, staff))).toBe('removed')
})

test('a statement with a booked payment that no other statement contains cannot be removed', async () => {
  const order = await placeOrder()
  const bookedLine = { amount: order.total, text: `Order ${order.orderNumber}` }
  const [shared, later] = ['Order IN700002', 'Order IN700003'].map((text) => ({ amount: 2_00, text }))
  if (!shared || !later) throw new Error('Both payments are required')
  await importStatement(db, toBytes(createCsvStatement([bookedLine, shared])), 'a.csv', staff)
  await importStatement(db, toBytes(createCsvStatement([shared, later])), 'b.csv', staff)
  const [second, first] = await listStatements(db)
  const row = (await proposeMatches(db)).rows.find(({ text }) => text === bookedLine.text)
  if (!row || !first || !second) throw new Error('Not imported')
  expect(await book(row, [order.id, order.total])).toMatchObject({ booked: [{ orderNumber: order.orderNumber }] })
  expect(await removeStatement(db, first.id, staff)).toBe('booked')
  expect(await removeStatement(db, second.id, staff)).toBe('removed')
  expect((await proposeMatches(db)).rows.map(({ text }) => text)).toContain(shared.text)
})

test('an uncertain CSV file needs a mapping, which is stored for the next file', async () => {
  const file = (text: string) => toBytes(`Day;Sum;Who;What\n03/04/2026;1.234;Ada;${text}\n`)
  const uncertain = await importStatement(db, file('x1'), 'odd.csv', staff)
  if (uncertain.ok || uncertain.needs !== 'mapping') throw new Error(JSON.stringify(uncertain))
  const mapping: CsvMapping = {
    ...uncertain.proposed,
    bookedOn: 0,
    dateOrder: 'dmy',
    amount: 1,
    decimal: '.',
    fixedCurrency: 'KWD',
    payerName: 2,
    texts: [3],
  }
  expect(await importStatement(db, file('x1'), 'odd.csv', staff, mapping)).toMatchObject({ ok: true, newRows: 1 })
  expect(await importStatement(db, file('x2'), 'odd2.csv', staff)).toMatchObject({ ok: true, newRows: 1 })
  const rows = await db.select().from(statementRows).where(eq(statementRows.currency, 'KWD'))
  expect(rows.map(({ amount, bookedOn }) => [amount, bookedOn])).toEqual([
    [1_234, '2026-04-03'],
    [1_234, '2026-04-03'],
  ])
  await db.delete(statementRows).where(eq(statementRows.currency, 'KWD'))
})

test('a payment with the reference and amount of an order is preselected, and settles the order only once', async () => {
  const order = await placeOrder()
  const [row] = await importPayments({ amount: order.total, text: order.orderNumber })
  const [proposal] = row?.proposals ?? []
  expect(proposal).toMatchObject({ preselected: true, confidence: 'exact' })
  if (!row) throw new Error('No row')
  expect(await book(row, [order.id, order.total])).toMatchObject({
    booked: [{ orderNumber: order.orderNumber, missing: { minor: 0 } }],
    leftover: null,
  })
  expect(await getOrder(db, order.id)).toMatchObject({ ...PAID_ORDER, paymentReference: toTransferReference(order.id) })
  expect(await db.select().from(payments).where(eq(payments.orderId, order.id))).toMatchObject([{ state: 'paid' }])
  expect(await book(row, [order.id, order.total])).toBe('changed')
})

test('two members of staff who confirm the same row concurrently book it once', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await placeOrder()
    const [row] = await importPayments({ amount: order.total, text: order.orderNumber })
    if (!row) throw new Error('No row')
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => book(row, [order.id, order.total])))
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(3)
    expect(await db.select().from(transferBookings).where(eq(transferBookings.rowId, row.id))).toHaveLength(1)
  }
})

test('two rows that are booked concurrently on one order do not exceed its total', async () => {
  const order = await placeOrder()
  const [a, b] = await importPayments({ amount: order.total, text: 'a' }, { amount: order.total, text: 'b' })
  if (!a || !b) throw new Error('No rows')
  const outcomes = await Promise.all([book(a, [order.id, order.total]), book(b, [order.id, order.total])])
  expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
  const { rows } = await proposeMatches(db)
  expect(rows.filter(({ id, state }) => [a.id, b.id].includes(id) && state === 'open')).toHaveLength(1)
})

test('the excess of an overpayment is set aside with the order number in its note', async () => {
  const order = await placeOrder()
  const [row] = await importPayments({ amount: order.total + 500, text: order.orderNumber })
  if (!row) throw new Error('No row')
  expect(await book(row, [order.id, order.total + 500])).toMatchObject({
    rejection: expect.stringContaining('Only $20.80 is due'),
  })
  expect(await book(row, [order.id, order.total])).toMatchObject({ leftover: cents(500) })
  expect(await getOrder(db, order.id)).toMatchObject(PAID_ORDER)
  const note = `$5.00 more than booked on ${order.orderNumber}`
  expect(await findStatementRow(row)).toMatchObject({ state: 'set_aside', note })
  const [aside] = (await listSetAside(db)).filter(({ id }) => id === row.id)
  expect(aside).toMatchObject({ left: cents(500), bookings: [{ orderNumber: order.orderNumber }] })
})

test('a partly paid order waits without a deadline until the rest arrives', async () => {
  const order = await placeOrder()
  const [first] = await importPayments({ amount: 10_00, text: order.orderNumber })
  if (!first) throw new Error('No row')
  expect((await getOrder(db, order.id)).heldUntil).not.toBeNull()
  await book(first, [order.id, 10_00])
  expect(await getOrder(db, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'pending', heldUntil: null })
  expect(await listEventTexts(order.id)).toContain(`Received $10.00 of $${(order.total / 100).toFixed(2)} by transfer`)
  const { rows } = await listWaitingTransfers(db, 1)
  expect(rows[0]).toMatchObject({ id: order.id, received: 10_00 })
  const rest = `$${((order.total - 10_00) / 100).toFixed(2)}`
  const page = await findOrderPage(db, order.link)
  expect(page?.statusSummary.text).toContain(`the remaining ${rest}`)
  expect(page?.unpaid?.transfer?.rows[0]).toMatchObject({ label: 'Amount', value: rest })
  expect(page?.unpaid?.others, 'no other methods are offered for the rest').toEqual([])
  expect(await extendHold(db, order.id, { days: 3, seen: new Date() }, staff), 'has no deadline').toBe('changed')
  await endDueHolds(db, undefined, new Date(Date.now() + 30 * DAY))
  expect(await getOrder(db, order.id)).toMatchObject({ status: 'pending' })
  const [second] = await importPayments({ amount: order.total - 10_00, text: order.orderNumber })
  if (!second) throw new Error('No row')
  await book(second, [order.id, order.total - 10_00])
  expect(await getOrder(db, order.id)).toMatchObject(PAID_ORDER)
})

test('staff return the money of an order that was cancelled before it was fully paid', async () => {
  const order = await placeOrder()
  const [row] = await importPayments({ amount: 10_00, text: order.orderNumber })
  if (!row) throw new Error('No row')
  await book(row, [order.id, 10_00])
  const mark = async () => {
    const found = await findConfirmable(db, order.id)
    return await recordReturned(db, order.id, found?.version ?? '', staff)
  }
  expect(await mark(), 'is not cancelled').toBe('changed')
  await changeStatus(db, order.id, { status: 'cancelled' }, 'shopper')
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, order.id))
  expect(mails.map(({ body }) => body.text).join()).toContain('We’re refunding $10.00 to your original payment method.')
  const cancelled = await findOrderPage(db, order.link)
  expect(cancelled?.statusSummary.text).toMatch(
    /^You cancelled this order\. We’ll transfer the \$10\.00 we received back/,
  )
  expect(cancelled).toMatchObject({ payment: 'Bank transfer: $10.00 received', unpaid: null })
  const { rows } = await listWaitingTransfers(db, 1)
  expect(rows.find(({ id }) => id === order.id)).toMatchObject({ status: 'cancelled', received: 10_00 })
  const outcomes = await Promise.all([mark(), mark()])
  expect(outcomes.toSorted()).toEqual(['changed', 'saved'])
  expect((await listWaitingTransfers(db, 1)).rows.map(({ id }) => id)).not.toContain(order.id)
  const note = `Returned: ${order.orderNumber} was cancelled`
  expect(await findStatementRow(row)).toMatchObject({ state: 'set_aside', note })
  expect((await listSetAside(db)).find(({ id }) => id === row.id)).toMatchObject({ left: cents(10_00), bookings: [] })
  expect(await listEventTexts(order.id)).toContain('Refunded $10.00 received by transfer')
})

test('after the booking of one of two payments for a cancelled order is undone, staff must still return the other payment', async () => {
  const order = await placeOrder()
  const [first, second] = await importPayments(
    { amount: 10_00, text: order.orderNumber },
    { amount: order.total - 10_00, text: order.orderNumber },
  )
  if (!first || !second) throw new Error('No rows')
  await book(first, [order.id, 10_00])
  await book(second, [order.id, order.total - 10_00])
  await changeStatus(db, order.id, { status: 'cancelled' }, staff)
  await undoTransfer(db, { rowId: second.id }, staff)
  const { rows } = await listWaitingTransfers(db, 1)
  expect(rows.find(({ id }) => id === order.id)).toMatchObject({ status: 'cancelled', received: 10_00 })
  await undoTransfer(db, { rowId: first.id }, staff)
  expect((await listWaitingTransfers(db, 1)).rows.map(({ id }) => id)).not.toContain(order.id)
})

test('staff can accept that a bank deducted a fee, and undoing the booking reverses this decision', async () => {
  const order = await placeOrder()
  const accept = async () => {
    const found = await findConfirmable(db, order.id)
    return await acceptDifference(db, order.id, found?.version ?? '', staff)
  }
  expect(await accept(), 'nothing arrived').toBe('changed')
  const [row] = await importPayments({ amount: order.total - 2_50, text: order.orderNumber })
  if (!row) throw new Error('No row')
  const before = (await findConfirmable(db, order.id))?.version ?? ''
  await book(row, [order.id, order.total - 2_50])
  expect(await acceptDifference(db, order.id, before, staff), 'the version from before the transfer arrived').toBe(
    'changed',
  )
  expect((await Promise.all([accept(), accept()])).toSorted()).toEqual(['changed', 'saved'])
  expect(await getOrder(db, order.id)).toMatchObject(PAID_ORDER)
  expect(await listEventTexts(order.id)).toContain('Accepted a transfer that was $2.50 short')
  const listPayments = () => db.select().from(payments).where(eq(payments.orderId, order.id))
  expect(await listPayments()).toMatchObject([{ state: 'paid', amount: order.total, fee: 2_50, feeCurrency: 'USD' }])
  await undoTransfer(db, { rowId: row.id }, staff)
  expect(await getOrder(db, order.id)).toMatchObject({ paymentStatus: 'pending' })
  expect(await listPayments()).toMatchObject([{ state: 'gone', fee: null }])
})

test('one payment settles several orders, either all or none', async () => {
  const [a, b] = [await placeOrder(), await placeOrder()]
  const [row] = await importPayments({ amount: a.total + b.total, text: `${a.orderNumber} ${b.orderNumber}` })
  expect(row?.proposals[0]).toMatchObject({ preselected: true, orders: [{}, {}] })
  if (!row) throw new Error('No row')
  expect(await book(row, [a.id, a.total], [b.id, b.total + 1])).toMatchObject({ rejection: expect.any(String) })
  expect(await getOrder(db, a.id)).toMatchObject({ paymentStatus: 'pending' })
  expect(await book(row, [b.id, b.total], [a.id, a.total])).toMatchObject({ leftover: null })
  for (const { id } of [a, b]) expect(await getOrder(db, id)).toMatchObject(PAID_ORDER)
  expect(await undoTransfer(db, { rowId: row.id }, staff)).toMatchObject({ undone: expect.any(Array) })
  for (const { id } of [a, b]) expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'pending' })
})

test('after a booking is undone, the order is waiting again with a new hold, and the payment can be booked again', async () => {
  const order = await placeOrder()
  const [row] = await importPayments({ amount: order.total, text: order.orderNumber })
  if (!row) throw new Error('No row')
  await book(row, [order.id, order.total])
  const now = new Date()
  expect(await undoTransfer(db, { rowId: row.id }, staff, now)).toEqual({ undone: [order.orderNumber] })
  expect(await getOrder(db, order.id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    paymentReference: '',
    heldUntil: new Date(now.getTime() + 5 * DAY),
  })
  expect(await db.select().from(payments).where(eq(payments.orderId, order.id))).toMatchObject([{ state: 'gone' }])
  expect(await undoTransfer(db, { rowId: row.id }, staff)).toBe('changed')
  expect(await book(row, [order.id, order.total])).toMatchObject({ leftover: null })
  expect(await getOrder(db, order.id)).toMatchObject(PAID_ORDER)
})

test('a booking is final once the order is shipped, refunded or invoiced', async () => {
  const finish = {
    shipped: (id: Id<'order'>) => changeStatus(db, id, { status: 'shipped' }, staff),
    refunded: (id: Id<'order'>) => changeStatus(db, id, { status: 'cancelled', refund: true }, staff),
    invoice: (id: Id<'order'>) => invoiceOrder(db, id, staff),
  }
  for (const [why, finishOrder] of Object.entries(finish)) {
    const order = await placeOrder()
    const [row] = await importPayments({ amount: order.total, text: order.orderNumber })
    if (!row) throw new Error('No row')
    await book(row, [order.id, order.total])
    await finishOrder(order.id)
    const undone = await undoTransfer(db, { rowId: row.id }, staff)
    expect(undone).toMatchObject({ rejection: expect.stringContaining(why) })
  }
})

test('a late payment reopens an order that was cancelled for lack of payment, or is refunded if the stock is gone', async () => {
  const scarce = await addProduct(db, { stock: 1 })
  const late = await placeTransferOrder(db, scarce)
  await endDueHolds(db, undefined, new Date(Date.now() + 6 * DAY))
  expect(await getOrder(db, late.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
  const total = late.charged.total.minor
  const [row] = await importPayments({ amount: total, text: late.orderNumber })
  expect(row?.proposals[0]).toMatchObject({ preselected: true, orders: [{ id: late.id }] })
  if (!row) throw new Error('No row')
  expect(await book(row, [late.id, total - 1])).toMatchObject({
    rejection: expect.stringContaining('not paid in time'),
  })
  expect(await book(row, [late.id, total])).toMatchObject({ leftover: null })
  expect(await getOrder(db, late.id)).toMatchObject(PAID_ORDER)

  const sold = await addProduct(db, { stock: 1 })
  const lost = await placeTransferOrder(db, sold)
  await endDueHolds(db, undefined, new Date(Date.now() + 6 * DAY))
  await placeTransferOrder(db, sold)
  const [second] = await importPayments({ amount: lost.charged.total.minor, text: lost.orderNumber })
  if (!second) throw new Error('No row')
  await book(second, [lost.id, lost.charged.total.minor])
  expect(await getOrder(db, lost.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  await payOutRefunds(db)
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, lost.id))
  expect(refund).toMatchObject({ status: 'pending', amount: lost.charged.total.minor })
})

test('received money can be confirmed without a statement, but only once, and the confirmation can be undone', async () => {
  const order = await placeOrder()
  const confirmable = await findConfirmable(db, order.id)
  if (!confirmable) throw new Error('No order')
  const confirm = () =>
    bookTransfer(
      db,
      {
        rowId: null,
        version: confirmable.version,
        parts: [{ orderId: order.id, amount: cents(order.total) }],
      },
      staff,
    )
  const outcomes = await Promise.all([confirm(), confirm()])
  expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
  expect(await getOrder(db, order.id)).toMatchObject(PAID_ORDER)
  const [booking] = await db.select().from(transferBookings).where(eq(transferBookings.orderId, order.id))
  if (!booking) throw new Error('No booking')
  expect(await undoTransfer(db, { bookingId: booking.id }, staff)).toEqual({ undone: [order.orderNumber] })
  expect(await getOrder(db, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
})

test('the deadline of an order is extended only if it is still the deadline that staff saw', async () => {
  const order = await placeOrder()
  const { heldUntil } = await getOrder(db, order.id)
  const extend = () => extendHold(db, order.id, { days: 3, seen: heldUntil ?? new Date(0) }, staff)
  expect([await extend(), await extend()]).toEqual(['saved', 'changed'])
  expect((await getOrder(db, order.id)).heldUntil).toEqual(new Date(Number(heldUntil) + 3 * DAY))
})

test('a payment without an order can be set aside with a note, and reopened', async () => {
  const [row] = await importPayments({ amount: 7_77, text: 'who knows' })
  if (!row) throw new Error('No row')
  expect(await setAside(db, row.id, { note: 'Asked the bank', version: row.version }, staff)).toBe('saved')
  expect(await setAside(db, row.id, { note: 'Again', version: row.version }, staff)).toBe('changed')
  const [aside] = (await listSetAside(db)).filter(({ id }) => id === row.id)
  expect(aside).toMatchObject({ note: 'Asked the bank', left: cents(7_77) })
  const version = aside?.version ?? ''
  expect(await setAside(db, row.id, { note: '', version, reopens: true }, staff)).toBe('saved')
  expect(await findStatementRow(row)).toMatchObject({ state: 'open', note: '' })
})

test('the database rejects a booking of more than the amount of its row', async () => {
  const order = await placeOrder()
  const [row] = await importPayments({ amount: 1_00, text: 'small' })
  if (!row) throw new Error('No row')
  const insert = db.insert(transferBookings).values({ rowId: row.id, orderId: order.id, amount: 1_01, staffId: staff })
  await expect(insert).rejects.toThrow()
})

test('erasing a customer erases the payer data of their orders', async () => {
  const order = await placeOrder()
  const [row] = await importPayments({ amount: order.total, text: order.orderNumber })
  if (!row) throw new Error('No row')
  await book(row, [order.id, order.total])
  await erasePersonalData(db, 'ada@example.com', staff)
  expect(await findStatementRow(row)).toMatchObject({ payerName: '', text: '', amount: order.total, state: 'booked' })
  const { rows } = await db.execute(sql`select from statement_rows where payer_name <> '' and state = 'booked'`)
  expect(rows).toEqual([])
})

test('a refund of a transfer is pending until staff mark it as paid out, which they can do only once', async () => {
  const order = await placeOrder()
  const [row] = await importPayments({ amount: order.total, text: order.orderNumber })
  if (!row) throw new Error('No row')
  await book(row, [order.id, order.total])
  await changeStatus(db, order.id, { status: 'cancelled', refund: true }, staff)
  await payOutRefunds(db)
  const [refund] = await listRefunds(db, order.id)
  expect(refund).toMatchObject({ status: 'pending', isManual: true })
  if (!refund) throw new Error('No refund')
  const form = new FormData()
  for (const [name, value] of [
    ['intent', 'paid-out'],
    ['refund', refund.id],
    ['reference', 'Transfer 7'],
  ] as const) {
    form.set(name, value)
  }
  const outcomes = await Promise.all([1, 2].map(() => saveReturnForm(db, order.id, form, staff)))
  expect(outcomes.map((saved) => saved?.status).toSorted()).toEqual([200, 409])
  expect(await listRefunds(db, order.id)).toMatchObject([{ status: 'done', paymentReference: 'Transfer 7' }])
})

test('staff see which orders are confirmed, and how much is still due for a partly paid order', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()]
  const [row] = await importPayments({ amount: first.total + second.total - 1_000, text: 'two orders, one in part' })
  if (!row) throw new Error('The row is missing')
  const form = new FormData()
  const fields = { intent: 'book', row: row.id, version: row.version }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [{ id }, minor] of [[first, first.total] as const, [second, second.total - 1_000] as const]) {
    form.append('order', id)
    form.append('amount', toDecimal(cents(minor)))
  }
  expect(await saveTransferForm(db, form, staff)).toEqual({
    outcome: 'saved',
    message: `Payment confirmed for ${first.orderNumber}. Partial payment recorded for ${second.orderNumber}: ${formatMoney(cents(1_000))} is still due.`,
  })
})
