import type { ReactNode } from 'react'
import { formatPickupPoint } from '#app/orders/order.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'

/** Where an order is sent, and how. */
export function OrderDestination({ order }: { order: OrderPage }) {
  const { shipping, shippingName } = order
  return (
    <>
      <Definition title={shipping.kind === 'pickup' ? orderText.yourAddress : orderText.shippingTo}>
        <ShippingAddress order={order} />
      </Definition>
      <Definition title={orderText.shippingMethod}>
        {shippingName}
        <span className="block text-ink-2">{shipping.time}</span>
        {shipping.pickupPoint && (
          <span className="mt-1 block whitespace-pre-line">{formatPickupPoint(shipping.pickupPoint)}</span>
        )}
      </Definition>
    </>
  )
}

export function Definition({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid text-md wrap-anywhere">
      <h2 className="mb-1 text-base text-ink-2">{title}</h2>
      {children}
    </section>
  )
}

function ShippingAddress({ order }: { order: OrderPage }) {
  const { addressLines, address, countryName, email, vatNumber, isErased } = order
  if (isErased) {
    return (
      <>
        <p>{orderText.erased}</p>
        <p>{countryName}</p>
      </>
    )
  }
  return (
    <>
      <address className="not-italic">
        <p className="whitespace-pre-line">{addressLines.join('\n')}</p>
        {/* A phone number has no letters, so it would take the direction of the line above */}
        {address.phone && (
          <span dir="ltr" className="block">
            {address.phone}
          </span>
        )}
      </address>
      {email && <p className="text-ink-2">{email}</p>}
      {vatNumber && <p className="text-ink-2">{`${orderText.vatNumber} ${vatNumber}`}</p>}
    </>
  )
}
