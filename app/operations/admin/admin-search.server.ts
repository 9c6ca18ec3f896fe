import { and, asc, desc, eq, ilike, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { matchVariantCode } from '#app/catalog/product-list.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { pages } from '#app/content/pages.table.ts'
import { ADMIN_SEARCH_MIN_LENGTH } from '#app/operations/admin/admin-search.ts'
import { searchCustomers, searchImportedOrders, searchOrders } from '#app/orders/find-orders.server.ts'
import { searchInvoices } from '#app/payments/admin-search.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern, toLikePatterns } from '#app/platform/db/like-pattern.ts'
import { markets } from '#app/store/markets.table.ts'

const MAX_RESULTS = 5

export type AdminSearchResults = Awaited<ReturnType<typeof searchAdmin>>

/**
 * Returns the best matches for `q`, or none if it is too short. A name matches if it contains all typed words or parts
 * of words, in any order: 'obi ad' finds 'Ada Obi'.
 */
export async function searchAdmin(db: Database, q: string) {
  const isLong = q.length >= ADMIN_SEARCH_MIN_LENGTH
  const searchIfLong = <Rows>(find: (db: Database, q: string) => Promise<Rows[]>) => (isLong ? find(db, q) : [])
  const [foundOrders, foundImported, foundInvoices, foundProducts, foundCustomers, foundByName] = await Promise.all([
    searchIfLong(() => searchOrders(db, q, MAX_RESULTS)),
    searchIfLong(() => searchImportedOrders(db, q, MAX_RESULTS)),
    searchIfLong(() => searchInvoices(db, q, MAX_RESULTS)),
    searchIfLong(findProducts),
    searchIfLong(() => searchCustomers(db, q, MAX_RESULTS)),
    isLong ? findByName(db, q) : NONE,
  ])
  return {
    orders: foundOrders,
    importedOrders: foundImported,
    invoices: foundInvoices,
    products: foundProducts,
    customers: foundCustomers,
    ...foundByName,
  }
}

function findProducts(db: Database, q: string) {
  const { id, name, sku, status } = products
  return db
    .select({ id, name, sku, status })
    .from(products)
    .where(
      or(
        and(...toLikePatterns(q).map((pattern) => ilike(name, pattern))),
        ilike(sku, toLikePattern(q)),
        matchVariantCode(q),
      ),
    )
    .orderBy(
      desc(eq(status, 'active')),
      desc(ilike(name, toLikePattern(q).slice(1))),
      desc(products.createdAt),
      desc(id),
    )
    .limit(MAX_RESULTS)
}

/**
 * Finds collections, categories, markets and pages in one statement, because each table has few rows. `place` is the
 * position within a kind.
 */
async function findByName(db: Database, q: string): Promise<NamedRowsByKind> {
  const pattern = toLikePattern(q)
  const rankBy = (...order: SQL[]) => sql<number>`(row_number() over (order by ${sql.join(order, sql`, `)}))::int`
  const inCollections = db
    .select({
      kind: sql<keyof NamedRowsByKind>`'collections'`.as('kind'),
      id: sql<string>`${collections.id}`.as('id'),
      name: collections.name,
      status: sql<string>`${collections.status}`.as('status'),
      place: rankBy(asc(collections.position), asc(collections.id)).as('place'),
    })
    .from(collections)
    .where(or(ilike(collections.name, pattern), ilike(collections.slug, pattern)))
  const inCategories = db
    .select({
      kind: sql<keyof NamedRowsByKind>`'categories'`,
      id: sql<string>`${categories.id}`,
      name: categories.name,
      status: sql<string>`''`,
      place: rankBy(asc(categories.position), asc(categories.slug)),
    })
    .from(categories)
    .where(or(ilike(categories.name, pattern), ilike(categories.slug, pattern)))
  const inMarkets = db
    .select({
      kind: sql<keyof NamedRowsByKind>`'markets'`,
      id: sql<string>`${markets.id}`,
      name: markets.name,
      status: sql<string>`${markets.status}`,
      place: rankBy(desc(markets.isPrimary), asc(markets.position), asc(markets.id)),
    })
    .from(markets)
    .where(ilike(markets.name, pattern))
  const inPages = db
    .select({
      kind: sql<keyof NamedRowsByKind>`'pages'`,
      id: sql<string>`${pages.id}`,
      name: pages.title,
      status: sql<string>`${pages.status}`,
      place: rankBy(asc(pages.title), asc(pages.id)),
    })
    .from(pages)
    .where(or(ilike(pages.title, pattern), ilike(pages.slug, pattern)))
  const all = unionAll(inCollections, inCategories, inMarkets, inPages).as('named')
  const rows = await db.select().from(all).where(lte(all.place, MAX_RESULTS)).orderBy(all.kind, all.place)
  const listByKind = (wanted: keyof NamedRowsByKind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, name, status }) => ({ id, name, status }))
  return {
    collections: listByKind('collections'),
    categories: listByKind('categories'),
    markets: listByKind('markets'),
    pages: listByKind('pages'),
  }
}

type NamedRow = { readonly id: string; readonly name: string; readonly status: string }
type NamedRowsByKind = Readonly<Record<'collections' | 'categories' | 'markets' | 'pages', readonly NamedRow[]>>
const NONE: NamedRowsByKind = { collections: [], categories: [], markets: [], pages: [] }
