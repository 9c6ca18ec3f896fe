import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import { adminText } from '#app/payments/invoices/admin-text.ts'
import type { InvoiceRow } from '#app/payments/invoices/invoice-list.server.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { SortHeader } from '#app/ui/admin/lists/sort-header.tsx'

type InvoiceTableProps = {
  readonly rows: readonly InvoiceRow[]
  readonly sort: string
  readonly dir: SortDirection
  readonly isBusy: boolean
}

export function InvoiceTable({ rows, sort, dir, isBusy }: InvoiceTableProps) {
  const sorted = { sort, dir }
  return (
    <table className="index-table invoice-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{adminText.invoices}</caption>
      <thead>
        <tr>
          <SortHeader column="number" {...sorted}>
            {adminText.number}
          </SortHeader>
          <th scope="col">{adminText.kind}</th>
          <SortHeader column="date" first="desc" {...sorted}>
            {adminText.issued}
          </SortHeader>
          <th scope="col">{adminText.customer}</th>
          <th scope="col" className="max-lg:hidden">
            {adminText.order}
          </th>
          <th scope="col" className="text-right">
            {adminText.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="cell-code">
              <RowLink to={href('/admin/invoices/:id', { id: row.id })} className="row-link font-medium break-all">
                {row.number}
              </RowLink>
            </th>
            <td className="cell-state">{invoiceText.kinds[row.kind]}</td>
            <td className="cell-date max-md:text-right whitespace-nowrap text-ink-2">{formatDay(row.day)}</td>
            <td className="cell-customer wrap-anywhere">{row.buyer}</td>
            <td className="above-row max-lg:hidden">
              <TextLink to={href('/admin/orders/:id', { id: row.orderId })}>{row.orderNumber}</TextLink>
            </td>
            <td className="cell-total text-right whitespace-nowrap">{signedTotal(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Credit notes are given back. */
export function signedTotal({ kind, total }: Pick<InvoiceRow, 'kind' | 'total'>): string {
  return `${kind === 'credit-note' ? '−' : ''}${formatMoney(total)}`
}
