import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  lte,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Category } from '#app/features/catalog/catalog.ts'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import {
  type ProductSearch,
  searchByWords,
  searchFallback,
} from '#app/features/catalog/search/product-search.server.ts'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import { card, listProductsById, toCard } from '#app/features/catalog/storefront/product-cards.server.ts'
import {
  LAST_PAGE,
  PAGE_SIZE,
  type ShopFilters,
  type ShopSort,
} from '#app/features/catalog/storefront/shop/shop-filters.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import type { Id } from '#app/lib/id.ts'
import { countedUpTo, countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { preparedOnce } from '#app/platform/db/prepared-once.ts'

/** Products are counted up to this many; beyond it the store says '10,000+'. */
const COUNTED = 10_000

type Sort = { readonly by: SQL; readonly order: (by: SQLWrapper, id: SQLWrapper) => SQL[] }

const SORTS: Record<ShopSort, Sort> = {
  newest: { by: sql`${products.createdAt}`, order: (by, id) => [desc(by), desc(id)] },
  'price-asc': { by: sql`${products.effectivePrice}`, order: (by, id) => [asc(by), asc(id)] },
  'price-desc': { by: sql`${products.effectivePrice}`, order: (by, id) => [desc(by), desc(id)] },
  name: { by: sql`${products.name} collate "und-x-icu"`, order: (by, id) => [asc(by), asc(id)] },
}

function ordered(sort: ShopSort): SQL[] {
  return SORTS[sort].order(SORTS[sort].by, products.id)
}

type ShopList = {
  readonly products: readonly ProductCardData[]
  /** How many match, at most 10,000. */
  readonly total: number
  /** Whether there are more, which no one counted. */
  readonly more: boolean
  /** The text that was looked for in place of the one that was typed; null where it is the same. */
  readonly correctedText: string | null
}

/** The page of /shop that the filters ask for, and its number; past the last one there is that one. */
export async function listShopPage(
  db: Database,
  filters: ShopFilters,
  settings: Settings,
): Promise<ShopList & { readonly page: number }> {
  const found = await listShop(db, filters, settings)
  const last = found.more ? LAST_PAGE : Math.max(1, Math.ceil(found.total / PAGE_SIZE))
  if (filters.page <= last) return { ...found, page: filters.page }
  return { ...(await listShop(db, { ...filters, page: last }, settings)), page: last }
}

/** One page of /shop, and how many products match. What a search finds is sorted by how well it fits, then newest first. */
export async function listShop(
  db: Database,
  filters: ShopFilters,
  settings: Settings,
  pageSize = PAGE_SIZE,
): Promise<ShopList> {
  const list = (search: ProductSearch | null) => listFound(db, filters, settings, { search, pageSize })
  if (!filters.search) return await list(null)
  const search = searchByWords(filters.search)
  const found = search ? await list(search) : NOTHING
  if (found.total > 0) return found
  const other = await searchFallback(db, filters.search, publicProduct())
  return other ? await list(other) : found
}

const NOTHING: ShopList = { products: [], total: 0, more: false, correctedText: null }

async function listFound(
  db: Database,
  filters: ShopFilters,
  settings: Settings,
  { search, pageSize }: { readonly search: ProductSearch | null; readonly pageSize: number },
): Promise<ShopList> {
  const { sort } = filters
  const narrowed = {
    ...(filters.category && { category: filters.category }),
    ...(filters.min && { min: filters.min.minor }),
    ...(filters.max && { max: filters.max.minor }),
    ...(filters.collection && { collection: filters.collection }),
  }
  const part = { limit: pageSize, offset: (filters.page - 1) * pageSize }
  const { cards, total } = search
    ? await listSearched(db, { within: narrowedBy(db, narrowed), search, sort }, part, settings)
    : await listAll(db, { narrowed, sort }, part, settings)
  return {
    products: cards,
    total: Math.min(total, COUNTED),
    more: total > COUNTED,
    correctedText: search?.correctedText ?? null,
  }
}

/** What a list is narrowed by. */
type Narrowed = {
  readonly category?: Category
  readonly min?: number
  readonly max?: number
  readonly collection?: string
}

function narrowedBy(
  db: Database,
  { category, min, max, collection }: { readonly [name in keyof Narrowed]: Narrowed[name] | SQLWrapper },
): SQL | undefined {
  return and(
    publicProduct(),
    category ? eq(products.category, category) : undefined,
    min === undefined ? undefined : gte(products.effectivePrice, min),
    max === undefined ? undefined : lte(products.effectivePrice, max),
    collection ? inCollection(db, collection) : undefined,
  )
}

type Part = { readonly limit: number; readonly offset: number }
type Wanted = { readonly within: SQL | undefined; readonly sort: ShopSort }
/** How many there are, up to one more than is told, and the cards of a part of them. */
type Listed = { readonly cards: readonly ProductCardData[]; readonly total: number }

/** Ids are picked first, from the index alone, so that images are looked up for this page and not for all before it. */
const allListed = preparedOnce((db, { by, sort }: { readonly by: readonly string[]; readonly sort: ShopSort }) => {
  const within = narrowedBy(db, Object.fromEntries(by.map((name) => [name, sql.placeholder(name)])))
  const part = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }
  const picked = pickIds(db, { within, sort }, part).as('picked')
  return db
    .select({ card, total: countedUpTo(db, products, within, COUNTED + 1) })
    .from(products)
    .innerJoin(picked, eq(picked.id, products.id))
    .orderBy(...ordered(sort))
    .prepare('')
})

