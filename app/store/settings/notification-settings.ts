import type { SettingKey } from '#app/store/settings.ts'

/** The emails to the store's own address, each with the setting that switches it on. */
export const NOTIFICATIONS = {
  order: 'email_new_order',
  withdrawal: 'email_withdrawal',
  return: 'email_return',
  refund: 'email_refund_due',
  transfer: 'email_transfer',
  review: 'email_review',
  message: 'email_message',
  'low-stock': 'email_low_stock',
  summary: 'email_daily_summary',
} as const satisfies Record<string, SettingKey>

export type NotificationKind = keyof typeof NOTIFICATIONS
