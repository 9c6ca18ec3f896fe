import { compare } from '#app/base/money.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { InvoiceKind } from '#app/payments/invoices/invoice-contents.ts'

type Document = {
  readonly id: string
  readonly kind: InvoiceKind
  readonly invoiceId: string | null
  readonly refundId: string | null
  readonly replacedId: string | null
  /** In minor units. */
  readonly total: number
}

type ChargedOrder = Pick<Order, 'charged' | 'uncollected'>

/**
 * Finds the invoice of an order. Returns null if there is none, or if it was credited in full without a refund: such an
 * order was cancelled before it was paid, and gets a new invoice if the customer pays after all.
 */
export function findCurrentInvoice<Row extends Document>(documents: readonly Row[]): Row | null {
  const invoice = findLastInvoice(documents)
  if (!invoice) return null
  const unpaid = documents.filter(({ invoiceId, refundId }) => invoiceId === invoice.id && refundId === null)
  const isCredited = unpaid.length > 0 && unpaid.reduce((left, { total }) => left - total, invoice.total) <= 0
  return isCredited ? null : invoice
}

/**
 * Finds the invoice that no other invoice replaces, even if it was credited. Does not compare times, because several
 * documents can have the same time.
 */
export function findLastInvoice<Row extends Pick<Document, 'id' | 'kind' | 'replacedId'>>(
  documents: readonly Row[],
): Row | null {
  const replaced = new Set(documents.map(({ replacedId }) => replacedId))
  return documents.find(({ id, kind }) => kind === 'invoice' && !replaced.has(id)) ?? null
}

/**
 * Returns true if a charged order needs an invoice. If none of its total was collected, an invoice that is credited in
 * full is enough.
 */
export function isInvoiceMissing({ charged, uncollected }: ChargedOrder, documents: readonly Document[]): boolean {
  const isUncollected = compare(uncollected, charged.total) >= 0
  return findCurrentInvoice(documents) === null && !(isUncollected && findLastInvoice(documents))
}
