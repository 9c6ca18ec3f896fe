/**
 * The beginning of a text, at most `length` UTF-16 units of it, and no half of a character at its end: PostgreSQL refuses
 * JSON that holds one.
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
