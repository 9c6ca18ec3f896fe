import { formatMoney, subtract } from '#app/base/money.ts'
import { currencyName } from '#app/base/money-formats.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { getPaymentStatusLabel } from '#app/orders/order-labels.ts'
import { orderText } from '#app/orders/order-text.ts'
import { PrintedSheet } from '#app/orders/print/order-sheet.tsx'
import type { PrintedOrder, Sender } from '#app/orders/print/printed-orders.server.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import { formatOrderRate } from '#app/orders/sums/order-currencies.ts'
import { HeaderCell, SheetAddress } from '#app/ui/admin/print-sheet.tsx'

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
      <table className="mt-6 w-full text-base tabular-nums">
        <caption className="sr-only">{adminText.items}</caption>
        <thead className="text-left text-sm">
          <tr className="border-b border-ink">
            <HeaderCell>{adminText.product}</HeaderCell>
            <HeaderCell className="px-3 text-right">{adminText.qty}</HeaderCell>
            <HeaderCell className="px-3 text-right max-sm:hidden">{adminText.price}</HeaderCell>
            <HeaderCell className="text-right">{adminText.total}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="break-inside-avoid border-b border-line align-top">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                <span className="block font-medium">{item.productName}</span>
                <span className="block text-sm">{[item.variantName, item.sku].filter(Boolean).join(' · ')}</span>
              </th>
              <td className="px-3 py-2 text-right">{item.quantity}</td>
              <td className="px-3 py-2 text-right max-sm:hidden">{formatMoney(item.price)}</td>
              <td className="py-2 text-right">{formatMoney(item.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-4 ml-auto grid break-inside-avoid gap-1 text-base tabular-nums sm:max-w-80">
        {listSumRows(charged, order).map(({ term, amount }) => (
          <Sum key={term} term={term} amount={amount} />
        ))}
        <Sum term={adminText.total} amount={formatMoney(charged.total)} isTotal />
        {listIncludedTaxRows(charged).map(({ term, amount }) => (
          <Sum key={term} term={term} amount={amount} />
        ))}
        {uncollected.minor > 0 && <Sum term={orderText.uncollected} amount={`−${formatMoney(uncollected)}`} />}
        {refunded.minor > 0 && (
          <>
            <Sum term={adminText.refunded} amount={`−${formatMoney(refunded)}`} />
            <Sum term={adminText.afterRefunds} amount={formatMoney(subtract(charged.total, order.refunded))} isTotal />
          </>
        )}
      </dl>
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

function Sum({ term, amount, isTotal = false }: { term: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t border-ink pt-2 text-md font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  )
}
