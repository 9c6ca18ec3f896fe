import type { ReactNode } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'

type BulkBarProps = {
  readonly rows: Pick<Rows, 'count' | 'isAll' | 'isPageSelected' | 'total' | 'togglePage' | 'selectAll' | 'clear'>
  readonly max?: number
  readonly children: ReactNode
}

/** Covers the table head while rows are selected: place it right before the table, in the same `.index-list`. */
export function BulkBar({ rows, max = Number.POSITIVE_INFINITY, children }: BulkBarProps) {
  const { count, isAll, isPageSelected, total, togglePage, selectAll, clear } = rows
  const status = count === 0 ? '' : isAll ? adminText.allSelected(count) : adminText.selected(count)
  const hasMore = isPageSelected && !isAll && total > count
  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {count > 0 && (
        <fieldset className="bulk-bar">
          <legend className="sr-only">{adminText.selectedRows}</legend>
          <span className="font-semibold whitespace-nowrap text-ink">{status}</span>
          {!isPageSelected && (
            <TextButton onClick={togglePage} className="whitespace-nowrap md:hidden">
              {adminText.selectPage}
            </TextButton>
          )}
          {hasMore && total <= max && (
            <TextButton onClick={selectAll} className="whitespace-nowrap">
              {adminText.selectAllResults(total)}
            </TextButton>
          )}
          {hasMore && total > max && <span className="truncate max-lg:hidden">{adminText.narrowList(max)}</span>}
          <span className="bulk-actions">{children}</span>
          <TextButton onClick={clear}>{adminText.clear}</TextButton>
        </fieldset>
      )}
    </>
  )
}
