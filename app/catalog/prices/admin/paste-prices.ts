import type { CurrencyCode } from '#app/base/currencies.ts'
import { readPastedPrices } from '#app/base/entered-price.ts'
import { money, toDecimal } from '#app/base/money.ts'
import type { GridCell } from '#app/ui/admin/grid/use-cell-grid.ts'

/** A cell in a price grid; `text` is its current content. */
export type PriceCell = {
  readonly key: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly text: string
}

export type PastedPrices = {
  /** The cell where the block was pasted. */
  readonly from: Pick<GridCell, 'row' | 'column'>
  /** `filled` and `before` are keyed by cell: the contents after and before the paste. */
  readonly filled: Readonly<Record<string, string>>
  readonly before: Readonly<Record<string, string>>
  readonly unchanged: number
  /** The number of cells beyond the edges of the grid. */
  readonly outside: number
  readonly rejected: readonly { readonly name: string; readonly message: string }[]
}

/** Reads a pasted block. Unreadable cells keep their content and are listed in `rejected`. */
export function pastePrices(
  block: readonly GridCell[],
  findCell: (row: number, column: number) => PriceCell | null,
): PastedPrices {
  const cells = block.flatMap(({ row, column, text }) => {
    const cell = findCell(row, column)
    return cell ? [{ cell, pasted: text }] : []
  })
  const prices = readPastedPrices(cells.map(({ cell, pasted }) => ({ text: pasted, currency: cell.currency })))
  const filled: Record<string, string> = {}
  const before: Record<string, string> = {}
  const rejected: PastedPrices['rejected'][number][] = []
  for (const [index, { cell }] of cells.entries()) {
    const price = prices[index]
    if (!price?.ok) {
      rejected.push({ name: cell.name, message: price?.message ?? '' })
      continue
    }
    const text = price.minor === null ? '' : toDecimal(money(price.minor, cell.currency))
    if (text === cell.text) continue
    filled[cell.key] = text
    before[cell.key] = cell.text
  }
  const changedCount = Object.keys(filled).length
  return {
    from: { row: block[0]?.row ?? 0, column: block[0]?.column ?? 0 },
    filled,
    before,
    unchanged: cells.length - changedCount - rejected.length,
    outside: block.length - cells.length,
    rejected,
  }
}

/** Returns the former contents of pasted cells, except those that were edited after the paste. */
export function undoPaste(
  { filled, before }: PastedPrices,
  getText: (key: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(before).filter(([key]) => getText(key) === filled[key]))
}
