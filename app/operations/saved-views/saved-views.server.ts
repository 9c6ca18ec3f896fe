import { and, asc, eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { MAX_VIEWS, VIEW_PARAM } from '#app/operations/saved-views/saved-view.ts'
import { savedViews } from '#app/operations/saved-views/saved-views.table.ts'
import type { ViewChange } from '#app/operations/saved-views/view-input.ts'
import { getListPath, isViewList, normalizeViewQuery, type ViewList } from '#app/operations/saved-views/view-lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { adminUsers } from '#app/store/staff.table.ts'

export type SavedView = { readonly id: Id<'saved-view'>; readonly name: string; readonly query: string }

export type ViewsOfList = {
  readonly list: ViewList
  readonly path: string
  /** The current filters of the list, in the format in which views are stored. */
  readonly current: string
  /** The value of the URL parameter `view`. */
  readonly requested: string | null
  /** The views in the order in which they were saved. */
  readonly views: readonly SavedView[]
}

/** Returns the views of one member of staff, and the current filters from the list's URL. */
export async function listViews(
  db: Database,
  staffId: Id<'staff'>,
  list: ViewList,
  url: URLSearchParams,
): Promise<ViewsOfList> {
  const { id, name, query, createdAt } = savedViews
  const rows = await db
    .select({ id, name, query })
    .from(savedViews)
    .where(and(eq(savedViews.staffId, staffId), eq(savedViews.list, list)))
    .orderBy(asc(createdAt), asc(id))
  return {
    list,
    path: getListPath(list),
    current: normalizeViewQuery(list, url),
    requested: url.get(VIEW_PARAM),
    views: rows.map((row) => ({ ...row, query: normalizeViewQuery(list, new URLSearchParams(row.query)) })),
  }
}

/** Returns a view of this member of staff, or null. */
export async function findView(db: Database, staffId: Id<'staff'>, viewId: Id<'saved-view'>) {
  const { id, name, query, list } = savedViews
  const [row] = await db.select({ id, name, query, list }).from(savedViews).where(isOwn(staffId, viewId))
  if (!row || !isViewList(row.list)) return null
  return { ...row, list: row.list, query: normalizeViewQuery(row.list, new URLSearchParams(row.query)) }
}

function isOwn(staffId: Id<'staff'>, viewId: Id<'saved-view'>) {
  return and(eq(savedViews.id, viewId), eq(savedViews.staffId, staffId))
}

type NewView = { readonly list: ViewList; readonly name: string; readonly query: string }

export async function createView(
  db: Database,
  staffId: Id<'staff'>,
  { list, name, query }: NewView,
): Promise<{ readonly id: Id<'saved-view'>; readonly query: string } | 'name-taken' | 'too-many'> {
  const stored = normalizeViewQuery(list, new URLSearchParams(query))
  return await unlessTaken(() =>
    withTx(db, async (tx) => {
      await tx.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.id, staffId)).for('no key update')
      const own = and(eq(savedViews.staffId, staffId), eq(savedViews.list, list))
      if ((await tx.$count(savedViews, own)) >= MAX_VIEWS) return 'too-many'
      const [row] = await tx
        .insert(savedViews)
        .values({ staffId, list, name, query: stored })
        .returning({ id: savedViews.id })
      if (!row) throw new Error('The insert returned no row')
      return { id: row.id, query: stored }
    }),
  )
}

/**
 * The view that the list shows after the change. If `id` is missing, the view was deleted and the list shows all
 * rows.
 */
type ChangedView = { readonly list: ViewList; readonly query: string; readonly id?: Id<'saved-view'> }

/** Returns 'gone' if this member of staff has no such view, or deleted it elsewhere. */
export async function changeView(
  db: Database,
  staffId: Id<'staff'>,
  id: Id<'saved-view'>,
  change: ViewChange,
): Promise<ChangedView | 'gone' | 'name-taken'> {
  const view = await findView(db, staffId, id)
  if (!view) return 'gone'
  const { list } = view
  if (change.intent === 'delete') {
    await db.delete(savedViews).where(isOwn(staffId, id))
    return { list, query: '' }
  }
  const values =
    change.intent === 'rename'
      ? { name: change.name }
      : { query: normalizeViewQuery(list, new URLSearchParams(change.query)) }
  return await unlessTaken(async () => {
    const { rowCount } = await db.update(savedViews).set(values).where(isOwn(staffId, id))
    return rowCount === 1 ? { list, query: values.query ?? view.query, id } : 'gone'
  })
}

async function unlessTaken<Result>(save: () => Promise<Result>): Promise<Result | 'name-taken'> {
  try {
    return await save()
  } catch (error) {
    if (getViolatedConstraint(error) === 'saved_views_name_unique') return 'name-taken'
    throw error
  }
}
