import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { adminText } from '#app/operations/system/admin-text.ts'
import { readSystemStatus } from '#app/operations/system/read-system-status.server.ts'
import { StatusPanel, WarningsPanel } from '#app/operations/system/system-panels.tsx'
import { listSystemWarnings } from '#app/operations/system/system-status.ts'
import { TechnicalDetails } from '#app/operations/system/technical-details.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/system'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const status = await readSystemStatus(db)
  return { status, warnings: listSystemWarnings(status, new Date()) }
}

export default function System({ loaderData }: Route.ComponentProps) {
  const { status, warnings } = loaderData
  return (
    <AdminPage width="form" title={adminText.system}>
      <div className="grid gap-4">
        <WarningsPanel warnings={warnings} status={status} />
        <StatusPanel status={status} />
        <TechnicalDetails status={status} />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.systemNotLoaded, BACK_TO.settings)
