import { href } from 'react-router'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { readSystemStatus } from '#app/features/system/read-system-status.server.ts'
import { DatabasePanel, KeepingPanel, ShopPanel, WarningsPanel } from '#app/features/system/system-panels.tsx'
import { systemWarnings } from '#app/features/system/system-status.ts'
import { db } from '#app/platform/db/db.server.ts'
import { AdminError } from '#app/routes/admin/shell/admin-error.tsx'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import type { Route } from './+types/system'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const status = await readSystemStatus(db)
  return { status, warnings: systemWarnings(status, new Date()) }
}

export default function System({ loaderData }: Route.ComponentProps) {
  const { status, warnings } = loaderData
  return (
    <AdminPage title="System">
      <p className="mb-4">
        <TextLink to={href('/admin/settings')} className="text-base">
          Back to settings
        </TextLink>
      </p>
      <div className="grid max-w-[1120px] items-start gap-4 lg:grid-cols-12">
        <WarningsPanel warnings={warnings} status={status} />
        <ShopPanel status={status} />
        <div className="grid gap-4 lg:col-span-6">
          <DatabasePanel status={status} />
          <KeepingPanel status={status} />
        </div>
      </div>
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminError
      error={error}
      failed="The state of the system could not be loaded"
      back={{ to: href('/admin/settings'), label: 'Back to settings' }}
    />
  )
}
