import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import { adminText } from '#app/orders/reorder/admin-text.ts'
import type { ReorderRow } from '#app/orders/reorder/reorder.server.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { SortHeader } from '#app/ui/admin/lists/sort-header.tsx'

type ReorderTableProps = {
  readonly rows: readonly ReorderRow[]
  readonly sort: string
  readonly dir: SortDirection
  readonly currency: CurrencyCode
  readonly isBusy: boolean
}

export function ReorderTable({ rows, sort, dir, currency, isBusy }: ReorderTableProps) {
  const right = { sort, dir, align: 'right', first: 'desc' } as const
  return (
    <table className="index-table reorder-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{adminText.reorder}</caption>
      <thead>
        <tr>
          <SortHeader column="name" sort={sort} dir={dir}>
            {adminText.product}
          </SortHeader>
          <SortHeader column="sold" {...right}>
            {adminText.sold}
          </SortHeader>
          <SortHeader column="rate" {...right}>
            {adminText.sellThrough}
          </SortHeader>
          <SortHeader column="stock" {...right} first="asc">
            {adminText.stock}
          </SortHeader>
          <SortHeader column="cover" {...right} first="asc">
            {adminText.weeksLeft}
          </SortHeader>
          <SortHeader column="waiting" {...right}>
            {adminText.waiting}
          </SortHeader>
          <SortHeader column="returned" {...right}>
            {adminText.returned}
          </SortHeader>
          <SortHeader column="suggested" {...right}>
            {adminText.suggested}
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="cell-name wrap-anywhere">
              <RowLink
                to={href('/admin/products/edit/:id', { id: row.productId })}
                className="row-link line-clamp-2 font-medium text-ink"
              >
                {row.name}
              </RowLink>
              <span className="block text-xs text-ink-2">
                {[row.size, row.color, row.sku].filter(Boolean).join(' · ')}
              </span>
            </th>
            <td className="cell-sold text-right">
              {formatNumber(row.sold)}
              <span className="md:hidden"> {adminText.soldInLine}</span>
            </td>
            <td className="text-right max-md:hidden">{row.rate === null ? '—' : percent(row.rate)}</td>
            <td className="cell-stock text-right">
              {formatNumber(row.stock)}
              <span className="md:hidden"> {adminText.inStock}</span>
              {row.held > 0 && <span className="block text-xs text-ink-2">{adminText.unitsHeld(row.held)}</span>}
            </td>
            <td className="text-right max-md:hidden">{row.cover === null ? '—' : formatNumber(row.cover, 1)}</td>
            <td className="cell-waiting text-right">
              {formatNumber(row.waiting)}
              <span className="md:hidden"> {adminText.waitingInLine}</span>
            </td>
            <td className="text-right max-md:hidden">
              {formatNumber(row.returned)}
              {row.returned > 0 && row.sold > 0 && (
                <span className="block text-xs text-ink-2">{percent(row.returned / row.sold)}</span>
              )}
            </td>
            <td className="cell-suggested text-right font-medium">
              {formatNumber(row.suggested)}
              <span className="md:hidden"> {adminText.suggestedInLine}</span>
              {row.cost !== null && row.suggested > 0 && (
                <span className="block text-xs font-normal text-ink-2">
                  {formatMoney(money(row.cost * row.suggested, currency))}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function percent(share: number): string {
  return `${formatNumber(share * 100, 0)} %`
}
