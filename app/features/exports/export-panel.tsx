import { useFetcher } from 'react-router'
import type { ExportStatus } from '#app/features/exports/export-status.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

const POLL_MS = 1_500

/** Starts an export and shows how the latest one is doing. */
export function ExportPanel({ status }: { readonly status: ExportStatus | null }) {
  const fetcher = useFetcher<FailureResult>()
  const isRunning = status?.state === 'running'
  const isSent = fetcher.state !== 'idle'
  useFailureToast(fetcher)
  usePolling(isRunning, POLL_MS)
  return (
    <Panel title="Everything in one file">
      <p className="text-base">
        Your products with their images, customers, orders, pages and settings, as tables and texts that you and other
        stores can read. A backup brings back this store as it was; an export is for people and for other stores.
      </p>
      {/* The button stays while its text changes, so it keeps the focus */}
      <fetcher.Form method="post" className="mt-4">
        <input type="hidden" name="intent" value={isRunning ? 'cancel' : 'create'} />
        <AdminButton type="submit" look={isRunning ? 'secondary' : 'primary'} busy={isSent}>
          {isRunning ? 'Cancel export' : 'Export everything'}
        </AdminButton>
      </fetcher.Form>
      <div aria-live="polite">{status && <LatestExport status={status} />}</div>
    </Panel>
  )
}

function LatestExport({ status }: { readonly status: ExportStatus }) {
  const { state, startedAt, missingImages, failure } = status
  if (state === 'running') return <RunningExport {...status} />
  const at = <LocalTime at={startedAt} />
  if (state === 'failed' || state === 'stopped') {
    return (
      <ErrorBanner className="mt-4 wrap-anywhere">
        The export of {at} {state === 'failed' ? 'failed.' : 'was stopped with the store. Start it again.'} {failure}
      </ErrorBanner>
    )
  }
  if (state === 'cancelled') return <p className="mt-4 text-base">The export of {at} was cancelled.</p>
  return (
    <p className="mt-4 text-base">
      The export of {at} is ready.
      {missingImages > 0 && (
        <span className="block text-danger">
          {missingImages === 1 ? 'One image is' : `${formatNumber(missingImages)} images are`} missing from the image
          storage, so {missingImages === 1 ? 'it is' : 'they are'} not in it. The file manifest.json names{' '}
          {missingImages === 1 ? 'it' : 'them'}.
        </span>
      )}
    </p>
  )
}

function RunningExport({ part, written, expected }: ExportStatus) {
  const percent = expected === 0 ? 0 : Math.floor((written / expected) * 100)
  return (
    <div className="mt-4">
      <p className="text-base wrap-anywhere tabular-nums">
        {expected === 0 ? part || 'Starting…' : `${percent}% · ${part}`}
      </p>
      <progress max={expected || 1} value={written} aria-label="Progress" className="upload-progress mt-2 w-full" />
      <p className="mt-2 text-sm text-ink-2">You can leave this page.</p>
    </div>
  )
}
