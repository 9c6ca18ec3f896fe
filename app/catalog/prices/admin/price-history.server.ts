import { and, desc, eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { priceHistory } from '#app/catalog/prices.table.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { markets } from '#app/store/markets.table.ts'

/**
 * If `price` is null, the product's price applies to the variant from then on. A removed variant has neither size nor
 * color.
 */
export type PastPrice = Awaited<ReturnType<typeof listLatestPrices>>[number]

/** Returns a page of a product's effective prices in open markets, newest first. */
export function listPriceHistory(db: Database, productId: Id<'product'>, page: number) {
  const counting = countUpTo(db, priceHistory, eq(priceHistory.productId, productId), MAX_LISTED + 1)
  return listPage(page, counting, (offset) => selectPrices(db, productId).limit(ROWS_PER_PAGE).offset(offset))
}

export function listLatestPrices(db: Database, productId: Id<'product'>, limit: number) {
  return selectPrices(db, productId).limit(limit)
}

type LowestPrice = { readonly market: string; readonly currency: CurrencyCode; readonly price: number }

/** Returns, for each market, the lowest price of a product in the last 30 days. The primary market is first. */
export async function listLowestPrices(db: Database, productId: Id<'product'>, now = new Date()) {
  const since = new Date(now.getTime() - 30 * 86_400_000).toISOString()
  const { rows } = await db.execute<LowestPrice>(sql`
    with applied as (
      select *, lead(valid_from) over (partition by market_id, variant_id, currency order by valid_from, id) as valid_to
      from price_history where product_id = ${productId}
    )
    select m.name as market, a.currency, min(a.price)::float8 as price
    from applied a join markets m on m.id = a.market_id and m.currency = a.currency
    where a.is_offered and a.price is not null and coalesce(a.valid_to, 'infinity') > ${since}::timestamptz
      and (a.variant_id is null or exists (select from product_variants v where v.id = a.variant_id))
    group by m.id, a.currency order by m.is_primary desc, m.position, m.id`)
  return rows
}

function selectPrices(db: Database, productId: Id<'product'>) {
  const { id, size, color } = productVariants
  const { marketId, variantId, currency, price, validFrom } = priceHistory
  const sameSeries = sql`(partition by ${marketId}, ${variantId}, ${currency} order by ${validFrom}, ${priceHistory.id})`
  return db
    .select({
      ...pick(priceHistory, ['id', 'variantId', 'currency', 'price', 'was', 'isOffered', 'validFrom']),
      market: markets.name,
      size,
      color,
      previousPrice: sql<number | null>`lag(${price}) over ${sameSeries}`.mapWith(price),
    })
    .from(priceHistory)
    .innerJoin(markets, eq(markets.id, marketId))
    .leftJoin(productVariants, and(eq(id, variantId), eq(productVariants.productId, productId)))
    .where(eq(priceHistory.productId, productId))
    .orderBy(desc(validFrom), desc(priceHistory.id))
    .$dynamic()
}
