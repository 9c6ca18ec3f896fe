import { withPrefix } from '#app/lib/local-path.ts'
import { serverMyOrdersText } from '#app/orders/my-orders/my-orders-text.server.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'
import { SECRET_MARK } from '#app/platform/mail/mail-secret.server.ts'

type OrderListMail = {
  readonly store: { readonly name: string; readonly origin: string }
  /** The locale's prefix in the link. */
  readonly prefix: string
  /** The time until which the link works. */
  readonly until: string
}

/** `SECRET_MARK` stands for the link's token. */
export function buildOrderListMail({ store, prefix, until }: OrderListMail): MailContent {
  const { subject, title, text, button, validity, ignore } = serverMyOrdersText.mail
  return {
    subject: subject(store.name),
    preview: text(store.name),
    title,
    blocks: [
      { kind: 'text', lines: [text(store.name)] },
      { kind: 'button', label: button, href: store.origin + withPrefix(prefix, `/orders/${SECRET_MARK}`) },
      { kind: 'text', lines: [validity(until), ignore] },
    ],
  }
}
