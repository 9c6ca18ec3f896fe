import { and, type SQL, sql } from 'drizzle-orm'
import type { CategoryName } from '#app/catalog/category.ts'
import { type Facets, findSlots, readFacets } from '#app/catalog/facets/facet-index.server.ts'
import type { ListedItem } from '#app/catalog/facets/facet-index.ts'
import type { FacetFilters, FacetMatches } from '#app/catalog/facets/match-facets.ts'
import { hasBit } from '#app/catalog/facets/slot-set.ts'
import { type CardSettings, toCardSettings } from '#app/catalog/product-cards.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { hasMatch, listSearches, type ProductSearch } from '#app/catalog/search/product-search.server.ts'
import { listItemCards } from '#app/catalog/storefront/color-cards.server.ts'
import {
  type LocalizedSlugs,
  toLocalizedPage,
  toQueryFilters,
  withOriginalSlugs,
} from '#app/catalog/storefront/shop/list-slugs.ts'
import { getSearchConditions, getSort } from '#app/catalog/storefront/shop/search-filters.server.ts'
import { countFacets, toFacetFilters, withColorsOfFamilies } from '#app/catalog/storefront/shop/shop-facets.server.ts'
import {
  dropUnknownValues,
  LAST_PAGE,
  MAX_COUNT,
  PAGE_SIZE,
  type ShopFilters,
} from '#app/catalog/storefront/shop/shop-filters.ts'
import type { ShopPage } from '#app/catalog/storefront/shop/shop-pages.ts'
import { pickSearchResults, type Range } from '#app/catalog/storefront/shop/shop-search.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type ShopList = Pick<ShopPage, 'products' | 'total' | 'more' | 'correctedText'>

/**
 * Returns the requested page, or the last page if the requested one does not exist. Ignores values of facets that no
 * product ever had.
 */
export async function readShopPage(
  db: Database,
  requested: ShopFilters,
  settings: CardSettings,
  categories: readonly CategoryName[],
): Promise<ShopPage> {
  const facets = await readFacets(db, settings)
  const families = facets.colors.map(({ family }) => ({ key: family }))
  const filters = dropUnknownValues(requested, { ...facets, families })
  const query = withColorsOfFamilies(filters, facets.colors)
  const { search, ...found } = await findList(db, query, settings, { categories, facets })
  const last = found.more ? LAST_PAGE : Math.max(1, Math.ceil(found.total / PAGE_SIZE))
  const page = Math.min(filters.page, last)
  const [list, counts] = await Promise.all([
    page === filters.page ? found : listShopProducts(db, { ...query, page }, settings, { categories, facets }),
    countFacets(db, facets, { filters, search, total: found.total }, settings.colorNames),
  ])
  return { ...list, ...counts, page, byColor: settings.byColor ?? false }
}

type ShopContext = Parameters<typeof toCardSettings>[0] & {
  readonly collections: readonly { readonly slug: string; readonly byColor: boolean }[]
}

/**
 * Returns the card settings of /shop, which has a card for each color if the store's setting or the chosen collection
 * requires that.
 */
export function toShopCardSettings(
  context: ShopContext,
  { collection }: Pick<ShopFilters, 'collection'>,
): CardSettings {
  const isChosenByColor = context.collections.some(({ slug, byColor }) => slug === collection && byColor)
  return { ...toCardSettings(context), byColor: context.settings.shop_by_color || isChosenByColor }
}

type Shop = {
  readonly cards: CardSettings
  readonly categories: readonly (CategoryName & LocalizedSlugs)[]
  readonly collections: readonly LocalizedSlugs[]
}

/** Returns a page of the list. Slugs in the filters and in the result are in the language of the page. */
export async function listLocalizedShopProducts(db: Database, filters: ShopFilters, shop: Shop): Promise<ShopPage> {
  const { cards, categories } = shop
  const storedFilters = toQueryFilters(filters, shop)
  return toLocalizedPage(await readShopPage(db, storedFilters, cards, withOriginalSlugs(categories)), shop)
}

