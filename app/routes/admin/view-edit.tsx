import { data, Form, redirect, useNavigation } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/operations/saved-views/admin-text.ts'
import { buildViewUrl } from '#app/operations/saved-views/saved-view.ts'
import { changeView, findView } from '#app/operations/saved-views/saved-views.server.ts'
import { ViewFields } from '#app/operations/saved-views/view-form.tsx'
import { viewChangeInput } from '#app/operations/saved-views/view-input.ts'
import { getListPath } from '#app/operations/saved-views/view-lists.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import type { Route } from './+types/view-edit'

/** Renames or deletes a view. Lists use dialogs for this; without JavaScript, they link to this screen. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const view = await findView(db, admin.id, requireId(params.id, adminText.viewNotFound))
  if (!view) throw notFound(adminText.viewNotFound)
  return { view, back: buildViewUrl(getListPath(view.list), view.query, view.id) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'saved-view'>(params.id, adminText.viewNotFound)
  const input = parseForm(viewChangeInput, await readForm(request))
  if (!input.ok) return data({ errors: input.errors }, { status: 400 })
  const changed = await changeView(db, admin.id, id, input.value)
  if (changed === 'name-taken') return data({ errors: { name: adminText.nameTaken } }, { status: 409 })
  if (changed === 'gone') return data({ errors: { '': adminText.viewGone } }, { status: 404 })
  const saved = buildViewUrl(getListPath(changed.list), changed.query, changed.id)
  return input.value.isInDialog ? { saved } : redirect(saved)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, { errors: { '': adminText.viewNotSaved } })

export default function ViewEdit({ actionData, loaderData: { view, back } }: Route.ComponentProps) {
  const isSaving = useNavigation().state === 'submitting'
  const errors = actionData && 'errors' in actionData ? actionData.errors : {}
  return (
    <AdminPage
      title={view.name}
      back={{ to: back, label: adminText.backToList }}
      menu={
        <RecordMenu>
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <button type="submit" className="text-danger">
              {adminText.deleteView}
            </button>
          </Form>
        </RecordMenu>
      }
    >
      <Form method="post" noValidate className="max-w-[720px]">
        <Panel title={adminText.renameViewTitle}>
          <div className="field-grid">
            <ViewFields subject={{ kind: 'rename', view }} errors={errors} />
            <div className="flex flex-wrap gap-3">
              <SaveButtons isSaving={isSaving} label={adminText.renameView} back={back} />
            </div>
          </div>
        </Panel>
      </Form>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.viewNotLoaded, BACK_TO.dashboard)
