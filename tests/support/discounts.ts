import { discountCodes } from '#app/features/discounts/discount-codes.table.ts'
import { newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** A code of 10 % with nothing against it, but for what `changes` says; answers its row. */
export async function addDiscount(db: Database, changes: Partial<typeof discountCodes.$inferInsert> = {}) {
  const code = `TEST-${newId<'discount'>().slice(-12).toUpperCase()}`
  const [row] = await db
    .insert(discountCodes)
    .values({ code, kind: 'percent', percent: changes.kind === 'amount' ? 0 : 100_000, ...changes })
    .returning()
  if (!row) throw new Error('The code was not written')
  return row
}
