import { and, eq, getTableColumns, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { countsAsSold } from '#app/orders/order-status.ts'
import { hasStatus, orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { CODE_PATTERN, type DiscountTerms } from '#app/pricing/discount.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'

// Uses are counted after everything else is locked, so that limits hold and deadlocks are impossible.

/**
 * 'gone': used up, changed or deleted since `known` was read. 'yours': used up by this customer. Roll back in both
 * cases.
 */
export async function claimDiscount(
  tx: Database,
  known: DiscountCode,
  { orderId, email }: { readonly orderId: Id<'order'>; readonly email: string },
): Promise<'taken' | 'gone' | 'yours'> {
  const { usageLimit, used } = discountCodes
  const [now] = await tx
    .update(discountCodes)
    .set(changeUseCount(1))
    .where(and(eq(discountCodes.id, known.id), or(isNull(usageLimit), lt(used, usageLimit))))
    .returning(getTableColumns(discountCodes))
  if (!now || computeTermsVersion(now) !== computeTermsVersion(known)) return 'gone'
  if (now.customerLimit === null) return 'taken'
  // The customer's concurrent orders wait for the updated row
  const before = await tx.$count(
    orders,
    and(
      eq(orders.discountId, known.id),
      eq(sql`lower(${orders.customerEmail})`, email.toLowerCase()),
      hasStatus(orders.status, countsAsSold),
      ne(orders.id, orderId),
    ),
  )
  return before < now.customerLimit ? 'taken' : 'yours'
}

/** Counts even beyond the limit, because the order keeps its price. Call this after moving stock. */
export async function countDiscountUses(tx: Database, discountId: Id<'discount'> | null, step: -1 | 0 | 1) {
  if (!discountId || step === 0) return
  await tx
    .update(discountCodes)
    .set(changeUseCount(step))
    .where(and(eq(discountCodes.id, discountId), step < 0 ? gt(discountCodes.used, 0) : undefined))
}

/** A use does not change `updated_at`: it is not an edit. */
function changeUseCount(step: 1 | -1): { used: SQL; updatedAt: SQL } {
  return { used: sql`${discountCodes.used} + ${step}::int`, updatedAt: sql`${discountCodes.updatedAt}` }
}

function computeTermsVersion({
  code,
  kind,
  percent,
  amount,
  minimum,
  startsAt,
  endsAt,
  isActive,
}: DiscountTerms): string {
  return computeVersion([code, kind, percent, amount, minimum, startsAt, endsAt, isActive])
}

export type DiscountCode = NonNullable<Awaited<ReturnType<typeof findDiscount>>>

/** `code` must be normalized by `normalizeCode`. */
export async function findDiscount(db: Database, code: string) {
  if (!CODE_PATTERN.test(code)) return null
  const [found] = await db
    .select(getTableColumns(discountCodes))
    .from(discountCodes)
    .where(eq(sql`upper(${discountCodes.code})`, code))
  return found ?? null
}
