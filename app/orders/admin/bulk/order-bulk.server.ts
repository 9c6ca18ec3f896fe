import { inArray, type SQL } from 'drizzle-orm'
import { type Id, parseId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import {
  type BulkInput,
  type BulkResult,
  type ChosenOrder,
  findStatusProblem,
  MAX_ORDERS,
} from '#app/orders/admin/bulk/order-bulk.ts'
import { buildOrderCondition } from '#app/orders/admin/order-list.server.ts'
import type { OrderFilter } from '#app/orders/admin/order-list.ts'
import { findCashToCollect, isDueOnDelivery } from '#app/orders/amount-due.server.ts'
import { changeStatus, computeFulfillmentVersion } from '#app/orders/change-status.server.ts'
import type { Actor } from '#app/orders/order.ts'
import { formatItem } from '#app/orders/order.ts'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import { findOrder, listItemsForOrders, listOrders } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

export type OrderChoice = readonly Id<'order'>[] | OrderFilter

export function getChoiceCondition(choice: OrderChoice): SQL | undefined {
  return 'q' in choice ? buildOrderCondition(choice) : inArray(orders.id, [...choice])
}

/** Reads the comma-separated ids in `ids=`, or the filter if the query has `all`. */
export function readOrderChoice(query: URLSearchParams, filter: OrderFilter): OrderChoice {
  if (query.has('all')) return filter
  const texts = (query.get('ids') ?? '').slice(0, 40 * MAX_ORDERS).split(',')
  return [...new Set(texts.map((text) => parseId<'order'>(text)))].filter((id) => id !== null).slice(0, MAX_ORDERS)
}

/** Returns the newest `MAX_ORDERS` chosen orders, newest first, with the total count. */
export async function listChosenOrders(
  db: Database,
  choice: OrderChoice,
): Promise<{ orders: ChosenOrder[]; total: number }> {
  const where = getChoiceCondition(choice)
  const [chosen, total] = await Promise.all([listOrders(db, where, MAX_ORDERS), db.$count(orders, where)])
  const cash = chosen.filter(isDueOnDelivery).map(({ id }) => id)
  const items = Map.groupBy(cash.length === 0 ? [] : await listItemsForOrders(db, cash), ({ orderId }) => orderId)
  return {
    orders: chosen.map((order) => ({
      id: order.id,
      orderNumber: order.orderNumber,
      customerName: order.customerName,
      city: order.shippingAddress.city,
      status: order.status,
      trackingNumber: order.trackingNumber,
      shippingMethod: order.shippingMethod,
      shippingName: order.shippingName,
      version: computeFulfillmentVersion(order),
      due: findCashToCollect(order, items.get(order.id) ?? []),
      refundable: computeRefundable(order),
    })),
    total,
  }
}

/** Changes the status of each order in its own transaction. */
export async function changeOrderStatuses(
  db: Database,
  { status, refund = false, orders: commands }: BulkInput,
  actor: Actor,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  let isDatabaseDown = false
  for (const command of commands) {
    const why = isDatabaseDown
      ? adminText.isNotSaved
      : await changeOrderStatus(db, command, { status, refund }, actor).catch((error: unknown) => {
          log.error({ err: error }, 'updating an order failed')
          isDatabaseDown = isDatabaseAway(error)
          return adminText.isNotSaved
        })
    results.push({ id: command.id, changed: why === null, why: why ?? '' })
  }
  return results
}

async function changeOrderStatus(
  db: Database,
  { id: text, version, trackingNumber }: BulkInput['orders'][number],
  { status, refund }: { readonly status: OrderStatus; readonly refund: boolean },
  actor: Actor,
): Promise<string | null> {
  const id = parseId<'order'>(text)
  const order = id && (await findOrder(db, id))
  if (!order) return adminText.isGone
  const problem = findStatusProblem(order.status, status)
  if (problem) return problem
  const change = { status, refund, version, ...(trackingNumber && { trackingNumber }) }
  const updated = await changeStatus(db, order.id, change, actor)
  if (updated === 'saved') return null
  if (updated === 'not-found') return adminText.isGone
  if ('changed' in updated) return adminText.isNow(getOrderStatusLabel(updated.changed.status))
  const names = updated.short.map(formatItem)
  return adminText.notEnoughStockFor(names.join(', '))
}
