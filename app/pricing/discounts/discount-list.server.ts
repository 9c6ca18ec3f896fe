import { and, asc, desc, getTableColumns, gt, gte, ilike, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { type DiscountListQuery, type DiscountState, getDiscountState } from '#app/pricing/discounts/discount-list.ts'

export async function listDiscountRows(db: Database, query: DiscountListQuery, now: Date = new Date()) {
  const matching = and(
    query.q ? ilike(discountCodes.code, toLikePattern(query.q)) : undefined,
    query.state ? hasState(query.state, now) : undefined,
  )
  const { rows, ...list } = await listPage(query.page, db.$count(discountCodes, matching), (offset) =>
    db
      .select(getTableColumns(discountCodes))
      .from(discountCodes)
      .where(matching)
      .orderBy(...orderBy(query))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
  return { ...list, rows: rows.map((row) => ({ ...row, state: getDiscountState(row, now) })) }
}

function hasState(state: DiscountState, now: Date): SQL | undefined {
  const { isActive, startsAt, endsAt, usageLimit, used } = discountCodes
  if (state === 'off') return not(isActive)
  if (state === 'ended') return and(isActive, lte(endsAt, now))
  const hasNotEnded = and(isActive, or(isNull(endsAt), gt(endsAt, now)))
  if (state === 'used-up') return and(hasNotEnded, gte(used, usageLimit))
  const hasUsesLeft = and(hasNotEnded, or(isNull(usageLimit), lt(used, usageLimit)))
  return state === 'scheduled'
    ? and(hasUsesLeft, gt(startsAt, now))
    : and(hasUsesLeft, or(isNull(startsAt), lte(startsAt, now)))
}

/** The id breaks ties, so that no code appears on two pages. */
function orderBy({ sort, dir }: DiscountListQuery): SQL[] {
  const order = dir === 'asc' ? asc : desc
  const { id, createdAt, code, used, startsAt, endsAt } = discountCodes
  const by = { created: createdAt, code, used, starts: startsAt, ends: endsAt }
  return [sql`${order(by[sort])} nulls last`, order(id)]
}
