import { and, asc, gt, sql } from 'drizzle-orm'
import { manufacturerOfProduct } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { readPrices } from '#app/catalog/prices/prices.server.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import {
  descriptionColumns,
  selectImages,
  variants,
  withProductTexts,
} from '#app/catalog/storefront/storefront-product.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'
import type { StoredPrice } from '#app/pricing/market-price.ts'
import { readById } from '#app/store/file-formats.ts'
import { selectTexts } from '#app/store/translated.server.ts'

/** Small enough that rendering a batch does not delay pages. */
const BATCH_SIZE = 50

type QueryOptions = { readonly isTranslated: boolean }

const prepareProductQuery = prepareOnce((db, { isTranslated }: QueryOptions) => {
  const language = isTranslated ? sql.placeholder('language') : null
  return db
    .select({
      texts: selectTexts('product', sql`products.id`, language),
      ...descriptionColumns,
      images: selectImages(language),
      variants,
    })
    .from(products)
    .leftJoin(manufacturers, manufacturerOfProduct)
    .where(and(publicProduct(), gt(products.id, sql.placeholder('after'))))
    .orderBy(asc(products.id))
    .limit(BATCH_SIZE)
    .prepare('')
})

/** A product with its text in the language of the feed. */
export type FeedProduct = Omit<Awaited<ReturnType<ReturnType<typeof prepareProductQuery>['execute']>>[number], 'texts'>

/** `prices` contains the prices of the product, and of variants with their own prices. */
type PricedProduct = { readonly product: FeedProduct; readonly prices: readonly StoredPrice[] }

type FeedLocale = { readonly marketId: Id<'market'>; readonly language: string | null }

/**
 * Yields all public products by id, in batches. Run it in a transaction that sees a single snapshot. `language` is
 * null for the original text.
 */
export async function* readFeedProducts(
  db: Database,
  { marketId, language }: FeedLocale,
): AsyncGenerator<readonly PricedProduct[]> {
  const query = prepareProductQuery(db, { isTranslated: language !== null })
  for await (const found of readById((after) => query.execute({ after, language }), BATCH_SIZE)) {
    const ids = found.map(({ id }) => id)
    const prices = Map.groupBy(await readPrices(db, marketId, ids), ({ productId }) => productId)
    yield found.map(({ texts, ...original }) => {
      return { product: withProductTexts(original, texts), prices: prices.get(original.id) ?? [] }
    })
  }
}
