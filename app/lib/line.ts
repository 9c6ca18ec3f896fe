/** 'add 3 redirects' becomes 'Add 3 redirects'. */
export function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

export function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text)
}

/** Returns text as one line: trimmed, at most `maxCharacters` long, with spaces for control characters. */
export function shortLine(text: string, maxCharacters: number): string {
  const line = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return Array.from(line.toWellFormed()).slice(0, maxCharacters).join('').trimEnd()
}
