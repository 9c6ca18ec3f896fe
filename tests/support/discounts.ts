import type { Database } from '#app/platform/db/db.server.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { generateCode } from '#app/pricing/discounts/discount-draft.ts'

/** Adds a code for 10% off without restrictions, with `changes` applied. Returns its row. */
export async function addDiscount(db: Database, changes: Partial<typeof discountCodes.$inferInsert> = {}) {
  const [row] = await db
    .insert(discountCodes)
    .values({ code: generateCode(), kind: 'percent', percent: changes.kind === 'amount' ? 0 : 100_000, ...changes })
    .returning()
  if (!row) throw new Error('The code was not written')
  return row
}
