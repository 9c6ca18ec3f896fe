import { data, href, redirect } from 'react-router'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { RedirectForm } from '#app/content/redirects/redirect-form.tsx'
import { redirectInput } from '#app/content/redirects/redirect-input.ts'
import { deleteRedirect, findEditableRedirect, saveRedirect } from '#app/content/redirects/redirects.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm, keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { DeleteAction } from '#app/ui/admin/delete-action.tsx'
import { refused, refusedForm, refusedGone } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/redirect-edit'

const missing = () => adminText.redirectNotFound

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = idFrom<'redirect'>(params.id, missing())
  const [found, history] = await Promise.all([findEditableRedirect(db, id), listChanges(db, 'redirect', id)])
  if (!found) throw notFound(missing())
  return { redirect: found, history }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const id = idFrom<'redirect'>(params.id, missing())
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deleteRedirect(db, id, staffId)
    throw redirect(`${href('/admin/redirects')}?deleted=yes`)
  }
  const input = parseForm(redirectInput, form)
  if (!input.ok) return data(refused(input.errors), { status: 400 })
  const saved = await saveRedirect(db, input.value.asNew ? null : id, input.value, { staffId, ownOrigin: url.origin })
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/redirects')}?saved=yes`)
  if (saved.outcome === 'refused') return data(refused(saved.errors), { status: 409 })
  const current = await findEditableRedirect(db, id)
  if (saved.outcome === 'conflict' && current) {
    return data(refused({ '': adminText.conflict }, current), { status: 409 })
  }
  return data(refusedGone('redirect'), { status: 404 })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isRemoval = (await request.clone().formData()).get('intent') === 'delete'
  if (isRemoval) return keepForm(serverAction, { failed: adminText.notDeleted })
  return keepInput(serverAction, refusedForm)
}

export default function RedirectEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  return (
    <AdminPage title={adminText.redirect}>
      <BackLink {...BACK_TO.redirects}>
        <DeleteAction title={adminText.deleteQuestion} confirmLabel={adminText.deleteRedirect}>
          {adminText.deleteHint(loaderData.redirect.path)}
        </DeleteAction>
      </BackLink>
      <RedirectForm
        key={params.id}
        redirect={loaderData.redirect}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
      />
      <ChangeHistory entries={loaderData.history} labels={adminText.historyLabels} className="mt-4 max-w-[1120px]" />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.notLoaded, BACK_TO.redirects)
