import { asc, eq, sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { marketRepricings, markets } from '#app/store/markets.table.ts'

/** A market whose prices are being recomputed, and the percentage of products that already have new prices. */
export type Repricing = { readonly marketId: Id<'market'>; readonly market: string; readonly percent: number }

export function listRepricings(db: Database): Promise<Repricing[]> {
  const { marketId, doneUpTo, requestedAt } = marketRepricings
  const percent = sql<number>`(
    select coalesce(100 * count(*) filter (where ${products.id} <= ${doneUpTo}) / nullif(count(*), 0), 0)::int from ${products}
  )`
  return db
    .select({ marketId, market: markets.name, percent })
    .from(marketRepricings)
    .innerJoin(markets, eq(markets.id, marketId))
    .orderBy(asc(requestedAt), asc(marketId))
}
