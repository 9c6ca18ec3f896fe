import { useState } from 'react'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { EmptyCheckout } from '#app/features/checkout/form/empty-checkout.tsx'
import type { OrderPlaced } from '#app/features/checkout/form/order-placed.tsx'
import { ShippingAndPayment } from '#app/features/checkout/form/shipping-and-payment.tsx'
import { useLazy } from '#app/lib/lazy.ts'

const loadLaterSteps = async () => (await import('#app/features/checkout/form/lazy-steps.tsx')).laterSteps

export function CheckoutSteps({ hasLapsed, onWaiting }: { hasLapsed: boolean; onWaiting: () => void }) {
  const { items } = useCart()
  const later = useLazy(loadLaterSteps)
  const [placed, setPlaced] = useState<Parameters<typeof OrderPlaced>[0] | null>(null)
  if (placed && later.part) return <later.part.OrderPlaced {...placed} />
  if (items.length === 0) return <EmptyCheckout takesFocus />
  return (
    <ShippingAndPayment
      later={later}
      hasLapsed={hasLapsed}
      onPlaced={(order) => setPlaced({ order, lines: items })}
      onWaiting={onWaiting}
    />
  )
}
