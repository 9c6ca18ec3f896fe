/**
 * One line of what is only looked for, or shown: trimmed and cut, with blanks for what no text holds. No character is cut in
 * half: the server could not write it, and a browser would find other words in the page than its own.
 */
export function shortLine(text: string, maxCharacters: number): string {
  const line = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return Array.from(line.toWellFormed()).slice(0, maxCharacters).join('').trimEnd()
}
