import { listEditableProducts } from '#app/catalog/admin/products/product-form.server.ts'
import { listVariantCodes } from '#app/catalog/admin/products/variant-codes.server.ts'
import { listVariantPrices } from '#app/catalog/admin/products/variant-prices.server.ts'
import { NO_PRICES } from '#app/catalog/prices/admin/price-set.ts'
import { listVariants } from '#app/catalog/variants.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export async function findStockedProduct(db: Database, id: Id<'product'>) {
  const [product] = await listStockedProducts(db, [id])
  return product ?? null
}

export type StockedProduct = Awaited<ReturnType<typeof listStockedProducts>>[number]

export async function listStockedProducts(db: Database, ids: readonly Id<'product'>[]) {
  const [products, variants, priced, coded] = await Promise.all([
    listEditableProducts(db, ids),
    listVariants(db, ids),
    listVariantPrices(db, ids),
    listVariantCodes(db, ids),
  ])
  const prices = new Map(priced.map(({ id, ...own }) => [id, own]))
  const codes = new Map(coded.map(({ id, ...own }) => [id, own]))
  const stocked = Map.groupBy(variants, ({ productId }) => productId)
  return products.map((product) => ({
    ...product,
    variants: (stocked.get(product.id) ?? []).map((variant) => ({
      ...pick(variant, ['size', 'color', 'stock', 'sku', 'weightGrams']),
      ...(prices.get(variant.id) ?? NO_PRICES),
      ...(codes.get(variant.id) ?? NO_CODES),
    })),
  }))
}

const NO_CODES = { hasOwnSku: false, barcode: null }
