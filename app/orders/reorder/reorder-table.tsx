import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatNumber, formatPercent } from '#app/lib/format/number.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import { adminText } from '#app/orders/reorder/admin-text.ts'
import type { ReorderRow } from '#app/orders/reorder/reorder.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { NumberCell } from '#app/ui/admin/lists/number-cell.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type ReorderTableProps = {
  readonly rows: readonly (ReorderRow & { readonly imageUrl: string | undefined })[]
  readonly sort: string
  readonly dir: SortDirection
  readonly currency: CurrencyCode
  readonly isBusy: boolean
}

export function ReorderTable({ rows, sort, dir, currency, isBusy }: ReorderTableProps) {
  const hasWaiting = rows.some(({ waiting }) => waiting > 0)
  const hasReturned = rows.some(({ returned }) => returned > 0)
  const right = { sort, dir, align: 'right', first: 'desc' } as const
  return (
    <IndexTable
      className="reorder-rows"
      caption={adminText.reorder}
      isBusy={isBusy}
      columns={[
        { label: adminText.image, isHidden: true },
        { label: adminText.product, column: 'name', sort, dir },
        { label: adminText.sold, column: 'sold', ...right },
        { label: adminText.sellThrough, column: 'rate', ...right },
        { label: adminText.stock, column: 'stock', ...right, first: 'asc' },
        { label: adminText.weeksLeft, column: 'cover', ...right, first: 'asc' },
        ...(hasWaiting ? [{ label: adminText.waiting, column: 'waiting', ...right }] : []),
        ...(hasReturned ? [{ label: adminText.returned, column: 'returned', ...right }] : []),
        { label: adminText.suggested, column: 'suggested', ...right },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td className="cell-thumb w-8">
            <Thumb url={row.imageUrl} isSmall />
          </td>
          <th scope="row" className="cell-name wrap-anywhere">
            <RowLink
              title={row.sku}
              to={href('/admin/products/edit/:id', { id: row.productId })}
              className="row-link line-clamp-2 font-medium text-ink"
            >
              {row.name}
            </RowLink>
            <span className="block text-xs text-ink-2">
              {[row.size, row.color].filter(Boolean).join(' · ') || row.sku}
            </span>
          </th>
          <NumberCell className="cell-sold" value={row.sold} phoneLabel={adminText.soldInSentence} />
          <td className="text-right max-md:hidden">{row.rate === null ? '—' : formatShare(row.rate)}</td>
          <NumberCell className="cell-stock" value={row.stock} phoneLabel={adminText.inStock}>
            {row.held > 0 && <span className="block text-xs text-ink-2">{adminText.unitsHeld(row.held)}</span>}
          </NumberCell>
          <td className="text-right max-md:hidden">
            {row.cover === null ? '—' : row.cover === 0 ? '0' : formatNumber(row.cover, 1)}
          </td>
          {hasWaiting && (
            <NumberCell
              className={`cell-waiting ${row.waiting === 0 ? 'max-md:hidden' : ''}`}
              value={row.waiting}
              phoneLabel={adminText.waitingInSentence}
            />
          )}
          {hasReturned && (
            <td className="text-right max-md:hidden">
              {formatNumber(row.returned)}
              {row.returned > 0 && row.sold > 0 && (
                <span className="block text-xs text-ink-2">{formatShare(row.returned / row.sold)}</span>
              )}
            </td>
          )}
          <NumberCell
            className="cell-suggested font-medium"
            value={row.suggested}
            phoneLabel={adminText.suggestedInSentence}
          >
            {row.cost !== null && row.suggested > 0 && (
              <span className="block text-xs font-normal text-ink-2">
                {formatMoney(money(row.cost * row.suggested, currency))}
              </span>
            )}
          </NumberCell>
        </tr>
      ))}
    </IndexTable>
  )
}

function formatShare(share: number): string {
  return formatPercent(Math.round(share * 100) * 10_000)
}
