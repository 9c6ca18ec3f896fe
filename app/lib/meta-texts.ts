const MAX_DESCRIPTION_LENGTH = 200

/** The title of a page in its head, which search engines show: the name of the page, and the store's. */
export function metaTitle(name: string, store: string): string {
  return `${name} · ${store}`
}

/** The description in its head: the beginning of a text in one line, ending with a whole word; of an empty one, the title. */
export function metaDescription(text: string, title: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line || title
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s?\S*$/, '')}…`
}
