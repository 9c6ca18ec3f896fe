import { useState } from 'react'
import { data, href } from 'react-router'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import {
  arrangeCategories,
  deleteCategory,
  mergeCategory,
} from '#app/catalog/admin/categories/category-changes.server.ts'
import { type CategoryRow, listCategoryRows } from '#app/catalog/admin/categories/category-list.server.ts'
import { CategoryRemoval } from '#app/catalog/admin/categories/category-removal.tsx'
import { categoryRowInput } from '#app/catalog/admin/categories/category-row-input.ts'
import { CategoryTable } from '#app/catalog/admin/categories/category-table.tsx'
import { parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { useRowOrder } from '#app/ui/admin/lists/use-row-order.ts'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/categories'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { rows: await listCategoryRows(db) }
}

const POLL_MS = 2_000

export const clientLoader = keepOnError<typeof loader>(href('/admin/categories'), 'categories')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(categoryRowInput, await readForm(request))
  if (!input.ok) return data<FailureResult>({ failed: adminText.categoriesNotChanged }, { status: 400 })
  const { value } = input
  try {
    switch (value.intent) {
      case 'arrange':
        await arrangeCategories(db, value.ids, admin.id)
        break
      case 'delete':
        if ((await deleteCategory(db, value.id, admin.id)) === 'in-use') {
          return data<FailureResult>({ failed: adminText.hasProductsAgain }, { status: 409 })
        }
        break
      case 'merge':
        if ((await beginMerge(value, admin.id)) === 'no-target') {
          return data<FailureResult>({ failed: adminText.targetGone }, { status: 409 })
        }
    }
    return data<FailureResult>({ failed: null })
  } catch (error) {
    if (getSqlState(error) === '55P03') return data<FailureResult>({ failed: adminText.categoryBusy }, { status: 409 })
    log.error({ err: error }, 'a category could not be changed')
    return data<FailureResult>({ failed: adminText.categoriesNotChanged }, { status: 500 })
  }
}

/** Less than the maximum duration of a request (server/handle-route.ts). */
const WAIT_MS = 5_000

/** Waits for a merge, but only for a few seconds. If the merge takes longer, the list shows it until it is done. */
async function beginMerge(merge: Parameters<typeof mergeCategory>[1], staffId: Id<'staff'>) {
  const merging = mergeCategory(db, merge, staffId)
  const timeout = new Promise<'moving'>((resolve) => setTimeout(resolve, WAIT_MS, 'moving').unref())
  const outcome = await Promise.race([merging, timeout])
  if (outcome === 'moving')
    merging.catch((error: unknown) => log.error({ err: error }, 'a category could not be merged'))
  return outcome
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<unknown, FailureResult>(serverAction, { failed: adminText.categoriesNotChanged })

export default function Categories({ loaderData: { rows } }: Route.ComponentProps) {
  const [deleting, setDeleting] = useState<CategoryRow | null>(null)
  const ordered = useRowOrder(rows)
  usePolling(
    rows.some(({ isMerging }) => isMerging),
    POLL_MS,
  )
  useShowOnce({ saved: adminText.categorySaved })
  const action = (
    <AdminButtonLink to={href('/admin/categories/new')} look="primary">
      {adminText.addCategory}
    </AdminButtonLink>
  )
  return (
    <AdminPage title={adminText.categories} action={action}>
      <div className="flex items-center justify-between gap-4">
        <p className="max-w-[62ch] text-base text-ink-2">{adminText.orderHint}</p>
        <div className="max-lg:hidden">{action}</div>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper px-4 max-md:px-3">
        <CategoryTable rows={ordered.rows} onArrange={ordered.arrange} onDelete={setDeleting} />
      </div>
      <CategoryRemoval
        key={deleting?.id}
        category={deleting}
        others={rows.filter(({ id, isMerging }) => id !== deleting?.id && !isMerging)}
        onClose={() => setDeleting(null)}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.categoriesNotLoaded, BACK_TO.dashboard)
