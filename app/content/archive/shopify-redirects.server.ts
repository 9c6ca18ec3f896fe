import { and, asc, sql } from 'drizzle-orm'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { REDIRECT_FILE_HEADING, readRedirectsForFile } from '#app/content/redirects/redirect-list.server.ts'
import { readRedirectListQuery } from '#app/content/redirects/redirect-list.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { type CsvFile, listExportFile, readById, SHOPIFY_IGNORES } from '#app/store/file-formats.ts'
import { findPolicy, type Policy } from '#app/store/policies.ts'

const POLICY_PATHS: Readonly<Record<Policy, string>> = {
  terms: '/policies/terms-of-service',
  privacy: '/policies/privacy-policy',
  returns: '/policies/refund-policy',
  shipping: '/policies/shipping-policy',
  'legal-notice': '/policies/legal-notice',
  accessibility: '/pages/accessibility',
}

/** Built-in pages of this store. On Shopify, merchants have to create them. */
const BUILT_IN_PAGES = ['/about', '/contact', '/faq', '/lookbook']

/** Converts a path to Shopify's path for the same page. Leaves URLs of other hosts unchanged. */
function toShopifyPath(target: string): string {
  if (!target.startsWith('/')) return target
  const { pathname, searchParams } = new URL(target, 'https://store.invalid')
  const [, kind = '', slug = ''] = pathname.split('/')
  if (kind === 'product') return `/products/${slug}`
  if (kind === 'collection') return `/collections/${slug}`
  if (kind === 'shop') return `/collections/${searchParams.get('category') || 'all'}`
  if (BUILT_IN_PAGES.includes(pathname)) return `/pages/${kind}`
  const policy = slug === '' ? findPolicy(kind) : null
  return policy ? POLICY_PATHS[policy] : pathname
}

export const shopifyRedirects: CsvFile = listExportFile({
  path: 'shopify/redirects.csv',
  about: `Where this store’s URLs redirect to on Shopify, in the columns of Shopify’s redirect file. ${SHOPIFY_IGNORES}`,
  heading: REDIRECT_FILE_HEADING,
  texts: { 'Redirect from': 'a URL of this store, or an older one', 'Redirect to': 'the URL on Shopify' },
  count: async ({ db }) => (await db.$count(redirects)) + (await db.$count(products)),
  async *rows({ db }) {
    const fixed = ['/shop', ...BUILT_IN_PAGES, ...Object.keys(POLICY_PATHS).map((policy) => `/${policy}`)]
    yield fixed.map(toRedirectRow)
    const listings = await db
      .select({ slug: collections.slug })
      .from(collections)
      .where(publicCollection())
      .orderBy(asc(collections.slug))
    yield listings.map(({ slug }) => toRedirectRow(`/collection/${slug}`))
    const read = (after: string, limit: number) =>
      db
        .select({ id: products.id, slug: products.slug })
        .from(products)
        .where(and(publicProduct(), sql`${products.id} > ${after}::uuid`))
        .orderBy(asc(products.id))
        .limit(limit)
    for await (const found of readById(read)) {
      // Links contain a product's id; URLs that contain its slug redirect to them
      yield found.flatMap(({ id, slug }) =>
        [`/product/${slug}`, `/product/${id}`].map((path) => [path, `/products/${slug}`]),
      )
    }
    const stored = readRedirectsForFile(db, readRedirectListQuery(new URLSearchParams()))
    for await (const batch of stored) {
      yield batch
        .map(([path = '', target = '']): CsvRow => [path, toShopifyPath(`${target}`)])
        .filter(([path, target]) => path !== target)
    }
  },
})

function toRedirectRow(path: string): CsvRow {
  return [path, toShopifyPath(path)]
}
