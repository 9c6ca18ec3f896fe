import type { ProductFormat } from '#app/exchange/product-files/file-heading.ts'
import { withWindows1252 } from '#app/exchange/product-files/windows-1252.ts'
import { readCellText } from '#app/lib/csv.ts'
import { findNumberInText, type Notation, parseNumber } from '#app/lib/format/parse-number.ts'

/**
 * Columns of codes, numbers and switches. Their content never begins with an apostrophe, but names can, such as ’90s.
 */
const CODES =
  /^id$|^group$|sku|barcode|gtin|price|surcharge|stock|qty|quantity|grams|weight|cost|amount|position|published|featured|parent|low-stock/i

/**
 * Removes the apostrophe ('4002) or the formula (="4002") with which spreadsheets and exports protect text.
 */
function withoutProtection(text: string): string {
  const [, quoted] = /^="(.*)"$/s.exec(text) ?? []
  return (quoted ?? text).replace(/^'(?=[\d=+\-@.,])/, '')
}

const AMOUNTS = /price|surcharge|cost|grams|weight/i
/** Prices with an ambiguous separator get a comma, which fit-amounts.ts interprets based on the currency. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Writes the number in a price or weight with a decimal point: '€ 19,99' → '€ 19.99', '1.299,00' → '1299.00'. */
function withDecimalPoint(text: string, column: string, notation: Notation): string {
  const found = findNumberInText(text)
  if (!found) return text
  const { before, number, after } = found
  const parsed = parseNumber(number, 'unknown')
  if (parsed.ok) return before + parsed.decimal + after
  if (parsed.reason === 'invalid') return text
  // '1,250' means 1250 as a price or a weight in grams, but 1.25 as a weight in kilograms, because WooCommerce does
  // not group digits
  const isDecimal = column.startsWith('weight (') && number.includes(',')
  if (notation === 'unknown' && column.includes('price') && AMBIGUOUS.test(number)) {
    return before + number.replace('.', ',') + after
  }
  const read = parseNumber(number, isDecimal ? 'comma' : notation === 'unknown' ? 'point' : notation)
  return read.ok ? before + read.decimal + after : text
}

/**
 * Returns the text that a cell of a file had in the store that exported it. `notation` determines how ambiguous
 * amounts are read.
 */
export function getOriginalText(
  format: ProductFormat,
  cell: string,
  column: string,
  notation: Notation = 'point',
): string {
  const isCode = CODES.test(column)
  const convertAmount = (text: string) => (AMOUNTS.test(column) ? withDecimalPoint(text, column, notation) : text)
  if (format === 'own') return isCode ? convertAmount(withoutProtection(readCellText(cell))) : readCellText(cell)
  const text = withWindows1252(cell)
  if (isCode) return convertAmount(withoutProtection(text.trim()))
  return text.replace(/^'(?=[=+\-@])/, '')
}