/**
 * Search results are sorted by relevance, then newest first, unless the filters contain another sort order. A search
 * also matches the names of `categories`.
 */
export async function listShopProducts(
  db: Database,
  filters: ShopFilters,
  settings: CardSettings,
  options: ListOptions = {},
): Promise<ShopList> {
  const { search: _, ...list } = await findList(db, filters, settings, options)
  return list
}

type ListOptions = {
  readonly categories?: readonly CategoryName[]
  readonly pageSize?: number
  /** Set if the caller has just read the facets. */
  readonly facets?: Facets
}

/** Returns the list together with the search that found its products. */
async function findList(
  db: Database,
  filters: ShopFilters,
  settings: CardSettings,
  { categories = [], pageSize = PAGE_SIZE, facets }: ListOptions,
): Promise<ShopList & { readonly search: ProductSearch | null }> {
  const list = async (search: ProductSearch | null) => {
    return { ...(await listFound(db, filters, settings, { search, pageSize, facets })), search }
  }
  if (!filters.search) return await list(null)
  const { language, colorNames } = settings
  let nothing: Awaited<ReturnType<typeof list>> = { ...NOTHING, search: null }
  for await (const search of listSearches(db, filters.search, { categories, language, colorNames })) {
    const found = await list(search)
    if (found.total > 0 || search.correctedText !== null) return found
    if (isFiltered(toFacetFilters(filters)) && (await hasMatch(db, search))) return found
    if (nothing.search === null) nothing = found
  }
  return nothing
}

const NOTHING: ShopList = { products: [], total: 0, more: false, correctedText: null }

type PageOptions = {
  readonly search: ProductSearch | null
  readonly pageSize: number
  readonly facets?: Facets | undefined
}

async function listFound(
  db: Database,
  filters: ShopFilters,
  settings: CardSettings,
  { search, pageSize, facets }: PageOptions,
): Promise<ShopList> {
  const range = { limit: pageSize, offset: (filters.page - 1) * pageSize }
  const query = { filters, search }
  const { items, total } = await pickItems(db, query, settings, { range, facets })
  return {
    products: await listItemCards(db, items, settings),
    total: Math.min(total, MAX_COUNT),
    more: total > MAX_COUNT,
    correctedText: search?.correctedText ?? null,
  }
}

type PickedItems = { readonly items: readonly ListedItem[]; readonly total: number }

async function pickItems(
  db: Database,
  { filters, search }: ListedQuery,
  settings: CardSettings,
  { range, facets }: { readonly range: Range; readonly facets: Facets | undefined },
): Promise<PickedItems> {
  const readIndex = async () => facets ?? (await readFacets(db, settings))
  const isByRelevance = search !== null && filters.sort === 'newest'
  // Only the in-memory index can sort by translated names, and sort colors by their prices
  if (!search || (filters.sort === 'name' && settings.language) || (settings.byColor && !isByRelevance)) {
    return await pickInMemory(db, await readIndex(), { filters, search }, range)
  }
  if (settings.byColor) return await pickColors(db, await readIndex(), { filters, search }, settings, range)
  const { ids, total } = await pickSearchResults(db, buildSearchQuery(db, { filters, search }, settings), range)
  return { items: ids.map((id) => ({ id, color: null })), total }
}

