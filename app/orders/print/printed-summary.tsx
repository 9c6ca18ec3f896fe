import { formatMoney, subtract } from '#app/base/money.ts'
import { currencyName } from '#app/base/money-formats.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { getPaymentStatusLabel } from '#app/orders/order-labels.ts'
import { orderText } from '#app/orders/order-text.ts'
import { PrintedSheet } from '#app/orders/print/order-sheet.tsx'
import { PrintedItems, PrintedSum } from '#app/orders/print/printed-items.tsx'
import type { PrintedOrder, Sender } from '#app/orders/print/printed-orders.server.ts'
import { formatOrderRate } from '#app/orders/sums/order-currencies.ts'
import { SheetAddress } from '#app/ui/admin/print-sheet.tsx'

export function PrintedSummary(sheet: PrintedOrder & { sender: Sender }) {
  const { order, items, sender, shippingLines, billingLines } = sheet
  const { charged, store, uncollected } = order
  const refunded = subtract(order.refunded, uncollected)
  const { currency } = charged.total
  const isSameAddress = shippingLines.join('\n') === billingLines.join('\n')
  return (
    <PrintedSheet title={adminText.orderSummary} order={order} sender={sender}>
      <div className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <SheetAddress title={adminText.billedTo} lines={billingLines} />
        <SheetAddress title={adminText.shipTo} lines={isSameAddress ? [adminText.sameAsBilling] : shippingLines} />
      </div>
      <PrintedItems order={order} items={items}>
        {uncollected.minor > 0 && <PrintedSum term={orderText.uncollected} amount={`−${formatMoney(uncollected)}`} />}
        {refunded.minor > 0 && (
          <>
            <PrintedSum term={adminText.refunded} amount={`−${formatMoney(refunded)}`} />
            <PrintedSum
              term={adminText.afterRefunds}
              amount={formatMoney(subtract(charged.total, order.refunded))}
              isTotal
            />
          </>
        )}
      </PrintedItems>
      {/* Currency names can differ between browsers. */}
      <p className="mt-6 text-sm" suppressHydrationWarning>
        {adminText.amountsIn(
          orderText.paymentNames[order.paymentMethod],
          getPaymentStatusLabel(order.paymentStatus),
          currencyName(currency, 2),
        )}
        {store.total.currency !== currency && (
          <> {adminText.totalBookedAs(formatMoney(store.total), formatOrderRate(order))}</>
        )}
      </p>
    </PrintedSheet>
  )
}
