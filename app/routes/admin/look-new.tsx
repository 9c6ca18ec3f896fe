import { href } from 'react-router'
import { saveLook } from '#app/content/looks/admin/look-form.server.ts'
import { LookForm } from '#app/content/looks/admin/look-form.tsx'
import { lookInput } from '#app/content/looks/admin/look-input.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/look-new'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await saveNew(parseForm(lookInput, await readForm(request)), {
    save: (input) => saveLook(db, null, input, admin.id),
    getSavedPath: () => `${href('/admin/looks')}?saved=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function LookNew({ actionData }: Route.ComponentProps) {
  return (
    <AdminPage width="columns" title={adminText.newLook} back={BACK_TO.looks}>
      <LookForm look={null} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.lookNotLoaded, BACK_TO.looks)
