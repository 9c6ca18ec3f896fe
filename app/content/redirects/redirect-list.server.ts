import { and, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import type { RedirectListQuery } from '#app/content/redirects/redirect-list.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { parseId } from '#app/lib/id.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { isOlderThan, readBatches } from '#app/platform/db/batches.server.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

const { id, path, target, origin, createdAt } = redirects

type RedirectFilter = Pick<RedirectListQuery, 'q' | 'origin'>

export type RedirectRow = Awaited<ReturnType<typeof listRedirectRows>>['rows'][number]

export function listRedirectRows(db: Database, query: RedirectListQuery) {
  return listPage(query.page, countUpTo(db, redirects, matchesFilter(query), MAX_LISTED + 1), (offset) =>
    selectNewestFirst(db, query).limit(ROWS_PER_PAGE).offset(offset),
  )
}

/** Shopify's column names, so that Shopify can also import this file. */
export const REDIRECT_FILE_HEADING: CsvRow = ['Redirect from', 'Redirect to']

/**
 * Yields all matching redirects, newest first, in batches to limit memory. Targets contain product slugs, because
 * other stores do not know the ids.
 */
export async function* readRedirectsForFile(
  db: Database,
  query: RedirectFilter,
  batch = 1_000,
): AsyncGenerator<CsvRow[]> {
  const read = (last?: RedirectRow) => selectNewestFirst(db, query, isOlderThan(redirects, last)).limit(batch)
  for await (const rows of readBatches(batch, read)) {
    const slugs = await findProductSlugs(
      db,
      rows.map((row) => row.target),
    )
    yield rows.map((row) => [row.path, withSlug(row.target, slugs)])
  }
}

const PRODUCT = /^\/product\/([0-9a-f-]{36})(?=$|[?#])/

async function findProductSlugs(db: Database, targets: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = targets.flatMap((to) => parseId<'product'>(PRODUCT.exec(to)?.[1] ?? '') ?? [])
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
  return new Map(found.map((product) => [product.id, product.slug]))
}

function withSlug(to: string, slugs: ReadonlyMap<string, string>): string {
  return to.replace(PRODUCT, (whole, productId: string) => {
    const slug = slugs.get(productId)
    return slug === undefined ? whole : `/product/${slug}`
  })
}

function selectNewestFirst(db: Database, query: RedirectFilter, after?: SQL) {
  return db
    .select({ id, path, target, origin, createdAt })
    .from(redirects)
    .where(and(matchesFilter(query), after))
    .orderBy(desc(createdAt), desc(id))
    .$dynamic()
}

function matchesFilter({ q, origin: only }: RedirectFilter): SQL | undefined {
  return and(
    q ? or(ilike(path, toLikePattern(q)), ilike(target, toLikePattern(q))) : undefined,
    only ? eq(origin, only) : undefined,
  )
}
