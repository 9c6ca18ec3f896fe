import { shortLine } from '#app/lib/text.ts'

/** Characters that change the direction of the following text, and thus its apparent meaning. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

const MAX_LENGTH = 5_000

/** Returns the lines of a stranger's text for an email. */
export function typedLines(text: string): readonly string[] {
  return text
    .slice(0, MAX_LENGTH)
    .split(/\r?\n/)
    .map((line) => typedLine(line, MAX_LENGTH))
}

export function typedLine(text: string, maxCharacters = 200): string {
  return shortLine(text.replace(OVERRIDES, ''), maxCharacters)
}
