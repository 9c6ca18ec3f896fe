import { GripVertical, X } from 'lucide-react'
import { Fragment, useState } from 'react'
import { listProblems, type TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import {
  createEmptyRow,
  getTextAt,
  listGridColumns,
  withColumns,
  withTexts,
} from '#app/catalog/size-guides/admin/guide-draft.ts'
import { MAX_CELL } from '#app/catalog/size-guides/admin/guide-input.ts'
import { getColumnLabel } from '#app/catalog/size-guides/admin/guide-labels.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import type { LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import { MAX_SIZES } from '#app/catalog/size-guides/size-guide.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { moveItem } from '#app/lib/lists.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { getCellAttributes, useCellGrid } from '#app/ui/admin/grid/use-cell-grid.ts'
import { getMoveForKey, MoveActions } from '#app/ui/admin/lists/move-actions.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { useTileDrag } from '#app/ui/admin/uploads/tile-drag.ts'

type GuideGridProps = {
  readonly table: TypedTable
  readonly unit: LengthUnit
  /** The errors from the last attempt to save, by path. */
  readonly errors: FieldErrors
  readonly onChange: (table: TypedTable) => void
}

const CELL = 'h-9 w-full border bg-paper px-2 text-base max-md:h-11 max-md:px-1.5'
/** The size stays in view while wide tables scroll. */
const STICKY = 'sticky left-0 z-1'

/** Problems in a cell appear once it loses focus. */
export function GuideGrid({ table, unit, errors, onChange }: GuideGridProps) {
  const [editing, setEditing] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const grid = useCellGrid({ onCells: (texts) => onChange(withTexts(table, texts, MAX_SIZES)) })
  const columns = listGridColumns(table)
  const problemEntries = listProblems(table, unit).map(
    ({ path, message }) => [`table.${path.join('.')}`, message] as const,
  )
  const problems: FieldErrors = {
    ...errors,
    ...Object.fromEntries(problemEntries.filter(([name]) => name !== editing)),
  }
  const setRows = (rows: TypedTable['rows']) => onChange({ ...table, rows })
  const { list, rowProps } = useRowFocus<HTMLTableSectionElement>(() => null)
  const move = (from: number, to: number) => {
    const row = table.rows[from]
    if (!row || to === from || to < 0 || to >= table.rows.length) return
    setRows(moveItem(table.rows, from, to))
    if (document.activeElement?.closest('.row-menu')) {
      list.current?.querySelector<HTMLElement>(`[data-place="${to}"] summary`)?.focus()
    }
    setAnnouncement(uiText.movedToPosition(row.size.trim() || adminText.unnamedRow(from), to, table.rows.length))
  }
  const { drag, begin } = useTileDrag(list, move, 'y')
  const getName = (column: (typeof columns)[number]) => {
    if (column === 'size') return adminText.size
    if ('system' in column) return column.system
    const measure = table.columns[column.cell]
    return measure ? getColumnLabel(measure) : ''
  }
  return (
    <div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {/* The scroll box would cut off an open menu */}
      <div className="overflow-x-auto has-[.row-menu[open]]:-mb-60 has-[.row-menu[open]]:pb-60">
        <table {...grid} onBlur={() => setEditing(null)} className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">{adminText.measurementsBySize}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => {
                const measure = column !== 'size' && 'cell' in column ? table.columns[column.cell] : undefined
                return (
                  <th
                    key={getName(column)}
                    scope="col"
                    className={`${measure ? 'min-w-24' : 'min-w-12 md:min-w-14'} bg-paper p-2 max-md:px-0.5 text-left align-bottom font-medium whitespace-nowrap ${column === 'size' ? STICKY : ''}`}
                  >
                    {measure ? (
                      <>
                        <span className="flex items-center gap-1">
                          {adminText.measurementNames[measure.measure]}
                          <button
                            type="button"
                            className="grid size-6 place-items-center text-ink-2 hover:text-ink max-md:h-9"
                            aria-label={adminText.removeColumn(getName(column))}
                            onClick={() =>
                              onChange(
                                withColumns(
                                  table,
                                  table.columns.filter((other) => other !== measure),
                                ),
                              )
                            }
                          >
                            <X size={14} aria-hidden />
                          </button>
                        </span>
                        <span className="block text-xs font-normal text-ink-2">
                          {adminText.kindAndUnit(adminText.measurementKinds[measure.kind], unit)}
                        </span>
                      </>
                    ) : (
                      getName(column)
                    )}
                  </th>
                )
              })}
              <td />
            </tr>
          </thead>
          <tbody ref={list}>
            {table.rows.map((row, at) => {
              const messages = Object.entries(problems).filter(([name]) => name.startsWith(`table.rows.${at}.`))
              const size = row.size.trim() || adminText.unnamedRow(at)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
                <Fragment key={at}>
                  <tr
                    data-place={at}
                    className={drag?.from === at ? 'outline-2 outline-plum' : ''}
                    {...rowProps(at)}
                    onKeyDown={(event) => {
                      const to = getMoveForKey(event, at)
                      if (to === null) return
                      event.preventDefault()
                      move(at, to)
                    }}
                  >
                    <td className="relative p-0">
                      <span
                        aria-hidden="true"
                        className="grid h-9 w-6 cursor-grab touch-none place-items-center text-ink-3 max-md:h-11"
                        onPointerDown={(event) => begin(event, at)}
                      >
                        <GripVertical className="size-4" />
                      </span>
                      {drag?.line.index === at && (
                        <span
                          aria-hidden="true"
                          className={`absolute left-0 z-2 h-1 w-full bg-lumen outline-1 outline-ink ${drag.line.side === 'before' ? '-top-0.5' : '-bottom-0.5'}`}
                        />
                      )}
                    </td>
                    {columns.map((column, place) => {
                      const name = toPath(at, column)
                      const hasProblem = name in problems
                      return (
                        <td key={getName(column)} className={`p-0 ${column === 'size' ? STICKY : ''}`}>
                          <input
                            {...getCellAttributes(at, place)}
                            id={getFieldId(name)}
                            aria-label={
                              column === 'size'
                                ? adminText.sizeInRow(at)
                                : adminText.measurementForSize(getName(column), size)
                            }
                            aria-invalid={hasProblem || undefined}
                            aria-describedby={hasProblem ? `${getFieldId(name)}-error` : undefined}
                            value={getTextAt(row, column)}
                            maxLength={MAX_CELL}
                            spellCheck={false}
                            className={`${CELL} ${hasProblem ? 'border-danger bg-danger-soft' : 'border-edge'} ${column === 'size' ? 'font-medium' : ''}`}
                            onChange={({ currentTarget: { value: text } }) => {
                              setEditing(name)
                              onChange(withTexts(table, [{ row: at, column: place, text }], MAX_SIZES))
                            }}
                          />
                        </td>
                      )
                    })}
                    <td className="p-0">
                      <RowMenu name={size}>
                        <MoveActions index={at} count={table.rows.length} onMove={move} />
                        <button
                          type="button"
                          className="text-danger"
                          onClick={() => setRows(table.rows.toSpliced(at, 1))}
                        >
                          {uiText.remove}
                        </button>
                      </RowMenu>
                    </td>
                  </tr>
                  {messages.length > 0 && (
                    <tr>
                      <td colSpan={columns.length + 2} className="pt-1 pb-2 text-danger">
                        {messages.map(([name, message]) => (
                          <p
                            key={name}
                            id={`${getFieldId(name)}-error`}
                            className="sticky left-0 w-fit max-w-[min(36rem,75vw)]"
                          >
                            <span aria-hidden="true">! </span>
                            {message}
                          </p>
                        ))}
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      </div>
      <AdminButton
        className="mt-3"
        disabled={table.rows.length >= MAX_SIZES}
        onClick={() => setRows([...table.rows, createEmptyRow(table.columns)])}
      >
        {adminText.addSize}
      </AdminButton>
    </div>
  )
}

function toPath(row: number, column: ReturnType<typeof listGridColumns>[number]): string {
  if (column === 'size') return `table.rows.${row}.size`
  return 'system' in column
    ? `table.rows.${row}.conversions.${column.system}`
    : `table.rows.${row}.cells.${column.cell}`
}
