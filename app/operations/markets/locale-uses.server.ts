import { sql } from 'drizzle-orm'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { OPEN_STATES } from '#app/inventory/waiting-list.ts'
import type { Id } from '#app/lib/id.ts'
import { UNSHIPPED_STATUSES } from '#app/orders/order-status.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Counts of the records that depend on a language of a market. A count stops at `MAX_COUNTED_USES`; there can be more
 * records.
 */
export type LocaleUse = {
  readonly language: string
  readonly orders: number
  /** Orders that have not been shipped yet. */
  readonly unshipped: number
  /** People who are waiting for a product. */
  readonly waiting: number
}

export const MAX_COUNTED_USES = 1000

/** Lists the counts for each of the languages. */
export async function listLocaleUses(
  db: Database,
  marketId: Id<'market'>,
  languages: readonly string[],
): Promise<readonly LocaleUse[]> {
  const own = sql`market_id = ${marketId} and language = spoken.language`
  const { rows } = await db.execute<LocaleUse>(sql`
    select language,
      (select count(*)::int from (select from ${orders} where ${own} limit ${MAX_COUNTED_USES}) o) as orders,
      (select count(*)::int from (
        select from ${orders} where ${own} and status = any(${sql.param(UNSHIPPED_STATUSES)}::text[]) limit ${MAX_COUNTED_USES}
      ) o) as unshipped,
      (select count(*)::int from (
        select from ${waitingList} where ${own} and state = any(${sql.param([...OPEN_STATES])}::text[]) limit ${MAX_COUNTED_USES}
      ) w) as waiting
    from unnest(${sql.param([...languages])}::text[]) as spoken(language)`)
  return rows
}
