import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { formatVariant } from '#app/catalog/choice.ts'
import { formatDateTimeWithZone, formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { readPartialPayment } from '#app/orders/amount-due.server.ts'
import { readOrderLaw } from '#app/orders/evidence/law-of-order.server.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { isCancelled, isCharged, isDelivered, isShipped, isUnshipped } from '#app/orders/order-status.ts'
import { listOrderItems, type Order } from '#app/orders/orders.server.ts'
import { hasStatus } from '#app/orders/orders.table.ts'
import { computeLineCost } from '#app/orders/refund-parts.ts'
import type { WithdrawalOrder, WithdrawalReceipt } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { countWithdrawable, findExemption, type WithdrawableLine } from '#app/orders/withdrawals/withdrawable.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import { getLastWithdrawalDay, getRefundDueDay, isWithdrawalOpen } from '#app/orders/withdrawals/withdrawal-window.ts'
import { withdrawalItems, withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listManualProviders } from '#app/pricing/payment-providers.ts'
import { readSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { getSeller } from '#app/store/store-mail.server.ts'

/** An order's data for a withdrawal. `shown` is the part for the shopper. `lines` is in the same order as `items`. */
export type OrderForWithdrawal = Awaited<ReturnType<typeof readForWithdrawal>>

export async function readForWithdrawal(db: Database, order: Order, now: Date) {
  const [items, declared, settings, deliveredAt, { hasWithdrawal: isCovered }] = [
    await listOrderItems(db, order.id),
    await listWithdrawals(db, order.id),
    await readSettings(db),
    await findDelivery(db, order),
    await readOrderLaw(db, order),
  ]
  const lines = toWithdrawableLines(items, declared)
  const zone = settings.store_time_zone
  const isPaid = await hasPaid(db, order)
  const until = deliveredAt && getLastWithdrawalDay(deliveredAt, zone)
  const shown: WithdrawalOrder = {
    orderNumber: order.orderNumber,
    email: order.customerEmail,
    suggestedName: order.customerName,
    lines: items.map((item, at) => {
      const { productName, imageUrl, exemption, quantity, ...choice } = item
      const exemptionReason = findExemption(order.status, { exemption })
      return {
        number: at + 1,
        productName,
        variantName: formatVariant(choice),
        imageUrl,
        left: lines[at] ? countWithdrawable(order.status, lines[at]) : 0,
        quantity,
        cost: computeLineCost(order, item),
        exemption: exemptionReason && serverWithdrawalText.exemptions[exemptionReason],
      }
    }),
    seen: declared.flatMap((withdrawal) => withdrawal.lines).reduce((units, { quantity }) => units + quantity, 0),
    until: until && formatDay(until),
    receipts: declared.map((withdrawal) => toReceipt(order, withdrawal, { settings, isPaid })),
    rejection: null,
    canReturn: isShipped(order.status),
  }
  const isOpen = isWithdrawalOpen(deliveredAt, now, zone)
  return { order, items, lines, shown: { ...shown, rejection: findRejection(order, shown, { isCovered, isOpen }) } }
}

type OrderItems = Awaited<ReturnType<typeof listOrderItems>>

/** Returns the order's lines in the order of `items`. `declared` are the declarations for the order. */
export function toWithdrawableLines(items: OrderItems, declared: readonly OrderWithdrawal[]) {
  const declaredLines = declared.flatMap((withdrawal) => withdrawal.lines)
  return items.map((item): WithdrawableLine & { readonly item: Id<'order-item'> } => ({
    item: item.id,
    ...pick(item, ['quantity', 'returned', 'exemption']),
    declared: declaredLines
      .filter(({ itemId }) => itemId === item.id)
      .reduce((units, { quantity, returned }) => units + quantity - returned, 0),
  }))
}

function findRejection(
  { status, customerEmail }: Order,
  { lines, until, canReturn }: WithdrawalOrder,
  { isCovered, isOpen }: { readonly isCovered: boolean; readonly isOpen: boolean },
): string | null {
  const { rejections } = serverWithdrawalText
  if (!isCovered) return canReturn ? rejections.returnInstead : rejections.notCovered
  if (isCancelled(status)) return rejections.cancelled
  if (customerEmail === '') return rejections.erased
  if (!isOpen) return serverWithdrawalText.late(until ?? '')
  if (lines.some(({ left }) => left > 0)) return null
  return lines.some(({ exemption }) => exemption) ? rejections.exempt : rejections.returned
}

/** Returns the time when the order was last marked as delivered; null if it is not delivered. */
async function findDelivery(db: Database, { id, status }: Order): Promise<Date | null> {
  if (!isDelivered(status)) return null
  const { orderId, kind, detail, createdAt } = orderEvents
  const [delivered] = await db
    .select({ createdAt })
    .from(orderEvents)
    .where(and(eq(orderId, id), eq(kind, 'status'), hasStatus(sql`${detail} ->> 'to'`, isDelivered)))
    .orderBy(desc(createdAt), desc(orderEvents.id))
    .limit(1)
  return delivered?.createdAt ?? null
}

export type OrderWithdrawal = Awaited<ReturnType<typeof listWithdrawals>>[number]

/** Lists the declarations for an order, oldest first. */
export async function listWithdrawals(db: Database, orderId: Id<'order'>) {
  const declared = await db
    .select(pick(withdrawals, ['id', 'name', 'settledAt', 'createdAt']))
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
  if (declared.length === 0) return []
  const ids = declared.map(({ id }) => id)
  const units = await db
    .select(pick(withdrawalItems, ['withdrawalId', 'orderItemId', 'quantity', 'returned']))
    .from(withdrawalItems)
    .where(inArray(withdrawalItems.withdrawalId, ids))
  const items = await listOrderItems(db, orderId)
  return declared.map((withdrawal) => ({
    ...withdrawal,
    lines: items.flatMap(({ id: itemId, productName, imageUrl, ...choice }) => {
      const line = units.find(
        ({ withdrawalId, orderItemId }) => withdrawalId === withdrawal.id && orderItemId === itemId,
      )
      if (!line) return []
      const lineDetails = { productName, variantName: formatVariant(choice), imageUrl }
      return [{ itemId, ...lineDetails, ...pick(line, ['quantity', 'returned']) }]
    }),
  }))
}

/** Returns true if a payment for the order arrived, even in part, and even if it was refunded later. */
export async function hasPaid(db: Database, order: Order): Promise<boolean> {
  return isCharged(order.paymentStatus) || (await readPartialPayment(db, order)) !== null
}

/** `isPaid` is the result of `hasPaid`. */
type ReceiptContext = { readonly settings: Settings; readonly isPaid: boolean }

export function toReceipt(
  order: Order,
  { name, createdAt, lines }: OrderWithdrawal,
  { settings, isPaid }: ReceiptContext,
): WithdrawalReceipt {
  const zone = settings.store_time_zone
  const next = getNextStep(order, formatDay(getRefundDueDay(createdAt, zone)), isPaid)
  return {
    orderNumber: order.orderNumber,
    name,
    email: order.customerEmail,
    at: formatDateTimeWithZone(createdAt, zone),
    lines: lines.map(({ quantity, productName, variantName }) => ({ units: quantity, productName, variantName })),
    next: [next, getReturnAddressText(order, settings), isPaid ? getAccountText(order, settings) : '']
      .filter(Boolean)
      .join(' '),
  }
}

/** `day` is the last day for the refund (Art. 13) and also for sending the goods back (Art. 14). */
function getNextStep({ status }: Order, day: string, isPaid: boolean): string {
  const texts = isPaid ? serverWithdrawalText.next : serverWithdrawalText.nextUnpaid
  if (isCancelled(status)) return texts.cancelled
  return isUnshipped(status) ? texts.unshipped(day) : texts.shipped(day)
}

/** Returns where to send shipped goods: the seller's address, or the email that gives it. */
function getReturnAddressText({ status }: Order, settings: Settings): string {
  const seller = getSeller(settings)
  const address = seller.address.split('\n').flatMap((line) => line.trim() || [])
  if (isCancelled(status) || isUnshipped(status)) return ''
  if (address.length === 0) return settings.store_email && serverWithdrawalText.addressOnRequest(settings.store_email)
  return serverWithdrawalText.sendTo([seller.name, ...address].join(', '))
}

/** Returns a request for a bank account if the store cannot refund through the provider. Shoppers reply by email. */
function getAccountText({ paymentProvider }: Order, { store_email }: Settings): string {
  if (store_email === '' || !listManualProviders().includes(paymentProvider)) return ''
  return serverWithdrawalText.refundAccount(store_email)
}

/** Returns an order's declarations for its page. `next` is null for settled ones, unless the order is cancelled. */
export async function toShownWithdrawals(db: Database, order: Order, declared: readonly OrderWithdrawal[]) {
  if (declared.length === 0) return []
  const receiptContext = { settings: await readSettings(db), isPaid: await hasPaid(db, order) }
  return declared.map((withdrawal) => {
    const { lines, next } = toReceipt(order, withdrawal, receiptContext)
    return { at: withdrawal.createdAt, lines, next: withdrawal.settledAt && !isCancelled(order.status) ? null : next }
  })
}
