import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import { toFieldName } from '#app/inventory/stock/stock-changes-input.ts'
import { parseStockEntry } from '#app/inventory/stock/stock-entry.ts'
import type { StockRow } from '#app/inventory/stock/stock-rows.server.ts'
import type { StockChangesState } from '#app/inventory/stock/use-stock-changes.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { CellInput } from '#app/ui/admin/grid/cell-input.tsx'
import { useCellGrid } from '#app/ui/admin/grid/use-cell-grid.ts'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type StockGridProps = {
  readonly rows: readonly StockRow[]
  readonly grid: StockChangesState
  readonly isBusy: boolean
}

/** Shows a row for each color of a product, with a cell for each of its sizes. */
export function StockGrid({ rows, grid, isBusy }: StockGridProps) {
  const handlers = useCellGrid({ onCells: grid.onCells })
  const columns = Math.max(...rows.map(({ cells }) => cells.length))
  return (
    <div className="stock-grid">
      <table {...handlers} aria-busy={isBusy || undefined}>
        <caption className="sr-only">{adminText.stockByProduct}</caption>
        <thead>
          <tr>
            <th scope="col">{adminText.product}</th>
            <th scope="colgroup" colSpan={columns}>
              {adminText.stockBySize}
            </th>
            <th scope="col" className="text-right">
              {adminText.total}
            </th>
          </tr>
        </thead>
        {groupByProduct(rows).map((product) => (
          <ProductRows key={product[0]?.row.product.id} rows={product} columns={columns} grid={grid} />
        ))}
      </table>
    </div>
  )
}

type PlacedRow = { readonly row: StockRow; readonly index: number }

function groupByProduct(rows: readonly StockRow[]): readonly (readonly PlacedRow[])[] {
  return [
    ...Map.groupBy(
      rows.map((row, index) => ({ row, index })),
      ({ row }) => row.product.id,
    ).values(),
  ]
}

type ProductRowsProps = Pick<StockGridProps, 'grid'> & { readonly rows: readonly PlacedRow[]; readonly columns: number }

