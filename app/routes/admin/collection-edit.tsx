import { href } from 'react-router'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import { findEditableCollection, saveCollection } from '#app/catalog/admin/collections/collection-form.server.ts'
import { CollectionForm } from '#app/catalog/admin/collections/collection-form.tsx'
import { collectionInput } from '#app/catalog/admin/collections/collection-input.ts'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import type { Route } from './+types/collection-edit'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'collection'>(params.id, adminText.collectionNotFound)
  const settings = await readSettings(db)
  const [collection, guides, history] = await Promise.all([
    findEditableCollection(db, id, settings.store_currency),
    listGuideNames(db),
    listChanges(db, 'collection', id),
  ])
  if (!collection) throw notFound(adminText.collectionNotFound)
  return { collection, guides, history, store: settings.store_name, origin: url.origin }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'collection'>(params.id, adminText.collectionNotFound)
  return await saveEdit(parseForm(collectionInput, await readForm(request)), {
    save: (input) => saveCollection(db, input.saveAsNew ? null : id, input, admin.id),
    getSavedPath: () => `${href('/admin/collections')}?saved=yes`,
    findCurrent: async () => findEditableCollection(db, id, (await readSettings(db)).store_currency),
    noun: adminText.collectionInSentence,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function CollectionEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { collection, guides, history, store, origin } = loaderData
  const { name, slug, status } = collection
  return (
    <AdminPage
      width="columns"
      title={name}
      note={<StatusBadge status={status} />}
      back={BACK_TO.collections}
      menu={
        status === 'active' && (
          <TextLink to={href('/collection/:slug', { slug })} target="_blank">
            {adminText.viewInShop}
          </TextLink>
        )
      }
    >
      <CollectionForm
        key={params.id}
        collection={collection}
        guides={guides}
        store={store}
        origin={origin}
        result={actionData}
        history={<ChangeHistory entries={history} labels={adminText.historyLabels} />}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.collectionNotLoaded, BACK_TO.collections)
