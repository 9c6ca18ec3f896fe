/** Returns at most `length` UTF-16 units of a text, without half a surrogate pair, which JSON in PostgreSQL refuses. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
