import type { ReactNode } from 'react'
import { formatMoney } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { PrintedOrder } from '#app/orders/print/printed-orders.server.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import { HeaderCell } from '#app/ui/admin/print-sheet.tsx'

type PrintedItemsProps = Pick<PrintedOrder, 'order' | 'items'> & {
  /** Further sums, shown below the total. */
  readonly children?: ReactNode
}

/** The lines of an order and its total. */
export function PrintedItems({ order, items, children }: PrintedItemsProps) {
  const { charged } = order
  return (
    <>
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
                <span className="block text-sm empty:hidden">{item.variantName}</span>
                <span className="block text-sm">{item.sku}</span>
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
          <PrintedSum key={term} term={term} amount={amount} />
        ))}
        <PrintedSum term={adminText.total} amount={formatMoney(charged.total)} isTotal />
        {listIncludedTaxRows(charged).map(({ term, amount }) => (
          <PrintedSum key={term} term={term} amount={amount} />
        ))}
        {children}
      </dl>
    </>
  )
}

export function PrintedSum({ term, amount, isTotal = false }: { term: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t border-ink pt-2 text-md font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  )
}
