import { and, asc, desc, ilike, sql } from 'drizzle-orm'
import { containing, publicCollection, publicProduct, searched } from '#app/features/catalog/catalog.server.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { productPrice } from '#app/features/catalog/pricing.ts'
import { products } from '#app/features/catalog/products.table.ts'
import {
  MOST_COLLECTIONS,
  MOST_PRODUCTS,
  NO_SUGGESTIONS,
  SUGGEST_FROM,
  type Suggestions,
} from '#app/features/catalog/search.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const primaryPicture = sql<string | null>`(
  select url from product_images where product_id = products.id order by is_primary desc, display_order, id limit 1
)`

/**
 * What the search suggests for `text`, as `readSearch` answers it: collections whose name contains it, and what /shop
 * finds for it, names that contain it first, then the newest.
 */
export async function suggest(db: Database, text: string): Promise<Suggestions> {
  if (text.length < SUGGEST_FROM) return NO_SUGGESTIONS
  const { id, name, price, salePrice, compareAtPrice, createdAt } = products
  const [settings, foundCollections, foundProducts] = await Promise.all([
    readSettings(db),
    db
      .select({ name: collections.name, slug: collections.slug })
      .from(collections)
      .where(and(publicCollection(), ilike(collections.name, containing(text))))
      .orderBy(sql`${collections.name} collate "und-x-icu"`)
      .limit(MOST_COLLECTIONS),
    db
      .select({ id, name, price, salePrice, compareAtPrice, picture: primaryPicture })
      .from(products)
      .where(and(publicProduct(), searched(text)))
      .orderBy(desc(ilike(name, containing(text))), desc(createdAt), asc(id))
      .limit(MOST_PRODUCTS),
  ])
  return {
    collections: foundCollections,
    products: foundProducts.map((product) => ({
      id: product.id,
      name: product.name,
      ...productPrice(product, settings.store_currency),
      picture: product.picture,
    })),
  }
}
