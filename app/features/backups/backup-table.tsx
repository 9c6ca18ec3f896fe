import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { StoredBackup } from '#app/features/backups/backup-folder.server.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

export function BackupTable({ backups }: { backups: readonly StoredBackup[] }) {
  const [deleting, setDeleting] = useState<StoredBackup | null>(null)
  return (
    <>
      <ul className="divide-y divide-line">
        {backups.map((backup) => (
          <li
            key={backup.madeAt.getTime()}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 text-base first:pt-0 last:pb-0"
          >
            <p className="min-w-0">
              <LocalTime at={backup.madeAt} className="font-medium" />
              <span className="text-ink-2 tabular-nums">
                {' '}
                · {byteSize(backup.bytes)}
                {backup.isKept && ' · kept'}
                {backup.isIncomplete && <span className="text-danger"> · images missing</span>}
              </span>
            </p>
            <p className="flex flex-wrap items-center gap-x-5">
              <a
                href={href('/admin/backups/:file', { file: backup.file })}
                className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2 max-md:min-h-11"
              >
                Download
                <OfBackup madeAt={backup.madeAt} />
              </a>
              <KeepButton backup={backup} />
              <TextButton look="danger" onClick={() => setDeleting(backup)}>
                Delete
                <OfBackup madeAt={backup.madeAt} />
              </TextButton>
            </p>
          </li>
        ))}
      </ul>
      <RemovalDialog
        sends={deleting && { intent: 'delete', file: deleting.file }}
        title="Delete this backup?"
        confirmLabel="Delete backup"
        onClose={() => setDeleting(null)}
      >
        {deleting && (
          <>
            The backup of <LocalTime at={deleting.madeAt} /> will be deleted permanently.
          </>
        )}
      </RemovalDialog>
    </>
  )
}

function KeepButton({ backup: { file, isKept, madeAt } }: { backup: StoredBackup }) {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  return (
    <TextButton
      busy={fetcher.state !== 'idle'}
      onClick={() => fetcher.submit({ intent: isKept ? 'release' : 'keep', file }, { method: 'post' })}
    >
      {isKept ? 'Stop keeping' : 'Keep'}
      <OfBackup madeAt={madeAt} />
    </TextButton>
  )
}

function OfBackup({ madeAt }: { madeAt: Date }) {
  return (
    <span className="sr-only">
      {' '}
      the backup of <LocalTime at={madeAt} />
    </span>
  )
}
