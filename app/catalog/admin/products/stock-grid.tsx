import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { cellKey, parseUnits } from '#app/catalog/product-draft.ts'
import { formatVariant } from '#app/catalog/variant-codes.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { type GridCell, getCellAttributes, useCellGrid } from '#app/ui/admin/grid/use-cell-grid.ts'

type StockGridProps = {
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
  readonly cells: Readonly<Record<string, string>>
  /** The content of the cells. Only stock has totals. */
  readonly content?: 'stock' | 'weight'
  readonly onChange: (cells: Readonly<Record<string, string>>) => void
}

export function StockGrid({ sizes, colors, cells, content = 'stock', onChange }: StockGridProps) {
  const hasTotals = content === 'stock'
  const rows: readonly (string | null)[] = sizes.length > 0 ? sizes : [null]
  const columns: readonly (string | null)[] = colors.length > 0 ? colors.map(({ name }) => name) : [null]
  const getText = (size: string | null, color: string | null) => cells[cellKey({ size, color })] ?? ''
  const sum = (variants: readonly { size: string | null; color: string | null }[]) =>
    formatNumber(variants.reduce((total, { size, color }) => total + parseUnits(getText(size, color)), 0))

  const onCells = (texts: readonly GridCell[]) => {
    const filled = texts.flatMap(({ row, column, text }) => {
      const [size, color] = [rows[row], columns[column]]
      return size === undefined || color === undefined ? [] : [[cellKey({ size, color }), text]]
    })
    onChange({ ...cells, ...Object.fromEntries(filled) })
  }
  const grid = useCellGrid({ onCells })

  return (
    <div className="overflow-x-auto">
      <table {...grid} className="border-collapse text-sm tabular-nums">
        <caption className="sr-only">{adminText.gridContents[content]}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-left font-medium text-ink-2">
              {adminText.size}
            </th>
            {columns.map((color) => (
              <th key={color} scope="col" className="max-w-28 p-2 text-right font-medium">
                {color ?? adminText.allColors}
              </th>
            ))}
            {hasTotals && (
              <th scope="col" className="p-2 text-right font-medium text-ink-2">
                {adminText.total}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((size, row) => (
            <tr key={size}>
              <th scope="row" className="p-2 text-left font-medium">
                {size ?? adminText.allSizes}
              </th>
              {columns.map((color, column) => (
                <td key={color} className="p-0">
                  <input
                    {...getCellAttributes(row, column)}
                    inputMode={hasTotals ? 'numeric' : 'decimal'}
                    aria-label={adminText.gridCell[content](formatVariant({ size, color }))}
                    value={getText(size, color)}
                    placeholder={hasTotals ? '0' : undefined}
                    className="h-9 w-full min-w-16 border border-edge bg-paper px-2 text-right text-base max-md:h-11"
                    onChange={(event) => onChange({ ...cells, [cellKey({ size, color })]: event.target.value })}
                  />
                </td>
              ))}
              {hasTotals && <td className="p-2 text-right">{sum(columns.map((color) => ({ size, color })))}</td>}
            </tr>
          ))}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              <th scope="row" className="p-2 text-left font-medium text-ink-2">
                {adminText.total}
              </th>
              {columns.map((color) => (
                <td key={color} className="p-2 text-right">
                  {sum(rows.map((size) => ({ size, color })))}
                </td>
              ))}
              <td className="p-2 text-right font-semibold">
                {sum(rows.flatMap((size) => columns.map((color) => ({ size, color }))))}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
