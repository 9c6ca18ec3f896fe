import { type HistoryOrder, OrderHistoryTable } from '#app/orders/admin/order-history-table.tsx'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type CustomerOrdersProps = {
  readonly page: number
  readonly total: number
  readonly isBusy: boolean
  readonly rows: readonly HistoryOrder[]
}

export function CustomerOrders({ page, total, isBusy, rows }: CustomerOrdersProps) {
  return (
    <Panel title={adminText.orderHistory}>
      {rows.length === 0 ? (
        <p className="text-base text-ink-2">{adminText.noOrdersYet}</p>
      ) : (
        <div className="-mx-3">
          <OrderHistoryTable
            caption={adminText.orderHistory}
            amountLabel={adminText.total}
            rows={rows}
            isBusy={isBusy}
          />
        </div>
      )}
      <Pages page={page} total={total} />
    </Panel>
  )
}
