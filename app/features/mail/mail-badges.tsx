import type { MailRow } from '#app/features/mail/mail-list.server.ts'
import { type MailState, mailState } from '#app/platform/mail/mail-state.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export type MailProgress = Pick<MailRow, 'sentAt' | 'failedAt' | 'lastError' | 'attempts' | 'nextAttemptAt'>

export const MAIL_STATE = {
  waiting: { label: 'Waiting', glyph: '◐', tone: 'amber' },
  sent: { label: 'Sent', glyph: '●', tone: 'moss' },
  failed: { label: 'Failed', glyph: '✕', tone: 'danger' },
} as const satisfies Record<MailState, object>

export function MailStateBadge({ mail }: { mail: Pick<MailProgress, 'sentAt' | 'failedAt'> }) {
  const { label, ...look } = MAIL_STATE[mailState(mail)]
  return <Badge {...look}>{label}</Badge>
}

export function MailFailure({ mail }: { mail: MailProgress }) {
  const { lastError, attempts, nextAttemptAt } = mail
  return (
    <>
      {`${lastError}, after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`}
      {mailState(mail) !== 'failed' && (
        <>
          ; next attempt <LocalTime at={nextAttemptAt} />
        </>
      )}
    </>
  )
}
