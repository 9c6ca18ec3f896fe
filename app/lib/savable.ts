/** A control character that a text of several lines does not need. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/**
 * Whether a text can be kept as it is: it holds no control character, and no half of a surrogate pair, which is no
 * character. PostgreSQL takes U+0000 in no text and halves in no JSON, and would keep something else for them elsewhere.
 * In a file of its own, as every page of the store needs this much of lib/text.ts.
 */
export function isSavable(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}
