import { useState } from 'react'
import { data, href, useNavigation } from 'react-router'
import {
  arrangeCollections,
  deleteCollection,
  setCollectionStatus,
} from '#app/features/catalog/admin/collection-changes.server.ts'
import { listCollectionRows } from '#app/features/catalog/admin/collection-list.server.ts'
import { isInShopOrder, readCollectionListQuery } from '#app/features/catalog/admin/collection-list.ts'
import { collectionRowInput } from '#app/features/catalog/admin/collection-row-input.ts'
import { CollectionTable, NoCollections, type TableCollection } from '#app/features/catalog/admin/collection-table.tsx'
import { useCollectionOrder } from '#app/features/catalog/admin/use-collection-order.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-length.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { BACK_TO } from '#app/routes/admin/shell/back.ts'
import { errorPage } from '#app/routes/admin/shell/error-page.tsx'
import { keepForm } from '#app/routes/admin/shell/keep-form.ts'
import { keepShown } from '#app/routes/admin/shell/keep-shown.ts'
import { useTellOnce } from '#app/routes/admin/shell/use-tell-once.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { ListFilters } from '#app/ui/admin/list-filters.tsx'
import { Pages } from '#app/ui/admin/pages.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import type { FailureAnswer } from '#app/ui/admin/use-answer.ts'
import type { Route } from './+types/collections'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readCollectionListQuery(url.searchParams)
  const { page, ...list } = await listCollectionRows(db, query)
  return { ...list, query: { ...query, page } }
}

export const clientLoader = keepShown<typeof loader>(href('/admin/collections'), 'collections')

const FAILED = { save: 'Failed to save collection', delete: 'Failed to delete collection' } as const

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(collectionRowInput, await readForm(request))
  if (!input.ok) return answerWith(FAILED.save, 400)
  const { value } = input
  try {
    if (value.intent === 'delete') {
      await deleteCollection(db, value.id, admin.id) // somebody else may have: that is what was asked for
    } else if (value.intent === 'arrange') {
      await arrangeCollections(db, value.ids, admin.id)
    } else if (!(await setCollectionStatus(db, value.id, value.status, admin.id))) {
      return answerWith(FAILED.save, 404)
    }
    return answerWith(null, 200)
  } catch (error) {
    log.error({ err: error }, 'a collection could not be changed')
    return answerWith(value.intent === 'delete' ? FAILED.delete : FAILED.save, 500)
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = Object.fromEntries(await request.clone().formData())
  return keepForm<unknown, FailureAnswer>(serverAction, { failed: intent === 'delete' ? FAILED.delete : FAILED.save })
}

function answerWith(failed: string | null, status: 200 | 400 | 404 | 500) {
  return data<FailureAnswer>({ failed }, { status })
}

export default function Collections({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, all } = loaderData
  const [deleting, setDeleting] = useState<TableCollection | null>(null)
  const isLoading = useNavigation().location?.pathname === href('/admin/collections')
  const ordered = useCollectionOrder(rows)
  useTellOnce({ saved: 'Collection saved successfully!' })
  return (
    <AdminPage title={`Collections (${all.toLocaleString('en-GB')})`} action={<AddCollection />}>
      <div className="flex items-start justify-between gap-4">
        <ListFilters
          label="Collections"
          placeholder="Search collections..."
          q={query.q}
          clear={query.q ? href('/admin/collections') : null}
        />
        <div className="max-lg:hidden">
          <AddCollection />
        </div>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <NoCollections isFiltered={query.q !== ''} />
        ) : (
          <CollectionTable
            rows={ordered.rows}
            query={query}
            before={(query.page - 1) * ROWS_PER_PAGE}
            total={total}
            isBusy={isLoading}
            onArrange={isInShopOrder(query) ? ordered.arrange : null}
            onDelete={setDeleting}
          />
        )}
      </div>
      <Pages page={query.page} total={total} />
      <RemovalDialog
        sends={deleting && { intent: 'delete', id: deleting.id }}
        title={`Delete “${deleting?.name}”?`}
        confirmLabel="Delete collection"
        done="Collection deleted successfully!"
        onClose={() => setDeleting(null)}
      >
        Products in this collection are not deleted.
      </RemovalDialog>
    </AdminPage>
  )
}

function AddCollection() {
  return (
    <AdminButtonLink to={href('/admin/collections/new')} look="primary" className="max-sm:px-2">
      Add Collection
    </AdminButtonLink>
  )
}

export const ErrorBoundary = errorPage('The collections could not be loaded', BACK_TO.dashboard)
