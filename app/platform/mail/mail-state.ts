export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

export type MailState = (typeof MAIL_STATES)[number]

export function getMailState({ sentAt, failedAt }: Record<'sentAt' | 'failedAt', Date | null>): MailState {
  if (sentAt) return 'sent'
  return failedAt ? 'failed' : 'waiting'
}
