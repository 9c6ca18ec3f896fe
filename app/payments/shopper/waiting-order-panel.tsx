import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { toLocalPath } from '#app/lib/local-path.ts'
import { getOrderPath } from '#app/orders/order.ts'
import { orderText } from '#app/orders/order-text.ts'
import { endWaitingOrder } from '#app/orders/waiting-order.ts'
import { fetchOwnPayment, type OwnPayment, useOwnPayment } from '#app/payments/shopper/own-payment.ts'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import { Button } from '#app/ui/button.tsx'
import { uiText } from '#app/ui/ui-text.ts'

type WaitingOrderPanelProps = { link: string; onGone: (wasGivenUp: boolean) => void }

/** Replaces checkout while an order is waiting for its payment, so that the cart is not ordered twice. */
export function WaitingOrderPanel({ link, onGone }: WaitingOrderPanelProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [status, setStatus] = useState<'loading' | 'waiting' | 'failed'>('loading')
  const { busy, failure, pay, giveUp } = useOwnPayment(link)
  const follow = useCallback(
    (payment: OwnPayment | null, wasGivenUp = false) => {
      const isHere = window.location.pathname === toLocalPath(pathname) // the shopper may have left
      if (payment?.state === 'paid' && isHere) navigate(getOrderPath(link), { replace: true })
      if (payment?.state === 'waiting') setStatus('waiting')
      if (payment?.state !== 'gone') return
      endWaitingOrder(link)
      onGone(wasGivenUp)
    },
    [link, navigate, pathname, onGone],
  )
  const load = useCallback(async () => {
    setStatus('loading')
    const payment = await fetchOwnPayment(link, { command: 'look' })
    if (payment === 'failed') setStatus('failed')
    else follow(payment)
  }, [link, follow])
  useEffect(() => void load(), [load])

  const problem = status === 'failed' ? uiText.storeAway : failure
  return (
    <div className="page min-h-[60svh] pt-8 lg:pt-12">
      <h1 className="type-display text-title">{orderText.checkout}</h1>
      <section
        aria-labelledby="waiting-order"
        aria-busy={status === 'loading'}
        className="mt-8 max-w-160 bg-tone-sage p-6"
      >
        <h2 id="waiting-order" className="type-display text-sub">
          {paymentText.orderWaits}
        </h2>
        <p className="mt-2">{paymentText.orderWaitsText}</p>
        {problem && (
          <p role="alert" className="mt-4 bg-danger-soft p-4 text-md text-danger">
            {problem}
          </p>
        )}
        {status === 'failed' ? (
          <Button look="secondary" className="mt-5 min-h-13" onClick={() => void load()}>
            {uiText.tryAgain}
          </Button>
        ) : (
          <div className="mt-5 flex flex-wrap gap-3 max-md:flex-col">
            <Button busy={status === 'loading' || busy !== null} onClick={async () => follow(await pay())}>
              {paymentText.goOnToPayment}
            </Button>
            <Button
              look="secondary"
              className="min-h-13"
              busy={status === 'loading' || busy !== null}
              onClick={async () => follow(await giveUp(), true)}
            >
              {paymentText.changeOrder}
            </Button>
          </div>
        )}
        <p className="mt-4">
          <Link to={getOrderPath(link)} className="inline-flex min-h-11 items-center text-base text-link">
            {paymentText.seeOrder}
          </Link>
        </p>
      </section>
    </div>
  )
}
