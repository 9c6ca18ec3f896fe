import type { Settings } from '#app/features/settings/settings.ts'
import { shopOrigin } from '#app/platform/http/shop-origin.server.ts'
import type { MailContent, MailShop } from '#app/platform/mail/mail-content.ts'
import { writeMail } from '#app/platform/mail/mail-layout.ts'
import type { MailBody } from '#app/platform/mail/mail-outbox.table.ts'

/** The shop as its mails name it, and where it is to be found. */
export function mailingShop(settings: Settings): MailShop & { readonly origin: string } {
  return {
    name: settings.store_name,
    email: settings.store_email,
    phone: settings.store_phone,
    address: settings.store_address,
    origin: shopOrigin(),
  }
}

/** A mail from the shop, as it goes into the outbox. */
export function shopMail(settings: Settings, content: MailContent): { subject: string; body: MailBody } {
  const { subject, text, html } = writeMail(mailingShop(settings), content)
  return { subject, body: { from: { name: settings.store_name, address: settings.store_email }, text, html } }
}
