import type { Id } from '#app/lib/id.ts'
import { getSaveFailedMessage, type OrderActionResult, rejectAction } from '#app/orders/order-action.ts'
import { adminText } from '#app/payments/invoices/admin-text.ts'
import { invoiceOrder } from '#app/payments/invoices/issue-invoice.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

/**
 * Handles the button on the order's page. A repeated request does not issue the invoice again. Returns null if there is
 * no such order.
 */
export async function saveInvoiceForm(
  db: Database,
  orderId: Id<'order'>,
  _: FormData,
  staffId: Id<'staff'>,
): Promise<{ readonly result: OrderActionResult; readonly status: 200 | 409 | 500 } | null> {
  try {
    const outcome = await invoiceOrder(db, orderId, staffId)
    if (outcome === 'not-found') return null
    if (outcome === 'not-paid' || outcome === 'erased') {
      return { result: rejectAction({ '': adminText.notIssued[outcome] }, true), status: 409 }
    }
    return { result: { outcome: 'saved' }, status: 200 }
  } catch (error) {
    log.error({ err: error }, 'issuing an invoice failed')
    return { result: rejectAction({ '': getSaveFailedMessage() }), status: 500 }
  }
}
