import { and, eq, inArray } from 'drizzle-orm'
import { marketPrices } from '#app/features/prices/market-prices.table.ts'
import type { StoredPrice } from '#app/features/prices/unit-price.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/pick.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Of products and of their variants with prices of their own. They stay while the products are locked. */
export async function readPrices(
  db: Database,
  marketId: Id<'market'>,
  productIds: readonly Id<'product'>[],
): Promise<readonly StoredPrice[]> {
  return await db
    .select(pick(marketPrices, ['productId', 'variantId', 'price', 'was', 'storePrice']))
    .from(marketPrices)
    .where(and(inArray(marketPrices.productId, [...productIds]), eq(marketPrices.marketId, marketId)))
}
