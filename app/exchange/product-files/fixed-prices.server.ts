import { and, eq, sql } from 'drizzle-orm'
import { saveFixedPrices } from '#app/catalog/prices/admin/fixed-prices.server.ts'
import { listGridVariants, listPriceMarkets } from '#app/catalog/prices/prices.server.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import { formatVariant, isSameVariant } from '#app/catalog/variant-codes.ts'
import type { FixedPrice, PlannedPrice } from '#app/exchange/product-files/plan-prices.ts'
import { type FileMarket, toFileMarkets } from '#app/exchange/product-files/price-columns.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { markets } from '#app/store/markets.table.ts'

export async function listFileMarkets(db: Database): Promise<FileMarket[]> {
  return toFileMarkets(await listPriceMarkets(db))
}

/** Returns the fixed prices that apply to these products, by product. */
export async function listFixedPrices(
  db: Database,
  productIds: readonly Id<'product'>[],
): Promise<ReadonlyMap<Id<'product'>, readonly FixedPrice[]>> {
  const { id, size, color } = productVariants
  const rows = await db
    .select({
      ...pick(fixedPrices, ['productId', 'variantId', 'marketId', 'price', 'salePrice', 'compareAtPrice']),
      size,
      color,
    })
    .from(fixedPrices)
    .innerJoin(markets, and(eq(markets.id, fixedPrices.marketId), eq(markets.currency, fixedPrices.currency)))
    .leftJoin(productVariants, eq(id, fixedPrices.variantId))
    .where(sql`${fixedPrices.productId} = any(${sql.param([...productIds])}::uuid[])`)
  const found = new Map<Id<'product'>, FixedPrice[]>()
  for (const { productId, variantId, marketId, size, color, ...prices } of rows) {
    const fixedPrice = { market: marketId, cell: variantId ? { size, color } : null, prices }
    found.set(productId, [...(found.get(productId) ?? []), fixedPrice])
  }
  return found
}

/** Saves the fixed prices of a product in the transaction that saves the product. Returns an error message, or null. */
export async function savePlannedPrices(
  tx: Database,
  productId: Id<'product'>,
  planned: readonly PlannedPrice[],
  staffId: Id<'staff'>,
): Promise<string | null> {
  if (planned.length === 0) return null
  const variants = await listGridVariants(tx, [productId])
  const changes = planned.map(({ market, marketName, currency, cell, loaded, texts }) => {
    const variant = cell && variants.find((known) => isSameVariant(known, cell))
    return {
      product: productId,
      variant: variant?.id ?? null,
      market,
      currency,
      name: cell ? `${formatVariant(cell)} in ${marketName}` : marketName,
      loaded,
      texts,
    }
  })
  const saved = await saveFixedPrices(tx, changes, staffId)
  return saved.outcome === 'rejected' ? (Object.values(saved.errors)[0] ?? '') : null
}
