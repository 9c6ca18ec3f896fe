import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import { adminText } from '#app/payments/invoices/admin-text.ts'
import type { InvoiceRow } from '#app/payments/invoices/invoice-list.server.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type InvoiceTableProps = {
  readonly rows: readonly InvoiceRow[]
  readonly sort: string
  readonly dir: SortDirection
  readonly isBusy: boolean
}

export function InvoiceTable({ rows, sort, dir, isBusy }: InvoiceTableProps) {
  const sorted = { sort, dir }
  return (
    <IndexTable
      className="invoice-rows"
      caption={adminText.invoices}
      isBusy={isBusy}
      columns={[
        { label: adminText.number, column: 'number', ...sorted },
        adminText.kind,
        { label: adminText.issued, column: 'date', first: 'desc', ...sorted },
        adminText.customer,
        { label: adminText.order, className: 'max-lg:hidden' },
        { label: adminText.total, className: 'text-right' },
      ]}
    >
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
            <TextLink to={href('/admin/orders/:id', { id: row.orderId })}>
              <OrderNumber number={row.orderNumber} />
            </TextLink>
          </td>
          <td className="cell-total text-right whitespace-nowrap">{formatSignedTotal(row)}</td>
        </tr>
      ))}
    </IndexTable>
  )
}

/** Totals of credit notes have a minus sign. */
export function formatSignedTotal({ kind, total }: Pick<InvoiceRow, 'kind' | 'total'>): string {
  return `${kind === 'credit-note' ? '−' : ''}${formatMoney(total)}`
}
