import { useState } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/exchange/exports/admin-text.ts'
import type { StoredExport } from '#app/exchange/exports/export-folder.server.ts'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { formatDateTime } from '#app/lib/format/date.ts'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useTimeZone } from '#app/ui/time-zone.tsx'

/**
 * Renders the dialog even after the last archive is deleted, because the dialog must still move the focus when it
 * closes.
 */
export function ArchiveList({ archives }: { readonly archives: readonly StoredExport[] }) {
  const [deleting, setDeleting] = useState<StoredExport | null>(null)
  const { zone } = useTimeZone()
  return (
    <>
      {archives.length === 0 && <p className="text-base text-ink-2">{adminText.noArchives}</p>}
      <ul className="divide-y divide-line">
        {archives.map((archive) => (
          <li
            key={archive.file}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 text-base first:pt-0 last:pb-0"
          >
            <p className="min-w-0">
              <LocalTime at={archive.createdAt} className="font-medium" />
              <span className="text-ink-2 tabular-nums"> · {formatByteSize(archive.bytes)}</span>
              <span className="block text-sm text-ink-2">
                {adminText.deletedOn} <LocalTime at={archive.expiresAt} />
              </span>
            </p>
            <div className="ml-auto flex items-center gap-x-3">
              <a
                href={href('/admin/export/:file', { file: archive.file })}
                className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2 max-md:min-h-11"
              >
                {adminText.download}
                <ArchiveDate {...archive} />
              </a>
              <RowMenu name={formatDateTime(archive.createdAt, zone)}>
                <button type="button" className="text-danger" onClick={() => setDeleting(archive)}>
                  {adminText.deleteAction}
                </button>
              </RowMenu>
            </div>
          </li>
        ))}
      </ul>
      <RemovalDialog
        formData={deleting && { intent: 'delete', file: deleting.file }}
        title={adminText.deleteQuestion}
        confirmLabel={adminText.deleteArchive}
        onClose={() => setDeleting(null)}
      >
        {deleting && (
          <>
            {adminText.deleteHint.before} <LocalTime at={deleting.createdAt} /> {adminText.deleteHint.after}
          </>
        )}
      </RemovalDialog>
    </>
  )
}

function ArchiveDate({ createdAt }: Pick<StoredExport, 'createdAt'>) {
  return (
    <span className="sr-only">
      {' '}
      {adminText.archiveFrom} <LocalTime at={createdAt} />
    </span>
  )
}
