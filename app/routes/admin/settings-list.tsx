import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { SettingsOverview } from '#app/operations/admin/settings-frame.tsx'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/settings-list'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function SettingsList() {
  return (
    <AdminPage width="columns" title={adminText.allSettings}>
      <SettingsOverview />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.settingsListNotLoaded, BACK_TO.dashboard)
