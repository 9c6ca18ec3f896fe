import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { FoundBackup } from '#app/features/backups/backup-folder.server.ts'
import type { BackupAnswer } from '#app/features/backups/backup-input.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { useAnswer } from '#app/ui/admin/use-answer.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

type BackupTableProps = {
  readonly backups: readonly FoundBackup[]
  /** One is being deleted, and its button goes with it: whoever pressed it needs another place. */
  readonly onDeleted: () => void
}

/** The backups in the shop's folder, newest first, each to be saved elsewhere, to be kept, or to be deleted. */
export function BackupTable({ backups, onDeleted }: BackupTableProps) {
  const fetcher = useFetcher<BackupAnswer>()
  const [asked, setAsked] = useState<FoundBackup | null>(null)
  const toast = useToast()
  useAnswer(fetcher, (answer) => 'failed' in answer && toast(answer.failed, 'error'))
  const isBusy = fetcher.state !== 'idle'
  const send = (intent: 'keep' | 'release' | 'delete', { file }: FoundBackup) => {
    if (!isBusy) void fetcher.submit({ intent, file }, { method: 'post', action: href('/admin/backups') })
  }
  return (
    <>
      <ul className="divide-y divide-line" aria-busy={isBusy || undefined}>
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
              <TextButton onClick={() => send(backup.isKept ? 'release' : 'keep', backup)}>
                {backup.isKept ? 'Stop keeping' : 'Keep'}
                <span className="sr-only">
                  {' '}
                  the backup of <LocalTime at={backup.madeAt} />
                </span>
              </TextButton>
              <TextButton look="danger" onClick={() => setAsked(backup)}>
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
      <AlertDialog
        open={asked !== null}
        title="Delete this backup?"
        confirmLabel="Delete backup"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) send('delete', asked)
          setAsked(null)
          onDeleted()
        }}
      >
        {asked && (
          <>
            The backup of <LocalTime at={asked.madeAt} /> is gone for good.
          </>
        )}
      </AlertDialog>
    </>
  )
}
