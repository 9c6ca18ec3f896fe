/** A control character other than tab and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/**
 * Returns true if PostgreSQL can store a text unchanged. Separate from lib/text.ts, because every page needs this
 * function.
 */
export function isSavable(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}
