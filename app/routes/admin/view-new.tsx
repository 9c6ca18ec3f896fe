import { data, Form, redirect, useNavigation } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/operations/saved-views/admin-text.ts'
import { buildViewUrl, MAX_VIEWS } from '#app/operations/saved-views/saved-view.ts'
import { createView } from '#app/operations/saved-views/saved-views.server.ts'
import { ViewFields } from '#app/operations/saved-views/view-form.tsx'
import { newViewInput } from '#app/operations/saved-views/view-input.ts'
import { getListPath, isViewList, normalizeViewQuery } from '#app/operations/saved-views/view-lists.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/view-new'

/**
 * `?list=` is the list and `query=` its filters. Lists open this form as a dialog, or as a screen without JavaScript.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const list = url.searchParams.get('list')
  if (!isViewList(list)) throw notFound('Page Not Found')
  const query = normalizeViewQuery(list, new URLSearchParams(url.searchParams.get('query') ?? ''))
  return { list, query, back: buildViewUrl(getListPath(list), query) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(newViewInput, await readForm(request))
  if (!input.ok) return data({ errors: input.errors }, { status: 400 })
  const { isInDialog, ...view } = input.value
  const created = await createView(db, admin.id, view)
  if (created === 'name-taken') return data({ errors: { name: adminText.nameTaken } }, { status: 409 })
  if (created === 'too-many') return data({ errors: { '': adminText.tooManyViews(MAX_VIEWS) } }, { status: 409 })
  const saved = buildViewUrl(getListPath(view.list), created.query, created.id)
  return isInDialog ? { saved } : redirect(saved)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, { errors: { '': adminText.viewNotSaved } })

export default function ViewNew({ actionData, loaderData: { list, query, back } }: Route.ComponentProps) {
  const isSaving = useNavigation().state === 'submitting'
  const errors = actionData && 'errors' in actionData ? actionData.errors : {}
  return (
    <AdminPage width="form" title={adminText.saveView} back={{ to: back, label: adminText.backToList }}>
      <Form method="post" noValidate>
        <Panel>
          <div className="field-grid">
            <ViewFields subject={{ kind: 'new', list, query }} errors={errors}>
              <p className="text-sm text-ink-2">{adminText.saveViewHint}</p>
            </ViewFields>
            <div className="flex flex-wrap gap-3">
              <SaveButtons isSaving={isSaving} label={adminText.saveView} back={back} />
            </div>
          </div>
        </Panel>
      </Form>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.viewNotLoaded, BACK_TO.dashboard)
