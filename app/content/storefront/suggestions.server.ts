import { and, ilike, sql } from 'drizzle-orm'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { withOriginalSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShop } from '#app/catalog/storefront/shop/shop-list.server.ts'
import {
  MAX_COLLECTIONS,
  MAX_PRODUCTS,
  MIN_SEARCH_LENGTH,
  NO_SUGGESTIONS,
  type Suggestions,
} from '#app/content/storefront/search/suggestions.ts'
import { readStored } from '#app/content/storefront.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import { slugIn, translated } from '#app/store/translated.server.ts'

type Place = Pick<CardSettings, 'listedIn' | 'priorIn' | 'language'>

/** Collections whose name contains `text`, whatever its accents, and the first products in /shop. `prefix`: of the locale. */
export async function suggest(db: Database, text: string, place: Place = {}, prefix = ''): Promise<Suggestions> {
  if (text.length < MIN_SEARCH_LENGTH) return NO_SUGGESTIONS
  const [found, products] = await Promise.all([
    suggestCollections(db, text, place.language ?? null),
    suggestProducts(db, text, place, prefix),
  ])
  return { collections: found, products }
}

async function suggestProducts(db: Database, text: string, place: Place, prefix: string) {
  const { settings, categories } = await readStored(db, prefix)
  const all = readShopFilters(new URLSearchParams(), settings.store_currency)
  const cards = { ...settings, ...place }
  const options = { categories: withOriginalSlugs(categories), pageSize: MAX_PRODUCTS }
  const { products } = await listShop(db, { ...all, search: text }, cards, options)
  return products.map(({ id, name, price, was, pricesVary, inSizes, images: [first] }) => ({
    id,
    name,
    price,
    // Where the law requires more words with an old price, none is named here
    was: cards.priorIn ? null : was,
    ...(pricesVary && { pricesVary }),
    ...(inSizes && { inSizes }),
    image: first?.url ?? null,
  }))
}

function suggestCollections(db: Database, text: string, language: string | null) {
  const { id } = collections
  const slug = slugIn('collection', collections, language)
  const name = translated('collection', 'name', { id, original: collections.name }, language)
  const plain = sql`search_text(${name}) like '%' || nullif(btrim(search_text(${text})), '') || '%'`
  return db
    .select({ name, slug })
    .from(collections)
    .where(and(publicCollection(), sql`(${ilike(name, likePattern(text))} or ${plain})`))
    .orderBy(sql`${name} collate "und-x-icu"`)
    .limit(MAX_COLLECTIONS)
}
