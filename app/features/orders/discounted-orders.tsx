import { href, Link } from 'react-router'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import type { OrderStatus } from '#app/features/orders/order.ts'
import { OrderStatusMark } from '#app/features/orders/order-admin-marks.tsx'
import type { Id } from '#app/lib/id.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type DiscountedOrdersProps = {
  readonly total: number
  /** What the code took off the orders that stand. */
  readonly takenOff: Money
  readonly rows: readonly {
    readonly id: Id<'order'>
    readonly orderNumber: string
    readonly createdAt: Date
    readonly discount: Money
    readonly status: OrderStatus
  }[]
}

/** The orders that a discount code was used in, newest first. */
export function DiscountedOrders({ total, takenOff, rows }: DiscountedOrdersProps) {
  return (
    <Panel title="Orders with this code" className="mt-4 max-w-[1120px]">
      {rows.length === 0 ? (
        <p className="text-base text-ink-2">No orders yet</p>
      ) : (
        <>
          <p className="text-base text-ink-2">
            {total.toLocaleString('en-US')} {total === 1 ? 'order' : 'orders'}, {formatMoney(takenOff)} taken off.
            Cancelled ones gave their use back.
          </p>
          <div className="-mx-3 mt-3">
            <table className="index-table history-rows">
              <caption className="sr-only">Orders with this code</caption>
              <thead>
                <tr>
                  <th scope="col">Order</th>
                  <th scope="col">Date</th>
                  <th scope="col" className="text-right">
                    Taken off
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
                    <td className="cell-total text-right whitespace-nowrap">{formatMoney(order.discount)}</td>
                    <td className="cell-status">
                      <OrderStatusMark status={order.status} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {total > rows.length && <p className="mt-3 text-base text-ink-2">The newest {rows.length} are shown.</p>}
        </>
      )}
    </Panel>
  )
}
