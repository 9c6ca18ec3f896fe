import { parseNumber } from '#app/lib/format/parse-number.ts'

/** The decimal sign of the first number that has only one reading; null if none has. */
export function notationIn(texts: readonly string[]): 'point' | 'comma' | null {
  for (const text of texts) {
    const [number = ''] = /\d[\d.,'\s]*/.exec(text) ?? []
    if (!/[.,]/.test(number) || !parseNumber(number.trim(), 'unknown').ok) continue
    return parseNumber(number.trim(), 'point').ok ? 'point' : 'comma'
  }
  return null
}
