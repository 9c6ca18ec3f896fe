import type { InvoiceKind } from '#app/features/invoices/invoice-contents.ts'
import { compare } from '#app/features/money/money.ts'
import type { Order } from '#app/features/orders/orders.server.ts'

type Document = {
  readonly id: string
  readonly kind: InvoiceKind
  readonly invoiceId: string | null
  readonly refundId: string | null
  /** In smallest units. */
  readonly total: number
}

type Charged = Pick<Order, 'charged' | 'uncollected'>

/**
 * The invoice of an order, of its documents in the order of issue; null if there is none, or if it was credited in full
 * without a refund: the order was cancelled unpaid, and gets another one if it is paid after all.
 */
export function findStanding<Of extends Document>(documents: readonly Of[]): Of | null {
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')
  if (!invoice) return null
  const unpaid = documents.filter(({ invoiceId, refundId }) => invoiceId === invoice.id && refundId === null)
  const isCredited = unpaid.length > 0 && unpaid.reduce((left, { total }) => left - total, invoice.total) <= 0
  return isCredited ? null : invoice
}

/** Whether a charged order still gets an invoice. One that owes nothing keeps its first, which is credited in full. */
export function isInvoiceMissing({ charged, uncollected }: Charged, documents: readonly Document[]): boolean {
  const owesNothing = compare(uncollected, charged.total) >= 0
  return findStanding(documents) === null && !(owesNothing && documents.some(({ kind }) => kind === 'invoice'))
}
