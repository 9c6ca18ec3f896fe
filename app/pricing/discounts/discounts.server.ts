import { eq, getTableColumns, sql } from 'drizzle-orm'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { CODE_PATTERN } from '#app/pricing/discounts/discount.ts'
import { discountCodes } from '#app/pricing/discounts/discount-codes.table.ts'

export type DiscountCode = NonNullable<Awaited<ReturnType<typeof findDiscount>>>

export async function findDiscount(db: Database, typed: string) {
  const code = normalizeCode(typed)
  if (!CODE_PATTERN.test(code)) return null
  const [found] = await db
    .select(getTableColumns(discountCodes))
    .from(discountCodes)
    .where(eq(sql`upper(${discountCodes.code})`, code))
  return found ?? null
}
