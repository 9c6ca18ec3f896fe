import { adminText } from '#app/orders/admin-text.ts'

/** What staff call the mail of an outbox event such as 'order-shipped:…'. */
export function mailKind(event: string): string {
  const kinds: Readonly<Record<string, string>> = adminText.mailKinds
  return kinds[event.split(':')[0] ?? ''] ?? adminText.otherMail
}
