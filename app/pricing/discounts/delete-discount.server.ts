import { eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { discountUses } from '#app/pricing/discounts/discount-uses.ts'
import { recordChange } from '#app/store/audit.server.ts'

/** Orders keep their discount. Locks orders first to avoid deadlocks. Returns false if there is no such code. */
export function deleteDiscount(db: Database, id: Id<'discount'>, staffId: Id<'staff'>): Promise<boolean> {
  return withTx(db, async (tx) => {
    for (const uses of discountUses.entries) await uses.lock(tx, id)
    const [deleted] = await tx
      .delete(discountCodes)
      .where(eq(discountCodes.id, id))
      .returning({ code: discountCodes.code })
    if (!deleted) return false
    await recordChange(tx, staffId, { action: 'discount.delete', entity: 'discount', entityId: id, changes: deleted })
    return true
  })
}
