import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { ADMIN_SEARCH_MIN_LENGTH } from '#app/features/admin/admin-search.ts'
import { hasVariantCode } from '#app/features/catalog/admin/products/product-list.server.ts'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { matchesSearch } from '#app/features/customers/customer-list.server.ts'
import { customers } from '#app/features/customers/customers.table.ts'
import { searchImportedOrders } from '#app/features/imported-orders/imported-order-list.server.ts'
import { invoices } from '#app/features/invoices/invoices.table.ts'
import { markets } from '#app/features/markets/markets.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { pages } from '#app/features/pages/pages.table.ts'
import { likePattern, likePatterns } from '#app/lib/like-pattern.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const LISTED = 5
const MANY = 500

export type AdminSearchResults = Awaited<ReturnType<typeof searchAdmin>>

/** The best matches of `q`. Names match in any word order and by parts ('obi ad'). Empty if `q` is too short. */
export async function searchAdmin(db: Database, q: string) {
  const isLong = q.length >= ADMIN_SEARCH_MIN_LENGTH
  const found = <Rows>(find: (db: Database, q: string) => Promise<Rows[]>) => (isLong ? find(db, q) : [])
  const [foundOrders, foundImported, foundInvoices, foundProducts, foundCustomers, ...others] = await Promise.all([
    found(findOrders),
    found(() => searchImportedOrders(db, q, LISTED)),
    found(findInvoices),
    found(findProducts),
    found(findCustomers),
    found(findCollections),
    found(findCategories),
    found(findMarkets),
    found(findPages),
  ])
  const [foundCollections, foundCategories, foundMarkets, foundPages] = others
  return {
    orders: foundOrders,
    importedOrders: foundImported,
    invoices: foundInvoices,
    products: foundProducts,
    customers: foundCustomers,
    collections: foundCollections,
    categories: foundCategories,
    markets: foundMarkets,
    pages: foundPages,
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
    .where(and(...likePatterns(q).map((pattern) => sql`${search} like lower(${pattern})`)))
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

function findCollections(db: Database, q: string) {
  const { id, name, slug, status } = collections
  return db
    .select({ id, name, status })
    .from(collections)
    .where(or(ilike(name, likePattern(q)), ilike(slug, likePattern(q))))
    .orderBy(asc(collections.position), asc(id))
    .limit(LISTED)
}

function findCategories(db: Database, q: string) {
  const { id, name, slug, position } = categories
  return db
    .select({ id, name })
    .from(categories)
    .where(or(ilike(name, likePattern(q)), ilike(slug, likePattern(q))))
    .orderBy(asc(position), asc(slug))
    .limit(LISTED)
}

function findMarkets(db: Database, q: string) {
  const { id, name, status, isPrimary, position } = markets
  return db
    .select({ id, name, status })
    .from(markets)
    .where(ilike(name, likePattern(q)))
    .orderBy(desc(isPrimary), asc(position), asc(id))
    .limit(LISTED)
}

function findPages(db: Database, q: string) {
  const { id, title, slug, status } = pages
  return db
    .select({ id, title, status })
    .from(pages)
    .where(or(ilike(title, likePattern(q)), ilike(slug, likePattern(q))))
    .orderBy(asc(title), asc(id))
    .limit(LISTED)
}
