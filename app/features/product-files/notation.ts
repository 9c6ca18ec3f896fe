import { parseNumber } from '#app/lib/format/parse-number.ts'

/** The decimal sign of the first number that has only one reading; of none, the point. */
export function notationIn(texts: readonly string[]): 'point' | 'comma' {
  for (const text of texts) {
    const [number = ''] = /\d[\d.,'\s]*/.exec(text) ?? []
    if (!/[.,]/.test(number) || !parseNumber(number.trim(), 'unknown').ok) continue
    return parseNumber(number.trim(), 'point').ok ? 'point' : 'comma'
  }
  return 'point'
}
