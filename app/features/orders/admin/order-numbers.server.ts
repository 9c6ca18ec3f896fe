import { inArray } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export async function withOrderNumbers<Row extends { readonly orderId: Id<'order'> | null }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & { readonly orderNumber: string | null })[]> {
  const ids = [...new Set(rows.map(({ orderId }) => orderId).filter((id) => id !== null))]
  const { id, orderNumber } = orders
  const found = ids.length === 0 ? [] : await db.select({ id, orderNumber }).from(orders).where(inArray(id, ids))
  const numbers = new Map(found.map((order) => [order.id, order.orderNumber]))
  return rows.map((row) => ({ ...row, orderNumber: (row.orderId && numbers.get(row.orderId)) ?? null }))
}
