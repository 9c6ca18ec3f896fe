import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { formatMoney, type Money } from '#app/base/money.ts'
import { formatDateTimeWithZone } from '#app/lib/format/date.ts'
import type { OrderPlaced } from '#app/orders/events.ts'
import {
  type MailedOrder,
  type PaymentMail,
  queueConfirmation,
  queuePaymentMail,
  readMailedOrder,
} from '#app/orders/order-mails.server.ts'
import { isPaymentOpen } from '#app/orders/order-status.ts'
import { listOrders, type Order } from '#app/orders/orders.server.ts'
import { hasPaymentStatus, orders } from '#app/orders/orders.table.ts'
import { findInstructions, readOffered } from '#app/payments/payment/order-payment-options.server.ts'
import { serverPaymentText } from '#app/payments/shopper/payment-text.server.ts'
import { TRANSFER_PROVIDERS } from '#app/payments/transfers/transfer-orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { formatLabel } from '#app/platform/mail/label.ts'
import type { OfferedProvider } from '#app/pricing/stored-payments.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** Emails the confirmation of an order, or instructions on how to pay for it. */
export async function mailPlaced(tx: Database, { mailed, payment, isPaid, canMail }: OrderPlaced): Promise<void> {
  if (!isPaid && canMail) await queuePlacedMail(tx, mailed, payment)
}

/**
 * Queues the email for an unpaid order; call it in the transaction that places the order or changes its payment method.
 * An order that is paid on the provider's page gets no email before it is paid. Runs at most one statement.
 */
export async function queuePlacedMail(tx: Database, mailed: MailedOrder, provider: OfferedProvider): Promise<void> {
  const { paymentFlow } = provider.entry.capabilities
  if (paymentFlow === 'delivery') return await queueConfirmation(tx, mailed)
  if (paymentFlow !== 'transfer') return
  const { order, settings } = mailed
  await queuePaymentMail(tx, mailed, createPaymentRequest(order, settings, [provider], 'transfer', 'payment-request'))
}

/** Explains how to pay for an order by transfer, without an account if its market no longer has one. */
function createPaymentRequest(
  order: Order,
  settings: Settings,
  offered: readonly OfferedProvider[],
  text: 'transfer' | 'reminder',
  kind: PaymentMail['kind'],
): PaymentMail {
  return inLanguage(order.language, () => {
    const until = order.heldUntil ? formatDateTimeWithZone(order.heldUntil, settings.store_time_zone) : ''
    const shown = findInstructions(order, offered)
    return {
      kind,
      text: serverPaymentText.paymentRequest[text](formatMoney(order.charged.total), until),
      account: [
        ...(shown?.rows.map(({ label, value }) => `${formatLabel(label)} ${value}`) ?? []),
        ...(shown?.note ? [shown.note] : []),
      ],
    }
  })
}

const REMIND_BEFORE_MS = 24 * 60 * 60_000
const BATCH = 10

/** Reminds shoppers once of transfers that are due within a day. Returns the number of transfers found. */
export async function queueReminders(db: Database, now: Date = new Date()): Promise<number> {
  const soon = new Date(now.getTime() + REMIND_BEFORE_MS)
  const due = await listOrders(
    db,
    and(
      inArray(orders.paymentProvider, [...TRANSFER_PROVIDERS]),
      hasPaymentStatus(orders.paymentStatus, isPaymentOpen),
      gt(orders.heldUntil, now),
      lte(orders.heldUntil, soon),
      eq(orders.isReminded, false),
    ),
    BATCH,
  )
  for (const order of due) {
    await withTx(db, async (tx) => {
      const [marked] = await tx
        .update(orders)
        .set({ isReminded: true })
        .where(and(eq(orders.id, order.id), eq(orders.isReminded, false)))
        .returning({ id: orders.id })
      const mailed = await readMailedOrder(tx, order)
      const mail = createPaymentRequest(
        order,
        mailed.settings,
        await readOffered(tx, order),
        'reminder',
        'payment-reminder',
      )
      if (marked && mail.account.length > 0) await queuePaymentMail(tx, mailed, mail)
    })
  }
  return due.length
}

/**
 * Emails, at the request of staff, a link to the page where an unpaid order is paid. `due`: the order total, or the
 * remaining amount.
 */
export async function queuePaymentLink(tx: Database, order: Order, due: Money, key: string): Promise<void> {
  const text = inLanguage(order.language, () => serverPaymentText.paymentRequest.link(formatMoney(due)))
  await queuePaymentMail(tx, await readMailedOrder(tx, order), { kind: 'payment-link', text, account: [], key })
}
