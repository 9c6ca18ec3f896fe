import { href, Link } from 'react-router'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import { PAYMENT_NAMES, SHIPPING_NAMES } from '#app/features/orders/order.ts'
import { PAYMENT_STATUS_LABELS } from '#app/features/orders/order-admin-marks.tsx'
import { AdminOrderThumb } from '#app/features/orders/order-admin-thumb.tsx'
import { explainSums } from '#app/features/orders/order-explanation.ts'
import type { Order, OrderItem } from '#app/features/orders/orders.server.ts'

/** What was bought, as it was sold, and what it cost: booked, and under it what was charged in US dollars. */
export function AdminOrderItems({ order, items }: { order: Order; items: readonly OrderItem[] }) {
  return (
    <>
      <table className="w-full text-base tabular-nums">
        <caption className="sr-only">Items</caption>
        <thead className="text-sm text-ink-2">
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-2 font-medium" colSpan={2}>
              Product
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Qty
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="border-b border-line align-top">
              <td className="w-13 py-2 pr-3">
                <AdminOrderThumb imageUrl={item.imageUrl} />
              </td>
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                <ProductName item={item} />
                <span className="block text-sm text-ink-2">{item.variantName}</span>
                <span className="block text-sm text-ink-2">{item.sku}</span>
                {item.backordered > 0 && (
                  <span className="block text-sm text-amber">{item.backordered} on backorder</span>
                )}
              </th>
              <td className="px-3 py-2 text-right">{item.quantity}</td>
              <td className="py-2 text-right whitespace-nowrap">
                {formatMoney(item.storeTotal)}
                <Charged amount={item.total} store={item.storeTotal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums order={order} />
      <Explanation order={order} items={items} />
    </>
  )
}

function ProductName({ item }: { item: OrderItem }) {
  if (!item.productId) return <span className="font-medium">{item.productName}</span>
  return (
    <Link
      to={href('/admin/products/edit/:id', { id: item.productId })}
      discover="none"
      className="font-medium underline decoration-1 underline-offset-4"
    >
      {item.productName}
    </Link>
  )
}

function Sums({ order }: { order: Order }) {
  const { store, usd } = order
  return (
    <dl className="mt-3 ml-auto grid max-w-90 gap-1 text-base tabular-nums">
      <Sum term="Subtotal" amount={store.subtotal} charged={usd.subtotal} />
      <Sum term={`Shipping (${SHIPPING_NAMES[order.shippingMethod]})`} amount={store.shipping} charged={usd.shipping} />
      <Sum term="Tax" amount={store.tax} charged={usd.tax} />
      <Sum term="Total" amount={store.total} charged={usd.total} isTotal />
      <div className="mt-2 flex justify-between gap-4 text-sm text-ink-2">
        <dt>Payment</dt>
        <dd>
          {PAYMENT_NAMES[order.paymentMethod]}, {PAYMENT_STATUS_LABELS[order.paymentStatus].toLowerCase()}
        </dd>
      </div>
    </dl>
  )
}

type SumProps = { term: string; amount: Money; charged: Money; isTotal?: boolean }

function Sum({ term, amount, charged, isTotal = false }: SumProps) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-2 font-semibold' : ''}`}>
      <dt>{term}</dt>
      <dd className="text-right">
        {formatMoney(amount)}
        <Charged amount={charged} store={amount} />
      </dd>
    </div>
  )
}

/** Only where the store's own currency is another one. */
function Charged({ amount, store }: { amount: Money; store: Money }) {
  if (amount.currency === store.currency) return null
  return <span className="block text-sm font-normal text-ink-2">{formatMoney(amount)}</span>
}

function Explanation({ order, items }: { order: Order; items: readonly OrderItem[] }) {
  return (
    <details className="mt-4 border-t border-line pt-3 text-base">
      <summary className="min-h-6 w-fit cursor-pointer underline decoration-1 underline-offset-4 max-md:min-h-11 max-md:content-center">
        How this adds up
      </summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm tabular-nums md:grid-cols-[max-content_1fr]">
        {explainSums(order, items).map(({ term, how }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and never move
          <div key={index} className="contents">
            <dt className="text-ink-2 max-md:mt-1">{term}</dt>
            <dd className="wrap-anywhere">{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
