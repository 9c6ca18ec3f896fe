import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { StoredBackup } from '#app/features/backups/backup-folder.server.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

/** The backups in the store's folder, newest first, each to be saved elsewhere, to be kept, or to be deleted. */
export function BackupTable({ backups }: { backups: readonly StoredBackup[] }) {
  const [requested, setRequested] = useState<StoredBackup | null>(null)
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
                <span className="sr-only">
                  {' '}
                  the backup of <LocalTime at={backup.madeAt} />
                </span>
              </a>
              <KeepButton backup={backup} />
              <TextButton look="danger" onClick={() => setRequested(backup)}>
                Delete
                <span className="sr-only">
                  {' '}
                  the backup of <LocalTime at={backup.madeAt} />
                </span>
              </TextButton>
            </p>
          </li>
        ))}
      </ul>
      <RemovalDialog
        sends={requested && { intent: 'delete', file: requested.file }}
        title="Delete this backup?"
        confirmLabel="Delete backup"
        onClose={() => setRequested(null)}
      >
        {requested && (
          <>
            The backup of <LocalTime at={requested.madeAt} /> is gone for good.
          </>
        )}
      </RemovalDialog>
    </>
  )
}

/** Each asks by itself: while one is on its way the others, and what is deleted, need not wait. */
function KeepButton({ backup: { file, isKept: isStored, madeAt } }: { backup: StoredBackup }) {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  return (
    <TextButton
      busy={fetcher.state !== 'idle'}
      onClick={() => fetcher.submit({ intent: isStored ? 'release' : 'keep', file }, { method: 'post' })}
    >
      {isStored ? 'Stop keeping' : 'Keep'}
      <span className="sr-only">
        {' '}
        the backup of <LocalTime at={madeAt} />
      </span>
    </TextButton>
  )
}
