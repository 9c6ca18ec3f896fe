import { data, href } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepSettings } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText } from '#app/operations/backups/admin-text.ts'
import { listBackups } from '#app/operations/backups/backup-folder.server.ts'
import { BackupHourField } from '#app/operations/backups/backup-hour-field.tsx'
import { backupInput } from '#app/operations/backups/backup-input.ts'
import { BackupPanel } from '#app/operations/backups/backup-panel.tsx'
import { startBackup } from '#app/operations/backups/backup-process.server.ts'
import { readBackupStatus } from '#app/operations/backups/backup-runs.server.ts'
import { BackupTable } from '#app/operations/backups/backup-table.tsx'
import { deleteBackup, keepBackup } from '#app/operations/backups/stored-backups.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { SettingField } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { isSettingsForm, submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { getGroupLabel, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/backups'

const DONE: FailureResult = { failed: null }
const getFailure: () => FailureResult = () => ({ failed: adminText.backupNotChanged })
const getBusyFailure: () => FailureResult = () => ({ failed: adminText.backupNotStarted })
const getGoneFailure: () => FailureResult = () => ({ failed: adminText.backupGone })

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [status, backups, loaded] = await Promise.all([
    readBackupStatus(db),
    listBackups(env.BACKUP_DIR),
    findFormSettings(db, listFormKeys('backups')),
  ])
  return { status, backups, loaded, folder: env.BACKUP_DIR }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/backups'), 'backups')

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const form = await readForm(request)
  if (isSettingsForm(form)) return await submitSettings(db, 'backups', form, staffId)
  const input = parseForm(backupInput, form)
  if (!input.ok) return data(getFailure(), { status: 400 })
  const { value } = input
  if (value.intent === 'create') return (await startBackup(db)) ? data(DONE) : data(getBusyFailure(), { status: 409 })
  const { intent, file } = value
  if (intent === 'delete') {
    await deleteBackup(db, env.BACKUP_DIR, { file, staffId })
    return data(DONE)
  }
  const isFound = await keepBackup(db, env.BACKUP_DIR, { file, staffId, isKept: intent === 'keep' })
  return isFound ? data(DONE) : data(getGoneFailure(), { status: 409 })
}

export const clientAction = (args: Route.ClientActionArgs) => keepSettings(args, getFailure())

export default function Backups({ actionData, loaderData }: Route.ComponentProps) {
  const { status, backups, loaded, folder } = loaderData
  return (
    <AdminPage width="columns" title={adminText.backups}>
      <div className="grid items-start gap-4 xl:grid-cols-12 xl:grid-rows-[auto_1fr]">
        <div className="xl:col-span-4 xl:col-start-9">
          <BackupPanel title={adminText.backupStatus} status={status} isNextStep />
        </div>
        <Panel title={adminText.backupsInFolder} className="xl:col-span-8 xl:row-span-2 xl:row-start-1">
          {backups.length === 0 ? (
            <p className="text-base text-ink-2">
              {adminText.noBackupsYet} {status.dailyAt === null ? adminText.dailyBackupsOff : adminText.firstBackupHint}
            </p>
          ) : (
            <BackupTable backups={backups} />
          )}
          <p className="mt-3 max-w-[62ch] text-base text-ink-2">{adminText.keepCopiesHint}</p>
          <SummaryRow title={adminText.whereStored}>
            <p className="text-base wrap-anywhere text-ink-2">{adminText.folderHint(folder)}</p>
          </SummaryRow>
        </Panel>
        <SettingsGroupForm loaded={loaded} result={actionData} className="xl:col-span-4 xl:col-start-9">
          {(form) => (
            <Panel title={getGroupLabel('backups')}>
              <div className="field-grid">
                <SettingField name="backup_daily" form={form} />
                <BackupHourField
                  value={String(form.draft.backup_hour)}
                  error={form.errors.backup_hour}
                  timeZone={loaded.settings.store_time_zone}
                  onChange={(hour) => form.set({ backup_hour: hour })}
                />
                <SettingField name="backups_kept" form={form} className="[&_input]:max-w-24" />
              </div>
            </Panel>
          )}
        </SettingsGroupForm>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.backupsNotLoaded, BACK_TO.settings)
