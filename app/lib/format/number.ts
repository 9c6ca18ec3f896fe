import { currentLocale, type Locale } from '#app/lib/format/locale.ts'

/** Keyed by locale, then decimals, '%' or 'precise'. Creating a formatter takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Returns '1,234', with up to three decimals. With `decimals`, the number has exactly that many decimals and no group
 * separators: '1023.0'.
 */
export function formatNumber(value: number, decimals?: number, locale: Locale = currentLocale()): string {
  const key = `${locale} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      useGrouping: decimals === undefined,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formats.set(key, format)
  }
  return format.format(value)
}

/** Returns '1,234.567891', with up to six decimals. */
export function formatPreciseNumber(value: number, locale: Locale = currentLocale()): string {
  const key = `${locale} precise`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  formats.set(key, format)
  return format.format(value)
}

/** Formats parts per million as a percentage: '8.875%' for 88_750. */
export function formatPercent(ppm: number, locale: Locale = currentLocale()): string {
  const key = `${locale} %`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  formats.set(key, format)
  return format.format(ppm / 1_000_000)
}
