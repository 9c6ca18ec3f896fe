import { contactText } from '#app/content/contact/contact-text.ts'
import { toPhoneHref } from '#app/lib/link.ts'
import type { Settings } from '#app/store/settings.ts'

export type ContactDetail = { readonly label: string; readonly text: string; readonly href: string | null }

export function listContactDetails(
  settings: Pick<Settings, 'store_email' | 'store_phone' | 'store_address'>,
): ContactDetail[] {
  const email = settings.store_email.trim()
  const phone = settings.store_phone.trim()
  const details = [
    { label: contactText.email, text: email, href: `mailto:${email}` },
    { label: contactText.phone, text: phone, href: toPhoneHref(phone) },
    { label: contactText.address, text: settings.store_address.trim(), href: null },
  ]
  return details.filter(({ text }) => text)
}
