import { href } from 'react-router'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { RedirectForm } from '#app/content/redirects/redirect-form.tsx'
import { redirectInput } from '#app/content/redirects/redirect-input.ts'
import { saveRedirect } from '#app/content/redirects/redirects.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/redirect-new'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await saveNew(parseForm(redirectInput, await readForm(request)), {
    save: (input) => saveRedirect(db, null, input, { staffId: admin.id, ownOrigin: url.origin }),
    getSavedPath: () => `${href('/admin/redirects')}?saved=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function RedirectNew({ actionData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={adminText.newRedirect} back={BACK_TO.redirects}>
      <RedirectForm redirect={null} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.formNotLoaded, BACK_TO.redirects)
