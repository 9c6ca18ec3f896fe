export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** 'failed' emails are not retried automatically. */
export type MailState = (typeof MAIL_STATES)[number]

export function mailState({ sentAt, failedAt }: Record<'sentAt' | 'failedAt', Date | null>): MailState {
  if (sentAt) return 'sent'
  return failedAt ? 'failed' : 'waiting'
}
