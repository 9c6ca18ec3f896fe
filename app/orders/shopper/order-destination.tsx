import { formatPickupPoint } from '#app/orders/order.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'
import { OrderSection } from '#app/orders/shopper/order-section.tsx'

/** Where an order is sent, and how. */
export function OrderDestination({ order }: { order: OrderPage }) {
  const { shipping, shippingName } = order
  return (
    <>
      <OrderSection title={shipping.kind === 'pickup' ? orderText.yourAddress : orderText.shippingTo}>
        <ShippingAddress order={order} />
      </OrderSection>
      <OrderSection title={orderText.shippingMethod}>
        {shippingName}
        <span className="block text-ink-2">{shipping.time}</span>
        {shipping.pickupPoint && (
          <span className="mt-1 block whitespace-pre-line">{formatPickupPoint(shipping.pickupPoint)}</span>
        )}
      </OrderSection>
    </>
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
