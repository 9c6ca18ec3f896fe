import { href } from 'react-router'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { type ListedImport, listImports } from '#app/exchange/imports/import-list.server.ts'
import { ImportList } from '#app/exchange/imports/import-list.tsx'
import { FileDrop } from '#app/exchange/received-files/file-drop.tsx'
import { ImportSources } from '#app/exchange/received-files/import-sources.tsx'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import type { Route } from './+types/imports'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { imports: await listImports(db) }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/import'), 'imports')

const isWorking = ({ shown }: ListedImport) => shown === 'checking' || shown === 'saving'

export default function Imports({ loaderData }: Route.ComponentProps) {
  useShowOnce({ undone: adminText.importUndone })
  usePolling(loaderData.imports.some(isWorking), 2_000)
  return (
    <AdminPage width="columns" title={adminText.importTitle}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          <Panel title={adminText.addFiles}>
            <FileDrop />
            <p className="mt-4 text-sm text-ink-2">{adminText.addFilesHint}</p>
          </Panel>
          {loaderData.imports.length > 0 && <ImportList imports={loaderData.imports} />}
        </div>
        <Panel title={adminText.whereFrom}>
          <ImportSources />
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.settings)
