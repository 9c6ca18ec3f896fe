export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** 'failed' is what is not tried again by itself. */
export type MailState = (typeof MAIL_STATES)[number]

export function mailState({
  sentAt,
  failedAt,
}: {
  readonly sentAt: Date | null
  readonly failedAt: Date | null
}): MailState {
  if (sentAt) return 'sent'
  return failedAt ? 'failed' : 'waiting'
}
