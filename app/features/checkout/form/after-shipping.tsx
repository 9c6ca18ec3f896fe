import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { NOTHING_LEFT, ORDER_FAILED, PAYMENT_LAPSED, SAFE_TO_RETRY } from '#app/features/checkout/checkout-messages.ts'
import { ChangedLines } from '#app/features/checkout/form/changed-lines.tsx'
import { storeDraft } from '#app/features/checkout/form/checkout-draft.ts'
import { concernsShipping, ErrorSummary } from '#app/features/checkout/form/error-summary.tsx'
import { focusObstacle, OBSTACLE } from '#app/features/checkout/form/obstacle.tsx'
import { PaymentStep } from '#app/features/checkout/form/payment-step.tsx'
import { ShippingRecap } from '#app/features/checkout/form/shipping-recap.tsx'
import type { Checkout } from '#app/features/checkout/form/use-checkout.ts'
import { findOrdered, sendOrder } from '#app/features/checkout/order/order-attempt.ts'
import type { OrderOutcome } from '#app/features/checkout/order/order-outcome.ts'
import { agreedTo, linesToSend } from '#app/features/checkout/quote/fresh-cart.ts'
import { readWaiting, storeWaiting, withoutOrdered } from '#app/features/checkout/waiting-order.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'

type AfterShippingProps = {
  checkout: Checkout
  /** Where what has to be mended stands, and the finished shipping step. */
  aboveStep: Element
  /** Where what changed stands while the shipping step is shown; null while it is not. Where nothing is left: above. */
  aboveContinue: Element | null
  /** An order of this browser waits for its payment: another would be a second one. */
  onWaiting: () => void
  /** What stands in the way of the order, where that is nothing to agree to. */
  children: ReactNode
}

/** What has to be mended or agreed to, and payment: kept in the page, hidden, while the shipping step is shown. */
export function AfterShipping({ checkout, aboveStep, aboveContinue, onWaiting, children }: AfterShippingProps) {
  const { draft, setDraft, method, step, quoted, quote, changes, refusal, obstacle } = checkout
  const { timesAsked, setTimesAsked, send, fail, isSending, goBack } = checkout
  const { items, acceptItems, replaceItems } = useCart()
  const currency = useShopperCurrency()
  const card = useRef<HTMLFormElement>(null)
  /** Why an order was refused, until the cart was read afresh. */
  const [refused, setRefused] = useState<string | null>(null)
  const isConfirming = quoted.isStale && !quoted.hasFailed
  const { email, address, paymentMethod, discountCode } = draft
  const lines = linesToSend(items)
  useEffect(() => {
    if (timesAsked > 0) focusObstacle()
  }, [timesAsked])
  // It is said once: where the cart as it stands now shows it, with what to do about it
  useEffect(() => {
    if (refused === null || isConfirming) return
    setRefused(null)
    if (obstacle) focusObstacle()
    else fail(refused)
  }, [refused, isConfirming, obstacle, fail])

  /** What follows from an answer about this cart. */
  const settle = (answer: OrderOutcome | 'failed') => {
    if (answer === 'failed') return fail(`${ORDER_FAILED} ${SAFE_TO_RETRY}`)
    if (answer.outcome === 'awaiting') {
      checkout.setSending(true) // until the page is left
      storeWaiting({ link: answer.order.link, lines })
      window.location.assign(answer.address)
    } else if (answer.outcome === 'placed') {
      card.current?.reset()
      storeDraft(null)
      checkout.setPlaced({ order: answer.order, lines: items })
      replaceItems((now) => withoutOrdered(now, { lines })) // another tab may have added to it
    } else if (answer.outcome === 'changed') {
      quoted.take(answer)
      setTimesAsked(timesAsked + 1)
    } else if (answer.outcome === 'refused') {
      checkout.refuse(answer.errors)
      if (concernsShipping(answer.errors)) setDraft({ ...draft, isComplete: false })
      else setRefused(Object.values(answer.errors)[0] ?? ORDER_FAILED)
      quoted.confirmAgain()
    } else {
      fail(answer.outcome === 'lapsed' ? PAYMENT_LAPSED : ORDER_FAILED)
    }
  }
  /** Whether this cart was ordered before, which is then shown, or that cannot be told. */
  const wasOrdered = async (contents: object | null): Promise<boolean> => {
    const answer = await send(findOrdered(lines, contents))
    if (answer) settle(answer)
    return answer !== null
  }
  const accept = async () => {
    if (await wasOrdered(null)) return
    if (quoted.fresh) acceptItems(agreedTo(items, quoted.fresh))
    setTimesAsked(0)
    document.getElementById(`${step}-step`)?.focus({ preventScroll: true })
  }
  const place = async () => {
    if (obstacle || !quote || quoted.isStale) return
    if (readWaiting()) return onWaiting()
    const contents = { lines, email, address, shippingMethod: method, paymentMethod, discountCode }
    if (await wasOrdered(contents)) return
    settle(await send(sendOrder(contents, { currency, shownTotal: quote.usd.total.minor })))
  }
  const changedLines = obstacle === 'changes' && (
    <ChangedLines
      changes={changes}
      quote={quote}
      codeProblem={checkout.discount.problem}
      isNothingLeft={refusal === NOTHING_LEFT}
      onAccept={accept}
    />
  )
  return (
    <>
      {createPortal(
        <>
          {!refusal && <ErrorSummary key={checkout.refusals} errors={checkout.errors} />}
          {step === 'payment' && !refusal && <ShippingRecap values={draft} method={method} onEdit={goBack} />}
          {refusal && changedLines}
          {refusal && checkout.failure && (
            <p role="alert" className="mt-4 bg-danger-soft p-4 text-md text-danger">
              {checkout.failure}
            </p>
          )}
        </>,
        aboveStep,
      )}
      {step === 'shipping' && aboveContinue && createPortal(changedLines, aboveContinue)}
      <PaymentStep
        form={card}
        method={paymentMethod}
        onMethod={(chosen) => setDraft({ ...draft, paymentMethod: chosen })}
        quote={quote}
        busy={isSending || isConfirming}
        blockedBy={obstacle ? OBSTACLE : undefined}
        isSending={isSending}
        failure={checkout.failure}
        onBack={goBack}
        onPlace={place}
      >
        {children}
        {step === 'payment' && !refusal && changedLines}
      </PaymentStep>
    </>
  )
}
