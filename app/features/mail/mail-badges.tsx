import { type MailState, mailState } from '#app/platform/mail/mail-state.ts'
import { Badge, type BadgeTone } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export type MailProgress = {
  readonly sentAt: Date | null
  readonly failedAt: Date | null
  readonly lastError: string | null
  readonly attempts: number
  readonly nextAttemptAt: Date
}

export const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
}

const LOOKS: Readonly<Record<MailState, { readonly glyph: string; readonly tone: BadgeTone }>> = {
  waiting: { glyph: '◐', tone: 'amber' },
  sent: { glyph: '●', tone: 'moss' },
  failed: { glyph: '✕', tone: 'danger' },
}

export function MailStateBadge({ mail }: { mail: MailProgress }) {
  const state = mailState(mail)
  return <Badge {...LOOKS[state]}>{MAIL_STATE_LABELS[state]}</Badge>
}

/** What there is to say of a mail with a `lastError` beyond its state: why it did not leave, and when it is tried again. */
export function MailFailure({ mail }: { mail: MailProgress }) {
  const { lastError, attempts, nextAttemptAt } = mail
  const tried = attempts === 1 ? 'after 1 attempt' : `after ${attempts} attempts`
  return (
    <>
      {`${lastError}, ${tried}`}
      {mailState(mail) !== 'failed' && (
        <>
          ; next one <LocalTime at={nextAttemptAt} />
        </>
      )}
    </>
  )
}
