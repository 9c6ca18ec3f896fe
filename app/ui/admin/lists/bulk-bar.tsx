import type { ReactNode } from 'react'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'

type BulkBarProps = {
  readonly rows: Pick<Rows, 'count' | 'isAll' | 'isPage' | 'total' | 'togglePage' | 'selectAll' | 'clear'>
  readonly max?: number
  readonly children: ReactNode
}

/** Covers the table head while rows are selected: place it right before the table, in the same `.index-list`. */
export function BulkBar({ rows, max = Number.POSITIVE_INFINITY, children }: BulkBarProps) {
  const { count, isAll, isPage, total, togglePage, selectAll, clear } = rows
  const status = count === 0 ? '' : `${isAll ? 'All ' : ''}${formatNumber(count)} selected`
  const isMore = isPage && !isAll && total > count
  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {count > 0 && (
        <fieldset className="bulk-bar">
          <legend className="sr-only">Selected rows</legend>
          <span className="font-semibold whitespace-nowrap text-ink">{status}</span>
          {!isPage && (
            <TextButton onClick={togglePage} className="whitespace-nowrap md:hidden">
              Select page
            </TextButton>
          )}
          {isMore && total <= max && (
            <TextButton onClick={selectAll} className="whitespace-nowrap">
              Select all {formatNumber(total)} results
            </TextButton>
          )}
          {isMore && total > max && (
            <span className="truncate max-lg:hidden">Narrow the list to select up to {formatNumber(max)}</span>
          )}
          <span className="bulk-actions">{children}</span>
          <TextButton onClick={clear}>Clear</TextButton>
        </fieldset>
      )}
    </>
  )
}
