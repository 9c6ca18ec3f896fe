/** `INV-{year}-` makes the series `INV-2026-`. `{year}` is the year in which a document is issued. */
export const YEAR = '{year}'
const DIGITS = 5

/**
 * A prefix cannot end with a digit, so that it is clear where the series ends and the number begins. Its characters are
 * limited because invoice numbers appear in URLs and file names.
 */
export const PREFIX_PATTERN = /^(?=.*[A-Z-]$)(?:[A-Z0-9]|\{year\})(?:[A-Z0-9-]|\{year\})*$/
export const NUMBER_PATTERN = /^[A-Z0-9-]{1,40}$/

export function getSeries(prefix: string, day: string): string {
  return prefix.replaceAll(YEAR, day.slice(0, 4))
}

/** Returns `INV-2026-00042` for 42. */
export function formatNumberInSeries(series: string, position: number): string {
  return series + String(position).padStart(DIGITS, '0')
}
