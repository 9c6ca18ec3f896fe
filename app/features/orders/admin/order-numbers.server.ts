import { sql } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The numbers of some orders, by id; of one that is no more there is none. */
async function findOrderNumbers(
  db: Database,
  ids: readonly (Id<'order'> | null)[],
): Promise<ReadonlyMap<Id<'order'>, string>> {
  const requested = [...new Set(ids.filter((id) => id !== null))]
  if (requested.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(sql`${orders.id} = any(${sql.param(requested)}::uuid[])`)
  return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]))
}

/** Rows that may belong to an order, with its number; null where there is none. */
export async function withOrderNumbers<Row extends { readonly orderId: Id<'order'> | null }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & { readonly orderNumber: string | null })[]> {
  const ids = rows.map(({ orderId }) => orderId)
  const numbers = await findOrderNumbers(db, ids)
  return rows.map((row) => ({ ...row, orderNumber: (row.orderId && numbers.get(row.orderId)) ?? null }))
}
