import { BestSellers } from '#app/content/storefront/best-sellers.tsx'
import { checkoutFrame } from '#app/content/storefront/checkout-frame.tsx'
import { CheckoutFlow } from '#app/orders/checkout/form/checkout-flow.tsx'
import { orderText } from '#app/orders/order-text.ts'
import { useStore } from '#app/store/store.tsx'
import type { Route } from './+types/checkout'

const loadWaitingOrderPanel = () => import('#app/payments/shopper/waiting-order-panel.tsx')

export const handle = { checkoutFrame }

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Checkout() {
  const { name } = useStore()
  return (
    <>
      <title>{`${orderText.checkout} · ${name}`}</title>
      <CheckoutFlow loadWaitingOrderPanel={loadWaitingOrderPanel} belowEmptyCart={<BestSellers />} />
    </>
  )
}
