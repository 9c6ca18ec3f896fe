import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { adminText } from '#app/features/admin/admin-text.ts'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { SettingsOverview } from '#app/features/admin/settings-frame.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import type { Route } from './+types/settings-list'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function SettingsList() {
  return (
    <AdminPage title={adminText.allSettings}>
      <SettingsOverview />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.settingsListNotLoaded, BACK_TO.dashboard)
