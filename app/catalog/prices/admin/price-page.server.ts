import { not } from 'drizzle-orm'
import { listCategories } from '#app/catalog/categories.server.ts'
import type { PriceListQuery } from '#app/catalog/prices/admin/price-list.ts'
import {
  countGridVariants,
  listGridVariants,
  listPriceMarkets,
  matchFixedPrice,
  readPriceCells,
} from '#app/catalog/prices/prices.server.ts'
import { listProductRows, type ProductRow } from '#app/catalog/product-list.server.ts'
import { formatVariant } from '#app/catalog/variant-codes.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** A product, or one of the variants listed below it. */
export type PriceRow = Pick<ProductRow, 'name' | 'sku' | 'status' | 'price' | 'effectivePrice' | 'sizedImageUrl'> & {
  readonly product: Id<'product'>
  readonly variant: Id<'variant'> | null
  readonly variantName: string | null
  readonly variantCount: number
  readonly isExpanded: boolean
}

export async function readPricePage(db: Database, query: PriceListQuery) {
  const settings = await readSettings(db)
  const fixed = query.prices === null && query.market === null ? undefined : matchFixedPrice(query.market)
  const condition = fixed && query.prices === 'converted' ? not(fixed) : fixed
  const [markets, categories, { rows: found, page, ...counted }] = await Promise.all([
    listPriceMarkets(db),
    listCategories(db),
    listProductRows(db, query, settings, condition),
  ])
  const ids = found.map(({ id }) => id)
  const expanded = ids.filter((id) => query.variants.includes(id))
  const [counts, variants, cells] = await Promise.all([
    countGridVariants(db, ids),
    listGridVariants(db, expanded),
    readPriceCells(db, ids, expanded),
  ])
  const rows = found.flatMap(({ id, ...product }): PriceRow[] => {
    const row = {
      ...pick(product, ['name', 'sku', 'status', 'price', 'effectivePrice', 'sizedImageUrl']),
      product: id,
      variant: null,
      variantName: null,
      variantCount: counts.get(id) ?? 0,
      isExpanded: expanded.includes(id),
    }
    const productVariants = variants.filter(({ productId }) => productId === id)
    return [
      row,
      ...productVariants.map((variant) => ({ ...row, variant: variant.id, variantName: formatVariant(variant) })),
    ]
  })
  return { query: { ...query, page }, markets, categories, rows, cells, ...counted, currency: settings.store_currency }
}
