import { asc, count, desc, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { CollectionListQuery, CollectionSort } from '#app/catalog/admin/collections/collection-list.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts } from '#app/catalog/products.table.ts'
import { pick } from '#app/lib/keys.ts'
import { clampPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

const MAX_DESCRIPTION = 200

export type CollectionRow = Awaited<ReturnType<typeof listCollectionRows>>['rows'][number]

/**
 * Returns the requested page of collections, or the last page if the requested one does not exist. Also counts the
 * matching collections and all collections.
 */
export async function listCollectionRows(db: Database, query: CollectionListQuery) {
  const pattern = toLikePattern(query.q)
  const matching = query.q ? or(ilike(collections.name, pattern), ilike(collections.slug, pattern)) : undefined
  const [[counted], all] = await Promise.all([
    db.select({ total: count() }).from(collections).where(matching),
    db.$count(collections),
  ])
  const total = counted?.total ?? 0
  const page = clampPage(query.page, total)
  const rows = await db
    .select({
      ...pick(collections, ['id', 'name', 'slug', 'status', 'position']),
      description: sql<string>`left(${collections.description}, ${MAX_DESCRIPTION})`,
      imageUrl: sql<string | null>`coalesce(${collections.imageUrl}, ${collections.heroImage})`,
      products: memberCount,
    })
    .from(collections)
    .where(matching)
    .orderBy(...toOrderBy(query))
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
  return { rows, total, all, page }
}

const memberCount = sql<number>`(
  select count(*)::int from ${collectionProducts} as member where member.collection_id = collections.id
)`

/** The id breaks ties, as in the lookbook. */
function toOrderBy({ sort, dir }: CollectionListQuery): SQL[] {
  const by: Record<CollectionSort, SQL> = {
    position: sql`${collections.position}`,
    name: sql`${collections.name} collate "und-x-icu"`,
    slug: sql`${collections.slug}`,
    products: memberCount,
    status: sql`${collections.status}`,
  }
  return [dir === 'asc' ? asc(by[sort]) : desc(by[sort]), asc(collections.id)]
}
