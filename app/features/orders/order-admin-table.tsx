import { href, Link } from 'react-router'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import type { OrderStatus, PaymentStatus } from '#app/features/orders/order.ts'
import { OrderStatusMark, PAYMENT_STATUS_LABELS } from '#app/features/orders/order-admin-marks.tsx'
import type { Id } from '#app/lib/id.ts'
import { formatDate } from '#app/lib/time.ts'

type OrderTableProps = {
  readonly caption: string
  readonly isBusy?: boolean
  readonly rows: readonly {
    readonly id: Id<'order'>
    readonly orderNumber: string
    readonly createdAt: Date
    readonly customerName: string
    readonly paymentStatus: PaymentStatus
    readonly status: OrderStatus
    readonly total: Money
    readonly pieces: number
  }[]
}

/** Orders in a table whose rows open them. */
export function OrderTable({ caption, isBusy = false, rows }: OrderTableProps) {
  return (
    <table className="index-table order-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Date</th>
          <th scope="col">Customer</th>
          <th scope="col" className="text-right">
            Items
          </th>
          <th scope="col" className="max-lg:hidden">
            Payment
          </th>
          <th scope="col">Status</th>
          <th scope="col" className="text-right">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <tr key={order.id}>
            <th scope="row" className="cell-number whitespace-nowrap">
              <Link to={href('/admin/orders/:id', { id: order.id })} discover="none" className="row-link font-medium">
                {order.orderNumber}
              </Link>
            </th>
            <td className="cell-date wide-phone-only whitespace-nowrap text-ink-2">{formatDate(order.createdAt)}</td>
            <td className="cell-customer break-words">{order.customerName}</td>
            <td className="cell-items text-right">{order.pieces}</td>
            <td className="max-lg:hidden">{PAYMENT_STATUS_LABELS[order.paymentStatus]}</td>
            <td className="cell-status">
              <OrderStatusMark status={order.status} />
            </td>
            <td className="cell-total text-right">{formatMoney(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
