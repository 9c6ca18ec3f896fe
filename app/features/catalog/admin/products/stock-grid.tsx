import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { cellKey, parseUnits } from '#app/features/catalog/admin/products/product-draft.ts'
import type { ProductColor } from '#app/features/catalog/catalog.ts'
import { formatNumber } from '#app/lib/format/number.ts'

type StockGridProps = {
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
  readonly cells: Readonly<Record<string, string>>
  /** What the cells hold. Only stock has totals. */
  readonly content?: 'Stock' | 'Weight'
  readonly onChange: (cells: Readonly<Record<string, string>>) => void
}

/** Arrow keys and Enter move between cells; a block from a spreadsheet can be pasted. */
export function StockGrid({ sizes, colors, cells, content = 'Stock', onChange }: StockGridProps) {
  const hasTotals = content === 'Stock'
  const table = useRef<HTMLTableElement>(null)
  const rows: readonly (string | null)[] = sizes.length > 0 ? sizes : [null]
  const columns: readonly (string | null)[] = colors.length > 0 ? colors.map(({ name }) => name) : [null]
  const textAt = (size: string | null, color: string | null) => cells[cellKey({ size, color })] ?? ''
  const sum = (of: readonly { size: string | null; color: string | null }[]) =>
    formatNumber(of.reduce((total, { size, color }) => total + parseUnits(textAt(size, color)), 0))

  const focusCell = (row: number, column: number): boolean => {
    const target = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row},${column}"]`)
    target?.focus()
    target?.select()
    return Boolean(target)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const atStart = selectionStart === 0
    const atEnd = selectionEnd === value.length
    const moves: Readonly<Record<string, readonly [number, number] | undefined>> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Enter: event.shiftKey ? [row - 1, column] : [row + 1, column],
      ArrowLeft: atStart ? [row, column - 1] : undefined,
      ArrowRight: atEnd ? [row, column + 1] : undefined,
    }
    const target = moves[event.key]
    if (target && focusCell(...target)) event.preventDefault()
    else if (event.key === 'Enter') event.preventDefault() // must not save the product
  }
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const block = event.clipboardData
      .getData('text')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .map((line) => line.split('\t'))
    if (block.length === 1 && block[0]?.length === 1) return
    event.preventDefault()
    const filled = block.flatMap((line, down) =>
      line.flatMap((text, right) => {
        const [size, color] = [rows[row + down], columns[column + right]]
        return size === undefined || color === undefined ? [] : [[cellKey({ size, color }), text.trim()]]
      }),
    )
    onChange({ ...cells, ...Object.fromEntries(filled) })
  }

  return (
    <div className="overflow-x-auto">
      <table ref={table} className="border-collapse text-sm tabular-nums">
        <caption className="sr-only">{content} by size and color</caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-left font-medium text-ink-2">
              Size
            </th>
            {columns.map((color) => (
              <th key={color} scope="col" className="max-w-28 p-2 text-left font-medium">
                {color ?? 'All colors'}
              </th>
            ))}
            {hasTotals && (
              <th scope="col" className="p-2 text-right font-medium text-ink-2">
                Total
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((size, row) => (
            <tr key={size}>
              <th scope="row" className="p-2 text-left font-medium">
                {size ?? 'All sizes'}
              </th>
              {columns.map((color, column) => (
                <td key={color} className="p-0">
                  <input
                    data-cell={`${row},${column}`}
                    inputMode={hasTotals ? 'numeric' : 'decimal'}
                    autoComplete="off"
                    aria-label={`${content} of ${[size, color].filter((part) => part !== null).join(', ')}`}
                    value={textAt(size, color)}
                    placeholder={hasTotals ? '0' : undefined}
                    className="h-9 w-full min-w-16 border border-edge bg-paper px-2 text-right text-base max-md:h-11"
                    onChange={(event) => onChange({ ...cells, [cellKey({ size, color })]: event.target.value })}
                    onFocus={(event) => event.target.select()}
                    onKeyDown={(event) => onKeyDown(event, row, column)}
                    onPaste={(event) => onPaste(event, row, column)}
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
                Total
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
