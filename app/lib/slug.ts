/** Returns the slug of a name (docs/rules.md, Names), without accents. '' if nothing is left. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function fallbackSlug(noun: 'product' | 'category' | 'collection' | 'page', id: string): string {
  return `${noun}-${id.slice(-8)}`
}
