import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  isNotNull,
  lte,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { CategoryName } from '#app/features/catalog/categories/category.ts'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { type LoadedFacets, readFacets } from '#app/features/catalog/facets/facet-index.server.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import { buildSearch, type ProductSearch, searchFallback } from '#app/features/catalog/search/product-search.server.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import {
  cardIn,
  cardInMarket,
  listProductsById,
  toCard,
} from '#app/features/catalog/storefront/product-cards.server.ts'
import {
  canBuy,
  countFacets,
  facetFilters,
  isOnSale,
} from '#app/features/catalog/storefront/shop/shop-facets.server.ts'
import {
  LAST_PAGE,
  PAGE_SIZE,
  type ShopFilters,
  type ShopSort,
  withKnownValues,
} from '#app/features/catalog/storefront/shop/shop-filters.ts'
import type { ShopPage } from '#app/features/catalog/storefront/shop/shop-pages.ts'
import { marketPrices } from '#app/features/prices/market-prices.table.ts'
import type { Id } from '#app/lib/id.ts'
import { countedUpTo, countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { preparedOnce } from '#app/platform/db/prepared-once.ts'

/** Beyond this many matching products, /shop shows '10,000+'. */
const MAX_COUNT = 10_000

type Sort = { readonly by: SQL; readonly order: (by: SQLWrapper, id: SQLWrapper) => SQL[] }

/** What a list filters and sorts by. */
type Source = {
  readonly table: PgTable
  /** Of all that may be listed. */
  readonly where: SQL | undefined
  readonly id: SQLWrapper
  readonly category: SQLWrapper
  readonly price: SQLWrapper
  /** A condition on it; `price` in place of the column. */
  readonly whose: (condition: (price: SQLWrapper) => SQL) => SQL
  readonly name: SQLWrapper
  readonly createdAt: SQLWrapper
}

const { id, category, effectivePrice, name, createdAt } = products
const STORE: Source = {
  table: products,
  where: publicProduct(),
  id,
  category,
  price: effectivePrice,
  whose: (condition) => condition(effectivePrice),
  name,
  createdAt,
}

type MarketId = Id<'market'> | Placeholder

/** The rows of a market alone, so that its indexes suffice. */
function sourceIn(market: MarketId): Source {
  const { productId, category, lowestPrice, name, createdAt } = marketPrices
  const where = and(sql`${marketPrices.marketId} = ${market}`, isNotNull(lowestPrice))
  const whose: Source['whose'] = (condition) => condition(lowestPrice)
  return { table: marketPrices, where, id: productId, category, price: lowestPrice, whose, name, createdAt }
}

/** Products with the price of a market, for conditions that only products fulfill, such as searches. */
function pricedIn(market: MarketId): Source {
  // Spelled out, as in cards
  const price = sql`(select lowest_price from market_prices
    where product_id = products.id and market_id = ${market} and variant_id is null)`
  // Not by `price`, which would be looked up for each match of a search
  const whose: Source['whose'] = (condition) => sql`products.id in (select product_id from market_prices
    where market_id = ${market} and ${condition(sql`lowest_price`)})`
  return { ...STORE, price, whose }
}

const SORTS: Record<ShopSort, (source: Source) => Sort> = {
  newest: ({ createdAt }) => ({ by: sql`${createdAt}`, order: (by, id) => [desc(by), desc(id)] }),
  'price-asc': ({ price }) => ({ by: sql`${price}`, order: (by, id) => [asc(by), asc(id)] }),
  'price-desc': ({ price }) => ({ by: sql`${price}`, order: (by, id) => [desc(by), desc(id)] }),
  name: ({ name }) => ({ by: sql`${name} collate "und-x-icu"`, order: (by, id) => [asc(by), asc(id)] }),
}

function orderOf(sort: ShopSort, source: Source): SQL[] {
  const { by, order } = SORTS[sort](source)
  return order(by, source.id)
}

type ShopList = Pick<ShopPage, 'products' | 'total' | 'more' | 'correctedText'>

/** Returns the requested page, or the last one if there are fewer. Ignores sizes and colors that no product has. */
export async function listShopPage(
  db: Database,
  requested: ShopFilters,
  settings: CardSettings,
  categories: readonly CategoryName[],
): Promise<ShopPage> {
  const facets = await readFacets(db, settings)
  const filters = withKnownValues(requested, facets)
  const { search, ...found } = await findList(db, filters, settings, { categories, facets })
  const last = found.more ? LAST_PAGE : Math.max(1, Math.ceil(found.total / PAGE_SIZE))
  const page = Math.min(filters.page, last)
  const [list, counts] = await Promise.all([
    page === filters.page ? found : listShop(db, { ...filters, page }, settings, { categories, facets }),
    countFacets(db, facets, filters, search),
  ])
  return { ...list, ...counts, page }
}

/** A search sorts by relevance, then newest first, and also finds the names of `categories`. */
export async function listShop(
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
  /** If the caller has just read them. */
  readonly facets?: LoadedFacets
}

/** `search`: the one that found the products. */
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
  const search = buildSearch(filters.search, { categories })
  const found = search ? await list(search) : { ...NOTHING, search }
  if (found.total > 0) return found
  const fallback = await searchFallback(db, filters.search, publicProduct(), categories)
  return fallback ? await list(fallback) : found
}

