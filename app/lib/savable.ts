/** Matches a control character other than a tab or line break. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/**
 * Returns true if PostgreSQL can store the text unchanged. Separate from lib/text.ts, because every page needs this
 * function.
 */
export function isSavable(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}
