import { useEffect } from 'react'
import { href, useRevalidator, useSearchParams } from 'react-router'
import { useClearCartAfterPayment, useWaitingLink } from '#app/orders/waiting-order.ts'
import { OtherMethods } from '#app/payments/shopper/other-methods.tsx'
import { fetchOwnPayment, useOwnPayment } from '#app/payments/shopper/own-payment.ts'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import { TransferPanel } from '#app/payments/shopper/transfer-panel.tsx'
import type { UnpaidOrder } from '#app/payments/shopper/unpaid-order.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type OrderPaymentProps = { link: string; isWaiting: boolean; isPaid: boolean; unpaid: UnpaidOrder | null }

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

/** In the browser that placed the order, the cart is emptied once the order is paid. */
export function OrderPayment(props: OrderPaymentProps) {
  const { link, isWaiting, isPaid, unpaid } = props
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const isOwnOrder = useWaitingLink() === link
  const { busy, failure, pay, change } = useOwnPayment(link)
  const hasCart = useClearCartAfterPayment(props)
  const isBackFromProvider = search.has('paid')
  useStatusPolling(link, isWaiting, isBackFromProvider)
  const transfer = isWaiting ? unpaid?.transfer : null
  return (
    <>
      <p role="status" className="font-medium not-empty:mt-4">
        {isWaiting && isBackFromProvider && paymentText.paymentOnItsWay}
        {isPaid && isBackFromProvider && paymentText.paymentArrived}
        {transfer && search.has('placed') && paymentText.orderReceived}
      </p>
      {failure && (
        <p role="alert" className="mt-4 bg-danger-soft p-4 text-md text-danger">
          {failure}
        </p>
      )}
      {transfer && <TransferPanel transfer={transfer} />}
      {isWaiting && !isBackFromProvider && !transfer && (
        <div className="no-js:hidden mt-5 flex flex-wrap gap-3 max-md:flex-col print:hidden">
          <Button
            busy={busy !== null}
            onClick={async () => {
              if (await pay()) await revalidate()
            }}
          >
            {paymentText.payNow}
          </Button>
          {isOwnOrder && (
            <ButtonLink look="secondary" className="min-h-13" to={href('/checkout')}>
              {paymentText.backToCheckout}
            </ButtonLink>
          )}
        </div>
      )}
      {isWaiting && unpaid && unpaid.others.length > 0 && (
        <OtherMethods
          others={unpaid.others}
          isBusy={busy === 'change'}
          onChange={async (method) => {
            if (await change(method)) await revalidate()
          }}
        />
      )}
      {hasCart && (
        <div className="mt-4 print:hidden">
          <p>{paymentText.cartStillHere}</p>
          <ButtonLink className="mt-4 max-md:w-full" to={href('/checkout')}>
            {paymentText.backToCheckout}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/**
 * Polls for changes while the order is waiting for its payment. After the shopper returns from the provider's page, the
 * store checks with the provider, in case a webhook was lost.
 */
function useStatusPolling(link: string, isWaiting: boolean, isBackFromProvider: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const controller = new AbortController()
    let pause = FIRST_PAUSE_MS
    let timer = setTimeout(poll, isBackFromProvider ? 0 : pause)
    async function poll() {
      if (document.visibilityState === 'visible') {
        const shouldRevalidate = isBackFromProvider ? await hasSettled(link) : await isReachable(controller.signal)
        if (shouldRevalidate && !controller.signal.aborted) await revalidate()
      }
      if (controller.signal.aborted) return
      pause = Math.min(pause * 1.5, MAX_PAUSE_MS)
      timer = setTimeout(poll, pause)
    }
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [link, isWaiting, isBackFromProvider, revalidate])
}

async function hasSettled(link: string): Promise<boolean> {
  const payment = await fetchOwnPayment(link, { command: 'returned' })
  return payment !== 'failed' && payment.state !== 'waiting'
}

/** Checked before revalidating, because a failed revalidation would replace the page with an error. */
async function isReachable(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(location.pathname, { method: 'HEAD', signal }).catch(() => null)
  return response?.ok ?? false
}
