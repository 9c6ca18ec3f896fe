import { and, ilike, sql } from 'drizzle-orm'
import type { CategoryName } from '#app/catalog/category.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts } from '#app/catalog/storefront/shop/shop-list.server.ts'
import {
  MAX_COLLECTIONS,
  MAX_PRODUCTS,
  MIN_SEARCH_LENGTH,
  NO_SUGGESTIONS,
  type Suggestions,
} from '#app/content/storefront/search/suggestions.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { selectSlug, selectTranslated } from '#app/store/translated.server.ts'

/** Finds collections whose name contains `text`, ignoring accents, and the first matching products of /shop. */
export async function suggest(
  db: Database,
  text: string,
  cards: CardSettings,
  categories: readonly CategoryName[],
): Promise<Suggestions> {
  if (text.length < MIN_SEARCH_LENGTH) return NO_SUGGESTIONS
  const [found, products] = await Promise.all([
    suggestCollections(db, text, cards.language ?? null),
    suggestProducts(db, text, cards, categories),
  ])
  return { collections: found, products }
}

async function suggestProducts(db: Database, text: string, cards: CardSettings, categories: readonly CategoryName[]) {
  const all = readShopFilters(new URLSearchParams(), cards.store_currency)
  const { products } = await listShopProducts(db, { ...all, search: text }, cards, {
    categories,
    pageSize: MAX_PRODUCTS,
  })
  return products.map(({ id, name, price, was, pricesVary, inSizes, images: [first] }) => ({
    id,
    name,
    price,
    // The law can require additional text beside an original price, which suggestions do not show
    was: cards.priorPriceMarket ? null : was,
    ...(pricesVary && { pricesVary }),
    ...(inSizes && { inSizes }),
    image: first?.url ?? null,
  }))
}

function suggestCollections(db: Database, text: string, language: string | null) {
  const { id } = collections
  const slug = selectSlug('collection', collections, language)
  const name = selectTranslated('collection', 'name', { id, original: collections.name }, language)
  const matchesWithoutAccents = sql`search_text(${name}) like '%' || nullif(btrim(search_text(${text})), '') || '%'`
  return db
    .select({ name, slug })
    .from(collections)
    .where(and(publicCollection(), sql`(${ilike(name, toLikePattern(text))} or ${matchesWithoutAccents})`))
    .orderBy(sql`${name} collate "und-x-icu"`)
    .limit(MAX_COLLECTIONS)
}
