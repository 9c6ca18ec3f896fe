/** Returns a `tel:` URL, or null for texts that are not a phone number. */
export function phoneHref(text: string): string | null {
  return /^\+?[\d\s().\-/]+$/.test(text) ? `tel:${text.replace(/[^+\d]/g, '')}` : null
}
