import { divide, PARTS, parseScaled, type Rate } from '#app/base/money.ts'
import { currentLocale, type Locale } from '#app/lib/format/locale.ts'
import { typedDecimal } from '#app/lib/format/parse-number.ts'

/** The largest part of a rate that is stored. */
const MAX_PART = 1_000_000_000_000n

/**
 * Combines the rates of several steps, to a millionth of the stronger currency's unit if the other part stays in range.
 */
export function chainRates(...steps: readonly Rate[]): Rate {
  const base = steps.reduce((product, rate) => product * BigInt(rate.base), PARTS)
  const quote = steps.reduce((product, rate) => product * BigInt(rate.quote), PARTS)
  const [strong, weak] = base < quote ? [base, quote] : [quote, base]
  let unit = PARTS
  while (unit > 1n && weak * unit > strong * MAX_PART) unit /= 10n
  const [strongUnits, weakUnits] = [Number(unit), divide(weak * unit, strong)]
  return base < quote ? { base: strongUnits, quote: weakUnits } : { base: weakUnits, quote: strongUnits }
}

/** Units of the base currency per unit of the quote currency, in parts per million. */
export function perUnit({ base, quote }: Rate): number {
  return divide(BigInt(base) * PARTS, BigInt(quote))
}

/** Units of the base currency per unit of the quote currency, to ten digits: '1500', '0.0006666666667'. For files. */
export function decimalRate({ base, quote }: Rate): string {
  return String(Number((base / quote).toPrecision(10)))
}

/** '7.5' in parts per million: 7_500_000. Null if it is not a number. */
export function parseRate(text: string): number | null {
  return parseInteger(text, 1_000_000)
}

/** '7.5' percent in parts per million: 75_000. Null if it is not a number. */
export function parsePercent(text: string): number | null {
  return parseInteger(text, 10_000)
}

/**
 * Parses typed percent, '7.5' or '7,5', to parts per million. Null for more than four decimals, which would be lost.
 */
export function parseTypedPercent(typed: string, locale: Locale = currentLocale()): number | null {
  const decimal = typedDecimal(typed.trim().replace(/%$/, ''), locale)
  return decimal === null || /\.\d{4}\d*[1-9]/.test(decimal) ? null : parsePercent(decimal)
}

function parseInteger(text: string, scale: number): number | null {
  const scaled = parseScaled(text.trim(), scale)
  return scaled === null || scaled > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(scaled)
}

/** Parts per million as the shortest decimal of `unit` parts: formatPpm(75_000, 10_000) is '7.5'. */
export function formatPpm(ppm: number, unit: 10_000 | 1_000_000): string {
  const rest = String(ppm % unit)
    .padStart(String(unit).length - 1, '0')
    .replace(/0+$/, '')
  return `${Math.trunc(ppm / unit)}${rest && `.${rest}`}`
}
