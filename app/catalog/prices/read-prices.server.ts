import { and, eq, sql } from 'drizzle-orm'
import { marketPrices } from '#app/catalog/prices/market-prices.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { preparedOnce } from '#app/platform/db/prepared-once.ts'
import type { StoredPrice } from '#app/pricing/market-price.ts'

/** Of products and of their variants with prices of their own. They stay while the products are locked. */
export function readPrices(
  db: Database,
  marketId: Id<'market'>,
  productIds: readonly Id<'product'>[],
): Promise<readonly StoredPrice[]> {
  return pricesOf(db).execute({ marketId, productIds })
}

const pricesOf = preparedOnce((db) =>
  db
    .select(pick(marketPrices, ['productId', 'variantId', 'price', 'was', 'prior', 'storePrice']))
    .from(marketPrices)
    .where(
      and(
        sql`${marketPrices.productId} = any(${sql.placeholder('productIds')}::uuid[])`,
        eq(marketPrices.marketId, sql.placeholder('marketId')),
      ),
    )
    .prepare(''),
)
