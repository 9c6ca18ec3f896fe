import { gridCells } from '#app/features/catalog/admin/products/product-input.ts'
import type { StockedProduct } from '#app/features/catalog/admin/products/save-product.server.ts'
import type { FieldChange } from '#app/features/product-files/field-changes.ts'
import type { FileCell, FileProduct } from '#app/features/product-files/file-product.ts'
import type { ImportDraft } from '#app/features/product-files/import-draft.ts'
import { parseWhole } from '#app/lib/typed-number.ts'

/** The stock as the product's form would send it. */
export type StockPlan = {
  readonly kind: 'number' | 'grid'
  /** All units that are there now. */
  readonly loaded: number
  readonly cells: readonly {
    readonly size: string | null
    readonly color: string | null
    readonly loaded: number | null
    readonly stock: number
  }[]
  readonly changes: readonly FieldChange[]
  readonly errors: readonly { readonly line: number; readonly message: string }[]
  /** Whether what the file says was taken as a change since it was written. */
  readonly isChange: boolean
}

type Cell = Pick<FileCell, 'size' | 'color'>
type Sizes = Pick<ImportDraft, 'sizes' | 'colors'>

/**
 * What becomes of a product's stock. New products take that of the file. Those that are there keep theirs, unless
 * `withStock`: then a file that says what the stock was when it was written adds what was changed in it since, so that
 * pieces sold in the meantime stay sold; any other file says how many there are now.
 */
export function planStock(
  given: FileProduct,
  product: StockedProduct | null,
  after: Sizes,
  withStock: boolean,
): StockPlan {
  const errors: { line: number; message: string }[] = []
  const refuse = (message: string, line = given.line) => errors.push({ line, message })
  const rows = product?.variants ?? []
  const loaded = rows.reduce((total, { stock }) => total + stock, 0)
  const isFromFile = given.cells.some(({ stock }) => stock !== '') && (product === null || withStock)
  const isGridInFile = given.cells.some(({ size, color }) => size !== null || color !== null)
  const isGrid = product ? rows.some(({ size, color }) => size !== null || color !== null) : isGridInFile
  if (isFromFile && isGrid !== isGridInFile) {
    refuse(
      isGrid
        ? 'The stock of this product is kept by size and color; the file has one number'
        : 'The stock of this product is one number; the file has it by size and color',
    )
  }
  const grid = isGrid ? gridCells(after.sizes, after.colors) : [{ size: null, color: null }]
  const lost = rows.filter((row) => row.stock > 0 && !grid.some((cell) => isAt(cell, row)))
  for (const row of isGrid ? lost : []) {
    refuse(`Without ${nameOf(row)} ${row.stock} pieces would be written off: take them off the stock first`)
  }
  if (isFromFile) refuseUnfit(given.cells, grid, refuse)

  let isChange = false
  const cells = grid.map((cell) => {
    const now = rows.find((row) => isAt(cell, row))?.stock ?? null
    const stored = { ...cell, loaded: now, stock: now ?? 0 }
    const said = isFromFile ? given.cells.find((other) => isAt(cell, other)) : undefined
    if (!said?.stock) return stored
    const [stock, before] = [parseWhole(said.stock), said.stockBefore ? parseWhole(said.stockBefore) : null]
    if (stock === null || (said.stockBefore && before === null)) {
      refuse('Stock is a whole number from 0 up', said.line)
      return stored
    }
    if (before === null || product === null) return { ...stored, stock }
    isChange = true
    const target = (now ?? 0) + stock - before
    if (target < 0) refuse(`${before - stock} pieces cannot be taken off: ${now ?? 0} are left`, said.line)
    return { ...stored, stock: Math.max(0, target) }
  })
  return {
    kind: isGrid ? 'grid' : 'number',
    loaded,
    cells,
    changes: changesOf(cells, product === null),
    errors,
    isChange,
  }
}

function refuseUnfit(
  cells: readonly FileCell[],
  grid: readonly Cell[],
  refuse: (message: string, line: number) => void,
): void {
  for (const [index, cell] of cells.entries()) {
    if (!grid.some((own) => isAt(own, cell))) {
      refuse(`${nameOf(cell)} is not among the sizes and colors of this product`, cell.line)
    } else if (cells.findIndex((other) => isAt(other, cell)) !== index) {
      refuse(`${nameOf(cell)} is there twice`, cell.line)
    }
  }
}

function changesOf(cells: StockPlan['cells'], isNew: boolean): FieldChange[] {
  if (isNew) {
    const total = cells.reduce((sum, { stock }) => sum + stock, 0)
    return total > 0 ? [{ field: 'Stock', from: '', to: String(total) }] : []
  }
  return cells.flatMap((cell) => {
    const now = cell.loaded ?? 0
    const field = cell.size === null && cell.color === null ? 'Stock' : `Stock of ${nameOf(cell)}`
    return cell.stock === now ? [] : [{ field, from: String(now), to: String(cell.stock) }]
  })
}

function isAt(a: Cell, b: Cell): boolean {
  return a.size === b.size && a.color === b.color
}

function nameOf({ size, color }: Cell): string {
  return [size, color].filter((part) => part !== null).join(', ') || 'A row without size and color'
}
