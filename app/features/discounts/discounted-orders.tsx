import { formatMoney, type Money } from '#app/features/money/money.ts'
import { type HistoryOrder, OrderHistoryTable } from '#app/features/orders/admin/order-history-table.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { Panel } from '#app/ui/admin/panel.tsx'

const TITLE = 'Orders with this code'

type DiscountedOrdersProps = { total: number; discounted: Money; rows: readonly HistoryOrder[] }

export function DiscountedOrders({ total, discounted, rows }: DiscountedOrdersProps) {
  return (
    <Panel title={TITLE} className="mt-4 max-w-[1120px]">
      {rows.length === 0 ? (
        <p className="text-base text-ink-2">No orders yet</p>
      ) : (
        <>
          <p className="text-base text-ink-2">
            {formatNumber(total)} {total === 1 ? 'order' : 'orders'}, {formatMoney(discounted)} in discounts. Cancelled
            orders do not count as uses.
          </p>
          <div className="-mx-3 mt-3">
            <OrderHistoryTable caption={TITLE} amountName="Discount" rows={rows} />
          </div>
          {total > rows.length && <p className="mt-3 text-base text-ink-2">Showing the newest {rows.length}.</p>}
        </>
      )}
    </Panel>
  )
}
