import { and, asc, eq, ne } from 'drizzle-orm'
import { formatAddressLines, getAddressForm } from '#app/base/address.server.ts'
import { getCustomCarriers, getTracking } from '#app/base/carriers.ts'
import { countryName } from '#app/base/countries.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import { money, multiply } from '#app/base/money.ts'
import { formatVariant } from '#app/catalog/choice.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { computeAddressVersion } from '#app/orders/addresses/correct-address.server.ts'
import { computeDue, readPartialPayment } from '#app/orders/amount-due.server.ts'
import { readOrderLaw } from '#app/orders/evidence/law-of-order.server.ts'
import { isOrderLink } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import {
  getCancelledBy,
  isCancelled,
  isDelivered,
  isOrderStatus,
  isPayable,
  isPayableStatus,
  isShipped,
  isUnshipped,
} from '#app/orders/order-status.ts'
import { convertSums, convertUnitPrice } from '#app/orders/order-sums.ts'
import { listOrderItems, listOrders, type Order } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { returnItems, returns } from '#app/orders/returns.table.ts'
import {
  awaitsPayment,
  describeStatus,
  formatEstimate,
  getChangeDeadline,
  getClosedReason,
  getPaymentText,
  listProgressSteps,
} from '#app/orders/shopper/order-page.ts'
import { listOrderedSizes } from '#app/orders/shopper/ordered-sizes.server.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import {
  listWithdrawals,
  toShownWithdrawals,
  toWithdrawableLines,
} from '#app/orders/withdrawals/order-withdrawal.server.ts'
import { countWithdrawable } from '#app/orders/withdrawals/withdrawable.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { getLastWithdrawalDay, isWithdrawalOpen } from '#app/orders/withdrawals/withdrawal-window.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findProvider, listManualProviders } from '#app/pricing/payment-providers.ts'
import { findDeliveryDays, formatDeliveryTime } from '#app/pricing/shipping.ts'
import { readSettings } from '#app/store/settings.server.ts'

export type OrderPage = Awaited<ReturnType<typeof readOrderPage>>['page']

export async function findLinkedOrder(db: Database, link: string): Promise<Order | null> {
  if (!isOrderLink(link)) return null
  const [order] = await listOrders(db, eq(orders.link, link), 1)
  return order ?? null
}

/**
 * `page` contains no ids and no internal data, as anyone with the link can read it. `due` is the amount to request, if
 * any.
 */
