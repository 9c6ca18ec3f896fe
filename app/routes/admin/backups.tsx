import { data, href } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepForm } from '#app/features/admin/keep-form.ts'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { listBackups } from '#app/features/backups/backup-folder.server.ts'
import { backupInput } from '#app/features/backups/backup-input.ts'
import { BackupPanel } from '#app/features/backups/backup-panel.tsx'
import { startBackup } from '#app/features/backups/backup-process.server.ts'
import { readBackupStatus } from '#app/features/backups/backup-runs.server.ts'
import { BackupTable } from '#app/features/backups/backup-table.tsx'
import { deleteBackup, keepBackup } from '#app/features/backups/stored-backups.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/backups'

const DONE: FailureResult = { failed: null }
const FAILED: FailureResult = { failed: 'That could not be done. Please try again.' }
const BUSY: FailureResult = { failed: 'Another backup is being made, or it could not be begun. Please try again.' }
const GONE: FailureResult = { failed: 'That backup is not there any more.' }

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [status, backups] = await Promise.all([readBackupStatus(db), listBackups(env.BACKUP_DIR)])
  return { status, backups, folder: env.BACKUP_DIR }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/backups'), 'backups')

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const input = parseForm(backupInput, await readForm(request))
  if (!input.ok) return result(FAILED, 400)
  const { value } = input
  if (value.intent === 'create') return (await startBackup(db)) ? result(DONE) : result(BUSY, 409)
  const { intent, file } = value
  if (intent === 'delete') {
    await deleteBackup(db, env.BACKUP_DIR, { file, staffId })
    return result(DONE)
  }
  const isStored = intent === 'keep'
  const isThere = await keepBackup(db, env.BACKUP_DIR, { file, staffId, isKept: isStored })
  return isThere ? result(DONE) : result(GONE, 409)
}

function result(outcome: FailureResult, status = 200) {
  return data(outcome, { status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction, FAILED)
}

export default function Backups({ loaderData }: Route.ComponentProps) {
  const { status, backups, folder } = loaderData
  return (
    <AdminPage title="Backups">
      <BackLink {...BACK_TO.settings} />
      <div className="grid max-w-[1120px] gap-4 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4">
          <BackupPanel status={status} />
        </div>
        <Panel title="In the store’s folder" className="lg:col-span-8">
          {backups.length === 0 ? (
            <p className="text-base">
              No backups yet.{' '}
              {status.dailyAt === null
                ? 'Daily backups are switched off: make one now, or switch them on under Settings, General.'
                : 'The first is made when the hour of the daily ones comes, or now.'}
            </p>
          ) : (
            <BackupTable backups={backups} />
          )}
          <p className="mt-4 text-sm wrap-anywhere text-ink-2">
            They lie in {folder} on the machine that serves this page. The newest {status.retained} stay, and those that
            you keep. A backup holds everything about your customers: save some of them where nobody else gets at them,
            and not on this machine alone.
          </p>
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage('The backups could not be loaded', BACK_TO.settings)
