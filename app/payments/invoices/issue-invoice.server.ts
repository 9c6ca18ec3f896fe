import { and, asc, eq, sql } from 'drizzle-orm'
import { formatNumberInSeries, getSeries } from '#app/base/invoice-number.ts'
import { type Money, money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { toDay } from '#app/lib/time-zone.ts'
import type { OrderStatusChanged, PaymentSettled, RefundRecorded } from '#app/orders/events.ts'
import { findStaffId } from '#app/orders/order.ts'
import { isCancelled, isCharged } from '#app/orders/order-status.ts'
import {
  getOrder,
  listOrderEvents,
  listOrderItems,
  lockOrder,
  type Order,
  type OrderItem,
} from '#app/orders/orders.server.ts'
import { findPaidAt, listRefundsWithParts, listUnitsReturnedBetween } from '#app/orders/refund-parts.server.ts'
import { computeReturnedParts, getPartAmount, listRefundParts } from '#app/orders/refund-parts.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { returnItems } from '#app/orders/returns.table.ts'
import { findCurrentInvoice, findLastInvoice, isInvoiceMissing } from '#app/payments/invoices/find-current-invoice.ts'
import {
  getSupply,
  type Issue,
  isExportOrder,
  type RefundToCredit,
  type ReturnedUnits,
  toCreditNote,
  toInvoice,
  toSeller,
} from '#app/payments/invoices/invoice-contents.server.ts'
import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { byIssueOrder } from '#app/payments/invoices/invoice-list.server.ts'
import { invoiceSeries, invoices } from '#app/payments/invoices/invoices.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { listRegistrations } from '#app/pricing/stored-taxes.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'

// Call these functions late in a transaction that has locked the order: all other documents of the series wait until
// that transaction ends.

type IssuedDocument = typeof invoices.$inferSelect

/**
 * Issues the invoice of a paid order if the store does so automatically. Returns the current invoice if the order
 * already has one.
 */
export async function invoiceWhenPaid(
  tx: Database,
  { orderId, settings, now }: PaymentSettled,
): Promise<IssuedDocument | null> {
  if (!settings.invoices_automatic) return null
  const documents = await listDocuments(tx, orderId)
  return findCurrentInvoice(documents) ?? (await issueInvoice(tx, await getOrder(tx, orderId), documents, null, now))
}

/**
 * Credits the invoice of an unpaid order that is cancelled: its cash payment may have been invoiced, then undone.
 */
export async function creditCancelled(
  tx: Database,
  { orderId, from, to, actor, now }: OrderStatusChanged,
): Promise<null> {
  if (from === to || !isCancelled(to)) return null
  const { charged, paymentStatus } = await getOrder(tx, orderId)
  if (!isCharged(paymentStatus)) await creditAmountNotDue(tx, orderId, charged.total, findStaffId(actor), now)
  return null
}

/** Credits a refund that was paid out, unless the order has no invoice. */
export async function creditRefund(
  tx: Database,
  { refundId, orderId, staffId, now }: RefundRecorded,
): Promise<IssuedDocument | null> {
  const current = await findInvoiceWithNotes(tx, orderId)
  return current ? await issueCreditNote(tx, current.invoice, current.notes, refundId, staffId, now) : null
}

/**
 * Credits the amount that is not due on a locked, invoiced order: units that were returned before their cash was
 * collected, or all of an unpaid order that is cancelled. `notDue` includes what earlier notes credited without a
 * refund.
 */
export async function creditAmountNotDue(
  tx: Database,
  orderId: Id<'order'>,
  notDue: Money,
  staffId: Id<'staff'> | null,
  now: Date,
): Promise<void> {
  if (notDue.minor === 0) return
  const current = await findInvoiceWithNotes(tx, orderId)
  if (!current) return
  const { invoice, notes } = current
  const before = notes.filter(({ refundId }) => refundId === null)
  const left = notes.reduce((rest, { total }) => rest - total, invoice.total)
  const amount = Math.min(
    before.reduce((rest, { total }) => rest - total, notDue.minor),
    left,
  )
  if (amount <= 0) return
  const [order, items] = [await getOrder(tx, orderId), await listOrderItems(tx, orderId)]
  const period = {
    since: before.at(-1)?.issuedAt ?? null,
    until: order.uncollected.minor > 0 ? await findPaidAt(tx, orderId) : null,
  }
  const units = await listUnitsReturnedBetween(tx, orderId, items, period)
  const returned = units.map(({ item, now: quantity }) => ({ item, quantity }))
  const parts = computeReturnedParts(order, units, listRefundParts(order, items))
  const credit = { amount: money(amount, invoice.currency), parts, shippingBefore: [], returned }
  await writeCreditNote(tx, invoice, notes, credit, { refundId: null, staffId, now })
}

type InvoiceOrderResult = 'issued' | 'issued-before' | 'not-paid' | 'erased' | 'not-found'

/** Issues the invoice of a paid order for staff, with a credit note for each refund so far. */
export function invoiceOrder(
  db: Database,
  orderId: Id<'order'>,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<InvoiceOrderResult> {
  return withTx(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'not-found'
    if (!isCharged(order.paymentStatus)) return 'not-paid'
    const documents = await listDocuments(tx, orderId)
    if (!isInvoiceMissing(order, documents)) return 'issued-before'
    if (order.customerEmail === '') return 'erased'
    const invoice = await issueInvoice(tx, order, documents, staffId, now)
    const notes: IssuedDocument[] = []
    const paidOut = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'done')))
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
    for (const { id } of paidOut) {
      const note = await issueCreditNote(tx, invoice, notes, id, staffId, now)
      if (note) notes.push(note)
    }
    await creditAmountNotDue(tx, orderId, order.uncollected, staffId, now)
    return 'issued'
  })
}

