import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { formatDateTime } from '#app/lib/format/date.ts'
import { adminText } from '#app/operations/backups/admin-text.ts'
import type { StoredBackup } from '#app/operations/backups/backup-folder.server.ts'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { getPressableProps } from '#app/ui/pressable.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

export function BackupTable({ backups }: { backups: readonly StoredBackup[] }) {
  const [deleting, setDeleting] = useState<StoredBackup | null>(null)
  const { zone } = useTimeZone()
  return (
    <>
      <ul className="divide-y divide-line">
        {backups.map((backup) => (
          <li
            key={backup.madeAt.getTime()}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 text-base"
          >
            <p className="min-w-0">
              <LocalTime at={backup.madeAt} className="font-medium" />
              <span className="text-ink-2 tabular-nums">
                {' '}
                · {formatByteSize(backup.bytes)}
                {backup.isKept && adminText.kept}
                {backup.isIncomplete && <span className="text-danger"> {adminText.imagesMissing}</span>}
              </span>
            </p>
            <div className="ml-auto flex items-center gap-x-3">
              <a
                href={href('/admin/backups/:file', { file: backup.file })}
                className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2 max-md:min-h-11"
              >
                {adminText.download}
                <BackupDate madeAt={backup.madeAt} />
              </a>
              <RowMenu name={formatDateTime(backup.madeAt, zone)}>
                <KeepButton backup={backup} />
                <button type="button" className="text-danger" onClick={() => setDeleting(backup)}>
                  {adminText.deleteIt}
                </button>
              </RowMenu>
            </div>
          </li>
        ))}
      </ul>
      <RemovalDialog
        formData={deleting && { intent: 'delete', file: deleting.file }}
        title={adminText.deleteQuestion}
        confirmLabel={adminText.deleteBackup}
        onClose={() => setDeleting(null)}
      >
        {deleting && (
          <>
            {adminText.deleteHint.before} <LocalTime at={deleting.madeAt} /> {adminText.deleteHint.after}
          </>
        )}
      </RemovalDialog>
    </>
  )
}

function KeepButton({ backup: { file, isKept } }: { backup: StoredBackup }) {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  return (
    <button
      type="button"
      {...getPressableProps({
        busy: fetcher.state !== 'idle',
        onClick: () => fetcher.submit({ intent: isKept ? 'release' : 'keep', file }, { method: 'post' }),
      })}
    >
      {isKept ? adminText.stopKeeping : adminText.keep}
    </button>
  )
}

function BackupDate({ madeAt }: { madeAt: Date }) {
  return (
    <span className="sr-only">
      {' '}
      {adminText.theBackupFrom} <LocalTime at={madeAt} />
    </span>
  )
}
