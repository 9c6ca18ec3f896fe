import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { publicPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { listMeanings, type Meaning, toAddress } from '#app/content/redirects/known-addresses.server.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { pagePath } from '#app/store/policies.ts'
import {
  hasSlugAnywhere,
  type SluggedKind,
  selectSlugs,
  slugIn,
  type TextLanguage,
} from '#app/store/translated.server.ts'
import type { Slugs } from '#app/store/translations.ts'

/**
 * Resolves URL paths: to the page with this path, else to the target of its redirect, else to the page that has this
 * path in another language or in Shopify or WooCommerce. Omits paths without a target. `paths`: results of
 * `redirectPath`. `language`: the language of the slugs in targets; null for the originals.
 */
export async function findTargets(
  db: Database,
  paths: readonly string[],
  language: TextLanguage = null,
): Promise<ReadonlyMap<string, string>> {
  const meanings = new Map(paths.map((path) => [path, listMeanings(path)]))
  const all = [...meanings.values()].flat()
  const redirected = await findRedirects(db, [...paths, ...paths.map(withoutQuery), ...all.map(toAddress)])
  // Redirects contain the slugs of originals
  const translatable = language === null ? [] : [...new Set(redirected.values())].flatMap(ownMeaning)
  const { findPage, findPageElsewhere } = await findPages(db, [...all, ...translatable], language)
  const moved = (path: string) => {
    const target = redirected.get(path)
    if (target === undefined || language === null) return target
    const [own] = ownMeaning(target)
    return own ? target.replace(toAddress(own), findPage(own) ?? toAddress(own)) : target
  }
  const targets = new Map<string, string>()
  for (const [path, candidates] of meanings) {
    const own = candidates.find((meaning) => hasAddress(meaning, path))
    const target =
      (own && findPage(own)) ??
      moved(path) ??
      moved(withoutQuery(path)) ??
      findFirst(candidates, (meaning) => findPage(meaning) ?? findPageElsewhere(meaning) ?? moved(toAddress(meaning)))
    if (target !== undefined) targets.set(path, target)
  }
  return targets
}

/** Returns the page of a target as an array, which is empty for other hosts. */
function ownMeaning(target: string): readonly Meaning[] {
  const own = target.startsWith('/') ? listMeanings(target).find((meaning) => hasAddress(meaning, target)) : undefined
  return own ? [own] : []
}

async function findRedirects(db: Database, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ path: redirects.path, target: redirects.target })
    .from(redirects)
    .where(isAmong(redirects.path, paths))
  return new Map(rows.map(({ path, target }) => [path, target]))
}

/**
 * Returns two functions that find the visible page for a meaning: by its slug in the language or in the original, and
 * by its slug in another language.
 */
async function findPages(db: Database, meanings: readonly Meaning[], language: TextLanguage) {
  const slugs = (kind: Meaning['kind']) =>
    meanings.flatMap((meaning) => (meaning.kind === kind && 'slug' in meaning ? meaning.slug : []))
  const named = slugs('product')
  const ids = named.flatMap((slug) => parseId<'product'>(slug) ?? [])
  const isNamed = and(or(isAmong(products.slug, named), isAmong(products.id, ids)), publicProduct())
  const policies = meanings.flatMap((meaning) => (meaning.kind === 'policy' ? meaning.policy : []))
  const isPageWanted = policies.length > 0 || slugs('written').length > 0
  const isWritten = and(
    or(hasSlugAnywhere('page', pages, slugs('written')), isAmong(pages.policy, policies)),
    publicPage(),
  )
  const [productRows, collectionRows, categoryRows, written] = await Promise.all([
    named.length === 0 ? [] : db.select({ id: products.id, slug: products.slug }).from(products).where(isNamed),
    listRows(db, 'collection', collections, { slugs: slugs('collection'), language }, publicCollection()),
    listRows(db, 'category', categories, { slugs: slugs('category'), language }),
    isPageWanted
      ? db
          .select({ ...slugColumns('page', pages, language), policy: pages.policy })
          .from(pages)
          .where(isWritten)
      : [],
  ])
  const slugged = [
    ...collectionRows.map((row) => pageAt(row, (slug) => toAddress({ kind: 'collection', slug }))),
    ...categoryRows.map((row) => pageAt(row, (slug) => toAddress({ kind: 'category', slug }))),
    ...written.map(({ policy, ...row }) => {
      const page = pageAt(row, (slug) => toAddress({ kind: 'written', slug }))
      return policy ? { ...page, path: pagePath({ policy, slug: '' }), own: [...page.own, `/${policy}`] } : page
    }),
  ]
  const found = new Map([
    ...productRows.flatMap(({ id, slug }) => [slug, id].map((name) => [`/product/${name}`, `/product/${id}`] as const)),
    ...slugged.flatMap(({ path, own }) => own.map((address) => [address, path] as const)),
  ])
  const elsewhere = new Map(slugged.flatMap(({ path, others }) => others.map((address) => [address, path] as const)))
  return {
    findPage: (meaning: Meaning) => (meaning.kind === 'page' ? meaning.path : found.get(toAddress(meaning))),
    findPageElsewhere: (meaning: Meaning) => elsewhere.get(toAddress(meaning)),
  }
}

type SluggedTable = typeof collections | typeof categories | typeof pages
type SlugRow = { readonly slug: string; readonly slugs: Slugs }

/** Selects the slug in the language, and all slugs. */
function slugColumns(kind: SluggedKind, table: SluggedTable, language: TextLanguage) {
  return { slug: slugIn(kind, table, language), slugs: selectSlugs(kind, table) }
}

/** Returns a page with its paths in this language and in others. */
function pageAt({ slug, slugs }: SlugRow, addressOfSlug: (slug: string) => string) {
  return {
    path: addressOfSlug(slug),
    own: [slug, slugs.original].map(addressOfSlug),
    others: Object.values(slugs.byLanguage).map(addressOfSlug),
  }
}

function listRows(
  db: Database,
  kind: 'collection' | 'category',
  table: typeof collections | typeof categories,
  { slugs, language }: { readonly slugs: readonly string[]; readonly language: TextLanguage },
  condition?: SQL,
): PromiseLike<SlugRow[]> | never[] {
  if (slugs.length === 0) return []
  return db
    .select(slugColumns(kind, table, language))
    .from(table)
    .where(and(hasSlugAnywhere(kind, table, slugs), condition))
}

/** Passes one array parameter, because the values of a file can exceed the parameter limit. */
function isAmong(column: Column, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(values)])})`
}

/** The URL of a category's page can have additional filters. */
function hasAddress(meaning: Meaning, path: string): boolean {
  const address = toAddress(meaning)
  return (
    address === path || address === withoutQuery(path) || (meaning.kind === 'category' && path.startsWith('/shop?'))
  )
}

function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '')
}

function findFirst<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