async function findInvoiceWithNotes(tx: Database, orderId: Id<'order'>) {
  const documents = await listDocuments(tx, orderId)
  const invoice = findCurrentInvoice(documents)
  return invoice && { invoice, notes: documents.filter(({ invoiceId }) => invoiceId === invoice.id) }
}

/** Lists the documents in order of issue. */
function listDocuments(tx: Database, orderId: Id<'order'>): Promise<IssuedDocument[]> {
  return tx
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(...byIssueOrder)
}

async function issueInvoice(
  tx: Database,
  order: Order,
  earlier: readonly IssuedDocument[],
  staffId: Id<'staff'> | null,
  now: Date,
): Promise<IssuedDocument> {
  const [items, settings, registrations] = [
    await listOrderItems(tx, order.id),
    await readSettings(tx),
    await listRegistrations(tx),
  ]
  const isExport = isExportOrder(order, registrations, settings.store_time_zone)
  const supply = getSupply(await listOrderEvents(tx, order.id), now, settings.store_time_zone)
  const { language } = order
  const write = (issue: Issue) => {
    const seller = toSeller(settings, registrations, { day: issue.day, language })
    return toInvoice(order, items, { seller, isExport, supply }, issue)
  }
  const replacedId = findLastInvoice(earlier)?.id ?? null
  return await issue(tx, { kind: 'invoice', orderId: order.id, replacedId }, settings, write, staffId, now)
}

/**
 * Returns null if everything paid out is already credited (this refund replaces one that had a credit note and failed
 * later), or if the whole invoice is already credited.
 */
async function issueCreditNote(
  tx: Database,
  invoice: IssuedDocument,
  notes: readonly IssuedDocument[],
  refundId: Id<'refund'>,
  staffId: Id<'staff'> | null,
  now: Date,
): Promise<IssuedDocument | null> {
  const { orderId } = invoice
  const [order, items] = [await getOrder(tx, orderId), await listOrderItems(tx, orderId)]
  const divided = await listRefundsWithParts(tx, order, items)
  const done = divided.filter(({ status }) => status === 'done')
  const refund = done.find(({ id }) => id === refundId)
  const paidOut = done.reduce((total, { amount }) => total + amount, 0)
  const refundNotes = notes.filter((note) => note.refundId !== null)
  const uncredited = Math.min(
    refundNotes.reduce((left, { total }) => left - total, paidOut),
    notes.reduce((left, { total }) => left - total, invoice.total),
  )
  if (!refund || uncredited <= 0 || notes.some((note) => note.refundId === refundId)) return null
  const credit = {
    amount: money(Math.min(refund.amount, uncredited), invoice.currency),
    parts: refund.parts,
    shippingBefore: notes.map((note) =>
      getPartAmount(divided.find(({ id }) => id === note.refundId)?.parts ?? [], null),
    ),
    returned: refund.returnId ? await listReturned(tx, items, refund.returnId) : [],
  }
  return await writeCreditNote(tx, invoice, notes, credit, { refundId, staffId, now })
}

