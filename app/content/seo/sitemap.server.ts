import { and, asc, count, eq, exists, sql } from 'drizzle-orm'
import { href } from 'react-router'
import { categories } from '#app/catalog/categories.table.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { buildShopQuery } from '#app/catalog/storefront/shop/shop-filters.ts'
import { publicPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { readSitemapName, type SitemapPage } from '#app/content/seo/sitemap.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findContentLanguage, type Locale } from '#app/store/locale.ts'
import { getPagePath } from '#app/store/policies.ts'
import { selectSlug, type TextLanguage } from '#app/store/translated.server.ts'

/** A sitemap can have 50,000 URLs, but files are created in memory. */
const FILE_SIZE = 10_000

const STATIC_PAGES = ['/', '/shop', '/lookbook', '/about', '/contact', '/faq'] as const

type SitemapLocale = Pick<Locale, 'prefix' | 'language'> & {
  /** True if pages of the locale link to an accessibility statement, whether built in or written by the owner. */
  readonly hasStatement?: boolean
}

/**
 * Returns all pages. If there are too many pages for one file, or several locales, returns the names of files under
 * /sitemap/: 'products-2.xml', or 'de.products-2.xml' for a locale with a prefix.
 */
export async function readSitemap(
  db: Database,
  locales: readonly SitemapLocale[],
  fileSize = FILE_SIZE,
): Promise<{ readonly pages: readonly SitemapPage[] } | { readonly files: readonly string[] }> {
  const [[counted], otherPages] = await Promise.all([
    db.select({ total: count() }).from(products).where(publicProduct()),
    listOtherPages(db, null, locales[0]?.hasStatement),
  ])
  const total = counted?.total ?? 0
  if (locales.length === 1 && otherPages.length + total <= fileSize)
    return { pages: [...otherPages, ...(await listProductPages(db, 1, fileSize))] }
  const parts = Array.from({ length: Math.ceil(total / fileSize) }, (_, index) => `products-${index + 1}.xml`)
  const files = ['pages.xml', ...parts]
  return { files: locales.flatMap(({ prefix }) => files.map((file) => (prefix ? `${prefix}.${file}` : file))) }
}

export async function readSitemapFile(
  db: Database,
  name: string,
  locales: readonly SitemapLocale[],
  fileSize = FILE_SIZE,
): Promise<readonly SitemapPage[] | null> {
  const file = readSitemapName(name)
  const locale = file && locales.find(({ prefix }) => prefix === file.prefix)
  if (!locale) return null
  const language = findContentLanguage(locale, locales)
  const pages =
    file.part === 0
      ? await listOtherPages(db, language, locale.hasStatement)
      : await listProductPages(db, file.part, fileSize)
  return pages.length > 0 ? pages.map((page) => ({ ...page, path: withPrefix(file.prefix, page.path) })) : null
}

const constantColumn = { constantColumn: sql`1` }

/**
 * Lists all pages except those of products and of empty categories. `language`: the language of the slugs; null for the
 * originals.
 */
async function listOtherPages(db: Database, language: TextLanguage, hasStatement = false): Promise<SitemapPage[]> {
  const [categoryRows, collectionRows, pageRows] = await Promise.all([
    db

      .select({ slug: selectSlug('category', categories, language), changedAt: categories.updatedAt })
      .from(categories)
      .where(
        exists(
          db
            .select(constantColumn)
            .from(products)
            .where(and(eq(products.category, categories.slug), publicProduct())),
        ),
      )
      .orderBy(asc(categories.position), asc(categories.slug)),
    db
      .select({ slug: selectSlug('collection', collections, language), changedAt: collections.updatedAt })
      .from(collections)
      .where(publicCollection())
      .orderBy(asc(collections.slug))
      .limit(FILE_SIZE),
    db
      .select({ slug: selectSlug('page', pages, language), policy: pages.policy, changedAt: pages.publishedAt })
      .from(pages)
      .where(publicPage())
      .orderBy(asc(pages.slug))
      .limit(FILE_SIZE),
  ])
  const isWritten = pageRows.some(({ policy }) => policy === 'accessibility')
  return [
    ...STATIC_PAGES.map((path) => ({ path, changedAt: null })),
    ...categoryRows.map(({ slug, changedAt }) => ({
      path: href('/shop') + buildShopQuery({ category: slug }),
      changedAt,
    })),
    ...collectionRows.map(({ slug, changedAt }) => ({ path: `/collection/${slug}`, changedAt })),
    ...pageRows.map(({ changedAt, ...page }) => ({ path: getPagePath(page), changedAt })),
    ...(hasStatement && !isWritten
      ? [{ path: getPagePath({ slug: '', policy: 'accessibility' }), changedAt: null }]
      : []),
  ]
}

async function listProductPages(db: Database, part: number, fileSize: number): Promise<SitemapPage[]> {
  const rows = await db
    .select({ id: products.id, changedAt: products.updatedAt })
    .from(products)
    .where(publicProduct())
    .orderBy(asc(products.id))
    .limit(fileSize)
    .offset((part - 1) * fileSize)
  return rows.map(({ id, changedAt }) => ({ path: `/product/${id}`, changedAt }))
}
