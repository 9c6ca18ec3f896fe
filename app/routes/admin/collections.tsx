import { useState } from 'react'
import { data, href, useFetcher, useNavigation } from 'react-router'
import { z } from 'zod'
import {
  arrangeCollections,
  deleteCollection,
  setCollectionStatus,
} from '#app/features/catalog/admin/collection-changes.server.ts'
import { listCollectionRows } from '#app/features/catalog/admin/collection-list.server.ts'
import {
  type CollectionAnswer,
  isInShopOrder,
  readCollectionListQuery,
} from '#app/features/catalog/admin/collection-list.ts'
import { CollectionTable, NoCollections, type TableCollection } from '#app/features/catalog/admin/collection-table.tsx'
import { useCollectionOrder } from '#app/features/catalog/admin/use-collection-order.ts'
import { COLLECTION_STATUSES } from '#app/features/catalog/catalog.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-query.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { BACK_TO } from '#app/routes/admin/shell/back.tsx'
import { errorPage } from '#app/routes/admin/shell/error-page.tsx'
import { keepForm } from '#app/routes/admin/shell/keep-form.ts'
import { keepShown } from '#app/routes/admin/shell/keep-shown.ts'
import { useTellOnce } from '#app/routes/admin/shell/use-tell-once.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { ListFilters } from '#app/ui/admin/list-filters.tsx'
import { Pages } from '#app/ui/admin/pages.tsx'
import { useAnswer } from '#app/ui/admin/use-answer.ts'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/collections'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readCollectionListQuery(url.searchParams)
  const { page, ...list } = await listCollectionRows(db, query)
  return { ...list, query: { ...query, page } }
}

export const clientLoader = keepShown<typeof loader>(href('/admin/collections'), 'collections')

const id = z.string().transform((text, ctx) => parseId<'collection'>(text) ?? unknown(ctx))
const change = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('status'), id, status: z.enum(COLLECTION_STATUSES) }),
  z.strictObject({ intent: z.literal('delete'), id }),
  z.strictObject({
    intent: z.literal('arrange'),
    /** One page of the list, with spaces between. */
    ids: z.string().transform((text, ctx): Id<'collection'>[] => {
      const ids = text.split(' ', ROWS_PER_PAGE + 1).map((part) => parseId<'collection'>(part))
      const known = ids.filter((known) => known !== null)
      return known.length === ids.length && ids.length <= ROWS_PER_PAGE ? known : unknown(ctx)
    }),
  }),
])

function unknown(ctx: { readonly addIssue: (message: string) => void }): never {
  ctx.addIssue('Unknown collection')
  return z.NEVER
}

const FAILED = { save: 'Failed to save collection', delete: 'Failed to delete collection' } as const

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(change, await readForm(request))
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
  const kept: CollectionAnswer = { failed: intent === 'delete' ? FAILED.delete : FAILED.save }
  return keepForm(serverAction, kept)
}

function answerWith(failed: string | null, status: 200 | 400 | 404 | 500) {
  const answer: CollectionAnswer = { failed }
  return data(answer, { status })
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
      <DeleteDialog collection={deleting} onClose={() => setDeleting(null)} />
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

function DeleteDialog({ collection, onClose }: { collection: TableCollection | null; onClose: () => void }) {
  const fetcher = useFetcher<typeof action>()
  const toast = useToast()
  const focusContent = useFocusContent() // the row is gone, and the button in it
  const { data: answer, state } = fetcher
  const failed = answer?.failed && state === 'idle' && collection ? answer.failed : undefined
  useAnswer(fetcher, ({ failed }) => {
    if (failed) return toast(failed, 'error')
    toast('Collection deleted successfully!')
    onClose()
    focusContent()
  })
  return (
    <AlertDialog
      open={collection !== null}
      title={`Delete “${collection?.name}”?`}
      confirmLabel="Delete collection"
      busy={state !== 'idle'}
      busyLabel="Deleting..."
      error={failed}
      onCancel={onClose}
      onConfirm={() => collection && fetcher.submit({ intent: 'delete', id: collection.id }, { method: 'post' })}
    >
      Products in this collection are not deleted.
    </AlertDialog>
  )
}

export const ErrorBoundary = errorPage('The collections could not be loaded', BACK_TO.dashboard)
