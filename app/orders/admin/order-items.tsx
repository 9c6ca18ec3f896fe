import { href, Link } from 'react-router'
import { formatMoney, subtract } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { ItemsTable } from '#app/orders/admin/items-table.tsx'
import { explainSums } from '#app/orders/admin/order-explanation.ts'
import { describePaymentReference } from '#app/orders/admin/payment-reference.ts'
import type { VatCheck } from '#app/orders/order.ts'
import { paymentStatusLabel } from '#app/orders/order-labels.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { includedTaxRows, pairedRows, sumRows } from '#app/orders/sum-rows.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type OrderItemsProps = {
  order: Order
  items: readonly OrderItem[]
  /** Null where the store has one market. */
  market: { readonly id: Id<'market'>; readonly name: string } | null
  paidWith: string | null
}

export function OrderItems({ order, items, market, paidWith }: OrderItemsProps) {
  return (
    <>
      <div className="order-items">
        <ItemsTable hasImages>
          {items.map((item) => (
            <tr key={item.id} className="border-b border-line align-top">
              <td className="w-13 py-2 pr-3">
                <Thumb url={item.imageUrl} />
              </td>
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                <ProductName item={item} />
                <span className="block text-sm text-ink-2">{item.variantName}</span>
                <span className="block text-sm text-ink-2">{item.sku}</span>
                {item.returned > 0 && (
                  <span className="block text-sm text-amber">{adminText.returned(item.returned)}</span>
                )}
                {item.backordered > 0 && (
                  <span className="block text-sm text-amber">{adminText.onBackorder(item.backordered)}</span>
                )}
              </th>
              <td className="px-3 py-2 text-right">{item.quantity}</td>
              <td className="py-2 text-right whitespace-nowrap">
                {formatMoney(item.storeTotal)}
                <Charged amount={formatMoney(item.total)} store={formatMoney(item.storeTotal)} />
              </td>
            </tr>
          ))}
        </ItemsTable>
      </div>
      <Sums order={order} market={market} paidWith={paidWith} />
      <Explanation order={order} items={items} />
    </>
  )
}

function ProductName({ item }: { item: OrderItem }) {
  if (!item.productId) return <span className="font-medium">{item.productName}</span>
  return (
    <Link
      to={href('/admin/products/edit/:id', { id: item.productId })}
      className="font-medium underline decoration-1 underline-offset-4"
    >
      {item.productName}
    </Link>
  )
}

function Sums({ order, market, paidWith }: Omit<OrderItemsProps, 'items'>) {
  const { store, charged, uncollected, storeUncollected } = order
  const refunded = subtract(order.refunded, uncollected)
  const storeRefunded = subtract(order.storeRefunded, storeUncollected)
  const reference = describePaymentReference(order)
  return (
    <dl className="mt-3 ml-auto grid max-w-90 gap-1 text-base tabular-nums">
      {pairedRows(order, (sums) => sumRows(sums, order)).map((row) => (
        <Sum key={row.term} {...row} />
      ))}
      <Sum term={adminText.total} amount={formatMoney(store.total)} charged={formatMoney(charged.total)} isTotal />
      {pairedRows(order, includedTaxRows).map((row) => (
        <Sum key={row.term} {...row} />
      ))}
      {uncollected.minor > 0 && (
        <>
          <Sum
            term={adminText.uncollected}
            amount={`−${formatMoney(storeUncollected)}`}
            charged={`−${formatMoney(uncollected)}`}
          />
          <Sum
            term={adminText.collected}
            amount={formatMoney(subtract(store.total, storeUncollected))}
            charged={formatMoney(subtract(charged.total, uncollected))}
            isTotal
          />
        </>
      )}
      {refunded.minor > 0 && (
        <>
          <Sum
            term={adminText.refunded}
            amount={`−${formatMoney(storeRefunded)}`}
            charged={`−${formatMoney(refunded)}`}
          />
          <Sum
            term={adminText.afterRefunds}
            amount={formatMoney(subtract(store.total, order.storeRefunded))}
            charged={formatMoney(subtract(charged.total, order.refunded))}
            isTotal
          />
        </>
      )}
      {market && (
        <div className="mt-2 flex justify-between gap-4 text-sm text-ink-2">
          <dt>{adminText.market}</dt>
          <dd className="text-right wrap-anywhere">
            <TextLink to={href('/admin/markets/edit/:id', { id: market.id })} isInText>
              {market.name}
            </TextLink>
          </dd>
        </div>
      )}
      <div className="mt-2 flex justify-between gap-4 text-sm text-ink-2">
        <dt>{adminText.payment}</dt>
        <dd>
          {orderText.paymentNames[order.paymentMethod]}, {paymentStatusLabel(order.paymentStatus).toLowerCase()}
        </dd>
      </div>
      {order.vatNumber && (
        <div className="flex justify-between gap-4 text-sm text-ink-2">
          <dt>{orderText.vatNumber}</dt>
          <dd className="text-right wrap-anywhere">
            <span className="select-all">{order.vatNumber}</span>
            <VatCheckText check={order.vatCheck} />
          </dd>
        </div>
      )}
      {paidWith !== null && reference !== null && (
        <div className="flex justify-between gap-4 text-sm text-ink-2">
          <dt>{paidWith}</dt>
          <dd className="text-right wrap-anywhere select-all">{reference}</dd>
        </div>
      )}
    </dl>
  )
}

function VatCheckText({ check }: { check: VatCheck | null }) {
  if (!check) return <span className="block">{adminText.notLookedUpInVies}</span>
  return (
    <span className="block">
      {adminText.viesResults[check.status]} <LocalTime at={new Date(check.checkedAt)} />
      {check.consultation && adminText.viesConsultation(check.consultation)}
    </span>
  )
}

function Sum(props: { term: string; amount: string; charged: string; isTotal?: boolean }) {
  const { term, amount, charged, isTotal = false } = props
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-2 font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="text-right whitespace-nowrap">
        {amount}
        <Charged amount={charged} store={amount} />
      </dd>
    </div>
  )
}

function Charged({ amount, store }: { amount: string; store: string }) {
  return amount !== store && <span className="block text-sm font-normal text-ink-2">{amount}</span>
}

function Explanation({ order, items }: { order: Order; items: readonly OrderItem[] }) {
  return (
    <details className="mt-4 border-t border-line pt-3 text-base">
      <summary className="min-h-6 w-fit cursor-pointer underline decoration-1 underline-offset-4 max-md:min-h-11 max-md:content-center">
        {adminText.howThisAddsUp}
      </summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm tabular-nums md:grid-cols-[max-content_1fr]">
        {explainSums(order, items).map(({ term, explanation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and never move
          <div key={index} className="contents">
            <dt className="text-ink-2 max-md:mt-1">{term}</dt>
            {/* Browsers may know other names of countries. */}
            <dd className="wrap-anywhere" suppressHydrationWarning>
              {explanation}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
