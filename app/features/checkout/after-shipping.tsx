import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CartLine } from '#app/features/cart/cart.ts'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import type { CartChange } from '#app/features/checkout/cart-changes.ts'
import { ChangedLines } from '#app/features/checkout/changed-lines.tsx'
import { type CheckoutDraft, keepDraft } from '#app/features/checkout/checkout-draft.ts'
import { ORDER_FAILED, PAYMENT_LAPSED } from '#app/features/checkout/checkout-words.ts'
import { concernsShipping, ErrorSummary } from '#app/features/checkout/error-summary.tsx'
import { agreedTo, linesToSend } from '#app/features/checkout/fresh-cart.ts'
import { findOrdered, sendOrder } from '#app/features/checkout/order-attempt.ts'
import type { FreshCart, OrderOutcome, PlacedOrder } from '#app/features/checkout/order-outcome.ts'
import { PaymentStep } from '#app/features/checkout/payment-step.tsx'
import { ShippingRecap } from '#app/features/checkout/shipping-recap.tsx'
import { keepWaiting, readWaiting } from '#app/features/checkout/waiting-order.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import type { FieldErrors } from '#app/lib/form.ts'

type Quoted = {
  readonly fresh: FreshCart | null
  readonly isStale: boolean
  readonly askAgain: () => void
  readonly take: (fresh: FreshCart) => void
}

type AfterShippingProps = {
  draft: CheckoutDraft
  onDraft: (draft: CheckoutDraft) => void
  /** The way that is on offer, which may be another than was chosen. */
  method: ShippingMethod
  quoted: Quoted
  changes: readonly CartChange[]
  codeProblem: string | null
  /** Why this cart cannot be ordered, if it cannot. */
  refusal: string | null
  step: 'shipping' | 'payment'
  /** Where notices stand, above the step. */
  notices: Element
  errors: FieldErrors
  /** How often there were any. */
  answers: number
  onErrors: (errors: FieldErrors) => void
  busy: boolean
  onBusy: (busy: boolean) => void
  failure: string | null
  onFailure: (failure: string | null) => void
  onBack: () => void
  onPlaced: (placed: { order: PlacedOrder; lines: readonly CartLine[] }) => void
  /** An order of this browser waits for its payment: another would be a second one. */
  onWaiting: () => void
}

/** What has to be mended or agreed to, and payment: kept in the page, hidden, while the shipping step is shown. */
export function AfterShipping(props: AfterShippingProps) {
  const { draft, onDraft, method, quoted, changes, refusal, step, onFailure, onPlaced } = props
  const { items, acceptItems, clearCart } = useCart()
  const currency = useShopperCurrency()
  const [tries, setTries] = useState(0)
  const card = useRef<HTMLFormElement>(null)
  const { email, address, paymentMethod, discountCode } = draft
  const quote = quoted.fresh?.quote ?? null
  const changed = tries > 0 || changes.length > 0
  const lines = linesToSend(items)

  const ask = async <Answer,>(question: Promise<Answer>): Promise<Answer> => {
    props.onBusy(true)
    onFailure(null)
    const answer = await question
    props.onBusy(false)
    return answer
  }
  /** What follows from an answer about this cart. */
  const settle = (answer: OrderOutcome | 'failed') => {
    if (answer === 'failed') return onFailure(ORDER_FAILED)
    if (answer.outcome === 'awaiting') {
      props.onBusy(true) // until the page is left
      keepWaiting({ link: answer.order.link, lines })
      window.location.assign(answer.address)
    } else if (answer.outcome === 'placed') {
      card.current?.reset()
      keepDraft(null)
      onPlaced({ order: answer.order, lines: items })
      clearCart()
    } else if (answer.outcome === 'changed') {
      quoted.take(answer)
      setTries(tries + 1)
    } else if (answer.outcome === 'refused') {
      props.onErrors(answer.errors)
      if (concernsShipping(answer.errors)) onDraft({ ...draft, isComplete: false })
      else onFailure(Object.values(answer.errors)[0] ?? ORDER_FAILED)
      quoted.askAgain()
    } else {
      onFailure(answer.outcome === 'lapsed' ? PAYMENT_LAPSED : ORDER_FAILED)
    }
  }
  /** Whether this cart was ordered before, which is then shown, or that cannot be told. */
  const wasOrdered = async (contents: object | null): Promise<boolean> => {
    const answer = await ask(findOrdered(lines, contents))
    if (answer) settle(answer)
    return answer !== null
  }
  const accept = async () => {
    if (await wasOrdered(null)) return
    if (quoted.fresh) acceptItems(agreedTo(items, quoted.fresh))
    setTries(0)
    document.getElementById(`${step}-step`)?.focus()
  }
  const place = async () => {
    if (quoted.isStale) return
    if (readWaiting()) return props.onWaiting()
    const contents = { lines, email, address, shippingMethod: method, paymentMethod, discountCode }
    if (await wasOrdered(changed ? null : contents)) return
    if (changed) return setTries(tries + 1)
    if (!quote) return onFailure(refusal)
    settle(await ask(sendOrder(contents, { currency, shownTotal: quote.usd.total.minor })))
  }
  return (
    <>
      {createPortal(
        <>
          {changed && (
            <ChangedLines
              changes={changes}
              quote={quote}
              codeProblem={props.codeProblem}
              tries={tries}
              onAccept={accept}
            />
          )}
          <ErrorSummary key={props.answers} errors={props.errors} />
          {step === 'payment' && <ShippingRecap values={draft} method={method} onEdit={props.onBack} />}
        </>,
        props.notices,
      )}
      <PaymentStep
        form={card}
        method={paymentMethod}
        onMethod={(chosen) => onDraft({ ...draft, paymentMethod: chosen })}
        quote={quote}
        busy={props.busy || quoted.isStale}
        isSending={props.busy}
        failure={props.failure}
        onBack={props.onBack}
        onPlace={place}
      />
    </>
  )
}
