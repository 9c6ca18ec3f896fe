import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { publicPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { listPageReferences, type PageReference, toPath } from '#app/content/redirects/known-addresses.server.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getPagePath } from '#app/store/policies.ts'
import {
  hasSlugAnywhere,
  type SluggedKind,
  selectSlug,
  selectSlugs,
  type TextLanguage,
} from '#app/store/translated.server.ts'
import type { Slugs } from '#app/store/translations.ts'

/**
 * Resolves each URL path to the page with this path, otherwise to the target of its redirect, otherwise to the page
 * with this path in another language or in Shopify or WooCommerce. Omits paths without a target. `paths`: results of
 * `toRedirectPath`. `language`: the language of the slugs in targets; null for original slugs.
 */
export async function findTargets(
  db: Database,
  paths: readonly string[],
  language: TextLanguage = null,
): Promise<ReadonlyMap<string, string>> {
  const references = new Map(paths.map((path) => [path, listPageReferences(path)]))
  const all = [...references.values()].flat()
  const redirected = await findRedirects(db, [...paths, ...paths.map(withoutQuery), ...all.map(toPath)])
  // Redirect targets contain original slugs
  const translatable = language === null ? [] : [...new Set(redirected.values())].flatMap(listOwnReferences)
  const { findPage, findPageInOtherLanguage } = await findPages(db, [...all, ...translatable], language)
  const findRedirectTarget = (path: string) => {
    const target = redirected.get(path)
    if (target === undefined || language === null) return target
    const [ownReference] = listOwnReferences(target)
    return ownReference ? target.replace(toPath(ownReference), findPage(ownReference) ?? toPath(ownReference)) : target
  }
  const targets = new Map<string, string>()
  for (const [path, candidates] of references) {
    const ownReference = candidates.find((reference) => hasPath(reference, path))
    const target =
      (ownReference && findPage(ownReference)) ??
      findRedirectTarget(path) ??
      findRedirectTarget(withoutQuery(path)) ??
      findFirst(
        candidates,
        (reference) =>
          findPage(reference) ?? findPageInOtherLanguage(reference) ?? findRedirectTarget(toPath(reference)),
      )
    if (target !== undefined) targets.set(path, target)
  }
  return targets
}

/**
 * Returns an array with the page that a target refers to. The array is empty if the target is not a page of this store.
 */
function listOwnReferences(target: string): readonly PageReference[] {
  const ownReference = target.startsWith('/')
    ? listPageReferences(target).find((reference) => hasPath(reference, target))
    : undefined
  return ownReference ? [ownReference] : []
}

async function findRedirects(db: Database, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ path: redirects.path, target: redirects.target })
    .from(redirects)
    .where(isAmong(redirects.path, paths))
  return new Map(rows.map(({ path, target }) => [path, target]))
}

/**
 * Returns two functions that find the visible page for a reference: one by its slug in this language or its original
 * slug, the other by its slug in another language.
 */
async function findPages(db: Database, references: readonly PageReference[], language: TextLanguage) {
  const listSlugs = (kind: PageReference['kind']) =>
    references.flatMap((reference) => (reference.kind === kind && 'slug' in reference ? reference.slug : []))
  const productSlugs = listSlugs('product')
  const ids = productSlugs.flatMap((slug) => parseId<'product'>(slug) ?? [])
  const matchesProduct = and(or(isAmong(products.slug, productSlugs), isAmong(products.id, ids)), publicProduct())
  const policies = references.flatMap((reference) => (reference.kind === 'policy' ? reference.policy : []))
  const needsPages = policies.length > 0 || listSlugs('written').length > 0
  const matchesPage = and(
    or(hasSlugAnywhere('page', pages, listSlugs('written')), isAmong(pages.policy, policies)),
    publicPage(),
  )
  const [productRows, collectionRows, categoryRows, pageRows] = await Promise.all([
    productSlugs.length === 0
      ? []
      : db.select({ id: products.id, slug: products.slug }).from(products).where(matchesProduct),
    listRows(db, 'collection', collections, { slugs: listSlugs('collection'), language }, publicCollection()),
    listRows(db, 'category', categories, { slugs: listSlugs('category'), language }),
    needsPages
      ? db
          .select({ ...selectSlugColumns('page', pages, language), policy: pages.policy })
          .from(pages)
          .where(matchesPage)
      : [],
  ])
  const pagesWithSlugs = [
    ...collectionRows.map((row) => toPage(row, (slug) => toPath({ kind: 'collection', slug }))),
    ...categoryRows.map((row) => toPage(row, (slug) => toPath({ kind: 'category', slug }))),
    ...pageRows.map(({ policy, ...row }) => {
      const page = toPage(row, (slug) => toPath({ kind: 'written', slug }))
      return policy ? { ...page, path: getPagePath({ policy, slug: '' }), own: [...page.own, `/${policy}`] } : page
    }),
  ]
  const found = new Map([
    ...productRows.flatMap(({ id, slug }) => [slug, id].map((name) => [`/product/${name}`, `/product/${id}`] as const)),
    ...pagesWithSlugs.flatMap(({ path, own }) => own.map((address) => [address, path] as const)),
  ])
  const pathsInOtherLanguages = new Map(
    pagesWithSlugs.flatMap(({ path, others }) => others.map((address) => [address, path] as const)),
  )
  return {
    findPage: (reference: PageReference) => (reference.kind === 'page' ? reference.path : found.get(toPath(reference))),
    findPageInOtherLanguage: (reference: PageReference) => pathsInOtherLanguages.get(toPath(reference)),
  }
}

type SluggedTable = typeof collections | typeof categories | typeof pages
type SlugRow = { readonly slug: string; readonly slugs: Slugs }

/** Selects the slug in this language, and the slugs in all languages. */
function selectSlugColumns(kind: SluggedKind, table: SluggedTable, language: TextLanguage) {
  return { slug: selectSlug(kind, table, language), slugs: selectSlugs(kind, table) }
}

/** Returns a page with its paths in this language and in other languages. */
function toPage({ slug, slugs }: SlugRow, slugToPath: (slug: string) => string) {
  return {
    path: slugToPath(slug),
    own: [slug, slugs.original].map(slugToPath),
    others: Object.values(slugs.byLanguage).map(slugToPath),
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
    .select(selectSlugColumns(kind, table, language))
    .from(table)
    .where(and(hasSlugAnywhere(kind, table, slugs), condition))
}

/** Passes one array parameter, because the values from a file can exceed the parameter limit. */
function isAmong(column: Column, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(values)])})`
}

/** Returns true if the path is the URL of the reference. The URL of a category's page can have additional filters. */
function hasPath(reference: PageReference, path: string): boolean {
  const address = toPath(reference)
  return (
    address === path || address === withoutQuery(path) || (reference.kind === 'category' && path.startsWith('/shop?'))
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
