const LONGEST_DESCRIPTION = 200

/** The title of a page as search engines are told it: its name, and the store's. */
export function resultTitle(name: string, store: string): string {
  return `${name} · ${store}`
}

/** What they are told it is about: the beginning of a text in one line, ending with a whole word; of an empty one, the title. */
export function resultDescription(text: string, title: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_DESCRIPTION) return line || title
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s?\S*$/, '')}…`
}
