import { data } from 'react-router'
import { announcementsForm } from '#app/content/announcements/admin/announcements-command.ts'
import { AnnouncementsEditor } from '#app/content/announcements/admin/announcements-form.tsx'
import { readAnnouncementsEditor } from '#app/content/announcements/admin/announcements-state.server.ts'
import { saveAnnouncements } from '#app/content/announcements/admin/save-announcements.server.ts'
import { adminText } from '#app/content/announcements/admin-text.ts'
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
import type { Route } from './+types/announcements'

async function readEditor(ownOrigin: string) {
  const { demo_content: isDemo, store_time_zone: timeZone } = await readSettings(db)
  return await readAnnouncementsEditor(db, { isDemo, ownOrigin, timeZone })
}

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const [loaded, changes] = await Promise.all([readEditor(url.origin), listChanges(db, 'announcements', null)])
  return { loaded, changes }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const { store_time_zone: timeZone } = await readSettings(db)
  const input = parseForm(announcementsForm(timeZone), await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const { version, announcements } = input.value
  const ownOrigin = url.origin
  const saved = await saveAnnouncements(db, announcements, { version, timeZone, staffId, ownOrigin })
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 409 })
  const current = await readEditor(ownOrigin)
  if (saved.outcome === 'conflict') return data(rejectConflict(adminText.conflictSubject, current), { status: 409 })
  return { outcome: 'saved' as const, current }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function AnnouncementsPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={adminText.announcements}>
      <AnnouncementsEditor {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.dashboard)