const NOTHING: ShopList = { products: [], total: 0, more: false, correctedText: null }

async function listFound(
  db: Database,
  shopFilters: ShopFilters,
  settings: CardSettings,
  {
    search,
    pageSize,
    facets,
  }: Omit<ListOptions, 'categories'> & {
    readonly search: ProductSearch | null
    readonly pageSize: number
  },
): Promise<ShopList> {
  const { sort, category, min, max, collection, sizes, colors, sale, page } = shopFilters
  const filters: Filters = {
    ...(category && { category }),
    ...(min && { min: min.minor }),
    ...(max && { max: max.minor }),
    ...(collection && { collection }),
  }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const isOfFacets = sale || sizes.length + colors.length > 0
  let listed: Listed
  if (search) {
    const query = searchIn(db, { filters, sort, search }, settings)
    const scope = and(query.scope, sale ? isOnSale(settings) : undefined, canBuy(db, shopFilters, settings))
    listed = await listSearched(db, { ...query, scope }, range, settings)
  } else if (isOfFacets) {
    listed = await listOfFacets(db, facets ?? (await readFacets(db, settings)), shopFilters, { ...range, settings })
  } else listed = await listAll(db, { filters, sort }, range, settings)
  const { cards, total } = listed
  return {
    products: cards,
    total: Math.min(total, MAX_COUNT),
    more: total > MAX_COUNT,
    correctedText: search?.correctedText ?? null,
  }
}

type Filters = {
  readonly category?: string
  readonly min?: number
  readonly max?: number
  readonly collection?: string
}

function matching(
  db: Database,
  source: Source,
  { category, min, max, collection }: { readonly [name in keyof Filters]: Filters[name] | SQLWrapper },
): SQL | undefined {
  return and(
    source.where,
    category ? sql`${source.category} = ${category}` : undefined,
    min === undefined && max === undefined ? undefined : source.whose((price) => within(price, min, max)),
    collection ? inCollection(db, source.id, collection) : undefined,
  )
}

function within(price: SQLWrapper, min: number | SQLWrapper | undefined, max: number | SQLWrapper | undefined): SQL {
  const above = min === undefined ? sql`true` : sql`${price} >= ${min}`
  return max === undefined ? above : sql`${above} and ${price} <= ${max}`
}

type Range = { readonly limit: number; readonly offset: number }
type ListQuery = { readonly source: Source; readonly scope: SQL | undefined; readonly sort: ShopSort }
type Ids = readonly Id<'product'>[]
/** `total` is counted up to `MAX_COUNT + 1`. */
type Listed = { readonly cards: readonly ProductCardData[]; readonly total: number }

type PreparedList = { readonly by: readonly string[]; readonly sort: ShopSort; readonly inMarket: boolean }

