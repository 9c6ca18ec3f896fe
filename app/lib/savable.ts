/** A control character other than tab and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** Returns whether PostgreSQL can store a text unchanged. Separate from lib/text.ts, as every page needs this part. */
export function isSavable(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}
