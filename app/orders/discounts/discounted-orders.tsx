import { formatMoney, type Money } from '#app/base/money.ts'
import { type HistoryOrder, OrderHistoryTable } from '#app/orders/admin/order-history-table.tsx'
import { adminText } from '#app/orders/discounts/admin-text.ts'
import { Panel } from '#app/ui/admin/panel.tsx'

type DiscountedOrdersProps = { total: number; discounted: Money; rows: readonly HistoryOrder[] }

export function DiscountedOrders({ total, discounted, rows }: DiscountedOrdersProps) {
  if (rows.length === 0) return null
  return (
    <Panel title={adminText.ordersWithThisCode} className="mt-4">
      <p className="text-base text-ink-2">{adminText.discountedOrders(total, formatMoney(discounted))}</p>
      <div className="-mx-3 mt-3">
        <OrderHistoryTable caption={adminText.ordersWithThisCode} amountLabel={adminText.discount} rows={rows} />
      </div>
      {total > rows.length && <p className="mt-3 text-base text-ink-2">{adminText.onlyNewest(rows.length)}</p>}
    </Panel>
  )
}
