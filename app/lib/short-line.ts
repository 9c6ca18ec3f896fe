/**
 * Returns a search text or label as one line: trimmed and cut, with blanks for characters that cannot be stored. No
 * surrogate pair is cut, which the server could not encode and hydration would see as a mismatch.
 */
export function shortLine(text: string, maxCharacters: number): string {
  const line = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return Array.from(line.toWellFormed()).slice(0, maxCharacters).join('').trimEnd()
}
