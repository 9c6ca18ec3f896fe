import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { CheckoutWaiting, EmptyCheckout } from '#app/orders/checkout/form/empty-checkout.tsx'
import { orderText } from '#app/orders/order-text.ts'
import { useWaitingLink } from '#app/orders/waiting-order.ts'
import { focusHeading } from '#app/ui/focus-heading.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { useLazy } from '#app/ui/lazy.ts'
import { LazySlot } from '#app/ui/lazy-slot.tsx'
import { readStored } from '#app/ui/local-storage.ts'

const loadForm = () => import('#app/orders/checkout/form/checkout-steps.tsx')

// If there is a cart, the form is loaded before hydration. Errors are handled when it is requested again below.
if (typeof document !== 'undefined' && readStored('cart')) loadForm().catch(() => {})

type WaitingOrderPanelProps = { readonly link: string; readonly onGone: (wasAbandoned: boolean) => void }

type CheckoutFlowProps = {
  /** Loads the panel of an order that is waiting for its payment. The function must be stable. */
  readonly loadWaitingOrderPanel: () => Promise<{ readonly WaitingOrderPanel: ComponentType<WaitingOrderPanelProps> }>
  /** Shown below the message that the cart is empty. */
  readonly belowEmptyCart: ReactNode
}

export function CheckoutFlow(props: CheckoutFlowProps) {
  return useHydrated() ? <Checkout {...props} /> : <CheckoutWaiting />
}

/** An order that is waiting for its payment comes first, unless the shopper is about to leave to pay. */
function Checkout({ loadWaitingOrderPanel, belowEmptyCart }: CheckoutFlowProps) {
  const { items } = useCart()
  const link = useWaitingLink()
  const [hasReturned, setReturned] = useState(link !== null)
  const [hasLapsed, setLapsed] = useState(false)
  const [hasForm, setForm] = useState(false) // stays true after the order has emptied the cart
  const form = useLazy(loadForm)
  const panel = useLazy(loadWaitingOrderPanel)
  const isWaiting = link !== null && hasReturned
  const needsForm = hasForm || items.length > 0
  const { part, hasFailed, startLoading: load } = isWaiting ? panel : form
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!part && !hasFailed) return
    if (hadFocus.current && document.activeElement === document.body) focusHeading()
    hadFocus.current = false
  }, [part, hasFailed])
  const onGone = useCallback((wasAbandoned: boolean) => {
    hadFocus.current = true // a button in the panel had the focus
    setLapsed(!wasAbandoned)
  }, [])
  useEffect(() => {
    if (isWaiting || needsForm) load()
    setForm(needsForm)
  }, [isWaiting, needsForm, load])
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setReturned(true)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  if (!isWaiting && !needsForm) return <EmptyCheckout>{belowEmptyCart}</EmptyCheckout>
  if (isWaiting && panel.part) return <panel.part.WaitingOrderPanel link={link} onGone={onGone} />
  if (!isWaiting && form.part)
    return (
      <form.part.CheckoutSteps
        hasLapsed={hasLapsed}
        onWaiting={() => setReturned(true)}
        belowEmptyCart={belowEmptyCart}
      />
    )
  if (!hasFailed) return <CheckoutWaiting onFocus={() => (hadFocus.current = true)} />
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title">{orderText.checkout}</h1>
      <LazySlot
        hasFailed
        onRetry={() => {
          hadFocus.current = true // since the button disappears
          load()
        }}
        className="mt-8 min-h-80"
      >
        {isWaiting ? checkoutText.waitingNotShown : checkoutText.checkoutNotShown}
      </LazySlot>
    </div>
  )
}
