import bidiFactory from 'bidi-js'
import { type FontPart, getFont } from '#app/payments/invoices/pdf/pdf-fonts.server.ts'

/** A part of a line in one font, with its characters in drawing order. */
type Run = { readonly text: string; readonly font: FontPart }

type LevelRun = Run & { readonly level: number }

const bidi = bidiFactory()

/** Direction marks order the text around them. They are not drawn, because fonts lack them. */
const MARK = /[\u061c\u200e\u200f\u2066-\u2069]/

/** Returns the runs of a line from left to right, as ordered by the Unicode bidirectional algorithm (UAX #9). */
export function toRuns(line: string): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(line)
  const runs: LevelRun[] = []
  let at = 0
  for (const character of line) {
    const level = levels[at] ?? 0
    at += character.length
    if (MARK.test(character)) continue
    const font = getFont(character)
    const last = runs.at(-1)
    const text = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
    if (last?.level === level && last.font === font) runs[runs.length - 1] = { ...last, text: last.text + text }
    else runs.push({ text, font, level })
  }
  return sortVisually(runs).map(({ text, font, level }) => ({
    // The library itself reverses letters of right-to-left scripts, but not the symbols between them
    text: level % 2 === 1 && !font.isRightToLeft ? [...text].toReversed().join('') : text,
    font,
  }))
}

/** For each level, from the highest down to 1, reverses each group of adjacent runs at that level or above. */
function sortVisually(runs: readonly LevelRun[]): readonly LevelRun[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let ordered = [...runs]
  for (let level = highest; level > 0; level--) {
    const next: LevelRun[] = []
    let reversed: LevelRun[] = []
    for (const run of ordered) {
      if (run.level >= level) reversed.unshift(run)
      else {
        next.push(...reversed, run)
        reversed = []
      }
    }
    ordered = [...next, ...reversed]
  }
  return ordered
}
