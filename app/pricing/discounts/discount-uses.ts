import type { Id } from '#app/lib/id.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Implemented for each kind of row that refers to discounts, such as orders. */
type DiscountUses = {
  /** Locks the rows that refer to a discount that is about to be deleted. */
  readonly lock: (tx: Database, id: Id<'discount'>) => Promise<void>
  readonly has: (tx: Database, id: Id<'discount'>) => Promise<boolean>
}

export const discountUses = createWiredList<DiscountUses>('discountUses')

export async function hasDiscountUses(tx: Database, id: Id<'discount'>): Promise<boolean> {
  for (const uses of discountUses.entries) if (await uses.has(tx, id)) return true
  return false
}
