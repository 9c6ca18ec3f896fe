import { href, useFetcher } from 'react-router'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { adminText } from '#app/operations/backups/admin-text.ts'
import { type BackupStatus, formatHour } from '#app/operations/backups/backup-status.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

const POLL_MS = 2_000

type BackupPanelProps = {
  readonly title: string
  readonly status: BackupStatus
  /** True if backing up is the next step on the page. */
  readonly isNextStep: boolean
}

export function BackupPanel({ title, status, isNextStep }: BackupPanelProps) {
  const { isRunning, last, failed, dailyAt } = status
  const fetcher = useFetcher<FailureResult>()
  const isBusy = isRunning || fetcher.state !== 'idle'
  const create = () => void fetcher.submit({ intent: 'create' }, { method: 'post', action: href('/admin/backups') })
  useFailureToast(fetcher)
  usePolling(isRunning, POLL_MS)
  return (
    <Panel
      title={title}
      action={
        <AdminButton look={isNextStep ? 'primary' : 'secondary'} onClick={create} busy={isBusy}>
          {isBusy ? adminText.backingUp : adminText.backUpNow}
        </AdminButton>
      }
    >
      {failed && <FailureLine {...failed} />}
      <DefinitionList
        isLive
        rows={[
          { term: adminText.lastBackup, value: last ? <LocalTime at={last.at} /> : adminText.noneYet },
          last !== null && { term: adminText.size, value: formatByteSize(last.bytes) },
          {
            term: adminText.automatic,
            value: dailyAt === null ? adminText.off : adminText.dailyAt(formatHour(dailyAt)),
          },
        ]}
      />
    </Panel>
  )
}

function FailureLine({ at, why, isIncomplete }: NonNullable<BackupStatus['failed']>) {
  const { before, after } = isIncomplete ? adminText.incompleteBackup : adminText.failedBackup
  return (
    <Notice tone="danger" className="mb-3">
      {before} <LocalTime at={at} /> {after} {why}
    </Notice>
  )
}
