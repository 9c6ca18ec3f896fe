import type { FieldChange } from '#app/base/import-kind.ts'
import { listGridCells, MAX_STOCK } from '#app/catalog/product-input.ts'
import { formatVariant, isSameVariant, type VariantOptions } from '#app/catalog/variant-codes.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { FileCell, FileProduct } from '#app/exchange/product-files/file-product.ts'
import type { ImportDraft } from '#app/exchange/product-files/import-draft.ts'
import type { StockCell } from '#app/inventory/stock.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { parseWhole } from '#app/lib/format/parse-number.ts'
import { cutText } from '#app/lib/text.ts'

export type StockPlan = {
  readonly kind: 'number' | 'grid'
  readonly loaded: number
  readonly cells: readonly StockCell[]
  readonly changes: readonly FieldChange[]
  readonly errors: readonly { readonly line: number; readonly message: string }[]
  readonly notes: readonly string[]
  /** True if only the difference between the file's stock and its stock at export was applied. */
  readonly appliesDifference: boolean
}

type Sizes = Pick<ImportDraft, 'sizes' | 'colors'>

/**
 * Existing products keep their stock unless `withStock` is true. If the file contains the stock at export, only the
 * difference is applied, so that units sold since then are not added back. Other files set the stock.
 */
export function planStock(
  fileProduct: FileProduct,
  product: StockedProduct | null,
  after: Sizes,
  withStock: boolean,
): StockPlan {
  const errors: { line: number; message: string }[] = []
  const notes = new Set<string>()
  const addError = (message: string, line = fileProduct.line) => errors.push({ line, message })
  const rows = product?.variants ?? []
  const loaded = rows.reduce((total, { stock }) => total + stock, 0)
  const hasStock = fileProduct.cells.some(({ stock }) => stock !== '') && (product === null || withStock)
  const isGridInFile = fileProduct.cells.some(({ size, color }) => size !== null || color !== null)
  const isGrid = product ? rows.some(({ size, color }) => size !== null || color !== null) : isGridInFile
  const isFromFile = hasStock && isGrid === isGridInFile
  if (hasStock && !isFromFile) {
    notes.add(
      isGrid
        ? 'Stock was skipped: this product has stock by size and color, but the file has one number.'
        : 'Stock was skipped: this product has a single stock number, but the file has stock by size and color.',
    )
  }
  const grid = isGrid ? listGridCells(after.sizes, after.colors) : [{ size: null, color: null }]
  const removed = rows.filter((row) => row.stock > 0 && !grid.some((cell) => isSameVariant(cell, row)))
  for (const row of isGrid ? removed : []) {
    addError(`Removing ${describeVariant(row)} would remove ${row.stock} units from stock. Set its stock to 0 first`)
  }
  if (isFromFile) for (const note of listSkippedRowNotes(fileProduct.cells, grid)) notes.add(note)

  let appliesDifference = false
  const cells = grid.map((cell) => {
    const now = rows.find((row) => isSameVariant(cell, row))?.stock ?? null
    const unchanged = { ...cell, loaded: now, stock: now ?? 0 }
    const typed = isFromFile ? fileProduct.cells.find((other) => isSameVariant(cell, other)) : undefined
    if (!typed?.stock) return unchanged
    const before = typed.stockBefore ? parseUnits(typed.stockBefore, new Set()) : null
    const stock = parseUnits(typed.stock, notes)
    if (stock === null || (typed.stockBefore && before === null)) {
      const text = cutText(stock === null ? typed.stock : typed.stockBefore, 40)
      notes.add(`“${text}” is not a number. Stock is ${now === null ? 'set to 0' : 'unchanged'}.`)
      return unchanged
    }
    if (before === null || product === null) return { ...unchanged, stock }
    appliesDifference = true
    const target = (now ?? 0) + stock - before
    if (target < 0) addError(`Stock cannot be reduced by ${before - stock}: ${now ?? 0} left`, typed.line)
    return { ...unchanged, stock: Math.max(0, target) }
  })
  const changes = listChanges(cells, product === null)
  const added = isGrid && isGridInFile ? cells.filter((cell) => cell.loaded === null) : []
  const absent = added.filter((cell) => !fileProduct.cells.some((other) => isSameVariant(cell, other)))
  if (absent.length > 0) {
    const names = cutText(absent.map(describeVariant).join('; '), MAX_LISTED)
    notes.add(`The file does not have all combinations of size and color. Added with stock 0: ${names}.`)
  }
  return { kind: isGrid ? 'grid' : 'number', loaded, cells, changes, errors, notes: [...notes], appliesDifference }
}

const MAX_LISTED = 300

function describeVariant(options: VariantOptions): string {
  return formatVariant(options) || 'the variant without size and color'
}

/** Returns the whole units in a stock cell such as '5.0', '-3' or '2.5', or null if it is not a number. */
function parseUnits(text: string, notes: Set<string>): number | null {
  const whole = parseWhole(/^\d+(\.\d+)?e\+?\d$/i.test(text) ? String(Number(text)) : text)
  const [, sign, units, fraction = ''] = /^(-?)(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  const read = whole ?? (units === undefined ? null : sign ? 0 : Number(units))
  if (read === null) return null
  if (/^\d{1,3}[.,]\d{3}$/.test(text.trim()) && /[1-9]/.test(text))
    notes.add(`“${text.trim()}” was read as ${read} units.`)
  if (whole === null && sign) notes.add(adminText.stockNegative(text.trim()))
  else if (whole === null && /[1-9]/.test(fraction)) notes.add('Stock counts whole units, so fractions were dropped.')
  if (read > MAX_STOCK) notes.add(`Stock can be at most ${formatNumber(MAX_STOCK)}.`)
  return Math.min(read, MAX_STOCK)
}

function listSkippedRowNotes(cells: readonly FileCell[], grid: readonly VariantOptions[]): string[] {
  return cells.flatMap((cell, index) => {
    const first = cells.findIndex((other) => isSameVariant(other, cell))
    if (!grid.some((own) => isSameVariant(own, cell))) {
      const name = formatVariant(cell)
      const reason = name ? `${name} is not a size and color of this product` : 'it has no size or color'
      return [`Line ${cell.line} was skipped: ${reason}.`]
    }
    if (first === index) return []
    return [
      `Line ${cell.line} was skipped: line ${cells[first]?.line} also has ${formatVariant(cell) || 'a stock number'}.`,
    ]
  })
}

function listChanges(cells: StockPlan['cells'], isNew: boolean): FieldChange[] {
  if (isNew) {
    const total = cells.reduce((sum, { stock }) => sum + stock, 0)
    return total > 0 ? [{ field: 'Stock', from: '', to: String(total) }] : []
  }
  return cells.flatMap((cell) => {
    const now = cell.loaded ?? 0
    const field = cell.size === null && cell.color === null ? 'Stock' : `Stock of ${formatVariant(cell)}`
    return cell.stock === now ? [] : [{ field, from: String(now), to: String(cell.stock) }]
  })
}
