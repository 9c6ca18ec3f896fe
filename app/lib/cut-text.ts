/**
 * Returns the beginning of a text, at most `length` UTF-16 units, without half a surrogate pair at its end, which
 * PostgreSQL refuses in JSON.
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
