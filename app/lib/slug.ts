/**
 * The address form of a name: lower case, every run of other characters one hyphen, none at the ends (docs/rules.md, Names).
 * Accents are dropped rather than replaced ("Chloé" becomes "chloe"). Answers '' where nothing is left.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A slug for a name of which nothing is left: the noun and the last 8 characters of the id, which are random. */
export function fallbackSlug(noun: 'product' | 'collection', id: string): string {
  return `${noun}-${id.slice(-8)}`
}
