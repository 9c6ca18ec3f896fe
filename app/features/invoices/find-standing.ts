import type { InvoiceKind } from '#app/features/invoices/invoice-contents.ts'

type Document = {
  readonly id: string
  readonly kind: InvoiceKind
  readonly invoiceId: string | null
  readonly refundId: string | null
  /** In smallest units. */
  readonly total: number
}

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
