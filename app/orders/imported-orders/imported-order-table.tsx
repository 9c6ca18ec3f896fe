import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import type { ImportedOrderRow } from '#app/orders/imported-orders/imported-order-list.server.ts'
import { ImportedStatusBadge } from '#app/orders/imported-orders/status-word.tsx'
import { toOrderBadge, toStatusBadge } from '#app/orders/imported-orders/status-words.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type ImportedOrderTableProps = {
  readonly caption: string
  readonly rows: readonly ImportedOrderRow[]
  readonly isBusy?: boolean
  /** True if the orders are from several customers. */
  readonly showsCustomers?: boolean
}

export function ImportedOrderTable({ caption, rows, isBusy = false, showsCustomers = true }: ImportedOrderTableProps) {
  return (
    <IndexTable
      className="order-rows"
      caption={caption}
      isBusy={isBusy}
      columns={[
        adminText.order,
        adminText.date,
        ...(showsCustomers ? [adminText.customer] : []),
        { label: adminText.payment, className: 'max-lg:hidden' },
        adminText.status,
        { label: adminText.total, className: 'text-right' },
      ]}
    >
      {rows.map((order) => (
        <tr key={order.id}>
          <th scope="row" className="cell-number whitespace-nowrap">
            <RowLink to={href('/admin/orders/imported/:id', { id: order.id })} className="row-link font-medium">
              {order.number}
            </RowLink>
          </th>
          <td className="cell-date wide-phone-only whitespace-nowrap text-ink-2">
            <LocalTime at={order.placedAt} isDateOnly />
          </td>
          {showsCustomers && (
            <td className="cell-customer">
              <span className="line-clamp-2 wrap-anywhere">{order.customerName || order.email}</span>
            </td>
          )}
          <td className="max-lg:hidden">{toStatusBadge(order.paymentStatus)?.label}</td>
          <td className="cell-status max-md:text-right">
            <ImportedStatusBadge status={toOrderBadge(order)} />
          </td>
          <td className="cell-total text-right">{formatMoney(order.total)}</td>
        </tr>
      ))}
    </IndexTable>
  )
}