/** Selects ids first, from the index alone, so that images are only read for this page. */
const preparedList = preparedOnce((db, { by, sort, inMarket }: PreparedList) => {
  const market = sql.placeholder('marketId')
  const source = inMarket ? sourceIn(market) : STORE
  const scope = matching(db, source, Object.fromEntries(by.map((name) => [name, sql.placeholder(name)])))
  const range = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }
  const picked = pickIds(db, { source, scope, sort }, range).as('picked')
  return db
    .select({
      card: inMarket ? cardInMarket(market) : cardIn({}),
      total: countedUpTo(db, source.table, scope, MAX_COUNT + 1),
    })
    .from(products)
    .innerJoin(picked, eq(picked.id, products.id))
    .orderBy(...orderOf(sort, inMarket ? pricedIn(market) : STORE))
    .prepare('')
})

type AllQuery = { readonly filters: Filters; readonly sort: ShopSort }

async function listAll(
  db: Database,
  { filters, sort }: AllQuery,
  range: Range,
  settings: CardSettings,
): Promise<Listed> {
  const { listedIn } = settings
  const way = { by: Object.keys(filters), sort, inMarket: Boolean(listedIn) }
  const rows = await preparedList(db, way).execute({ ...filters, ...range, marketId: listedIn?.marketId })
  // Past the last page no row contains the total
  const total = rows[0]?.total ?? (await countAll(db, filters, listedIn ? sourceIn(listedIn.marketId) : STORE))
  return { cards: rows.map((row) => toCard(row.card, settings)), total }
}

function countAll(db: Database, filters: Filters, source: Source): Promise<number> {
  return countUpTo(db, source.table, matching(db, source, filters), MAX_COUNT + 1)
}

/** PostgreSQL would look at each product in the order of the sort, as no index has its sizes and colors. */
async function listOfFacets(
  db: Database,
  facets: LoadedFacets,
  filters: ShopFilters,
  { limit, offset, settings }: Range & { readonly settings: CardSettings },
): Promise<Listed> {
  const { isMatch, total } = facets.index.match(facetFilters(filters))
  const source = settings.listedIn ? sourceIn(settings.listedIn.marketId) : STORE
  const order = await facets.inOrder(filters.sort, () =>
    db
      .select({ id: sql<string>`${source.id}`.as('listed_id') })
      .from(source.table)
      .where(source.where)
      .orderBy(...orderOf(filters.sort, source))
      .as('listed'),
  )
  const slots = order.filter((slot) => isMatch[slot] === 1).subarray(offset, offset + limit)
  const ids = [...slots].flatMap((slot) => facets.index.idOf(slot) ?? [])
  const cards = await listProductsById(db, ids, settings)
  return { cards, total: Math.min(total, MAX_COUNT + 1) }
}

/** Scans the index of the sort: fast if many products match. */
function pickIds(
  db: Database,
  { source, scope, sort }: ListQuery,
  { limit, offset }: { [name in keyof Range]: Range[name] | Placeholder },
) {
  return db
    .select({ id: sql<Id<'product'>>`${source.id}`.as('picked_id') })
    .from(source.table)
    .where(scope)
    .orderBy(...orderOf(sort, source))
    .limit(limit)
    .offset(offset)
}

type Searched = ListQuery & { readonly search: ProductSearch }

function searchIn(
  db: Database,
  { filters, sort, search }: AllQuery & { readonly search: ProductSearch },
  { listedIn }: CardSettings,
): Searched {
  const source = listedIn ? pricedIn(listedIn.marketId) : STORE
  return { source, scope: matching(db, source, filters), search, sort }
}

/** PostgreSQL cannot estimate text matches: few are looked up and sorted, else the sort's index is scanned. */
async function listSearched(db: Database, searched: Searched, range: Range, settings: CardSettings): Promise<Listed> {
  const { source, scope, search, sort } = searched
  const all = { source, scope: and(scope, search.matching), sort }
  const { total, ids } = await pickFew(db, all, range, { tierOf: sort === 'newest' ? search.tierOf : null })
  const picked =
    total <= MAX_COUNT ? ids : sort === 'newest' ? await pickOfTiers(db, searched, range) : await pick(db, all, range)
  return { cards: await listProductsById(db, picked, settings), total }
}

