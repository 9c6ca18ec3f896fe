import { href } from 'react-router'
import { formatMoney, type Money } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { OrderStatusBadge } from '#app/orders/admin/order-badges.tsx'
import type { Order } from '#app/orders/orders.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

export type HistoryOrder = Pick<Order, 'id' | 'orderNumber' | 'createdAt' | 'status'> & { readonly amount: Money }

type OrderHistoryTableProps = { caption: string; amountLabel: string; rows: readonly HistoryOrder[]; isBusy?: boolean }

export function OrderHistoryTable({ caption, amountLabel, rows, isBusy = false }: OrderHistoryTableProps) {
  return (
    <IndexTable
      className="history-rows"
      caption={caption}
      isBusy={isBusy}
      columns={[adminText.order, adminText.date, { label: amountLabel, className: 'text-right' }, adminText.status]}
    >
      {rows.map(({ id, orderNumber, createdAt, amount, status }) => (
        <tr key={id}>
          <th scope="row" className="cell-number whitespace-nowrap">
            <RowLink to={href('/admin/orders/:id', { id })} className="row-link font-medium">
              <OrderNumber number={orderNumber} />
            </RowLink>
          </th>
          <td className="cell-date whitespace-nowrap text-ink-2">
            <LocalTime at={createdAt} isDateOnly />
          </td>
          <td className="cell-total text-right whitespace-nowrap">{formatMoney(amount)}</td>
          <td className="cell-status max-md:text-right">
            <OrderStatusBadge status={status} />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}
