import { contactText } from '#app/features/contact/contact-text.ts'
import type { Settings } from '#app/features/settings/settings.ts'

/** A way to reach the store. `href` is null where there is nothing to open. */
export type ContactDetail = { readonly label: string; readonly text: string; readonly href: string | null }

/** How the store can be reached, out of its settings; what is empty is left out. */
export function contactDetails(
  settings: Pick<Settings, 'store_email' | 'store_phone' | 'store_address'>,
): ContactDetail[] {
  const email = settings.store_email.trim()
  const phone = settings.store_phone.trim()
  const details = [
    { label: contactText.email, text: email, href: `mailto:${email}` },
    { label: contactText.phone, text: phone, href: phoneHref(phone) },
    { label: contactText.address, text: settings.store_address.trim(), href: null },
  ]
  return details.filter(({ text }) => text)
}

/** Only what is nothing but a number can be dialled. */
function phoneHref(phone: string): string | null {
  return /^\+?[\d\s().\-/]+$/.test(phone) ? `tel:${phone.replace(/[^+\d]/g, '')}` : null
}
