import { data, href } from 'react-router'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { parseRows } from '#app/inventory/photo-drafts/draft-rows.ts'
import { type DraftsResult, PhotoDraftList } from '#app/inventory/photo-drafts/photo-draft-list.tsx'
import { readPhotoDrafts, savePhotoDrafts } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { PhotoDrop } from '#app/inventory/photo-drafts/photo-drop.tsx'
import type { FieldErrors } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { formatRejection, isImageRejection } from '#app/platform/images/image-type.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'
import type { Route } from './+types/product-drafts'

/** `added`, `rejected` and `problem`: results of the form without scripts (routes/api/product-photos.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const added = Number(url.searchParams.get('added'))
  const problem = url.searchParams.get('problem')
  return {
    drafts: await readPhotoDrafts(db),
    added: Number.isInteger(added) && added > 0 ? added : 0,
    problems: [
      ...url.searchParams.getAll('rejected').map(describeRejection),
      ...(problem ? [problem === 'too-large' ? adminText.tooLarge : adminText.unreadable] : []),
    ],
  }
}

function describeRejection(rejected: string): string {
  const [code = '', ...name] = rejected.split(':')
  const reason = isImageRejection(code) ? formatRejection(code) : adminText.notUploaded
  return adminText.notAdded(name.join(':'), reason)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const form = await readForm(request)
  const { store_currency: currency } = await readSettings(db)
  const input = parseRows(form, currency)
  const errors = input.ok ? await savePhotoDrafts(db, input.value.rows, staffId) : input.errors
  if (Object.keys(errors).length === 0) return { outcome: 'saved' } satisfies DraftsResult
  return data(rejectRows(errors, form.getAll('id')), { status: input.ok ? 409 : 400 })
}

/** Names errors by the id of their row, because rows can be added in the meantime: 'price.ID' for 'rows.0.price'. */
function rejectRows(errors: FieldErrors, ids: readonly FormDataEntryValue[]): DraftsResult {
  const named = Object.entries(errors).map(([name, message]) => {
    const [, at = '', field] = name.split('.')
    return [field ? `${field}.${ids[Number(at)]}` : '', message] as const
  })
  return { outcome: 'rejected', errors: Object.fromEntries(named) }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<DraftsResult | ReturnType<typeof data<DraftsResult>>, DraftsResult>(serverAction, {
    outcome: 'rejected',
    errors: { '': adminText.failed },
  })

export default function ProductDrafts({ actionData, loaderData }: Route.ComponentProps) {
  const { drafts, added, problems } = loaderData
  return (
    <AdminPage width="columns" title={adminText.title}>
      <BackLink {...BACK_TO.products} />
      <div className="grid gap-4">
        <Panel
          title={adminText.photosTitle}
          action={<TextLink to={href('/admin/products/new')}>{adminText.addByHand}</TextLink>}
        >
          {(added > 0 || problems.length > 0) && (
            <div role="status" className="mb-4 grid gap-1 text-base">
              {added > 0 && <p>{adminText.added(added)}</p>}
              {problems.map((problem) => (
                <ProblemText key={problem}>{problem}</ProblemText>
              ))}
            </div>
          )}
          <PhotoDrop />
        </Panel>
        <Panel title={adminText.draftsTitle}>
          <PhotoDraftList drafts={drafts} result={actionData} />
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.notLoaded, BACK_TO.products)
