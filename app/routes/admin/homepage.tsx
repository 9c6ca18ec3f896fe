import { data } from 'react-router'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { readHomepageEditor } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { changeHomepage } from '#app/content/homepage/sections/admin/save-sections.server.ts'
import { readCommand, sectionsForm } from '#app/content/homepage/sections/admin/sections-command.ts'
import { SectionsEditor } from '#app/content/homepage/sections/admin/sections-form.tsx'
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
import type { Route } from './+types/homepage'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const settings = await readSettings(db)
  const [loaded, changes] = await Promise.all([
    readHomepageEditor(db, settings),
    listChanges(db, 'homepage-sections', null),
  ])
  return { loaded, changes }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(sectionsForm, await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const read = readCommand(input.value)
  if (!read.ok) return data(reject(read.errors), { status: 400 })
  const saved = await changeHomepage(db, read.command, admin.id)
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 409 })
  const current = await readHomepageEditor(db, await readSettings(db))
  if (saved.outcome === 'conflict') return data(rejectConflict(adminText.conflictSubject, current), { status: 409 })
  const specialOutcome = saved.outcome === 'saved' ? undefined : saved.outcome
  return { outcome: 'saved' as const, specialOutcome, current }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function Homepage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={adminText.homepage}>
      <SectionsEditor {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.dashboard)
