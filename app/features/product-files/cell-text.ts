import type { FileFormat } from '#app/features/product-files/file-heading.ts'
import { textOfCell } from '#app/lib/csv.ts'
import { withWindows1252 } from '#app/lib/windows-1252.ts'

/** Columns of codes, numbers and switches. Their content never begins with an apostrophe; names do, as ’90s. */
const CODES =
  /^id$|sku|barcode|gtin|price|stock|qty|quantity|grams|weight|cost|amount|position|published|featured|parent|low-stock/

/** Spreadsheets and exports protect numbers and formulas by an apostrophe ('4002) or as a formula (="4002"). */
function withoutProtection(text: string): string {
  const [, quoted] = /^="(.*)"$/s.exec(text) ?? []
  return (quoted ?? text).replace(/^'(?=[\d=+\-@.,])/, '')
}

/** Returns the text that a cell of a file had in the store that exported it. */
export function originalText(format: FileFormat, cell: string, column: string): string {
  const isCode = CODES.test(column)
  if (format === 'own') return isCode ? withoutProtection(textOfCell(cell)) : textOfCell(cell)
  const text = withWindows1252(cell)
  if (isCode) return withoutProtection(text.trim())
  return text.replace(/^'(?=[=+\-@])/, '')
}
