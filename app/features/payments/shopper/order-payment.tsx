import { useEffect, useState } from 'react'
import { href, useRevalidator, useSearchParams } from 'react-router'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { storeDraft } from '#app/features/checkout/form/checkout-draft.ts'
import { forgetKey } from '#app/features/checkout/order/idempotency-key.ts'
import { useOwnPayment } from '#app/features/payments/shopper/own-payment.ts'
import {
  forgetWaiting,
  readWaiting,
  useWaitingLink,
  withoutOrdered,
} from '#app/features/payments/shopper/waiting-order.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type OrderPaymentProps = { link: string; isWaiting: boolean; isPaid: boolean }

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

/** In the browser that ordered, the cart is emptied once the order is paid. */
export function OrderPayment(props: OrderPaymentProps) {
  const { link, isWaiting, isPaid } = props
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const isOurs = useWaitingLink() === link
  const { busy, failure, pay } = useOwnPayment(link)
  const hasCart = useSettledCart(props)
  useStatusPolling(isWaiting)
  const isReturned = search.has('paid')
  return (
    <>
      <p role="status" className="font-medium not-empty:mt-4">
        {isWaiting && isReturned && checkoutText.paymentOnItsWay}
        {isPaid && isReturned && checkoutText.paymentArrived}
      </p>
      {failure && (
        <p role="alert" className="mt-4 bg-danger-soft p-4 text-md text-danger">
          {failure}
        </p>
      )}
      {isWaiting && !isReturned && (
        <div className="no-js:hidden mt-5 flex flex-wrap gap-3 max-md:flex-col print:hidden">
          <Button
            busy={busy !== null}
            onClick={async () => {
              if (await pay()) await revalidate()
            }}
          >
            {checkoutText.payNow}
          </Button>
          {isOurs && (
            <ButtonLink look="secondary" className="min-h-13" to={href('/checkout')}>
              {checkoutText.backToCheckout}
            </ButtonLink>
          )}
        </div>
      )}
      {hasCart && (
        <div className="mt-4 print:hidden">
          <p>{checkoutText.cartStillHere}</p>
          <ButtonLink className="mt-4 max-md:w-full" to={href('/checkout')}>
            {checkoutText.backToCheckout}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** Returns true if the order was cancelled: the cart stays. */
function useSettledCart({ link, isWaiting, isPaid }: OrderPaymentProps): boolean {
  const { replaceItems } = useCart()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const waiting = readWaiting()
    if (isWaiting || waiting?.link !== link) return
    forgetWaiting()
    forgetKey() // so that the cart can be ordered again
    if (!isPaid) return setGone(true)
    storeDraft(null)
    replaceItems((items) => withoutOrdered(items, waiting))
  }, [link, isWaiting, isPaid, replaceItems])
  return isGone
}

function useStatusPolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const gone = new AbortController()
    let pause = FIRST_PAUSE_MS
    let timer = setTimeout(poll, pause)
    async function poll() {
      if (document.visibilityState === 'visible') {
        // Checked first, as a failed revalidation would replace the page by an error
        const response = await fetch(location.pathname, { method: 'HEAD', signal: gone.signal }).catch(() => null)
        if (response?.ok && !gone.signal.aborted) await revalidate()
      }
      if (gone.signal.aborted) return
      pause = Math.min(pause * 1.5, MAX_PAUSE_MS)
      timer = setTimeout(poll, pause)
    }
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [isWaiting, revalidate])
}
