import { parseNumber } from '#app/lib/format/parse-number.ts'

/** Finds the decimal separator of the first unambiguous number; null if there is none. */
export function detectNotation(texts: readonly string[]): 'point' | 'comma' | null {
  for (const text of texts) {
    const [number = ''] = /\d[\d.,'\s]*/.exec(text) ?? []
    if (!/[.,]/.test(number) || !parseNumber(number.trim(), 'unknown').ok) continue
    return parseNumber(number.trim(), 'point').ok ? 'point' : 'comma'
  }
  return null
}
