import { and, ilike, sql } from 'drizzle-orm'
import { type CategoryName, foldName } from '#app/catalog/category.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { type LocalizedSlugs, withOriginalSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts } from '#app/catalog/storefront/shop/shop-list.server.ts'
import {
  MAX_CATEGORIES,
  MAX_COLLECTIONS,
  MAX_PRODUCTS,
  MIN_SEARCH_LENGTH,
  NO_SUGGESTIONS,
  type Suggestions,
} from '#app/content/storefront/search/suggestions.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { selectSlug, selectTranslated } from '#app/store/translated.server.ts'

type Category = CategoryName & LocalizedSlugs

/** Finds categories and collections whose name contains `text`, ignoring accents, and the first results of /shop. */
export async function suggest(
  db: Database,
  text: string,
  cards: CardSettings,
  categories: readonly Category[],
): Promise<Suggestions> {
  if (text.length < MIN_SEARCH_LENGTH) return NO_SUGGESTIONS
  const { products, correctedText } = await suggestProducts(db, text, cards, categories)
  const searched = correctedText ?? text
  return {
    categories: suggestCategories(searched, categories),
    collections: await suggestCollections(db, searched, cards.language ?? null),
    products,
    correctedText,
  }
}

function suggestCategories(text: string, categories: readonly Category[]): Suggestions['categories'] {
  const folded = foldName(text)
  if (!folded) return []
  return categories
    .filter(({ name }) => foldName(name).includes(folded))
    .slice(0, MAX_CATEGORIES)
    .map(({ name, slug }) => ({ name, slug }))
}

async function suggestProducts(db: Database, text: string, cards: CardSettings, categories: readonly Category[]) {
  const all = readShopFilters(new URLSearchParams(), cards.store_currency)
  const { products: found, correctedText } = await listShopProducts(db, { ...all, search: text }, cards, {
    categories: withOriginalSlugs(categories),
    pageSize: MAX_PRODUCTS,
  })
  const products = found.map(({ id, name, price, was, pricesVary, inSizes, images: [first] }) => ({
    id,
    name,
    price,
    // Suggestions do not show the additional text that the law can require beside an original price
    was: cards.priorPriceMarket ? null : was,
    ...(pricesVary && { pricesVary }),
    ...(inSizes && { inSizes }),
    image: first?.url ?? null,
  }))
  return { products, correctedText }
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
