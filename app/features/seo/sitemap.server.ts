import { asc, count } from 'drizzle-orm'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import type { SitemapPage } from '#app/features/seo/sitemap.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** 50,000 are allowed, but a file is created in memory. */
const FILE_SIZE = 10_000

const STATIC_PAGES = ['/', '/shop', '/lookbook', '/about', '/contact', '/faq'] as const

/** Returns all pages, or if those are too many for one file, the names of files below /sitemap/. */
export async function readSitemap(
  db: Database,
  fileSize = FILE_SIZE,
): Promise<{ readonly pages: readonly SitemapPage[] } | { readonly files: readonly string[] }> {
  const [[counted], first] = await Promise.all([
    db.select({ total: count() }).from(products).where(publicProduct()),
    listOtherPages(db),
  ])
  const total = counted?.total ?? 0
  if (first.length + total <= fileSize) return { pages: [...first, ...(await listProductPages(db, 1, fileSize))] }
  const parts = Array.from({ length: Math.ceil(total / fileSize) }, (_, at) => `products-${at + 1}.xml`)
  return { files: ['pages.xml', ...parts] }
}

export async function readSitemapFile(
  db: Database,
  name: string,
  fileSize = FILE_SIZE,
): Promise<readonly SitemapPage[] | null> {
  if (name === 'pages.xml') return listOtherPages(db)
  const part = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0)
  const pages = part ? await listProductPages(db, part, fileSize) : []
  return pages.length > 0 ? pages : null
}

async function listOtherPages(db: Database): Promise<SitemapPage[]> {
  const rows = await db
    .select({ slug: collections.slug, changed: collections.updatedAt })
    .from(collections)
    .where(publicCollection())
    .orderBy(asc(collections.slug))
    .limit(FILE_SIZE)
  return [
    ...STATIC_PAGES.map((path) => ({ path, changed: null })),
    ...rows.map(({ slug, changed }) => ({ path: `/collection/${slug}`, changed })),
  ]
}

async function listProductPages(db: Database, part: number, fileSize: number): Promise<SitemapPage[]> {
  const rows = await db
    .select({ id: products.id, changed: products.updatedAt })
    .from(products)
    .where(publicProduct())
    .orderBy(asc(products.id))
    .limit(fileSize)
    .offset((part - 1) * fileSize)
  return rows.map(({ id, changed }) => ({ path: `/product/${id}`, changed }))
}
