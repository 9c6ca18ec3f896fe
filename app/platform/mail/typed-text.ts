import { shortLine } from '#app/lib/line.ts'

/** Characters that change the direction of the following text, and thus its apparent meaning. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

const MAX_LENGTH = 5_000

/** Returns the lines of a stranger's text for an email. */
export function toMailLines(text: string): readonly string[] {
  return text
    .slice(0, MAX_LENGTH)
    .split(/\r?\n/)
    .map((line) => toMailLine(line, MAX_LENGTH))
}

export function toMailLine(text: string, maxCharacters = 200): string {
  return shortLine(text.replace(DIRECTION_CONTROLS, ''), maxCharacters)
}
