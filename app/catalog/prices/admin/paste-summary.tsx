import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { PastedPrices } from '#app/catalog/prices/admin/paste-prices.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'

const MAX_SHOWN = 10

type PasteSummaryProps = {
  readonly pasted: PastedPrices | null
  readonly onUndo: () => void
}

/** Summarizes what a paste changed in a grid, before it is saved. */
export function PasteSummary({ pasted, onUndo }: PasteSummaryProps) {
  const undo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const grid = currentTarget.closest('[role="status"]')?.parentElement // a form can have several grids
    const cell = grid?.querySelector<HTMLElement>(`[data-cell="${pasted?.from.row},${pasted?.from.column}"]`)
    cell?.focus() // before the button disappears, so that the save bar does not move the focus
    flushSync(onUndo)
    cell?.blur() // the cell loses and regains focus, so that Escape restores its old text
    cell?.focus()
  }
  return (
    <div role="status">
      {pasted && (
        <Notice tone="info" className="my-3">
          <p>
            {formatSummary(pasted)}{' '}
            {Object.keys(pasted.filled).length > 0 && <TextButton onClick={undo}>{adminText.undoPaste}</TextButton>}
          </p>
          {pasted.rejected.length > 0 && (
            <ul className="mt-1 text-danger">
              {pasted.rejected.slice(0, MAX_SHOWN).map(({ name, message }) => (
                <li key={name} className="wrap-anywhere">
                  <span aria-hidden="true">! </span>
                  {adminText.cellProblem(name, message)}
                </li>
              ))}
              {pasted.rejected.length > MAX_SHOWN && (
                <li>{adminText.moreProblems(pasted.rejected.length - MAX_SHOWN)}</li>
              )}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}

function formatSummary({ filled, unchanged, outside, rejected }: PastedPrices): string {
  const changedCount = Object.keys(filled).length
  const parts = [
    adminText.changedCells(changedCount),
    unchanged > 0 && adminText.unchangedCells(unchanged),
    rejected.length > 0 && adminText.unreadableCells(rejected.length),
    outside > 0 && adminText.outsideCells(outside),
  ]
  return adminText.pasted(parts.filter((part) => part !== false).join(', '))
}
