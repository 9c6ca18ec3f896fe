import { data, href } from 'react-router'
import { adminText } from '#app/exchange/exports/admin-text.ts'
import { ArchiveContents } from '#app/exchange/exports/archive-contents.tsx'
import { ArchiveList } from '#app/exchange/exports/archive-list.tsx'
import { deleteExport, listExports } from '#app/exchange/exports/export-folder.server.ts'
import { exportInput } from '#app/exchange/exports/export-input.ts'
import { MAX_AGE_DAYS } from '#app/exchange/exports/export-name.ts'
import { ExportPanel } from '#app/exchange/exports/export-panel.tsx'
import { getExportFolder, startExport } from '#app/exchange/exports/export-process.server.ts'
import { cancelRuns, readExportStatus } from '#app/exchange/exports/export-runs.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/exports'

const DONE: FailureResult = { failed: null }
const getFailure: () => FailureResult = () => ({ failed: adminText.notChanged })
const getBusyFailure: () => FailureResult = () => ({ failed: adminText.notStarted })
const getGoneFailure: () => FailureResult = () => ({ failed: adminText.archiveGone })

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [status, archives] = await Promise.all([readExportStatus(db), listExports(getExportFolder())])
  return { status, archives }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/export'), 'exports')

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const input = parseForm(exportInput, await readForm(request))
  if (!input.ok) return data(getFailure(), { status: 400 })
  const { value } = input
  if (value.intent === 'delete') {
    const isFound = await deleteExport(db, getExportFolder(), { file: value.file, staffId })
    return isFound ? data(DONE) : data(getGoneFailure(), { status: 409 })
  }
  if (value.intent === 'create')
    return (await startExport(db, staffId)) ? data(DONE) : data(getBusyFailure(), { status: 409 })
  await cancelRuns(db)
  return data(DONE)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, getFailure())

export default function Exports({ loaderData }: Route.ComponentProps) {
  const { status, archives } = loaderData
  return (
    <AdminPage width="columns" title={adminText.exportTitle}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          <ExportPanel status={status} />
          <Panel title={adminText.archives}>
            <ArchiveList archives={archives} />
            <p className="mt-4 text-sm text-ink-2">
              {adminText.archivesHint.before(MAX_AGE_DAYS)}{' '}
              <TextLink to={href('/admin/backups')} isInText>
                {adminText.archivesHint.link}
              </TextLink>
              .
            </p>
          </Panel>
        </div>
        <Panel title={adminText.included}>
          <ArchiveContents />
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.settings)
