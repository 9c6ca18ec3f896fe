import { useState } from 'react'
import { data, href, useNavigation } from 'react-router'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import {
  arrangeCollections,
  deleteCollection,
  setCollectionStatus,
} from '#app/catalog/admin/collections/collection-changes.server.ts'
import { type CollectionRow, listCollectionRows } from '#app/catalog/admin/collections/collection-list.server.ts'
import { isInStorefrontOrder, readCollectionListQuery } from '#app/catalog/admin/collections/collection-list.ts'
import { collectionRowInput } from '#app/catalog/admin/collections/collection-row-input.ts'
import { CollectionTable, NoCollections } from '#app/catalog/admin/collections/collection-table.tsx'
import { parseForm } from '#app/lib/form.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { useRowOrder } from '#app/ui/admin/lists/use-row-order.ts'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/collections'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readCollectionListQuery(url.searchParams)
  const { page, ...list } = await listCollectionRows(db, query)
  return { ...list, query: { ...query, page } }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/collections'), 'collections')

const getFailureMessages = () =>
  ({ save: adminText.collectionNotSaved, delete: adminText.collectionNotDeleted }) as const

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(collectionRowInput, await readForm(request))
  if (!input.ok) return data<FailureResult>({ failed: getFailureMessages().save }, { status: 400 })
  const { value } = input
  try {
    if (value.intent === 'delete') await deleteCollection(db, value.id, admin.id)
    else if (value.intent === 'arrange') await arrangeCollections(db, value.ids, admin.id)
    else if (!(await setCollectionStatus(db, value.id, value.status, admin.id))) {
      return data<FailureResult>({ failed: getFailureMessages().save }, { status: 404 })
    }
    return data<FailureResult>({ failed: null })
  } catch (error) {
    log.error({ err: error }, 'a collection could not be changed')
    const failed = value.intent === 'delete' ? getFailureMessages().delete : getFailureMessages().save
    return data<FailureResult>({ failed }, { status: 500 })
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = Object.fromEntries(await request.clone().formData())
  return keepForm<unknown, FailureResult>(serverAction, {
    failed: intent === 'delete' ? getFailureMessages().delete : getFailureMessages().save,
  })
}

export default function Collections({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, all } = loaderData
  const [deleting, setDeleting] = useState<CollectionRow | null>(null)
  const isLoading = useNavigation().location?.pathname === href('/admin/collections')
  const ordered = useRowOrder(rows)
  const action = (
    <AdminButtonLink to={href('/admin/collections/new')} look="primary">
      {adminText.addCollection}
    </AdminButtonLink>
  )
  useShowOnce({ saved: adminText.collectionSaved })
  return (
    <AdminPage title={adminText.collectionsWithCount(all)} action={action}>
      <ListFilters
        label={adminText.collections}
        placeholder={adminText.searchCollections}
        q={query.q}
        clear={query.q ? href('/admin/collections') : null}
        action={action}
      />
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
            onArrange={isInStorefrontOrder(query) ? ordered.arrange : null}
            onDelete={setDeleting}
          />
        )}
      </div>
      <Pages page={query.page} total={total} />
      <RemovalDialog
        formData={deleting && { intent: 'delete', id: deleting.id }}
        title={adminText.deleteQuestion(deleting?.name ?? '')}
        confirmLabel={adminText.deleteCollection}
        doneMessage={adminText.collectionDeleted}
        onClose={() => setDeleting(null)}
      >
        {adminText.deleteHint}
      </RemovalDialog>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.collectionsNotLoaded, BACK_TO.dashboard)
