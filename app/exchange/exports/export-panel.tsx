import { useFetcher } from 'react-router'
import { adminText } from '#app/exchange/exports/admin-text.ts'
import type { ExportStatus } from '#app/exchange/exports/export-status.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

const POLL_MS = 1_500

/** Starts an export and shows the status of the latest export. */
export function ExportPanel({ status }: { readonly status: ExportStatus | null }) {
  const fetcher = useFetcher<FailureResult>()
  const isRunning = status?.state === 'running'
  const isSending = fetcher.state !== 'idle'
  useFailureToast(fetcher)
  usePolling(isRunning, POLL_MS)
  return (
    <Panel title={adminText.everythingInOneFile}>
      <p className="text-base">{adminText.exportHint}</p>
      {/* The same button stays in place when its text changes, so that it keeps the focus */}
      <fetcher.Form method="post" className="mt-4">
        <input type="hidden" name="intent" value={isRunning ? 'cancel' : 'create'} />
        <AdminButton type="submit" look={isRunning ? 'secondary' : 'primary'} busy={isSending}>
          {isRunning ? adminText.cancelExport : adminText.exportEverything}
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
        {adminText.latestExport[state].before} {at} {adminText.latestExport[state].after} {failure}
      </ErrorBanner>
    )
  }
  if (state === 'cancelled')
    return (
      <p className="mt-4 text-base">
        {adminText.latestExport.cancelled.before} {at} {adminText.latestExport.cancelled.after}
      </p>
    )
  return (
    <p className="mt-4 text-base">
      {adminText.latestExport.done.before} {at} {adminText.latestExport.done.after}
      {missingImages > 0 && <span className="block text-danger">{adminText.imagesMissing(missingImages)}</span>}
    </p>
  )
}

function RunningExport({ part, written, expected }: ExportStatus) {
  const percent = expected === 0 ? 0 : Math.floor((written / expected) * 100)
  return (
    <div className="mt-4">
      <p className="text-base wrap-anywhere tabular-nums">
        {expected === 0 ? part || adminText.starting : `${percent}% · ${part}`}
      </p>
      <progress
        max={expected || 1}
        value={written}
        aria-label={adminText.progress}
        className="upload-progress mt-2 w-full"
      />
      <p className="mt-2 text-sm text-ink-2">{adminText.canLeave}</p>
    </div>
  )
}
