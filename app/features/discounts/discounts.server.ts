import { eq, getTableColumns, sql } from 'drizzle-orm'
import { CODE_FORM, readCode } from '#app/features/discounts/discount.ts'
import { discountCodes } from '#app/features/discounts/discount-codes.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type DiscountCode = NonNullable<Awaited<ReturnType<typeof findDiscount>>>

/** The code that someone typed, whatever its case; null where there is none, or where it cannot be one. */
export async function findDiscount(db: Database, typed: string) {
  const code = readCode(typed)
  if (!CODE_FORM.test(code)) return null
  const [found] = await db
    .select(getTableColumns(discountCodes))
    .from(discountCodes)
    .where(eq(sql`upper(${discountCodes.code})`, code))
  return found ?? null
}
