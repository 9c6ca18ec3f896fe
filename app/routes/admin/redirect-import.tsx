import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { RedirectUpload } from '#app/features/redirects/redirect-upload.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/redirect-import'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function RedirectImport() {
  return (
    <AdminPage title="Import redirects">
      <BackLink {...BACK_TO.redirects} />
      <div className="max-w-3xl">
        <Panel title="Upload a file">
          <RedirectUpload />
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage('The form could not be loaded', BACK_TO.redirects)
