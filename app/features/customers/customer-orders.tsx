import { href, Link } from 'react-router'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import type { OrderStatus } from '#app/features/orders/order.ts'
import { OrderStatusMark } from '#app/features/orders/order-admin-marks.tsx'
import type { Id } from '#app/lib/id.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-query.ts'
import { Pages } from '#app/ui/admin/pages.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type CustomerOrdersProps = {
  readonly page: number
  readonly total: number
  readonly isBusy: boolean
  readonly rows: readonly {
    readonly id: Id<'order'>
    readonly orderNumber: string
    readonly createdAt: Date
    readonly total: Money
    readonly status: OrderStatus
  }[]
}

/** Everything that somebody ordered, newest first. */
export function CustomerOrders({ page, total, isBusy, rows }: CustomerOrdersProps) {
  return (
    <Panel title="Order History">
      {rows.length === 0 ? (
        <p className="text-base text-ink-2">No orders yet</p>
      ) : (
        <div className="-mx-3">
          <table className="index-table history-rows" aria-busy={isBusy || undefined}>
            <caption className="sr-only">Order History</caption>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Date</th>
                <th scope="col" className="text-right">
                  Total
                </th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((order) => (
                <tr key={order.id}>
                  <th scope="row" className="cell-number whitespace-nowrap">
                    <Link
                      to={href('/admin/orders/:id', { id: order.id })}
                      discover="none"
                      className="row-link font-medium"
                    >
                      {order.orderNumber}
                    </Link>
                  </th>
                  <td className="cell-date whitespace-nowrap text-ink-2">
                    <LocalTime at={order.createdAt} isDay />
                  </td>
                  <td className="cell-total text-right whitespace-nowrap">{formatMoney(order.total)}</td>
                  <td className="cell-status">
                    <OrderStatusMark status={order.status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {total > ROWS_PER_PAGE && <Pages page={page} total={total} />}
    </Panel>
  )
}
