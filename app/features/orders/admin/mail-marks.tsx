import { type MailState, mailState } from '#app/platform/mail/mail-state.ts'
import { Mark, type MarkTone } from '#app/ui/admin/mark.tsx'
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

const LOOKS: Readonly<Record<MailState, { readonly glyph: string; readonly tone: MarkTone }>> = {
  waiting: { glyph: '◐', tone: 'amber' },
  sent: { glyph: '●', tone: 'moss' },
  failed: { glyph: '✕', tone: 'danger' },
}

export function MailStateMark({ mail }: { mail: MailProgress }) {
  const state = mailState(mail)
  return <Mark {...LOOKS[state]}>{MAIL_STATE_LABELS[state]}</Mark>
}

/** What there is to say of a mail with a `lastError` beyond its state: why it did not leave, and when it is tried again. */
export function MailTrouble({ mail }: { mail: MailProgress }) {
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