async function listAll(
  db: Database,
  { narrowed, sort }: { readonly narrowed: Narrowed; readonly sort: ShopSort },
  part: Part,
  settings: Settings,
): Promise<Listed> {
  const rows = await allListed(db, { by: Object.keys(narrowed), sort }).execute({ ...narrowed, ...part })
  // Past the last page there is no row that could carry the total
  const total = rows[0]?.total ?? (await countUpTo(db, products, narrowedBy(db, narrowed), COUNTED + 1))
  return { cards: rows.map((row) => toCard(row.card, settings)), total }
}

/** Walks the sort's index and skips what does not match: quick where many products match. */
function pickIds(
  db: Database,
  { within, sort }: Wanted,
  { limit, offset }: { [name in keyof Part]: Part[name] | Placeholder },
) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(within)
    .orderBy(...ordered(sort))
    .limit(limit)
    .offset(offset)
}

type Searched = Wanted & { readonly search: ProductSearch }

/**
 * A page of what a search finds. PostgreSQL cannot tell beforehand how many products match a text. So they are looked up
 * by the index of words first, up to a bound: few are sorted there and then; where there are more, walking the sort's
 * index mostly meets enough of each tier soon.
 */
async function listSearched(db: Database, searched: Searched, part: Part, settings: Settings): Promise<Listed> {
  const { within, search, sort } = searched
  const all = { within: and(within, search.matching), sort }
  const { total, ids } = await pickFew(db, all, part, { tierOf: sort === 'newest' ? search.tierOf : null })
  const picked =
    total <= COUNTED ? ids : sort === 'newest' ? await pickOfTiers(db, searched, part) : await pick(db, all, part)
  return { cards: await listProductsById(db, picked, settings), total }
}

async function pick(db: Database, wanted: Wanted, part: Part): Promise<Id<'product'>[]> {
  const rows = await pickIds(db, wanted, part)
  return rows.map(({ id }) => id)
}

/** The best matches first where there are too many to sort: one tier after the other. */
async function pickOfTiers(
  db: Database,
  { within, search, sort }: Searched,
  { limit, offset }: Part,
): Promise<Id<'product'>[]> {
  const picked: Id<'product'>[] = []
  let before = 0
  for (const tier of search.tiers) {
    if (picked.length === limit) break
    const part = { limit: limit - picked.length, offset: Math.max(0, offset - before) }
    // All tiers together are more than is counted, so where the others hold few, the last one holds many.
    const isRest = tier === search.tiers.at(-1) && before < COUNTED / 2
    const largest = isRest ? 0 : maxToSort(part)
    const { total, ids } = isRest
      ? MANY
      : await pickFew(db, { within: and(within, tier), sort }, part, { most: largest })
    picked.push(...(total <= largest ? ids : await pickOfMany(db, { within, tier, sort, moreThan: largest }, part)))
    before += total // of a tier with more than these the page is full
  }
  return picked
}

/** Up to so many products of a tier are sorted at once; more than the part, however far down it is. */
function maxToSort({ limit, offset }: Part): number {
  return Math.min(COUNTED, 1_000 + 10 * (offset + limit))
}

type WantedOfTier = Wanted & { readonly tier: SQL }

/**
 * Of a tier known to hold more than so many products: it is mostly met soon along the sort's index; where it is not, it
 * is looked up and sorted after all, unless it is known to hold too many for that.
 */
async function pickOfMany(
  db: Database,
  { within, tier, sort, moreThan }: WantedOfTier & { readonly moreThan: number },
  part: Part,
): Promise<readonly Id<'product'>[]> {
  const soon = await pickAmongFirst(db, { within, tier, sort }, part)
  if (soon.length === part.limit) return soon
  const all = { within: and(within, tier), sort }
  const { total, ids } = moreThan < COUNTED ? await pickFew(db, all, part) : MANY
  return total <= COUNTED ? ids : await pick(db, all, part)
}

/** What of a part is among the first products of the sort, whatever share of them its tier has. */
async function pickAmongFirst(
  db: Database,
  { within, tier, sort }: WantedOfTier,
  { limit, offset }: Part,
): Promise<Id<'product'>[]> {
  const order = ordered(sort)
  // By the name of the table, as that is how the conditions of a tier call its columns.
  const first = db
    .select()
    .from(products)
    .where(within)
    .orderBy(...order)
    .limit(COUNTED)
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

type Few = { readonly total: number; readonly ids: readonly Id<'product'>[] }

const MANY: Few = { total: COUNTED + 1, ids: [] }

/**
 * How many match, up to one more than `most`, and the ids of one part of them; no ids where there are more than that.
 * Both come from one look at the products, as the index of words cannot say which of them are for sale.
 */
async function pickFew(
  db: Database,
  { within, sort }: Wanted,
  { limit, offset }: Part,
  {
    most: largest = COUNTED,
    tierOf = null,
  }: { readonly most?: number; readonly tierOf?: ProductSearch['tierOf'] } = {},
): Promise<Few> {
  const { by, order } = SORTS[sort]
  const found = db.$with('found').as(
    db
      .select({
        id: products.id,
        by: by.as('by'),
        words: (tierOf ? sql`${products.nameSearch}` : sql`null`).as('words'),
      })
      .from(products)
      .where(within)
      .limit(largest + 1),
  )
  const counted = db.select({ total: count() }).from(found)
  const ids = db
    .select({ id: found.id })
    .from(found)
    .where(lte(counted, largest))
    .orderBy(...(tierOf ? [asc(tierOf(found.words))] : []), ...order(found.by, found.id))
    .limit(limit)
    .offset(offset)
  const [few] = await db
    .with(found)
    .select({ total: count(), ids: sql<Id<'product'>[]>`array${ids}` })
    .from(found)
  return few ?? { total: 0, ids: [] }
}

function inCollection(db: Database, slug: string | SQLWrapper): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(collectionProducts)
      .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
      .where(and(eq(collectionProducts.productId, products.id), eq(collections.slug, slug), publicCollection())),
  )
}
