import { DATE_ORDERS, readDate } from '#app/payments/transfers/csv-values.ts'

export function isMt940(text: string): boolean {
  const start = text.slice(0, 4_000)
  return /^(?:\{4:)?:20:/m.test(start) && /^:(?:25P?|60[FM]|28C?):/m.test(start)
}

/**
 * Returns true if the cell is a date, in any order of day, month and year. Rows have a date; the lines around the table
 * do not.
 */
export function isDateLike(cell: string): boolean {
  return DATE_ORDERS.some((order) => readDate(cell, order) !== null)
}
