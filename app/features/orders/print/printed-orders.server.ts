import { chosenWhere, type OrderChoice } from '#app/features/orders/admin/bulk/order-bulk.server.ts'
import { countOrders, listItemsOf, listOrders, type Order, type OrderItem } from '#app/features/orders/orders.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const MAX_SHEETS = 200

export type Sender = Awaited<ReturnType<typeof readPrintedOrders>>['sender']
export type PrintedOrder = { readonly order: Order; readonly items: readonly OrderItem[] }

/** Newest first, at most `MAX_SHEETS`; with their total number. */
export async function readPrintedOrders(db: Database, choice: OrderChoice) {
  const where = chosenWhere(choice)
  const [orders, total, settings] = await Promise.all([
    listOrders(db, where, MAX_SHEETS),
    countOrders(db, where),
    readSettings(db),
  ])
  const items = await listItemsOf(
    db,
    orders.map(({ id }) => id),
  )
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId)
  return {
    total,
    sheets: orders.map((order): PrintedOrder => ({ order, items: itemsOf.get(order.id) ?? [] })),
    sender: {
      name: settings.store_name,
      email: settings.store_email,
      phone: settings.store_phone,
      address: settings.store_address,
    },
  }
}
