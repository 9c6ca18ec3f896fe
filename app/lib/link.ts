/** Returns a user-written link if it is an https URL, an email address or a path of this store; otherwise null. */
export function parseLink(written: string): string | null {
  // Browsers read a backslash as a slash and ignore tabs and line breaks, so '/\t/' would lead to a different host.
  if (/[\s\\\p{Cc}]/u.test(written)) return null
  if (/^\/(?!\/)/.test(written) || /^mailto:[^/]/i.test(written)) return written
  return /^https:\/\/[^/]/i.test(written) && URL.canParse(written) ? written : null
}

/** Returns a `tel:` URL, or null for text that is not a phone number. */
export function toPhoneHref(text: string): string | null {
  return /^\+?[\d\s().\-/]+$/.test(text) ? `tel:${text.replace(/[^+\d]/g, '')}` : null
}
