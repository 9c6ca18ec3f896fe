import { MAX_STOCK } from '#app/catalog/product-input.ts'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import { parseTypedInteger } from '#app/lib/format/parse-number.ts'

export type StockEntry =
  | { readonly ok: true; readonly delta: number; readonly isRelative: boolean }
  | { readonly ok: false; readonly message: string }

/**
 * Reads what was typed into a cell of the stock grid: '12' is the number that was counted, '+12' and '-3' are units
 * that came in or went out. `loaded` is the stock that the cell showed.
 */
export function parseStockEntry(typed: string, loaded: number): StockEntry {
  const text = typed.trim()
  const sign = /^[+\-−]/.exec(text)?.[0]
  const units = parseTypedInteger(sign ? text.slice(1) : text)
  if (units === null) return { ok: false, message: adminText.typeNumber }
  if (!sign) return checkStock(units - loaded, loaded, false)
  return checkStock(sign === '+' ? units : -units, loaded, true)
}

function checkStock(delta: number, loaded: number, isRelative: boolean): StockEntry {
  if (loaded + delta < 0) return { ok: false, message: adminText.onlyLeft(loaded) }
  if (loaded + delta > MAX_STOCK) return { ok: false, message: adminText.tooMuchStock(MAX_STOCK) }
  return { ok: true, delta, isRelative }
}
