import { useEffect } from 'react'
import { href, useFetcher, useRevalidator } from 'react-router'
import type { BackupStatus } from '#app/features/backups/backup-status.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { Definition } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

type BackupPanelProps = {
  readonly status: BackupStatus
  /** Whether to lead to the screen with all of them. */
  readonly leadsOn?: boolean
}

/** How the backups do, and a button for one more. While one is made it looks again by itself. */
export function BackupPanel({ status, leadsOn = false }: BackupPanelProps) {
  const { isRunning, last, failed, dailyAt } = status
  const { make, isBusy } = useMake()
  const isAtWork = isBusy || isRunning
  useLookingAgain(isRunning)
  return (
    <Panel
      title="Backups"
      action={
        <AdminButton onClick={make} busy={isAtWork}>
          {isAtWork ? 'Backing up...' : 'Back up now'}
        </AdminButton>
      }
    >
      {failed && (
        <p className="mb-3 border-l-4 border-danger bg-danger-soft px-3 py-2 text-base wrap-anywhere text-danger">
          The backup of <LocalTime at={failed.at} /> {failed.isIncomplete ? 'is incomplete.' : 'failed.'} {failed.why}
        </p>
      )}
      <dl className="grid gap-2 text-base tabular-nums" aria-live="polite">
        <Definition term="Last backup">{last ? <LocalTime at={last.at} /> : 'None yet'}</Definition>
        {last && <Definition term="Size">{byteSize(last.bytes)}</Definition>}
        <Definition term="Automatic">{dailyAt === null ? 'Switched off' : `Daily at ${hourText(dailyAt)}`}</Definition>
      </dl>
      {leadsOn && (
        <p className="mt-3">
          <TextLink to={href('/admin/backups')} className="text-base">
            All backups
          </TextLink>
        </p>
      )}
    </Panel>
  )
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

function useMake() {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  return {
    isBusy: fetcher.state !== 'idle',
    make: () => void fetcher.submit({ intent: 'make' }, { method: 'post', action: href('/admin/backups') }),
  }
}

const LOOK_MS = 2_000

function useLookingAgain(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
