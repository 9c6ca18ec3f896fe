import { data } from 'react-router'
import { menusForm } from '#app/content/menus/admin/menus-command.ts'
import { MenusEditor } from '#app/content/menus/admin/menus-form.tsx'
import { readMenusEditor } from '#app/content/menus/admin/menus-state.server.ts'
import { saveMenus } from '#app/content/menus/admin/save-menus.server.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject, rejectConflict } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/menus'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const { demo_content: isDemo } = await readSettings(db)
  const [loaded, changes] = await Promise.all([readMenusEditor(db, isDemo, url.origin), listChanges(db, 'menus', null)])
  return { loaded, changes }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const input = parseForm(menusForm, await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const { version, ...typed } = input.value
  const saved = await saveMenus(db, typed, { version, staffId, ownOrigin: url.origin })
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 409 })
  const { demo_content: isDemo } = await readSettings(db)
  const current = await readMenusEditor(db, isDemo, url.origin)
  if (saved.outcome === 'conflict') return data(rejectConflict(adminText.conflictSubject, current), { status: 409 })
  return { outcome: 'saved' as const, current }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function MenusPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="columns" title={adminText.menus}>
      <MenusEditor {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.dashboard)
