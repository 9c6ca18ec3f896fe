import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import type { PackOrder } from '#app/orders/admin/packing/pack-orders.server.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type PackingSummaryProps = {
  readonly orders: readonly PackOrder[]
  /** The ids of the orders that were packed and shipped in this tab. */
  readonly packedHere: readonly string[]
  /** Other orders that are ready to pack. */
  readonly remaining: number
  readonly onPackSkipped: () => void
}

/** Shows the result of a batch: what was shipped and what was not. */
export function PackingSummary({ orders, packedHere, remaining, onPackSkipped }: PackingSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const done = orders.filter(({ state }) => state === 'shipped')
  const shipped = done.filter(({ id }) => packedHere.includes(id))
  const alreadyShipped = done.filter(({ id }) => !packedHere.includes(id))
  const skipped = orders.filter(({ state }) => state === 'ready')
  const notReady = orders.filter(({ state }) => state === 'not-ready')
  return (
    <div className="grid gap-6 p-4">
      <h1 ref={heading} tabIndex={-1} className="text-sub font-semibold outline-none">
        {shipped.length > 0 ? adminText.ordersShipped(shipped.length) : adminText.nothingToPack}
      </h1>
      {shipped.length + skipped.length === 0 && <p className="text-base text-ink-2">{adminText.nothingToPackHint}</p>}
      {shipped.length > 0 && <OrderList orders={shipped} />}
      {skipped.length > 0 && (
        <section aria-label={adminText.skipped}>
          <h2 className="text-md font-semibold">{adminText.skipped}</h2>
          <OrderList orders={skipped} />
          <TextButton onClick={onPackSkipped}>{adminText.packSkipped}</TextButton>
        </section>
      )}
      {alreadyShipped.length > 0 && (
        <section aria-label={adminText.shippedBefore}>
          <h2 className="text-md font-semibold">{adminText.shippedBefore}</h2>
          <OrderList orders={alreadyShipped} />
        </section>
      )}
      {notReady.length > 0 && (
        <section aria-label={adminText.notReady}>
          <h2 className="text-md font-semibold">{adminText.notReady}</h2>
          <OrderList orders={notReady} />
        </section>
      )}
      {remaining > 0 && (
        <Link to={`${href('/admin/orders/pack')}?all=yes`} className="packing-button">
          {adminText.packRemaining(remaining)}
        </Link>
      )}
      {remaining > 0 ? (
        <TextLink to={href('/admin/orders')}>{adminText.backToOrders}</TextLink>
      ) : (
        <Link to={href('/admin/orders')} className="packing-button">
          {adminText.backToOrders}
        </Link>
      )}
    </div>
  )
}

function OrderList({ orders }: { readonly orders: readonly PackOrder[] }) {
  return (
    <ul className="border-t border-line">
      {orders.map(({ id, orderNumber, customerName, trackingNumber }) => (
        <li key={id} className="border-b border-line py-2 text-base">
          <TextLink to={href('/admin/orders/:id', { id })}>
            <OrderNumber number={orderNumber} />
          </TextLink>
          <span className="block text-sm wrap-anywhere text-ink-2">
            {[customerName, trackingNumber].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
