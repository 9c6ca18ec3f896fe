import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { adminText } from '#app/operations/system/admin-text.ts'
import { PageCachePanel } from '#app/operations/system/page-cache-panel.tsx'
import { readSystemStatus } from '#app/operations/system/read-system-status.server.ts'
import { DatabasePanel, ServerPanel, StoragePanel, WarningsPanel } from '#app/operations/system/system-panels.tsx'
import { listSystemWarnings } from '#app/operations/system/system-status.ts'
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
    <AdminPage width="columns" title={adminText.system}>
      <div className="grid items-start gap-4 xl:grid-cols-12">
        <WarningsPanel warnings={warnings} status={status} />
        <div className="grid gap-4 xl:col-span-6">
          <ServerPanel status={status} />
          <PageCachePanel stats={status.pageCache} />
        </div>
        <div className="grid gap-4 xl:col-span-6">
          <DatabasePanel status={status} />
          <StoragePanel status={status} />
        </div>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.systemNotLoaded, BACK_TO.settings)
