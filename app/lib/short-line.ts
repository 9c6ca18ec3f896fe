/** Returns a text as one line: trimmed, at most `maxCharacters`, with blanks for control characters. */
export function shortLine(text: string, maxCharacters: number): string {
  const line = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return Array.from(line.toWellFormed()).slice(0, maxCharacters).join('').trimEnd()
}
