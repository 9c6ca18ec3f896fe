const MAX_DESCRIPTION_LENGTH = 200

export function metaTitle(name: string, store: string): string {
  return `${name} · ${store}`
}

/** Returns a meta description: the beginning of a text in one line, cut at a word; for an empty text, the title. */
export function metaDescription(text: string, title: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line || title
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s?\S*$/, '')}…`
}