/** Lists the matching colors of the products that a search finds, by relevance. */
async function pickColors(
  db: Database,
  facets: Facets,
  { filters, search }: SearchQuery,
  settings: CardSettings,
  { limit, offset }: Range,
): Promise<PickedItems> {
  const { index } = facets
  const isByPrice = filters.min !== null || filters.max !== null || filters.sale
  const max = isByPrice ? index.size : MAX_COUNT
  const within = await findSlots(db, facets, { condition: search.matching, limit: max })
  const matches = facets.match(toFacetFilters(filters), within)
  // PostgreSQL compares the prices of products, so it gets the ids of those with a matching color, unless there are too
  // many: then it ignores prices, and colors are filtered until the page is full
  const query = buildSearchQuery(db, { search, filters: isByPrice ? withoutPrices(filters) : filters }, settings)
  const scope = isByPrice && matches.total <= MAX_COUNT ? await matchProducts(facets, matches) : query.scope
  for (let count = offset + limit; ; count *= 4) {
    const { ids } = await pickSearchResults(db, { ...query, scope }, { limit: count, offset: 0 })
    const slots = ids.flatMap((id) => index.findSlots(id)).filter((slot) => hasBit(matches.matching, slot))
    if (slots.length < offset + limit && ids.length === count) continue
    const items = slots.slice(offset, offset + limit).flatMap((slot) => index.findItem(slot) ?? [])
    return { items, total: within ? matches.total : MAX_COUNT + 1 }
  }
}

function withoutPrices(filters: ShopFilters): ShopFilters {
  return { ...filters, min: null, max: null, sale: false }
}

async function matchProducts(facets: Facets, matches: FacetMatches): Promise<SQL | undefined> {
  const items = await facets.listItems(matches, 'newest', { limit: matches.total, offset: 0 })
  const ids = [...new Set(items.map(({ id }) => id))]
  return and(publicProduct(), sql`${products.id} = any(${sql.param(ids)}::uuid[])`)
}

type SearchQuery = { readonly filters: ShopFilters; readonly search: ProductSearch }

function buildSearchQuery(db: Database, { filters, search }: SearchQuery, settings: CardSettings) {
  const scope = getSearchConditions(db, filters, settings)
  return { scope, sort: getSort(filters.sort, settings), search, isByRelevance: filters.sort === 'newest' }
}

type ListedQuery = { readonly filters: ShopFilters; readonly search: ProductSearch | null }

/**
 * Uses the in-memory index. PostgreSQL would have to count up to 10,000 products for the total, and has no index for
 * most filters.
 */
async function pickInMemory(db: Database, facets: Facets, query: ListedQuery, range: Range): Promise<PickedItems> {
  const { filters, search } = query
  const filterValues = toFacetFilters(filters)
  if (!search) return await listMatches(facets, facets.match(filterValues), filters, range)
  const limit = isFiltered(filterValues) ? facets.index.size : MAX_COUNT
  const within = await findSlots(db, facets, { condition: search.matching, limit })
  if (within) return await listMatches(facets, facets.match(filterValues, within), filters, range)
  return { items: await pickAlongOrder(db, facets, { filters, search }, range), total: MAX_COUNT + 1 }
}

async function listMatches(facets: Facets, matches: FacetMatches, { sort }: ShopFilters, range: Range) {
  return { items: await facets.listItems(matches, sort, range), total: matches.total }
}

function isFiltered(filters: FacetFilters): boolean {
  return Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : value))
}

const STEP = 500

/** Looks for the matches of a search in steps along the sort order, which is fast if many products match. */
async function pickAlongOrder(
  db: Database,
  facets: Facets,
  { filters, search }: { readonly filters: ShopFilters; readonly search: ProductSearch },
  { limit, offset }: Range,
): Promise<readonly ListedItem[]> {
  const all = facets.match(toFacetFilters(filters))
  const picked: ListedItem[] = []
  for (let at = 0; at < all.total && picked.length < offset + limit; at += STEP) {
    const items = await facets.listItems(all, filters.sort, { limit: STEP, offset: at })
    const ids = [...new Set(items.map(({ id }) => id))]
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(sql`${products.id} = any(${sql.param(ids)}::uuid[])`, publicProduct(), search.matching))
    const found = new Set(rows.map(({ id }) => id))
    picked.push(...items.filter(({ id }) => found.has(id)))
  }
  return picked.slice(offset, offset + limit)
}
