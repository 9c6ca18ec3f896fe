import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import type { PackOrder } from '#app/orders/admin/packing/pack-orders.server.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'

type PackingSummaryProps = { readonly orders: readonly PackOrder[]; readonly onPackSkipped: () => void }

/** The end of a batch: what was shipped, and what was not. */
export function PackingSummary({ orders, onPackSkipped }: PackingSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const shipped = orders.filter(({ state }) => state === 'shipped')
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
          <h2 className="text-base font-semibold">{adminText.skipped}</h2>
          <OrderList orders={skipped} />
          <TextButton onClick={onPackSkipped}>{adminText.packSkipped}</TextButton>
        </section>
      )}
      {notReady.length > 0 && (
        <section aria-label={adminText.notReady}>
          <h2 className="text-base font-semibold">{adminText.notReady}</h2>
          <OrderList orders={notReady} />
        </section>
      )}
      <Link to={href('/admin/orders')} className="packing-button">
        {adminText.backToOrders}
      </Link>
    </div>
  )
}

function OrderList({ orders }: { readonly orders: readonly PackOrder[] }) {
  return (
    <ul className="border-t border-line">
      {orders.map(({ id, orderNumber, customerName, trackingNumber }) => (
        <li key={id} className="border-b border-line py-2 text-base">
          <TextLink to={href('/admin/orders/:id', { id })}>{orderNumber}</TextLink>
          <span className="block text-sm wrap-anywhere text-ink-2">
            {[customerName, trackingNumber].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
