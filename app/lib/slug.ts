/**
 * Returns the slug of a name: lower case, every run of other characters one hyphen, none at the ends (docs/rules.md,
 * Names). Accents are removed ("Chloé" becomes "chloe"). '' if nothing is left.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Returns a slug for a name without usable characters: the noun and the last 8, random characters of the id. */
export function fallbackSlug(noun: 'product' | 'collection', id: string): string {
  return `${noun}-${id.slice(-8)}`
}
