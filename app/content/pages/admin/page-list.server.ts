import { and, asc, eq, ilike, isNotNull, or, type SQL } from 'drizzle-orm'
import type { PageListQuery } from '#app/content/pages/admin/page-list.ts'
import { pages } from '#app/content/pages.table.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

export type PageRow = Awaited<ReturnType<typeof listPageRows>>['rows'][number]

/** Lists pages, sorted by title. */
export function listPageRows(db: Database, query: PageListQuery) {
  const { title, id } = pages
  return listPage(query.page, countUpTo(db, pages, matches(query), MAX_LISTED + 1), (offset) =>
    db
      .select({
        ...pick(pages, ['id', 'title', 'slug', 'policy', 'status', 'updatedAt']),
        hasDraft: isNotNull(pages.draft).mapWith(Boolean),
      })
      .from(pages)
      .where(matches(query))
      .orderBy(asc(title), asc(id))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

function matches({ q, status }: PageListQuery): SQL | undefined {
  const { title, slug } = pages
  return and(
    q ? or(ilike(title, toLikePattern(q)), ilike(slug, toLikePattern(q))) : undefined,
    status ? eq(pages.status, status) : undefined,
  )
}
