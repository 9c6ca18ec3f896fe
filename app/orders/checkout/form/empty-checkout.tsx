import { type ReactNode, useEffect, useRef } from 'react'
import { href } from 'react-router'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { orderText } from '#app/orders/order-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { WindowLight } from '#app/ui/light-panel.tsx'

/** Shown until the browser has read its cart, and without JavaScript. */
export function CheckoutWaiting({ onFocus }: { onFocus?: () => void }) {
  return (
    <div className="page min-h-svh pt-8 lg:pt-12">
      <h1 className="type-display text-title" onFocus={onFocus}>
        {orderText.checkout}
      </h1>
      <noscript>
        <p className="mt-6 bg-lumen-soft p-4">{checkoutText.needsJavaScript}</p>
      </noscript>
      <div className="skeleton no-js:hidden mt-8 h-96" aria-hidden="true" />
    </div>
  )
}

type EmptyCheckoutProps = {
  readonly takesFocus?: boolean
  /** Products to continue with. */
  readonly children: ReactNode
}

/** Is at least as high as `CheckoutWaiting`, so that the footer does not move up. */
export function EmptyCheckout({ takesFocus = false, children }: EmptyCheckoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="min-h-svh">
      <div className="relative bg-tone-petal lg:grid lg:min-h-90">
        <WindowLight />
        <div className="page relative flex flex-col items-start gap-5 py-8 lg:justify-center">
          <h1 ref={heading} tabIndex={-1} className="type-display text-title">
            {checkoutText.cartEmpty}
          </h1>
          <p className="text-lg">{checkoutText.cartEmptyHint}</p>
          <ButtonLink to={href('/shop')}>{checkoutText.continueShopping}</ButtonLink>
        </div>
      </div>
      {children}
    </div>
  )
}
