/**
 * Returns true if the beginnings of two successive tags are more than `max` characters apart. Call this before parsing,
 * because the parser decodes each entity.
 */
export function hasLongMarkup(xml: string, max: number): boolean {
  for (let from = 0; from < xml.length; ) {
    const next = xml.indexOf('<', from + 1)
    const end = next === -1 ? xml.length : next
    if (end - from > max) return true
    from = end
  }
  return false
}
