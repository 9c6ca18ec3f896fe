import { toLatinDigits } from '#app/lib/format/parse-number.ts'

const LENGTHS = [13, 14, 15, 16, 17, 18, 19]

/** Returns whether a text contains a likely card number, in any script and grouping: no such text is stored. */
export function holdsCardNumber(text: string): boolean {
  const runs = toLatinDigits(text.normalize('NFKC')).match(/\d(?:[\s./_-]{0,3}\d){12,}/g) ?? []
  return runs.some((run) => {
    const digits = Array.from(run.replace(/\D/g, ''), Number)
    return digits.some((_, start) =>
      LENGTHS.some((length) => start + length <= digits.length && isLuhn(digits.slice(start, start + length))),
    )
  })
}

function isLuhn(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum > 0 && sum % 10 === 0
}
