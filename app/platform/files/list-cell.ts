// Reads and writes lists in a table cell

/** Writes a list as text, such as 'S; M; L'. A backslash escapes semicolons and backslashes. */
export function formatListCell(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\;]/g, '\\$&')).join('; ')
}

/** Reads a list that `formatListCell` or a person wrote. */
export function readList(text: string): string[] {
  const entries: string[] = []
  let entry = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\' && at + 1 < text.length) entry += text.charAt(++at)
    else if (character === ';') {
      entries.push(entry)
      entry = ''
    } else entry += character
  }
  return [...entries, entry].map((each) => each.trim()).filter(Boolean)
}
