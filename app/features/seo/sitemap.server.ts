import { asc, count } from 'drizzle-orm'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import type { SitemapPage } from '#app/features/seo/sitemap.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Pages a file: 50,000 are allowed, but a file is made in memory. */
const A_FILE = 10_000

/** The public pages that are there in every store, as far as they should be found by searching. */
const PAGES = ['/', '/shop', '/lookbook', '/about', '/contact', '/faq'] as const

/** All pages, or, where they are too many for one file, the names of the files below /sitemap/ that list them. */
export async function readSitemap(
  db: Database,
  aFile = A_FILE,
): Promise<{ readonly pages: readonly SitemapPage[] } | { readonly files: readonly string[] }> {
  const [[counted], first] = await Promise.all([
    db.select({ total: count() }).from(products).where(publicProduct()),
    listFirstPages(db),
  ])
  const total = counted?.total ?? 0
  if (first.length + total <= aFile) return { pages: [...first, ...(await listProductPages(db, 1, aFile))] }
  const parts = Array.from({ length: Math.ceil(total / aFile) }, (_, at) => `products-${at + 1}.xml`)
  return { files: ['pages.xml', ...parts] }
}

/** The pages of one of those files, or null where there is no such file. */
export async function readSitemapFile(
  db: Database,
  name: string,
  aFile = A_FILE,
): Promise<readonly SitemapPage[] | null> {
  if (name === 'pages.xml') return listFirstPages(db)
  const part = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0)
  const pages = part ? await listProductPages(db, part, aFile) : []
  return pages.length > 0 ? pages : null
}

/** All pages but the products'. */
async function listFirstPages(db: Database): Promise<SitemapPage[]> {
  const rows = await db
    .select({ slug: collections.slug, changed: collections.updatedAt })
    .from(collections)
    .where(publicCollection())
    .orderBy(asc(collections.slug))
    .limit(A_FILE)
  return [
    ...PAGES.map((path) => ({ path, changed: null })),
    ...rows.map(({ slug, changed }) => ({ path: `/collection/${slug}`, changed })),
  ]
}

async function listProductPages(db: Database, part: number, aFile: number): Promise<SitemapPage[]> {
  const rows = await db
    .select({ id: products.id, changed: products.updatedAt })
    .from(products)
    .where(publicProduct())
    .orderBy(asc(products.id))
    .limit(aFile)
    .offset((part - 1) * aFile)
  return rows.map(({ id, changed }) => ({ path: `/product/${id}`, changed }))
}
