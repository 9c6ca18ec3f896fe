import { data, href, redirect } from 'react-router'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { RedirectForm } from '#app/content/redirects/redirect-form.tsx'
import { redirectInput } from '#app/content/redirects/redirect-input.ts'
import { saveRedirect } from '#app/content/redirects/redirects.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { refused, refusedForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/redirect-new'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const input = parseForm(redirectInput, await readForm(request))
  if (!input.ok) return data(refused(input.errors), { status: 400 })
  const saved = await saveRedirect(db, null, input.value, { staffId, ownOrigin: url.origin })
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/redirects')}?saved=yes`)
  return data(refused(saved.outcome === 'refused' ? saved.errors : {}), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction, refusedForm)

export default function RedirectNew({ actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={adminText.newRedirect}>
      <BackLink {...BACK_TO.redirects} />
      <RedirectForm redirect={null} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.formNotLoaded, BACK_TO.redirects)
