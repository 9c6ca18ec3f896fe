import type { MailRow } from '#app/features/mail/mail-list.server.ts'
import { type MailState, mailState } from '#app/platform/mail/mail-state.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export type MailProgress = Pick<MailRow, 'sentAt' | 'failedAt' | 'lastError' | 'attempts' | 'nextAttemptAt'>

export const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
}

const LOOKS = {
  waiting: { glyph: '◐', tone: 'amber' },
  sent: { glyph: '●', tone: 'moss' },
  failed: { glyph: '✕', tone: 'danger' },
} as const

export function MailStateBadge({ mail }: { mail: Pick<MailProgress, 'sentAt' | 'failedAt'> }) {
  const state = mailState(mail)
  return <Badge {...LOOKS[state]}>{MAIL_STATE_LABELS[state]}</Badge>
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