/** On phones, a product is one row that expands to the rows of its colors. */
function ProductRows({ rows, columns, grid }: ProductRowsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <tbody className={isOpen ? '' : 'stock-folded'}>
      <ProductHeading rows={rows.map(({ row }) => row)} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      {rows.map(({ row, index }, place) => (
        <tr key={row.color}>
          <th scope="row">
            <RowName row={row} isFirst={place === 0} />
          </th>
          {row.cells.map((cell, column) => (
            <td key={cell.id} className="stock-cell">
              <StockInput at={[index, column]} row={row} cell={cell} grid={grid} />
            </td>
          ))}
          {row.cells.length < columns && <td colSpan={columns - row.cells.length} className="max-md:hidden" />}
          <td className="cell-total">
            <StockTotal rows={[row]} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

type ProductHeadingProps = {
  readonly rows: readonly StockRow[]
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function ProductHeading({ rows, isOpen, onToggle }: ProductHeadingProps) {
  const [first] = rows
  if (!first) return null
  const { product, color, imageUrl } = first
  return (
    <tr className="stock-heading">
      <th scope="rowgroup">
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <Thumb url={imageUrl} isSmall />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{product.name}</span>
            <span className="flex gap-x-3 text-ink-2">
              {color !== null && adminText.colorCount(rows.length)}
              <SoldOutSizes rows={rows} />
              {product.status !== 'active' && <StatusBadge status={product.status} />}
            </span>
          </span>
          <StockTotal rows={rows} />
          <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
        </button>
      </th>
    </tr>
  )
}

/**
 * Names the sold-out sizes, or counts the sold-out variants if there are several colors. Shows nothing if everything is
 * sold out.
 */
function SoldOutSizes({ rows }: { readonly rows: readonly StockRow[] }) {
  const isActive = rows.some(({ product }) => product.status === 'active')
  const soldOutSizes = rows.flatMap(({ cells }) => cells).flatMap(({ size, stock }) => (stock === 0 ? [size] : []))
  if (!isActive || soldOutSizes.length === 0 || countUnits(rows) === 0) return null
  const text =
    rows.length === 1 ? adminText.sizesSoldOut(soldOutSizes.join(', ')) : adminText.variantsSoldOut(soldOutSizes.length)
  return <span className="min-w-0 truncate text-garnet">{text}</span>
}

function countUnits(rows: readonly StockRow[]): number {
  return rows.flatMap(({ cells }) => cells).reduce((sum, { stock }) => sum + stock, 0)
}

/** Shows the number of units, and marks an active product that is sold out or low in stock. */
function StockTotal({ rows }: { readonly rows: readonly StockRow[] }) {
  const units = countUnits(rows)
  const isSoldOut = units === 0
  const isMarked = rows.some(({ product }) => product.status === 'active' && (isSoldOut || product.isLow))
  if (!isMarked) return <span className={`text-base ${isSoldOut ? 'text-ink-2' : ''}`}>{formatNumber(units)}</span>
  return (
    <span className={`text-base whitespace-nowrap ${isSoldOut ? 'text-garnet' : 'text-amber'}`}>
      <span className="text-sm">{isSoldOut ? adminText.soldOut : adminText.low}</span>
      {!isSoldOut && ` ${formatNumber(units)}`}
    </span>
  )
}

type RowNameProps = {
  readonly row: StockRow
  /** True for the first row of its product. */
  readonly isFirst: boolean
}

function RowName({ row: { product, color, imageUrl }, isFirst }: RowNameProps) {
  const edit = href('/admin/products/edit/:id', { id: product.id })
  return (
    <span className="flex items-center gap-3">
      <span className="max-md:hidden">
        <Thumb url={imageUrl} isSmall />
      </span>
      <span className="min-w-0 wrap-anywhere max-md:flex max-md:flex-1 max-md:items-center max-md:justify-between max-md:gap-4">
        <Link
          to={edit}
          className="line-clamp-2 font-medium underline-offset-4 hover:underline max-md:hidden max-md:no-js:block"
        >
          {product.name}
        </Link>
        {isFirst && (
          <TextLink to={edit} className="order-last md:hidden no-js:hidden">
            {adminText.openProductPage}
          </TextLink>
        )}
        <span className="flex flex-wrap gap-x-3 text-ink-2">
          {color}
          {product.status !== 'active' && (
            <span className="max-md:hidden">
              <StatusBadge status={product.status} />
            </span>
          )}
        </span>
      </span>
    </span>
  )
}

type StockInputProps = {
  readonly at: readonly [row: number, column: number]
  readonly row: StockRow
  readonly cell: StockRow['cells'][number]
  readonly grid: StockChangesState
}

function StockInput({ at, row, cell, grid }: StockInputProps) {
  const change = grid.findChange(cell.id)
  const typed = change ?? { variant: cell.id, loaded: cell.stock, text: String(cell.stock) }
  const entry = parseStockEntry(typed.text, typed.loaded)
  const error = grid.errors[cell.id] ?? (entry.ok ? null : entry.message)
  const id = getFieldId(cell.id)
  const isSoldOut = !change && cell.stock === 0
  return (
    <>
      <span className="relative block">
        <span className="stock-label" aria-hidden="true">
          {cell.size}
          {change && (
            <span className="text-ink-2">
              {formatNumber(typed.loaded)}
              {!(entry.ok && entry.isRelative) && ' →'}
            </span>
          )}
        </span>
        <CellInput
          at={at}
          id={id}
          // With JavaScript, only the changed cells are sent
          name={grid.isScripted ? undefined : toFieldName(typed)}
          inputMode="tel" // shows a keyboard with digits and a plus sign
          aria-label={adminText.cellName(row.product.name, row.color, cell.size)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={typed.text}
          isChanged={change !== null}
          className={isSoldOut ? (row.product.status === 'active' ? 'text-garnet' : 'text-ink-3') : ''}
          onType={(text) => grid.change([{ ...typed, text }])}
        />
      </span>
      {error && (
        <ProblemText id={`${id}-error`} className="max-w-48 pt-1 text-xs">
          {error}
        </ProblemText>
      )}
    </>
  )
}
