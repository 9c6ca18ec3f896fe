import { asc, eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Orders are locked before their discounts, as everywhere else. */
export const orderDiscountUses = {
  async lock(tx: Database, id: Id<'discount'>): Promise<void> {
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.discountId, id))
      .orderBy(asc(orders.id))
      .for('no key update')
  },
  async has(tx: Database, id: Id<'discount'>): Promise<boolean> {
    return (await tx.$count(orders, eq(orders.discountId, id))) > 0
  },
}
