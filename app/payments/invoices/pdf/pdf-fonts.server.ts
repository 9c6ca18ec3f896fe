import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Weight = 400 | 700

export type FontPart = {
  readonly name: string
  readonly load: (weight: Weight) => Buffer
  readonly isRightToLeft: boolean
}

const { resolve } = createRequire(import.meta.url)

/** Each family has one file per script. A character is drawn with the first file that contains it. */
const FAMILIES = [
  {
    family: 'noto-sans',
    scripts: ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'devanagari'],
  },
  { family: 'noto-sans-arabic', scripts: ['arabic'] },
] as const

type RangedFont = FontPart & { readonly ranges: readonly (readonly [from: number, to: number])[] }

const PARTS: readonly RangedFont[] = FAMILIES.flatMap(({ family, scripts }) => {
  const ranges: unknown = JSON.parse(readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8'))
  return scripts.map((script) => ({
    name: `${family}-${script}`,
    load: (weight: Weight) =>
      readFileSync(resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`)),
    isRightToLeft: script === 'arabic',
    ranges: parseRanges(getRangeText(ranges, script)),
  }))
})

function getRangeText(ranges: unknown, script: string): string {
  const text: unknown = typeof ranges === 'object' && ranges !== null ? Reflect.get(ranges, script) : undefined
  if (typeof text !== 'string') throw new Error(`A font does not declare its characters: ${script}`)
  return text
}

/** Parses ranges in CSS notation, such as 'U+0000-00FF,U+0131'. */
function parseRanges(text: string): RangedFont['ranges'] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

const [FIRST] = PARTS

/** Returns the font that contains a character, or else the first font, which draws an empty box. */
export function getFont(character: string): FontPart {
  const code = character.codePointAt(0) ?? 0
  const found = PARTS.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to)) ?? FIRST
  if (!found) throw new Error('There are no fonts')
  return found
}
