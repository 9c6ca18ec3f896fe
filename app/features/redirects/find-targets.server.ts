import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import { publicPage } from '#app/features/pages/pages.server.ts'
import { pages } from '#app/features/pages/pages.table.ts'
import { pagePath } from '#app/features/pages/policies.ts'
import { addressOf, type Meaning, meaningsOf } from '#app/features/redirects/known-addresses.ts'
import { redirects } from '#app/features/redirects/redirects.table.ts'
import { parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Returns where addresses lead: to the page that has the address, else to the target of its redirect, else to the page
 * that Shopify or WooCommerce means by it. Those that lead nowhere are missing. `paths` as `redirectPath` returns them.
 */
export async function findTargets(db: Database, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const meanings = new Map(paths.map((path) => [path, meaningsOf(path)]))
  const all = [...meanings.values()].flat()
  const [moved, pageOf] = await Promise.all([
    findRedirects(db, [...paths, ...paths.map(withoutQuery), ...all.map(addressOf)]),
    findPages(db, all),
  ])
  const targets = new Map<string, string>()
  for (const [path, means] of meanings) {
    const own = means.find((meaning) => isAddressOf(meaning, path))
    const target =
      (own && pageOf(own)) ??
      moved.get(path) ??
      moved.get(withoutQuery(path)) ??
      firstOf(means, (meaning) => pageOf(meaning) ?? moved.get(addressOf(meaning)))
    if (target !== undefined) targets.set(path, target)
  }
  return targets
}

async function findRedirects(db: Database, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ path: redirects.path, target: redirects.target })
    .from(redirects)
    .where(isAmong(redirects.path, paths))
  return new Map(rows.map(({ path, target }) => [path, target]))
}

/** Returns a function that returns the page that shoppers find under a meaning. */
async function findPages(db: Database, meanings: readonly Meaning[]) {
  const slugs = (kind: Meaning['kind']) =>
    meanings.flatMap((one) => (one.kind === kind && 'slug' in one ? one.slug : []))
  const named = slugs('product')
  const ids = named.flatMap((slug) => parseId<'product'>(slug) ?? [])
  const isNamed = and(or(isAmong(products.slug, named), isAmong(products.id, ids)), publicProduct())
  const policies = meanings.flatMap((one) => (one.kind === 'policy' ? one.policy : []))
  const isWritten = and(or(isAmong(pages.slug, slugs('written')), isAmong(pages.policy, policies)), publicPage())
  const isPageWanted = policies.length > 0 || slugs('written').length > 0
  const [productRows, collectionRows, categoryRows, written] = await Promise.all([
    named.length === 0 ? [] : db.select({ id: products.id, slug: products.slug }).from(products).where(isNamed),
    rowsOf(db, collections, slugs('collection'), publicCollection()),
    rowsOf(db, categories, slugs('category')),
    isPageWanted ? db.select({ slug: pages.slug, policy: pages.policy }).from(pages).where(isWritten) : [],
  ])
  const found = new Map([
    ...productRows.flatMap(({ id, slug }) => [slug, id].map((name) => [`/product/${name}`, `/product/${id}`] as const)),
    ...collectionRows.map(({ slug }) => ({ kind: 'collection', slug }) as const).map(toPage),
    ...categoryRows.map(({ slug }) => ({ kind: 'category', slug }) as const).map(toPage),
    ...written.flatMap((row) => [`/pages/${row.slug}`, pagePath(row)].map((path) => [path, pagePath(row)] as const)),
  ])
  return (meaning: Meaning): string | undefined =>
    meaning.kind === 'page' ? meaning.path : found.get(addressOf(meaning))
}

function toPage(meaning: Meaning): [string, string] {
  return [addressOf(meaning), addressOf(meaning)]
}

function rowsOf(
  db: Database,
  table: typeof collections | typeof categories,
  slugs: readonly string[],
  condition?: SQL,
): PromiseLike<{ slug: string }[]> | never[] {
  if (slugs.length === 0) return []
  return db
    .select({ slug: table.slug })
    .from(table)
    .where(and(isAmong(table.slug, slugs), condition))
}

/** As one parameter, as the values of a file exceed the limit of parameters. */
function isAmong(column: Column, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(values)])})`
}

/** A category's page may have further filters. */
function isAddressOf(meaning: Meaning, path: string): boolean {
  const address = addressOf(meaning)
  return (
    address === path || address === withoutQuery(path) || (meaning.kind === 'category' && path.startsWith('/shop?'))
  )
}

function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '')
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
