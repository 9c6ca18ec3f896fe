import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { computeDue, readPartialPayment } from '#app/orders/amount-due.server.ts'
import { getSaveFailedMessage, type OrderActionResult, rejectAction } from '#app/orders/order-action.ts'
import { lockOrder } from '#app/orders/orders.server.ts'
import { canBePaidNow } from '#app/payments/admin/payable.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { queuePaymentLink } from '#app/payments/payment/placed-mail.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { recordChange } from '#app/store/audit.server.ts'

/** `key` is unique per button press. */
const linkInput = z.strictObject({ key: z.uuid({ error: () => adminText.reloadPage }) })

/** `status` is the HTTP status of the response. The result is null if the order does not exist. */
type SendResult = { readonly result: OrderActionResult; readonly status: 200 | 400 | 409 | 500 } | null

export async function sendPaymentLinkForm(
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<SendResult> {
  const input = parseForm(linkInput, form)
  if (!input.ok) return reject({ '': Object.values(input.errors)[0] ?? getSaveFailedMessage() }, 400)
  try {
    const sent = await sendPaymentLink(db, orderId, input.value.key, staffId)
    if (sent === 'not-found') return null
    return sent === 'not-payable'
      ? reject({ '': adminText.notPayable }, 409, true)
      : { result: { outcome: 'saved' }, status: 200 }
  } catch (error) {
    log.error({ err: error }, 'sending a payment link failed')
    return reject({ '': getSaveFailedMessage() }, 500)
  }
}

function reject(errors: FieldErrors, status: 400 | 409 | 500, isStale = false): SendResult {
  return { result: rejectAction(errors, isStale), status }
}

/** Emails the customer a link to the page where the order can be paid, once per key. */
export async function sendPaymentLink(
  db: Database,
  orderId: Id<'order'>,
  key: string,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<'sent' | 'not-payable' | 'not-found'> {
  return await withTx(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'not-found'
    const arrived = await readPartialPayment(tx, order)
    if (!canBePaidNow(order, arrived, now)) return 'not-payable'
    const event = `payment-link:${orderId}:${key}`
    if ((await tx.$count(mailOutbox, eq(mailOutbox.event, event))) > 0) return 'sent'
    await queuePaymentLink(tx, order, computeDue(order, arrived), key)
    await recordChange(tx, staffId, { action: 'order.payment-link', entity: 'order', entityId: orderId })
    return 'sent'
  })
}
