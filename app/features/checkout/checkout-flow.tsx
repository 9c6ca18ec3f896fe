import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CartLine } from '#app/features/cart/cart.ts'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { changesOf, refusalOf } from '#app/features/checkout/cart-changes.ts'
import { checkShipping, sendOrder } from '#app/features/checkout/checkout-calls.ts'
import { type CheckoutDraft, keepDraft, readDraft } from '#app/features/checkout/checkout-draft.ts'
import { ORDER_FAILED, SHOP_AWAY } from '#app/features/checkout/checkout-words.ts'
import { CheckoutWaiting, EmptyCheckout } from '#app/features/checkout/empty-checkout.tsx'
import { concernsShipping, ErrorSummary } from '#app/features/checkout/error-summary.tsx'
import { agreedTo, linesToSend } from '#app/features/checkout/fresh-cart.ts'
import { forgetKey, keyFor } from '#app/features/checkout/idempotency-key.ts'
import type { PlacedOrder } from '#app/features/checkout/order-outcome.ts'
import { OrderSummary } from '#app/features/checkout/order-summary.tsx'
import { ShippingStep } from '#app/features/checkout/shipping-step.tsx'
import { useQuote } from '#app/features/checkout/use-quote.ts'
import { formatMoney } from '#app/features/money/money.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import { useStore } from '#app/features/settings/store.tsx'
import type { FieldErrors } from '#app/lib/form.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { useLate } from '#app/lib/late.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LatePlace } from '#app/ui/late-place.tsx'

/** All that may follow shipping, thanks included, at once: whoever has placed an order must be told. */
async function loadLaterSteps() {
  const [changes, recap, payment, thanks] = await Promise.all([
    import('#app/features/checkout/changed-lines.tsx'),
    import('#app/features/checkout/shipping-recap.tsx'),
    import('#app/features/checkout/payment-step.tsx'),
    import('#app/features/checkout/order-placed.tsx'),
  ])
  return { ...changes, ...recap, ...payment, ...thanks }
}

/** Nothing before the browser has read its cart. */
export function CheckoutFlow() {
  return useHydrated() ? <Checkout /> : <CheckoutWaiting />
}

