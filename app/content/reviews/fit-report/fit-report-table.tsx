import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { computeFitLines } from '#app/content/reviews/fit/fit.ts'
import { adminText } from '#app/content/reviews/fit-report/admin-text.ts'
import type { FitReportRow } from '#app/content/reviews/fit-report/fit-report.server.ts'
import { formatNumber, formatPercent } from '#app/lib/format/number.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { NumberCell } from '#app/ui/admin/lists/number-cell.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'

type FitReportTableProps = {
  readonly rows: readonly FitReportRow[]
  readonly sort: string
  readonly dir: SortDirection
  readonly currency: CurrencyCode
  readonly isBusy: boolean
}

export function FitReportTable({ rows, sort, dir, currency, isBusy }: FitReportTableProps) {
  const right = { sort, dir, align: 'right', first: 'desc' } as const
  return (
    <IndexTable
      className="fit-rows"
      caption={adminText.fitAndReturns}
      isBusy={isBusy}
      columns={[
        { label: adminText.product, column: 'name', sort, dir },
        { label: adminText.sold, column: 'sold', ...right },
        { label: adminText.returned, column: 'returned', ...right },
        { label: adminText.tooSmall, column: 'small', ...right },
        { label: adminText.tooLarge, column: 'large', ...right },
        { label: adminText.otherFit, column: 'other', ...right },
        { label: adminText.reviews, className: 'text-right' },
        { label: adminText.worth, column: 'value', ...right },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.productId + row.option}>
          <th scope="row" className="cell-name wrap-anywhere">
            <RowLink
              to={href('/admin/products/edit/:id', { id: row.productId })}
              className="row-link line-clamp-2 font-medium text-ink"
            >
              {row.name}
            </RowLink>
            <span className="block text-xs text-ink-2">
              {[row.option, formatVerdict(row)].filter(Boolean).join(' · ')}
            </span>
          </th>
          <NumberCell className="cell-sold" value={row.sold} phoneLabel={adminText.soldInSentence} />
          <NumberCell className="cell-returned" value={row.returned} phoneLabel={adminText.returnedInSentence}>
            {row.sold > 0 && (
              <span className="text-xs text-ink-2 max-md:ml-1 md:block">
                {formatPercent(Math.round((row.returned / row.sold) * 100) * 10_000)}
              </span>
            )}
          </NumberCell>
          <NumberCell className="cell-small" value={row.small} phoneLabel={adminText.tooSmallInSentence} />
          <NumberCell className="cell-large" value={row.large} phoneLabel={adminText.tooLargeInSentence} />
          <td className="text-right max-md:hidden">{formatNumber(row.other)}</td>
          <td className="text-right max-md:hidden">{formatVotes(row.votes)}</td>
          <td className="cell-worth text-right font-medium">{formatMoney(money(row.value, currency))}</td>
        </tr>
      ))}
    </IndexTable>
  )
}

/** Formats the fit line's verdict, but with the same weight for old and new votes. */
function formatVerdict({ small, large, votes }: FitReportRow): string {
  const buyers = { small: small + votes.small, true: votes.true, large: large + votes.large }
  const line = computeFitLines([{ size: '', buyers, weight: buyers }])?.all
  if (!line) return ''
  return adminText.verdicts[line.majority ?? 'none']
}

function formatVotes({ small, true: fitting, large }: FitReportRow['votes']) {
  if (small + fitting + large === 0) return '—'
  return (
    <>
      <span aria-hidden="true">{[small, fitting, large].map((count) => formatNumber(count)).join(' · ')}</span>
      <span className="sr-only">{adminText.votes(small, fitting, large)}</span>
    </>
  )
}
