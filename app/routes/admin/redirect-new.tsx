import { data, href, redirect } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepInput } from '#app/features/admin/keep-form.ts'
import { adminText } from '#app/features/redirects/admin-text.ts'
import { RedirectForm } from '#app/features/redirects/redirect-form.tsx'
import { redirectInput } from '#app/features/redirects/redirect-input.ts'
import { saveRedirect } from '#app/features/redirects/redirects.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
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
