import { type ReactNode, useState } from 'react'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { CheckoutWaiting, EmptyCheckout } from '#app/orders/checkout/form/empty-checkout.tsx'
import { ShippingAndPayment } from '#app/orders/checkout/form/shipping-and-payment.tsx'
import { useLazy } from '#app/ui/lazy.ts'

const loadLaterSteps = async () => (await import('#app/orders/checkout/form/lazy-steps.tsx')).laterSteps

type CheckoutStepsProps = { hasLapsed: boolean; onWaiting: () => void; belowEmptyCart: ReactNode }

export function CheckoutSteps({ hasLapsed, onWaiting, belowEmptyCart }: CheckoutStepsProps) {
  const { items } = useCart()
  const later = useLazy(loadLaterSteps)
  const [isPlaced, setPlaced] = useState(false)
  if (isPlaced) return <CheckoutWaiting />
  if (items.length === 0) return <EmptyCheckout takesFocus>{belowEmptyCart}</EmptyCheckout>
  return (
    <ShippingAndPayment later={later} hasLapsed={hasLapsed} onPlaced={() => setPlaced(true)} onWaiting={onWaiting} />
  )
}
