/**
 * Converts the amounts and dates of a file for all imports: '1.234,50' becomes '1234.50', and '31/12/2027' becomes
 * '2027-12-31'. The other cells in the file decide how an ambiguous cell is read, so `LocalValues` must observe all
 * cells first.
 */

import type { LocalColumns } from '#app/base/import-formats.ts'
import { findNumberInText, type Notation, parseNumber } from '#app/lib/format/parse-number.ts'

/** Most cells in large files match this pattern. Every other notation takes longer to read. */
const PLAIN = /^-?\d+(?:\.\d{1,2})?$/
const LOCAL_DATE =
  /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[ ,T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?m?\.?)?$/i

type DateOrder = 'day-first' | 'month-first'

export class LocalValues {
  readonly #numbers: ReadonlySet<string>
  readonly #dates: ReadonlySet<string>
  readonly #notations = new Set<Notation>()
  readonly #orders = new Set<DateOrder>()

  constructor({ numbers = [], dates = [] }: LocalColumns) {
    this.#numbers = new Set(numbers)
    this.#dates = new Set(dates)
  }

  get hasColumns(): boolean {
    return this.#numbers.size > 0 || this.#dates.size > 0
  }

  /** Records the notation or the date order of a cell, if the cell can be read in only one way. */
  observe(cell: string, column: string): void {
    if (this.#numbers.has(column)) {
      if (PLAIN.test(cell)) {
        if (cell.includes('.')) this.#notations.add('point')
        return
      }
      const number = findNumberInText(cell.trim())?.number
      if (number === undefined) return
      const [point, comma] = [parseNumber(number, 'point').ok, parseNumber(number, 'comma').ok]
      if (point !== comma) this.#notations.add(point ? 'point' : 'comma')
    }
    if (this.#dates.has(column)) {
      const [, first, separator, second] = LOCAL_DATE.exec(cell.trim()) ?? []
      if (separator === undefined) return
      if (Number(first) > 12) this.#orders.add('day-first')
      else if (Number(second) > 12) this.#orders.add('month-first')
    }
  }

  /** Returns an ambiguous cell unchanged. */
  toText(cell: string, column: string): string {
    if (this.#numbers.has(column)) return this.#amount(cell)
    return this.#dates.has(column) ? this.#date(cell) : cell
  }

  #amount(cell: string): string {
    if (PLAIN.test(cell)) return cell
    const found = findNumberInText(cell.trim())
    if (!found) return cell
    const { before, number, after } = found
    const parsed = parseNumber(number, 'unknown')
    const isComma = !parsed.ok && parsed.reason === 'ambiguous' && getOnly(this.#notations) === 'comma'
    const read = isComma ? parseNumber(number, 'comma') : parsed
    return read.ok ? before + read.decimal + after : cell
  }

  #date(cell: string): string {
    const [, first = '', separator, second = '', year = '', hours, minutes = '00', seconds = '00', meridiem] =
      LOCAL_DATE.exec(cell.trim()) ?? []
    // No country writes month.day.year.
    const order = first === second || separator === '.' ? 'day-first' : getOnly(this.#orders)
    if (separator === undefined || order === null) return cell
    const [day, month] = order === 'day-first' ? [first, second] : [second, first]
    const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    if (hours === undefined) return date
    const hour =
      meridiem === undefined ? Number(hours) : (Number(hours) % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0)
    return `${date} ${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
  }
}

/** Returns the only entry, or null if there are none or several. */
function getOnly<Entry>(entries: ReadonlySet<Entry>): Entry | null {
  const [first] = entries
  return entries.size === 1 && first !== undefined ? first : null
}
