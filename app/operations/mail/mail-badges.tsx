import { adminText } from '#app/operations/mail/admin-text.ts'
import type { MailRow } from '#app/operations/mail/mail-list.server.ts'
import { getMailState, type MailState } from '#app/platform/mail/mail-state.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export type MailProgress = Pick<MailRow, 'sentAt' | 'failedAt' | 'lastError' | 'attempts' | 'nextAttemptAt'>

const LOOKS = {
  waiting: { glyph: '◐', tone: 'amber' },
  sent: { glyph: '●', tone: 'moss' },
  failed: { glyph: '✕', tone: 'danger' },
} as const satisfies Record<MailState, object>

export function MailStateBadge({ mail }: { mail: Pick<MailProgress, 'sentAt' | 'failedAt'> }) {
  const state = getMailState(mail)
  return <Badge {...LOOKS[state]}>{adminText.states[state]}</Badge>
}

export function MailFailure({ mail }: { mail: MailProgress }) {
  const { lastError, attempts, nextAttemptAt } = mail
  return (
    <>
      {adminText.failedAfter(lastError ?? '', attempts)}
      {getMailState(mail) !== 'failed' && (
        <>
          {adminText.nextAttempt} <LocalTime at={nextAttemptAt} />
        </>
      )}
    </>
  )
}