async function pick(db: Database, query: ListQuery, range: Range): Promise<Ids> {
  const rows = await pickIds(db, query, range)
  return rows.map(({ id }) => id)
}

async function pickOfTiers(
  db: Database,
  { source, scope, search, sort }: Searched,
  { limit, offset }: Range,
): Promise<Ids> {
  const picked: Id<'product'>[] = []
  let before = 0
  for (const tier of search.tiers) {
    if (picked.length === limit) break
    const range = { limit: limit - picked.length, offset: Math.max(0, offset - before) }
    // All tiers together have more than MAX_COUNT, so if the others have few, the last one has many
    const isLarge = tier === search.tiers.at(-1) && before < MAX_COUNT / 2
    const max = isLarge ? 0 : maxToSort(range)
    const { total, ids } = isLarge
      ? TOO_MANY
      : await pickFew(db, { source, scope: and(scope, tier), sort }, range, { max })
    picked.push(...(total <= max ? ids : await pickOfMany(db, { source, scope, tier, sort, moreThan: max }, range)))
    before += total // a tier with more than these has filled the page
  }
  return picked
}

function maxToSort({ limit, offset }: Range): number {
  return Math.min(MAX_COUNT, 1_000 + 10 * (offset + limit))
}

type TierQuery = ListQuery & { readonly tier: SQL }

/** Finds most products of a large tier soon along the index of the sort; otherwise looks them up and sorts. */
async function pickOfMany(
  db: Database,
  { source, scope, tier, sort, moreThan }: TierQuery & { readonly moreThan: number },
  range: Range,
): Promise<Ids> {
  const soon = await pickAmongFirst(db, { source, scope, tier, sort }, range)
  if (soon.length === range.limit) return soon
  const all = { source, scope: and(scope, tier), sort }
  const { total, ids } = moreThan < MAX_COUNT ? await pickFew(db, all, range) : TOO_MANY
  return total <= MAX_COUNT ? ids : await pick(db, all, range)
}

async function pickAmongFirst(
  db: Database,
  { source, scope, tier, sort }: TierQuery,
  { limit, offset }: Range,
): Promise<Ids> {
  const order = orderOf(sort, source)
  // Named like the table, whose columns the conditions of a tier use
  const first = db
    .select()
    .from(products)
    .where(scope)
    .orderBy(...order)
    .limit(MAX_COUNT)
    .as('products')
  const rows = await db
    .select({ id: first.id })
    .from(first)
    .where(tier)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

type Few = { readonly total: number; readonly ids: Ids }

const TOO_MANY: Few = { total: MAX_COUNT + 1, ids: [] }

/** Counts up to `max + 1` matches; no ids beyond. In one query, as the search index does not contain the status. */
async function pickFew(
  db: Database,
  { source, scope, sort }: ListQuery,
  { limit, offset }: Range,
  { max = MAX_COUNT, tierOf = null }: { readonly max?: number; readonly tierOf?: ProductSearch['tierOf'] } = {},
): Promise<Few> {
  const { by, order } = SORTS[sort](source)
  const found = db.$with('found').as(
    db
      .select({
        id: products.id,
        by: by.as('by'),
        nameSearch: (tierOf ? sql`${products.nameSearch}` : sql`null`).as('name_search'),
      })
      .from(products)
      .where(scope)
      .limit(max + 1),
  )
  const counted = db.select({ total: count() }).from(found)
  const ids = db
    .select({ id: found.id })
    .from(found)
    .where(lte(counted, max))
    .orderBy(...(tierOf ? [asc(tierOf(found.nameSearch))] : []), ...order(found.by, found.id))
    .limit(limit)
    .offset(offset)
  const [few] = await db
    .with(found)
    .select({ total: count(), ids: sql<Ids>`array${ids}` })
    .from(found)
  return few ?? { total: 0, ids: [] }
}

function inCollection(db: Database, id: SQLWrapper, slug: string | SQLWrapper): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(collectionProducts)
      .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
      .where(and(sql`${collectionProducts.productId} = ${id}`, eq(collections.slug, slug), publicCollection())),
  )
}
