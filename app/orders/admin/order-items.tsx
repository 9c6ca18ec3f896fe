import { href, Link } from 'react-router'
import { formatMoney, money, subtract } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { ItemsTable } from '#app/orders/admin/items-table.tsx'
import { explainSums } from '#app/orders/admin/order-explanation.ts'
import type { VatCheck } from '#app/orders/order.ts'
import type { Sums } from '#app/orders/order-sums.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { computeLineCost, getPartAmount, type RefundPart } from '#app/orders/refund-parts.ts'
import { listIncludedTaxRows, listSumRows, pairRows, type SumRow } from '#app/orders/sum-rows.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type OrderItemsProps = {
  readonly order: Order
  readonly items: readonly OrderItem[]
  /** The amounts left to refund for each line and for shipping. */
  readonly partsLeft: readonly RefundPart[]
}

export function OrderItems({ order, items, partsLeft }: OrderItemsProps) {
  return (
    <div className="order-items">
      <ItemsTable hasImages>
        {items.map((item) => (
          <tr key={item.id} className="border-b border-line align-top last:border-b-0">
            <td className="w-19 py-2 pr-3">
              <Thumb url={item.imageUrl} isLarge />
            </td>
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              <ProductName item={item} />
              <span className="block text-sm text-ink-2 empty:hidden">{item.variantName}</span>
              <span className="block text-sm text-ink-2">{item.sku}</span>
              {item.returned > 0 && (
                <span className="block text-sm text-amber">{adminText.returned(item.returned)}</span>
              )}
              <RefundedAmount order={order} item={item} left={getPartAmount(partsLeft, item.id)} />
              {item.backordered > 0 && (
                <span className="block text-sm text-amber">{adminText.onBackorder(item.backordered)}</span>
              )}
            </th>
            <td className="px-3 py-2 text-right">{item.quantity}</td>
            <td className="py-2 text-right whitespace-nowrap">{formatMoney(item.total)}</td>
          </tr>
        ))}
      </ItemsTable>
    </div>
  )
}

type RefundedAmountProps = { readonly order: Order; readonly item: OrderItem; readonly left: number }

function RefundedAmount({ order, item, left }: RefundedAmountProps) {
  const cost = computeLineCost(order, item)
  if (order.refunded.minor === 0 || cost.minor <= left) return null
  const refunded = subtract(cost, money(left, cost.currency))
  return <span className="block text-sm text-amber">{adminText.doneRefund(formatMoney(refunded))}</span>
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

type OrderTotalsProps = {
  readonly order: Order
  readonly items: readonly OrderItem[]
  /** Null if the store has only one market. */
  readonly market: { readonly id: Id<'market'>; readonly name: string } | null
}

/** Shows the charged amounts. Amounts in the store currency, and their computation, are one click away. */
export function OrderTotals({ order, items, market }: OrderTotalsProps) {
  return (
    <>
      <h3 className="sr-only">{adminText.totals}</h3>
      <dl className="grid gap-1 border-t border-line pt-3 text-base tabular-nums">
        {listSums(order, 'charged').map((row) => (
          <Sum key={row.term} {...row} />
        ))}
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
        {order.vatNumber && (
          <div className="flex justify-between gap-4 text-sm text-ink-2">
            <dt>{orderText.vatNumber}</dt>
            <dd className="text-right wrap-anywhere">
              <span className="select-all">{order.vatNumber}</span>
              <VatCheckText check={order.vatCheck} />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-base">
        {order.store.total.currency !== order.charged.total.currency && (
          <details>
            <summary className={SUMMARY}>{adminText.bookedIn(order.store.total.currency)}</summary>
            <dl className="mt-2 mb-3 grid gap-1 tabular-nums">
              {listSums(order, 'store').map((row) => (
                <Sum key={row.term} {...row} />
              ))}
            </dl>
          </details>
        )}
        <Explanation order={order} items={items} />
      </div>
    </>
  )
}

const SUMMARY = 'text-button w-fit cursor-pointer max-md:content-center'

type SumLine = { readonly term: string; readonly amount: string; readonly isTotal?: boolean }

/** Lists the rows of the totals, in the charged currency or in the store's currency. */
function listSums(order: Order, side: 'charged' | 'store'): readonly SumLine[] {
  const { total } = order[side]
  const uncollected = side === 'charged' ? order.uncollected : order.storeUncollected
  const repaid = side === 'charged' ? order.refunded : order.storeRefunded
  const hasRefunds = subtract(order.refunded, order.uncollected).minor > 0
  const rows = (toRows: (sums: Sums) => readonly SumRow[]) =>
    pairRows(order, toRows).map(({ term, amount, charged }) => ({
      term,
      amount: side === 'store' ? amount : charged,
    }))
  return [
    ...rows((sums) => listSumRows(sums, order)),
    { term: adminText.total, amount: formatMoney(total), isTotal: true },
    ...rows(listIncludedTaxRows),
    ...(order.uncollected.minor > 0
      ? [
          { term: adminText.uncollected, amount: `−${formatMoney(uncollected)}` },
          { term: adminText.collected, amount: formatMoney(subtract(total, uncollected)), isTotal: true },
        ]
      : []),
    ...(hasRefunds
      ? [
          { term: adminText.refunded, amount: `−${formatMoney(subtract(repaid, uncollected))}` },
          { term: adminText.afterRefunds, amount: formatMoney(subtract(total, repaid)), isTotal: true },
        ]
      : []),
  ]
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

function Sum({ term, amount, isTotal = false }: SumLine) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-2 font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="text-right whitespace-nowrap">{amount}</dd>
    </div>
  )
}

function Explanation({ order, items }: { order: Order; items: readonly OrderItem[] }) {
  return (
    <details>
      <summary className={SUMMARY}>{adminText.howThisAddsUp}</summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm tabular-nums md:grid-cols-[max-content_1fr]">
        {explainSums(order, items).map(({ term, explanation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other key and never move
          <div key={index} className="contents">
            <dt className="text-ink-2 max-md:mt-1">{term}</dt>
            {/* A browser's names for countries may differ from the server's. */}
            <dd className="wrap-anywhere" suppressHydrationWarning>
              {explanation}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
