import { href, redirect } from 'react-router'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { RedirectForm } from '#app/content/redirects/redirect-form.tsx'
import { redirectInput } from '#app/content/redirects/redirect-input.ts'
import { deleteRedirect, findEditableRedirect, saveRedirect } from '#app/content/redirects/redirects.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepEdit } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import type { Route } from './+types/redirect-edit'

const getNotFoundMessage = () => adminText.redirectNotFound

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'redirect'>(params.id, getNotFoundMessage())
  const [found, history] = await Promise.all([findEditableRedirect(db, id), listChanges(db, 'redirect', id)])
  if (!found) throw notFound(getNotFoundMessage())
  return { redirect: found, history }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const id = requireId<'redirect'>(params.id, getNotFoundMessage())
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deleteRedirect(db, id, staffId)
    throw redirect(`${href('/admin/redirects')}?deleted=yes`)
  }
  return await saveEdit(parseForm(redirectInput, form), {
    save: (input) => saveRedirect(db, input.saveAsNew ? null : id, input, { staffId, ownOrigin: url.origin }),
    getSavedPath: () => `${href('/admin/redirects')}?saved=yes`,
    findCurrent: () => findEditableRedirect(db, id),
    noun: adminText.redirectInSentence,
  })
}

export const clientAction = (args: Route.ClientActionArgs) => keepEdit(args, adminText.notDeleted)

export default function RedirectEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  return (
    <AdminPage
      width="form"
      title={adminText.redirect}
      back={BACK_TO.redirects}
      menu={
        <RecordMenu
          deletion={{
            title: adminText.deleteQuestion,
            confirmLabel: adminText.deleteRedirect,
            effects: adminText.deleteHint(loaderData.redirect.path),
          }}
        />
      }
    >
      <RedirectForm
        key={params.id}
        redirect={loaderData.redirect}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
      />
      <ChangeHistory entries={loaderData.history} labels={adminText.historyLabels} className="mt-4" />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.redirects)
