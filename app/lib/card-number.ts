/** 13 to 19 digits, however they are grouped. */
const LENGTHS = [13, 14, 15, 16, 17, 18, 19]

/**
 * Returns whether a text contains a likely payment card number: 13 to 19 digits with a valid check digit, in any
 * script, separated by spaces, hyphens, dots or slashes. Such texts are refused, so that no card number is ever stored.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = text.normalize('NFKC').match(/\d(?:[\s./_-]{0,3}\d){12,}/g) ?? []
  return runs.some((run) => {
    const digits = Array.from(run.replace(/\D/g, ''), Number)
    return digits.some((_, start) =>
      LENGTHS.some((length) => start + length <= digits.length && isLuhn(digits.slice(start, start + length))),
    )
  })
}

/**
 * The Luhn checksum: from the right, every second digit is doubled and its digits added. All zeros are not a card
 * number.
 */
function isLuhn(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum > 0 && sum % 10 === 0
}
