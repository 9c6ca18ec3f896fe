/** A control character other than tab and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/**
 * Returns whether a text can be stored unchanged: without control characters and lone surrogates. PostgreSQL accepts
 * U+0000 in no text and lone surrogates in no JSON. Separate from lib/text.ts, as every page needs this part.
 */
export function isSavable(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}
