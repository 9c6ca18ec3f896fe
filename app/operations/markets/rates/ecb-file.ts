import { Parser } from 'htmlparser2'
import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { parseRate } from '#app/base/rates.ts'

/** The reference rates of one day. */
export type EuroRates = {
  /** '2026-11-20' */
  readonly day: string
  /** Units for 1 euro in parts per million, by currency; includes the euro itself. */
  readonly perEuro: ReadonlyMap<CurrencyCode, number>
}

const DAY = /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const RATE = /^\d{1,6}(\.\d{1,6})?$/

/**
 * Parses a file of reference rates of the European Central Bank: a `Cube` with a `time` contains a `Cube` with a
 * `currency` and a `rate` for each currency. If the file has several days, returns the newest one. Returns null if
 * any part of the file is invalid.
 */
export function parseEcbFile(xml: string): EuroRates | null {
  const days = new Map<string, Map<CurrencyCode, number>>()
  let current: Map<CurrencyCode, number> | null = null
  let isValid = true
  const open = ({ time, currency, rate }: Readonly<Record<string, string>>) => {
    if (time !== undefined) {
      isValid &&= DAY.test(time) && !days.has(time)
      current = new Map([['EUR', 1_000_000]])
      days.set(time, current)
    } else if (currency !== undefined) {
      const ppm = RATE.test(rate ?? '') ? parseRate(rate ?? '') : null
      isValid &&= current !== null && /^[A-Z]{3}$/.test(currency) && Boolean(ppm)
      if (!current || !ppm || !isCurrency(currency)) return // such as a currency that no longer exists
      isValid &&= !current.has(currency)
      current.set(currency, ppm)
    }
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name.replace(/^.*:/, '') === 'Cube') open(attributes)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  const day = [...days.keys()].toSorted().at(-1)
  const perEuro = day && days.get(day)
  return isValid && isComplete(xml) && day && perEuro && perEuro.size > 1 ? { day, perEuro } : null
}

/** Returns false for a truncated file, which lacks the end of its root element. */
function isComplete(xml: string): boolean {
  return /<\/(\w+:)?Envelope>\s*$/.test(xml)
}