/** Shipping, then payment, then thanks. What was typed stays, whatever happens. */
function Checkout() {
  const { items, oldPrices, clearCart, acceptItems } = useCart()
  const { currency: storeCurrency } = useStore()
  const currency = useShopperCurrency()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [answers, setAnswers] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const [placed, setPlaced] = useState<{ order: PlacedOrder; lines: readonly CartLine[] } | null>(null)
  const card = useRef<HTMLFormElement>(null)
  const { email, address, shippingMethod: wanted, paymentMethod } = draft
  const quoted = useQuote({ country: address.country, method: wanted, currency })
  const { fresh } = quoted
  const quote = fresh?.quote ?? null
  const isOffered = quote === null || quote.options.some((option) => option.method === wanted)
  const method = isOffered ? wanted : (quote.method ?? wanted)
  const isAtPayment = search.includes('step=payment')
  const step = isAtPayment && draft.isComplete ? 'payment' : 'shipping'
  const { part: later, hasFailed: laterFailed, want: wantLater } = useLate(loadLaterSteps)
  useStepFocus(step)
  useEffect(() => keepDraft(draft), [draft])
  const changes = fresh ? changesOf(items, oldPrices, fresh, storeCurrency) : []
  const changed = tries > 0 || changes.length > 0
  useEffect(() => {
    if (changed || step === 'payment') wantLater()
  }, [changed, step, wantLater])

  if (placed && later) return <later.OrderPlaced order={placed.order} lines={placed.lines} />
  if (items.length === 0) return <EmptyCheckout />

  const refusal = fresh && refusalOf(fresh)

  const change = (values: Partial<CheckoutDraft>, field: string) => {
    setDraft({ ...draft, isComplete: false, ...values })
    setErrors(({ [field]: _, ...others }) => others)
  }
  const refuse = (messages: FieldErrors) => {
    setErrors(messages)
    setAnswers(answers + 1)
  }
  const accept = () => {
    if (fresh) acceptItems(agreedTo(items, fresh))
    setTries(0)
    setFailure(null)
    headingOf(step)?.focus()
  }
  const goOn = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await checkShipping({ email, address, shippingMethod: method })
    setBusy(false)
    if (answer === 'failed') return setFailure(SHOP_AWAY)
    refuse(answer)
    if (Object.keys(answer).length > 0) return
    setDraft((now) => (now === draft ? { ...draft, isComplete: true } : now))
    if (!isAtPayment) navigate('?step=payment', { state: FROM_SHIPPING })
  }
  /** The entry before payment's is the shipping step, unless payment was opened by its address. */
  const goBack = () => {
    setFailure(null)
    if (state === FROM_SHIPPING) navigate(-1)
    else navigate('?', { replace: true })
  }
  const place = async () => {
    if (quoted.isStale) return
    if (changed) return setTries(tries + 1)
    if (!quote) return setFailure(refusal)
    setBusy(true)
    setFailure(null)
    const contents = { lines: linesToSend(items), email, address, shippingMethod: method, paymentMethod }
    const shownTotal = quote.usd.total.minor
    const answer = await sendOrder({ ...contents, currency, shownTotal, key: keyFor(contents) })
    setBusy(false)
    if (answer === 'failed') return setFailure(ORDER_FAILED)
    if (answer.outcome === 'placed') {
      card.current?.reset()
      forgetKey()
      keepDraft(null)
      setPlaced({ order: answer.order, lines: items })
      clearCart()
    } else if (answer.outcome === 'changed') {
      quoted.take(answer)
      setTries(tries + 1)
    } else if (answer.outcome === 'refused') {
      refuse(answer.errors)
      if (concernsShipping(answer.errors)) setDraft({ ...draft, isComplete: false })
      else setFailure(Object.values(answer.errors)[0] ?? ORDER_FAILED)
      quoted.askAgain()
    } else {
      forgetKey()
      setFailure(ORDER_FAILED)
    }
  }

  const summary = <OrderSummary items={items} fresh={fresh} isStale={quoted.isStale} />
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title tracking-[-0.012em]">Checkout</h1>
      <ol className="mt-4 mb-8 flex gap-6 text-base text-ink-2">
        {['Shipping', 'Payment'].map((name, at) => (
          <li
            key={name}
            aria-current={name.toLowerCase() === step ? 'step' : undefined}
            className="aria-[current=step]:font-semibold aria-[current=step]:text-ink"
          >
            {at + 1} {name}
          </li>
        ))}
      </ol>
      <div className="grid gap-x-3 gap-y-8 lg:grid-cols-12">
        <details className="group bg-pearl px-4 lg:hidden">
          <summary className="flex min-h-13 items-center gap-2 text-base font-medium">
            <Icon name="right" className="size-4 rotate-90 group-open:-rotate-90" />
            <span className="group-open:hidden">Show order summary</span>
            <span className="hidden group-open:inline">Hide order summary</span>
            <span className="ml-auto tabular-nums">{quote && formatMoney(quote.shopper.total)}</span>
          </summary>
          <div className="pb-5">{summary}</div>
        </details>
        <div className="lg:col-span-7">
          {changed &&
            (later ? (
              <later.ChangedLines changes={changes} quote={quote} tries={tries} onAccept={accept} />
            ) : (
              <LatePlace hasFailed={laterFailed} onRetry={wantLater} className="mb-6 min-h-40">
                What changed since you filled your cart could not be shown.
              </LatePlace>
            ))}
          {quoted.hasFailed && (
            <div role="alert" className="mb-6 flex flex-wrap items-center gap-4 bg-danger-soft p-4 text-md text-danger">
              We could not reach the shop for today's prices.
              <Button look="secondary" onClick={quoted.askAgain}>
                Try again
              </Button>
            </div>
          )}
          <ErrorSummary key={answers} errors={errors} />
          {step === 'shipping' ? (
            <section aria-labelledby="shipping-step" onFocus={wantLater}>
              <h2 id="shipping-step" tabIndex={-1} className="type-display mb-5 text-sub">
                Shipping
              </h2>
              <ShippingStep
                values={draft}
                onValues={change}
                method={method}
                onMethod={(shippingMethod) => change({ shippingMethod }, 'shippingMethod')}
                quote={quote}
                refusal={refusal}
                errors={errors}
                busy={busy}
                failure={failure}
                onContinue={goOn}
              />
            </section>
          ) : (
            later && <later.ShippingRecap values={draft} method={method} onEdit={goBack} />
          )}
          <section aria-labelledby="payment-step" hidden={step !== 'payment'}>
            <h2 id="payment-step" tabIndex={-1} className="type-display mb-5 text-sub">
              Payment
            </h2>
            {later ? (
              <later.PaymentStep
                form={card}
                method={paymentMethod}
                onMethod={(chosen) => setDraft({ ...draft, paymentMethod: chosen })}
                quote={quote}
                busy={busy || quoted.isStale}
                isSending={busy}
                failure={failure}
                onBack={goBack}
                onPlace={place}
              />
            ) : (
              <LatePlace hasFailed={laterFailed} onRetry={wantLater} className="min-h-80">
                The payment step could not be shown.
              </LatePlace>
            )}
          </section>
        </div>
        <aside aria-label="Order summary" className="max-lg:hidden lg:col-span-4 lg:col-start-9">
          <div className="sticky top-21 bg-pearl p-6">
            <h2 className="type-display mb-2 text-sub">Your order</h2>
            {summary}
          </div>
        </aside>
      </div>
    </div>
  )
}

const FROM_SHIPPING = 'from shipping'

function headingOf(step: string): HTMLElement | null {
  return document.getElementById(`${step}-step`)
}

/** Going on or back moves the focus to the step's heading; opening the page does not, nor does an error, which has it. */
function useStepFocus(step: string) {
  const shown = useRef(step)
  // Before anything can be typed into the step that has just appeared
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement?.getAttribute('role') !== 'alert') headingOf(step)?.focus({ preventScroll: true })
  }, [step])
}
