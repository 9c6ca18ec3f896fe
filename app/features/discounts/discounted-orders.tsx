import { formatMoney, type Money } from '#app/features/money/money.ts'
import { type HistoryOrder, OrderHistoryTable } from '#app/features/orders/admin/order-history-table.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { Panel } from '#app/ui/admin/panel.tsx'

const TITLE = 'Orders with this code'

type DiscountedOrdersProps = {
  readonly total: number
  /** What the code took off the orders that stand. */
  readonly takenOff: Money
  readonly rows: readonly HistoryOrder[]
}

/** The orders that a discount code was used in, newest first. */
export function DiscountedOrders({ total, takenOff, rows }: DiscountedOrdersProps) {
  return (
    <Panel title={TITLE} className="mt-4 max-w-[1120px]">
      {rows.length === 0 ? (
        <p className="text-base text-ink-2">No orders yet</p>
      ) : (
        <>
          <p className="text-base text-ink-2">
            {formatNumber(total)} {total === 1 ? 'order' : 'orders'}, {formatMoney(takenOff)} taken off. Cancelled ones
            gave their use back.
          </p>
          <div className="-mx-3 mt-3">
            <OrderHistoryTable caption={TITLE} amountName="Taken off" rows={rows} />
          </div>
          {total > rows.length && <p className="mt-3 text-base text-ink-2">The newest {rows.length} are shown.</p>}
        </>
      )}
    </Panel>
  )
}
