import { and, asc, desc, eq, ilike, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { hasVariantCode } from '#app/catalog/product-list.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { pages } from '#app/content/pages/pages.table.ts'
import { ADMIN_SEARCH_MIN_LENGTH } from '#app/operations/admin/admin-search.ts'
import { matchesSearch } from '#app/orders/customers/customer-list.server.ts'
import { customers } from '#app/orders/customers/customers.table.ts'
import { searchImportedOrders } from '#app/orders/imported-orders/imported-order-list.server.ts'
import { hasDetail, searchedText } from '#app/orders/order-search.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { likePattern, likePatterns } from '#app/platform/db/like-pattern.ts'
import { markets } from '#app/store/markets.table.ts'

const LISTED = 5
const MANY = 500

export type AdminSearchResults = Awaited<ReturnType<typeof searchAdmin>>

/** The best matches of `q`. Names match in any word order and by parts ('obi ad'). Empty if `q` is too short. */
export async function searchAdmin(db: Database, q: string) {
  const isLong = q.length >= ADMIN_SEARCH_MIN_LENGTH
  const found = <Rows>(find: (db: Database, q: string) => Promise<Rows[]>) => (isLong ? find(db, q) : [])
  const [foundOrders, foundImported, foundInvoices, foundProducts, foundCustomers, named] = await Promise.all([
    found(findOrders),
    found(() => searchImportedOrders(db, q, LISTED)),
    found(findInvoices),
    found(findProducts),
    found(findCustomers),
    isLong ? findNamed(db, q) : NONE,
  ])
  return {
    orders: foundOrders,
    importedOrders: foundImported,
    invoices: foundInvoices,
    products: foundProducts,
    customers: foundCustomers,
    ...named,
  }
}

/**
 * Few matches come from the search index; with many, a scan from the newest order finds enough soon. PostgreSQL cannot
 * know which and would scan all orders.
 */
async function findOrders(db: Database, q: string) {
  const { id, orderNumber, customerName, status, createdAt, search } = orders
  const matching = db
    .select({ id, orderNumber, customerName, status, createdAt })
    .from(orders)
    .where(
      or(and(...likePatterns(searchedText(q)).map((pattern) => sql`${search} like lower(${pattern})`)), hasDetail(q)),
    )
    .$dynamic()
  const some = await matching.limit(MANY)
  const newest = some.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  const found = some.length < MANY ? newest : await matching.orderBy(desc(createdAt), desc(id)).limit(LISTED)
  return found.slice(0, LISTED).map(({ createdAt, ...order }) => order)
}

/** Parts of a number that the search index knows. As with orders, many are found soon from the newest. */
async function findInvoices(db: Database, q: string) {
  if (!/^(?=.*\d)[a-z\d-]{3,40}$/i.test(q)) return []
  const { id, number, kind, buyer, issuedAt, search } = invoices
  const pattern = likePattern(q)
  const matching = db
    .select({ id, number, kind, buyer, issuedAt })
    .from(invoices)
    .where(and(sql`${search} like lower(${pattern})`, ilike(number, pattern)))
    .$dynamic()
  const some = await matching.limit(MANY)
  const newest = some.toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime() || (a.id < b.id ? 1 : -1))
  const found = some.length < MANY ? newest : await matching.orderBy(desc(issuedAt), desc(id)).limit(LISTED)
  return found.slice(0, LISTED).map(({ issuedAt, ...invoice }) => invoice)
}

function findProducts(db: Database, q: string) {
  const { id, name, sku, status } = products
  return db
    .select({ id, name, sku, status })
    .from(products)
    .where(
      or(and(...likePatterns(q).map((pattern) => ilike(name, pattern))), ilike(sku, likePattern(q)), hasVariantCode(q)),
    )
    .orderBy(desc(eq(status, 'active')), desc(ilike(name, likePattern(q).slice(1))), desc(products.createdAt), desc(id))
    .limit(LISTED)
}

function findCustomers(db: Database, q: string) {
  const { id, firstName, lastName, email } = customers
  return db
    .select({ id, name: sql<string>`btrim(${firstName} || ' ' || ${lastName})`, email })
    .from(customers)
    .where(matchesSearch(q))
    .orderBy(desc(customers.createdAt), desc(id))
    .limit(LISTED)
}

/**
 * Collections, categories, markets and pages: few rows each, so one statement finds them all. `place` is the order within
 * a kind.
 */
async function findNamed(db: Database, q: string): Promise<Named> {
  const pattern = likePattern(q)
  const placed = (...order: SQL[]) => sql<number>`(row_number() over (order by ${sql.join(order, sql`, `)}))::int`
  const inCollections = db
    .select({
      kind: sql<keyof Named>`'collections'`.as('kind'),
      id: sql<string>`${collections.id}`.as('id'),
      name: collections.name,
      status: sql<string>`${collections.status}`.as('status'),
      place: placed(asc(collections.position), asc(collections.id)).as('place'),
    })
    .from(collections)
    .where(or(ilike(collections.name, pattern), ilike(collections.slug, pattern)))
  const inCategories = db
    .select({
      kind: sql<keyof Named>`'categories'`,
      id: sql<string>`${categories.id}`,
      name: categories.name,
      status: sql<string>`''`,
      place: placed(asc(categories.position), asc(categories.slug)),
    })
    .from(categories)
    .where(or(ilike(categories.name, pattern), ilike(categories.slug, pattern)))
  const inMarkets = db
    .select({
      kind: sql<keyof Named>`'markets'`,
      id: sql<string>`${markets.id}`,
      name: markets.name,
      status: sql<string>`${markets.status}`,
      place: placed(desc(markets.isPrimary), asc(markets.position), asc(markets.id)),
    })
    .from(markets)
    .where(ilike(markets.name, pattern))
  const inPages = db
    .select({
      kind: sql<keyof Named>`'pages'`,
      id: sql<string>`${pages.id}`,
      name: pages.title,
      status: sql<string>`${pages.status}`,
      place: placed(asc(pages.title), asc(pages.id)),
    })
    .from(pages)
    .where(or(ilike(pages.title, pattern), ilike(pages.slug, pattern)))
  const all = unionAll(inCollections, inCategories, inMarkets, inPages).as('named')
  const rows = await db.select().from(all).where(lte(all.place, LISTED)).orderBy(all.kind, all.place)
  const of = (wanted: keyof Named) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, name, status }) => ({ id, name, status }))
  return {
    collections: of('collections'),
    categories: of('categories'),
    markets: of('markets'),
    pages: of('pages'),
  }
}

type NamedRow = { readonly id: string; readonly name: string; readonly status: string }
type Named = Readonly<Record<'collections' | 'categories' | 'markets' | 'pages', readonly NamedRow[]>>
const NONE: Named = { collections: [], categories: [], markets: [], pages: [] }