type CreditNoteIssue = {
  readonly refundId: Id<'refund'> | null
  readonly staffId: Id<'staff'> | null
  readonly now: Date
}

async function writeCreditNote(
  tx: Database,
  invoice: IssuedDocument,
  notes: readonly IssuedDocument[],
  credit: RefundToCredit,
  { refundId, staffId, now }: CreditNoteIssue,
): Promise<IssuedDocument> {
  const [order, items] = [await getOrder(tx, invoice.orderId), await listOrderItems(tx, invoice.orderId)]
  const [settings, registrations] = [await readSettings(tx), await listRegistrations(tx)]
  const earlier = notes.map(({ contents }) => contents)
  const { language } = invoice.contents
  const write = (noteIssue: Issue) => {
    const seller = toSeller(settings, registrations, { day: noteIssue.day, language })
    return toCreditNote(invoice.contents, earlier, credit, { order, items }, seller, noteIssue)
  }
  const values = { kind: 'credit-note', orderId: invoice.orderId, invoiceId: invoice.id, refundId } as const
  return await issue(tx, values, settings, write, staffId, now)
}

async function listReturned(
  tx: Database,
  items: readonly OrderItem[],
  returnId: Id<'return'>,
): Promise<ReturnedUnits[]> {
  const lines = await tx.select().from(returnItems).where(eq(returnItems.returnId, returnId))
  return items.flatMap((item) => {
    const line = lines.find(({ orderItemId }) => orderItemId === item.id)
    return line ? [{ item, quantity: line.quantity }] : []
  })
}

type DocumentValues = Pick<typeof invoices.$inferInsert, 'kind' | 'orderId' | 'invoiceId' | 'refundId' | 'replacedId'>

async function issue(
  tx: Database,
  values: DocumentValues,
  settings: Settings,
  write: (issue: Issue) => InvoiceContents,
  staffId: Id<'staff'> | null,
  now: Date,
): Promise<IssuedDocument> {
  const zone = settings.store_time_zone
  const prefix = values.kind === 'invoice' ? settings.invoice_prefix : settings.credit_note_prefix
  const series = getSeries(prefix, toDay(now, zone))
  const { position, issuedAt } = await takeNumber(tx, series, now)
  const number = formatNumberInSeries(series, position)
  const contents = write({ number, day: toDay(issuedAt, zone), zone })
  const [issued] = await tx
    .insert(invoices)
    .values({ ...values, series, position, number, issuedAt, contents })
    .returning()
  if (!issued) throw new Error('The invoice was not stored')
  await recordChange(tx, staffId, {
    action: `${values.kind}.issue`,
    entity: 'order',
    entityId: values.orderId,
    changes: { number },
  })
  return issued
}

/** Takes the next number of a series. There are no gaps, because a failed transaction releases its number. */
async function takeNumber(tx: Database, series: string, now: Date) {
  const [takenNumber] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1, lastIssuedAt: now })
    .onConflictDoUpdate({
      target: invoiceSeries.series,
      set: {
        last: sql`${invoiceSeries.last} + 1`,
        lastIssuedAt: sql`greatest(${invoiceSeries.lastIssuedAt}, excluded.last_issued_at)`,
      },
    })
    .returning()
  if (!takenNumber) throw new Error('The series returned no number')
  return { position: takenNumber.last, issuedAt: takenNumber.lastIssuedAt }
}
