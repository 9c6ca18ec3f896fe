/** `INV-{year}-` makes the series `INV-2026-`. `{year}` is the year in which a document is issued. */
const YEAR = '{year}'
const DIGITS = 5

/**
 * A prefix does not end with a digit, so that the end of the series is recognizable. Numbers are part of URLs and file
 * names.
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