export async function readOrderPage(db: Database, order: Order, now: Date) {
  const [items, changes, shownRefunds, shownReturns, sizes, declared] = await Promise.all([
    listOrderItems(db, order.id),
    listStatusChanges(db, order.id),
    listShownRefunds(db, order),
    listShownReturns(db, order.id),
    listOrderedSizes(db, order.id),
    listWithdrawals(db, order.id),
  ])
  const { hasWithdrawal } = await readOrderLaw(db, order)
  const { status, shippingAddress, trackingNumber } = order
  const paymentFlow = findProvider(order.paymentProvider)?.capabilities.paymentFlow ?? 'hosted-page'
  const arrived = await readPartialPayment(db, order)
  const due = computeDue(order, arrived)
  const isUnpaid = awaitsPayment(order) || (arrived !== null && isPayable(order) && isPayableStatus(status))
  const cancelled = isCancelled(status) ? changes.findLast(({ to }) => isOrderStatus(to) && isCancelled(to)) : undefined
  const delivered = isDelivered(status) ? changes.findLast(({ to }) => isOrderStatus(to) && isDelivered(to)) : undefined
  const describedOrder = {
    ...order,
    paymentFlow,
    arrived,
    due,
    isTracked: trackingNumber !== '',
    backordered: items.reduce((units, item) => units + item.backordered, 0),
    cancelledBy: cancelled ? getCancelledBy(order, cancelled.actor) : null,
    isRefundPending: shownRefunds.some(({ isPending }) => isPending),
    isRefundedByHand: listManualProviders().includes(order.paymentProvider),
  } as const
  const isErased = shippingAddress.first_name === '' && shippingAddress.address_line1 === ''
  const days = findDeliveryDays(order.deliveryDaysMin, order.deliveryDaysMax)
  const settings = await readSettings(db)
  const canWithdraw = toWithdrawableLines(items, declared).some((line) => countWithdrawable(status, line) > 0)
  const sums = convertSums(items, order.charged, order.store, order.shown)
  const page = {
    now,
    orderNumber: order.orderNumber,
    placedAt: order.createdAt,
    isCancelled: isCancelled(status),
    isUnshipped: isUnshipped(status),
    isDelivered: isDelivered(status),
    statusSummary: describeStatus(describedOrder),
    steps: listProgressSteps(order, changes),
    cancelledAt: cancelled?.at ?? null,
    payment: getPaymentText({ ...order, paymentFlow }, arrived),
    isPaid: computeRefundable(order).minor > 0,
    heldUntil: awaitsPayment(order) ? order.heldUntil : null,
    trackingNumber,
    parcel: getTracking(order.carrier, trackingNumber, getCustomCarriers(settings)),
    shippingName: order.shippingName,
    shipping: {
      kind: order.shippingKind,
      time: formatDeliveryTime({ kind: order.shippingKind, days }),
      estimate: formatEstimate({ ...describedOrder, isUnpaid, days, now }, settings.store_time_zone),
      pickupPoint: order.pickupPoint,
    },
    email: order.customerEmail,
    vatNumber: order.vatNumber,
    address: shippingAddress,
    /** The address without the phone number. */
    addressLines: formatAddressLines({ ...shippingAddress, phone: '' }, getAddressRules(order)),
    addressForm: getAddressForm(shippingAddress.country, getAddressRules(order)),
    countryName: countryName(shippingAddress.country),
    addressVersion: computeAddressVersion(shippingAddress),
    isErased,
    changeableUntil: getClosedReason(order, now) === null ? getChangeDeadline(order.createdAt) : null,
    lines: items.map((item, index) => ({
      productName: item.productName,
      variantName: formatVariant(item),
      imageUrl: item.imageUrl,
      quantity: item.quantity,
      backordered: isUnshipped(status) ? item.backordered : 0,
      returned: item.returned,
      size: sizes[index] ?? null,
      total: multiply(convertUnitPrice(item, order.shown), item.quantity),
    })),
    // Sent as text, so that the page needs no formatting code
    rows: listSumRows(sums, order),
    includedTaxes: listIncludedTaxRows(sums),
    total: sums.total,
    discountCode: order.discountCode,
    charged: order.charged.total,
    uncollected: order.uncollected,
    refunds: shownRefunds,
    returns: shownReturns,
    withdrawals: await toShownWithdrawals(db, order, declared),
    withdrawHere: hasWithdrawal && !isCancelled(status) ? withdrawalText.withdrawHere : null,
    /** Until when the shopper can withdraw; '' if the period is over or no unit can be withdrawn. */
    withdrawUntil: canWithdraw ? describeWithdrawalPeriod(delivered?.at ?? null, now, settings.store_time_zone) : '',
    canReturn: isShipped(status),
  }
  return { page, due: isUnpaid ? due : null }
}

function describeWithdrawalPeriod(deliveredAt: Date | null, now: Date, zone: string): string {
  if (!deliveredAt) return withdrawalText.open
  const isOpen = isWithdrawalOpen(deliveredAt, now, zone)
  return isOpen ? withdrawalText.until(formatDay(getLastWithdrawalDay(deliveredAt, zone))) : ''
}

async function listStatusChanges(db: Database, orderId: Id<'order'>) {
  const { detail, createdAt, kind, id, staffId } = orderEvents
  const rows = await db
    .select({ detail, createdAt, staffId })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(kind, 'status')))
    .orderBy(asc(createdAt), asc(id))
  return rows.map((row) => ({
    to: row.detail.to ?? '',
    at: row.createdAt,
    actor: row.detail.by ?? row.staffId ?? ('store' as const),
  }))
}

async function listShownRefunds(db: Database, { id: orderId, charged }: Pick<Order, 'id' | 'charged'>) {
  const { amount, status, createdAt, id } = refunds
  const rows = await db
    .select({ amount, status, at: createdAt })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(status, 'failed')))
    .orderBy(asc(createdAt), asc(id))
  const { currency } = charged.total
  return rows.map((row) => ({ amount: money(row.amount, currency), isPending: row.status === 'pending', at: row.at }))
}

async function listShownReturns(db: Database, orderId: Id<'order'>) {
  const rows = await db
    .select({
      returnId: returns.id,
      at: returns.createdAt,
      quantity: returnItems.quantity,
      productName: orderItems.productName,
      size: orderItems.size,
      color: orderItems.color,
      shownColor: orderItems.shownColor,
    })
    .from(returns)
    .innerJoin(returnItems, eq(returnItems.returnId, returns.id))
    .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.createdAt), asc(returns.id), asc(orderItems.position))
  return [...Map.groupBy(rows, ({ returnId }) => returnId).values()].flatMap((parcel) => {
    const [first] = parcel
    if (!first) return []
    const lines = parcel.map(({ quantity, productName, ...choice }) => {
      return { units: quantity, productName, variantName: formatVariant(choice) }
    })
    return [{ at: first.at, lines }]
  })
}
