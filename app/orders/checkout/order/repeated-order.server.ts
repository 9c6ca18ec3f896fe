import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Address, AddressRules } from '#app/base/address.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import { type ParseResult, parseInput } from '#app/lib/form.ts'
import { createOrderAddressInput, type OrderLine } from '#app/orders/checkout/checkout-input.ts'
import type { EarlierOrder, PlacedOrder } from '#app/orders/checkout/order/order-outcome.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import type { OrderOutcome, OrderRequest } from '#app/orders/order-placement.server.ts'
import { hasPaymentFailed, isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import { convertSums } from '#app/orders/order-sums.ts'
import { findOrder, listOrderItems, type Order, type OrderItem } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'

/** An order as sent, with one line for each size and color. */
export type MergedOrder = Omit<OrderRequest, 'lines'> & { readonly lines: readonly OrderLine[] }

export type CheckedOrder = Omit<MergedOrder, 'address'> & { readonly address: Address; readonly requestHash: Buffer }

/** Checks the address and hashes the order without its total and currency, which may change after a lost response. */
export function checkOrder(order: MergedOrder, rules: AddressRules): ParseResult<CheckedOrder> {
  const parsed = parseInput(createOrderAddressInput(rules), { address: order.address })
  if (!parsed.ok) return parsed
  const { address } = parsed.value
  const { lines, email, shippingMethod, pickupPoint, paymentMethod, discountCode, vatNumber } = order
  const orderedLines = lines.map(({ productId, size, color, quantity }) => [productId, size, color, quantity])
  const optional = [discountCode, pickupPoint, vatNumber].filter(Boolean)
  const contents = [orderedLines, email, Object.entries(address).toSorted(), shippingMethod, paymentMethod, ...optional]
  const requestHash = createHash('sha256').update(JSON.stringify(contents)).digest()
  return { ok: true, value: { ...order, address, requestHash } }
}

export type Rejection = Exclude<OrderOutcome, { readonly outcome: 'placed' }>

/** `stored` is only for the server. */
export type PlaceOutcome =
  | Rejection
  | { readonly outcome: 'placed'; readonly order: PlacedOrder; readonly stored: Order }

/** Returns the response if the key has an order, even one from a different locale than the request; otherwise null. */
export async function findOutcome(db: Database, request: MergedOrder): Promise<PlaceOutcome | null> {
  const [existingOrder] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(eq(orders.idempotencyKey, request.key))
  if (!existingOrder) return null
  const order = await findOrder(db, existingOrder.id)
  if (!order) throw new Error('An idempotency key has no order')
  const checked = checkOrder(request, getAddressRules(order))
  if (!checked.ok || !existingOrder.requestHash.equals(checked.value.requestHash)) {
    if (isCancelled(order.status)) return { outcome: 'cancelled' }
    return { outcome: 'conflict', earlier: await readEarlierOrder(db, order) }
  }
  const isUnpaid = hasPaymentFailed(order.paymentStatus) // opening the payment reports this as lapsed
  if (isCancelled(order.status) && !isUnpaid) return { outcome: 'cancelled' }
  return { outcome: 'placed', order: toPlacedOrder(order, await listOrderItems(db, existingOrder.id)), stored: order }
}

/**
 * Returns the order placed with an idempotency key, 'cancelled' if it was cancelled, or null. The key is a secret of
 * the browser that sent it, which sends it again after a lost response.
 */
export async function findEarlierOrder(db: Database, key: string): Promise<EarlierOrder | 'cancelled' | null> {
  const [order] = await db
    .select({
      id: orders.id,
      link: orders.link,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentProvider: orders.paymentProvider,
    })
    .from(orders)
    .where(eq(orders.idempotencyKey, key))
  if (!order) return null
  return isCancelled(order.status) ? 'cancelled' : await readEarlierOrder(db, order)
}

type KnownOrder = Pick<Order, 'id' | 'link' | 'paymentStatus' | 'paymentProvider'>

async function readEarlierOrder(db: Database, order: KnownOrder): Promise<EarlierOrder> {
  const { productId, size, color, quantity } = orderItems
  const items = await db
    .select({ productId, size, color, quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position))
  return {
    link: order.link,
    isAwaitingPayment: isPaymentOpen(order.paymentStatus) && getPaymentFlow(order) === 'hosted-page',
    lines: items.flatMap((item) => (item.productId ? [{ ...item, productId: item.productId }] : [])),
  }
}

/** Builds the response from the stored order, so that repeated responses are the same. */
export function toPlacedOrder(order: Order, items: readonly OrderItem[]): PlacedOrder {
  const { id, orderNumber, link, customerEmail: email, shippingName, paymentStatus, discountCode, charged } = order
  const shown = convertSums(items, charged, order.store, order.shown)
  const paymentFlow = getPaymentFlow(order)
  return { id, orderNumber, link, email, shippingName, paymentStatus, discountCode, charged, shown, paymentFlow }
}

function getPaymentFlow({ paymentProvider }: Pick<Order, 'paymentProvider'>): PlacedOrder['paymentFlow'] {
  return findProvider(paymentProvider)?.capabilities.paymentFlow ?? 'hosted-page'
}
