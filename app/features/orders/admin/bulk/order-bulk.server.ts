import { desc, inArray, type SQL } from 'drizzle-orm'
import { money } from '#app/features/money/money.ts'
import {
  type BulkInput,
  type BulkResult,
  type ChosenOrder,
  MAX_ORDERS,
  whyNotMoved,
} from '#app/features/orders/admin/bulk/order-bulk.ts'
import { matching } from '#app/features/orders/admin/order-list.server.ts'
import type { OrderFilter } from '#app/features/orders/admin/order-list.ts'
import { changeStatus, fulfillmentVersion } from '#app/features/orders/change-status.server.ts'
import type { Actor } from '#app/features/orders/order.ts'
import type { OrderStatus } from '#app/features/orders/order-status.ts'
import { countOrders } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { refundable } from '#app/features/payments/refunds/refund.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

/** Which orders were chosen in the list: those, or everything that its filter matches. */
export type OrderChoice = readonly Id<'order'>[] | OrderFilter

export function chosenWhere(choice: OrderChoice): SQL | undefined {
  return 'q' in choice ? matching(choice) : inArray(orders.id, [...choice])
}

/** The choice that an address names: `ids=` with commas between them, or with `all` its filter. */
export function readOrderChoice(query: URLSearchParams, filter: OrderFilter): OrderChoice {
  if (query.has('all')) return filter
  const texts = (query.get('ids') ?? '').slice(0, 40 * MAX_ORDERS).split(',')
  return [...new Set(texts.map((text) => parseId<'order'>(text)))].filter((id) => id !== null).slice(0, MAX_ORDERS)
}

/** The chosen orders, newest first, at most as many as can be changed at once; and how many there are in all. */
export async function listChosenOrders(
  db: Database,
  choice: OrderChoice,
): Promise<{ orders: ChosenOrder[]; total: number }> {
  const where = chosenWhere(choice)
  const { id, orderNumber, customerName, shippingAddress, status, trackingNumber, shippingMethod } = orders
  const { paymentStatus, total: paid, refunded } = orders
  const shown = { id, orderNumber, customerName, shippingAddress, status, trackingNumber, shippingMethod }
  const [rows, total] = await Promise.all([
    db
      .select({ ...shown, paymentStatus, paid, refunded })
      .from(orders)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(MAX_ORDERS),
    countOrders(db, where),
  ])
  return {
    orders: rows.map(
      ({ shippingAddress: { city }, paymentStatus: paymentState, paid: charged, refunded: given, ...row }) => ({
        ...row,
        city,
        version: fulfillmentVersion(row),
        refundable: refundable({
          paymentStatus: paymentState,
          usd: { total: money(charged, 'USD') },
          refunded: money(given, 'USD'),
        }).minor,
      }),
    ),
    total,
  }
}

/**
 * Moves some orders to a status, each by itself as `changeStatus` does, and says of each whether it was changed, or why
 * not. One that fails keeps no other from being changed.
 */
export async function moveOrders(
  db: Database,
  { status, refund = false, orders: commands }: BulkInput,
  actor: Actor,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  let isAway = false
  for (const command of commands) {
    const why = isAway
      ? NOT_SAVED
      : await moveOne(db, command, { status, refund }, actor).catch((error: unknown) => {
          log.error({ err: error }, 'an order could not be updated')
          isAway = isDatabaseAway(error)
          return NOT_SAVED
        })
    results.push({ id: command.id, changed: why === null, why: why ?? '' })
  }
  return results
}

const NOT_SAVED = 'the store could not save it'
const GONE = 'it is no longer there'

async function moveOne(
  db: Database,
  { id: text, version, trackingNumber }: BulkInput['orders'][number],
  { status, refund }: { readonly status: OrderStatus; readonly refund: boolean },
  actor: Actor,
): Promise<string | null> {
  const id = parseId<'order'>(text)
  const [now] = id
    ? await db
        .select({ status: orders.status })
        .from(orders)
        .where(inArray(orders.id, [id]))
    : []
  if (!id || !now) return GONE
  const why = whyNotMoved(now.status, status)
  if (why) return why
  const command = { status, refund, version, ...(trackingNumber && { trackingNumber }) }
  const updated = await changeStatus(db, id, command, actor)
  if (updated === 'saved') return null
  if (updated === 'not-found') return GONE
  if ('changed' in updated) return `changed meanwhile, and ${updated.changed.status} now`
  const names = updated.short.map(({ productName, variantName }) => `${productName} (${variantName})`)
  return `not enough in stock of ${names.join(', ')}`
}
