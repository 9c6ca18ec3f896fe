import { type KeyboardEvent, useState } from 'react'
import type { PriceRow } from '#app/catalog/prices/admin/price-page.server.ts'
import { type LoadedCell, type SaveResult, useFixedPrices } from '#app/catalog/prices/admin/use-fixed-prices.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import {
  type CellPrices,
  cellId,
  EMPTY_PRICE_TEXT,
  NO_PRICES,
  type PriceMarket,
  type PriceSet,
  readPriceSet,
  resolveInheritedPrices,
} from '#app/catalog/prices/price-set.ts'
import type { GridCell } from '#app/ui/admin/grid/use-cell-grid.ts'

export type GridPrice = LoadedCell & {
  readonly prices: CellPrices
  /** For a variant, the cell of its product; otherwise null. */
  readonly parent: (LoadedCell & { readonly prices: CellPrices }) | null
}

export type PriceGridState = ReturnType<typeof usePriceGrid>

type GridContent = {
  readonly rows: readonly PriceRow[]
  readonly markets: readonly PriceMarket[]
  readonly cells: Readonly<Record<string, CellPrices>>
}

/**
 * The grid of prices by market: shown, typed and pasted prices, and the price that applies in a cell without a fixed
 * price.
 */
export function usePriceGrid({ rows, markets, cells }: GridContent, result: SaveResult | undefined) {
  const fixed = useFixedPrices(result)
  const [openedCell, setOpenedCell] = useState<GridPrice | null>(null)

  const toLoadedCell = (row: PriceRow, market: PriceMarket, variant: PriceRow['variant']) => {
    const cellKey = { product: row.product, variant, market: market.id }
    const id = cellId(cellKey)
    const prices = cells[id] ?? { fixed: NO_PRICES, converted: NO_PRICES }
    const unitName = variant && row.variantName ? `${row.name}, ${row.variantName}` : row.name
    return {
      ...cellKey,
      id,
      name: adminText.cellName(unitName, market.name),
      currency: market.currency,
      fixed: prices.fixed,
      prices,
    }
  }
  const getCell = (row: PriceRow, market: PriceMarket): GridPrice => ({
    ...toLoadedCell(row, market, row.variant),
    parent: row.variant ? toLoadedCell(row, market, null) : null,
  })
  const findCell = (row: number, column: number): GridPrice | null => {
    const [priceRow, market] = [rows[row], markets[column]]
    return priceRow && market ? getCell(priceRow, market) : null
  }
  /** Includes the price that is typed for the product. */
  const getInheritedPrices = ({ prices, parent }: GridPrice): PriceSet => {
    if (!parent) return prices.converted
    const typed = readPriceSet(fixed.getTexts(parent), null, parent.currency)
    return resolveInheritedPrices(prices, { ...parent.prices, fixed: typed.ok ? typed.prices : parent.fixed })
  }
  const findError = (cell: GridPrice): string | undefined => {
    if (fixed.errors[cell.id]) return fixed.errors[cell.id]
    if (!fixed.isChanged(cell)) return undefined
    const priceResult = readPriceSet(fixed.getTexts(cell), getInheritedPrices(cell).price, cell.currency)
    return priceResult.ok ? undefined : Object.values(priceResult.errors)[0]
  }
  const reset = (cell: LoadedCell) => fixed.change([{ cell, texts: EMPTY_PRICE_TEXT }])

  return {
    ...fixed,
    getCell,
    getInheritedPrices,
    findError,
    reset,
    editedCell: openedCell,
    open: setOpenedCell,
    close: () => setOpenedCell(null),
    onCells: (texts: readonly GridCell[], isPaste: boolean) => fixed.setTexts(texts, isPaste, findCell),
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (!(event.target instanceof HTMLInputElement)) return
      const [row = -1, column = -1] = (event.target.dataset.cell ?? '').split(',').map(Number)
      const cell = findCell(row, column)
      if (!cell) return
      const isReset = event.key === 'Backspace' && (event.ctrlKey || event.metaKey)
      if (!isReset && event.key !== 'F2') return
      event.preventDefault()
      if (isReset) reset(cell)
      else setOpenedCell(cell)
    },
  }
}
