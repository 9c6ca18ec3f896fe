import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import type { MailContent, MailStore } from '#app/platform/mail/mail-content.ts'
import { writeMail } from '#app/platform/mail/mail-layout.ts'
import type { MailBody } from '#app/platform/mail/mail-outbox.table.ts'
import type { BrandLook } from '#app/store/brand/brand-look.ts'
import { mailLook } from '#app/store/brand/mail-look.ts'
import { type Seller, sellerIn } from '#app/store/settings/seller.ts'
import type { Settings } from '#app/store/settings/settings.ts'

export function mailingStore(settings: Settings): MailStore & { readonly origin: string; readonly seller: Seller } {
  return {
    name: settings.store_name,
    email: settings.store_email,
    phone: settings.store_phone,
    address: settings.store_address,
    origin: storeOrigin(),
    seller: sellerIn(settings),
  }
}

export function storeMail(
  settings: Settings,
  content: MailContent,
  look: BrandLook,
): { subject: string; body: MailBody } {
  const store = mailingStore(settings)
  const { subject, text, html } = writeMail({ ...store, look: mailLook(look, store.origin) }, content)
  return { subject, body: { from: { name: settings.store_name, address: settings.store_email }, text, html } }
}
