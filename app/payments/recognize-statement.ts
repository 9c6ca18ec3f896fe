import { DATE_ORDERS, readDate } from '#app/payments/transfers/csv-values.ts'

export function isMt940(text: string): boolean {
  const start = text.slice(0, 4_000)
  return /^(?:\{4:)?:20:/m.test(start) && /^:(?:25P?|60[FM]|28C?):/m.test(start)
}

/** Returns true for a date in any order, which distinguishes a row from the lines around the table. */
export function isDateLike(cell: string): boolean {
  return DATE_ORDERS.some((order) => readDate(cell, order) !== null)
}
