import { divide, ONE_MILLION, parseScaled, type Rate } from '#app/base/money.ts'
import { currentLocale, type Locale } from '#app/lib/format/locale.ts'
import { parseTypedDecimal } from '#app/lib/format/parse-number.ts'

/** The largest `base` or `quote` of a rate that can be stored. */
const MAX_RATE_VALUE = 1_000_000_000_000n

/**
 * Combines the rates of several steps into one. The result is precise to a millionth of a unit of the stronger
 * currency, or less precise if the value of the weaker currency would exceed MAX_RATE_VALUE.
 */
export function chainRates(...steps: readonly Rate[]): Rate {
  const base = steps.reduce((product, rate) => product * BigInt(rate.base), ONE_MILLION)
  const quote = steps.reduce((product, rate) => product * BigInt(rate.quote), ONE_MILLION)
  const [strong, weak] = base < quote ? [base, quote] : [quote, base]
  let unit = ONE_MILLION
  while (unit > 1n && weak * unit > strong * MAX_RATE_VALUE) unit /= 10n
  const [strongUnits, weakUnits] = [Number(unit), divide(weak * unit, strong)]
  return base < quote ? { base: strongUnits, quote: weakUnits } : { base: weakUnits, quote: strongUnits }
}

/** Returns the units of the base currency per unit of the quote currency, in parts per million. */
export function toUnitRate({ base, quote }: Rate): number {
  return divide(BigInt(base) * ONE_MILLION, BigInt(quote))
}

/**
 * Formats, for files, the units of the base currency per unit of the quote currency, with ten digits at most: '1500'.
 */
export function formatRate({ base, quote }: Rate): string {
  return String(Number((base / quote).toPrecision(10)))
}

/** Parses '7.5' to parts per million: 7_500_000. Null if it is not a number. */
export function parseRate(text: string): number | null {
  return parseInteger(text, 1_000_000)
}

/** Parses '7.5' percent to parts per million: 75_000. Null if it is not a number. */
export function parsePercent(text: string): number | null {
  return parseInteger(text, 10_000)
}

/**
 * Parses a typed percentage, '7.5' or '7,5', to parts per million. Null if there are more than four decimals, which
 * would be lost.
 */
export function parseTypedPercent(typed: string, locale: Locale = currentLocale()): number | null {
  const decimal = parseTypedDecimal(typed.trim().replace(/%$/, ''), locale)
  return decimal === null || /\.\d{4}\d*[1-9]/.test(decimal) ? null : parsePercent(decimal)
}

function parseInteger(text: string, scale: number): number | null {
  const scaled = parseScaled(text.trim(), scale)
  return scaled === null || scaled > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(scaled)
}

/** Formats parts per million as the shortest decimal number of `unit` parts: formatPpm(75_000, 10_000) is '7.5'. */
export function formatPpm(ppm: number, unit: 10_000 | 1_000_000): string {
  const rest = String(ppm % unit)
    .padStart(String(unit).length - 1, '0')
    .replace(/0+$/, '')
  return `${Math.trunc(ppm / unit)}${rest && `.${rest}`}`
}
