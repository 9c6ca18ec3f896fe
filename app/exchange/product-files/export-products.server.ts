import { and, asc, sql } from 'drizzle-orm'
import type { ProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { matchProducts } from '#app/catalog/product-list.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { listStockedProducts, type StockedProduct } from '#app/catalog/variants.server.ts'
import { listFixedPrices } from '#app/exchange/product-files/fixed-prices.server.ts'
import type { FileMarket } from '#app/exchange/product-files/price-columns.ts'
import { type FormatImageCell, toProductRows } from '#app/exchange/product-files/product-rows.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import type { Id } from '#app/lib/id.ts'
import { readBatches } from '#app/platform/db/batches.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** Yields rows in batches, oldest products first, so that an import creates the products in the same order. */
export async function* readProductsForFile(
  db: Database,
  query: ProductListQuery,
  settings: Settings,
  markets: readonly FileMarket[],
  batch = 250,
  imageCell?: FormatImageCell,
): AsyncGenerator<CsvRow[]> {
  const matching = matchProducts(query, settings)
  const read = (last?: { readonly id: Id<'product'>; readonly createdAt: Date }) => {
    const after =
      last && sql`(${products.createdAt}, ${products.id}) > (${last.createdAt}::timestamptz, ${last.id}::uuid)`
    return db
      .select({ id: products.id, createdAt: products.createdAt })
      .from(products)
      .where(and(matching, after))
      .orderBy(asc(products.createdAt), asc(products.id))
      .limit(batch)
  }
  for await (const found of readBatches(batch, read)) yield await listRows(db, found, settings, markets, imageCell)
}

async function listRows(
  db: Database,
  found: readonly { readonly id: Id<'product'> }[],
  { store_currency: currency }: Settings,
  markets: readonly FileMarket[],
  imageCell?: FormatImageCell,
): Promise<CsvRow[]> {
  const ids = found.map(({ id }) => id)
  const listed = new Map((await listStockedProducts(db, ids)).map((product) => [product.id, product]))
  const fixed = await listFixedPrices(db, ids)
  const slugs = await findCollectionSlugs(db, [...listed.values()])
  return ids.flatMap((id) => {
    const product = listed.get(id)
    if (!product) return [] // deleted since it was found
    const { collectionId } = product
    const collection = (collectionId && slugs.get(collectionId)) ?? ''
    return toProductRows(product, collection, currency, { markets, fixed: fixed.get(id) ?? [] }, imageCell)
  })
}

async function findCollectionSlugs(db: Database, listed: readonly StockedProduct[]) {
  const ids = new Set(listed.flatMap(({ collectionId }) => (collectionId ? [collectionId] : [])))
  const rows = await db
    .select({ id: collections.id, slug: collections.slug })
    .from(collections)
    .where(sql`${collections.id} = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}
