import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { parseClipboardCells } from '#app/ui/admin/grid/clipboard-cells.ts'

export type GridCell = { readonly row: number; readonly column: number; readonly text: string }

/** Attributes for the field in a cell. Rows and columns count from 0. */
export function getCellAttributes(row: number, column: number) {
  return { 'data-cell': `${row},${column}`, autoComplete: 'off' } as const
}

/**
 * Handlers for a table of fields with `getCellAttributes`. Arrow keys and Enter move the focus, Escape restores the
 * content that the cell had when it was focused, and a block of cells can be pasted. The browser itself pastes a single
 * cell.
 */
export function useCellGrid({ onCells }: { readonly onCells: (cells: readonly GridCell[], isPaste: boolean) => void }) {
  const focused = useRef({ cell: '', text: '' })
  const onFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    const at = findPosition(target)
    if (!at) return
    focused.current = { cell: at.field.dataset.cell ?? '', text: at.field.value }
    at.field.select()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const at = findPosition(event.target)
    if (!at) return
    const { row, column, field } = at
    if (event.key === 'Escape') {
      const { cell, text } = focused.current
      if (cell !== field.dataset.cell || text === field.value) return
      event.preventDefault()
      return onCells([{ row, column, text }], false)
    }
    const moves: Readonly<Record<string, readonly [number, number] | undefined>> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Enter: event.shiftKey ? [row - 1, column] : [row + 1, column],
      ArrowLeft: field.selectionStart === 0 ? [row, column - 1] : undefined,
      ArrowRight: field.selectionEnd === field.value.length ? [row, column + 1] : undefined,
    }
    const move = moves[event.key]
    const target = move && event.currentTarget.querySelector<HTMLInputElement>(`[data-cell="${move.join()}"]`)
    target?.focus()
    if (target || event.key === 'Enter') event.preventDefault() // Enter must not save the form
  }
  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const at = findPosition(event.target)
    const block = parseClipboardCells(event.clipboardData.getData('text'))
    if (!at || (block.length <= 1 && (block[0]?.length ?? 0) <= 1)) return
    event.preventDefault()
    const cells = block.flatMap((line, rowOffset) =>
      line.map((text, columnOffset) => ({
        row: at.row + rowOffset,
        column: at.column + columnOffset,
        text: text.trim(),
      })),
    )
    onCells(cells, true)
  }
  return { onFocus, onKeyDown, onPaste }
}

function findPosition(target: EventTarget) {
  if (!(target instanceof HTMLInputElement)) return null
  const [row, column] = (target.dataset.cell ?? '').split(',').map(Number)
  return row === undefined || column === undefined ? null : { row, column, field: target }
}
