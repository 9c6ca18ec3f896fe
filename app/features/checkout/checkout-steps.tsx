import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CartLine } from '#app/features/cart/cart.ts'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { changesOf, refusalOf } from '#app/features/checkout/cart-changes.ts'
import { checkShipping } from '#app/features/checkout/checkout-calls.ts'
import { type CheckoutDraft, keepDraft, readDraft } from '#app/features/checkout/checkout-draft.ts'
import { SHOP_AWAY } from '#app/features/checkout/checkout-words.ts'
import { EmptyCheckout } from '#app/features/checkout/empty-checkout.tsx'
import type { PlacedOrder } from '#app/features/checkout/order-outcome.ts'
import { OrderSummary } from '#app/features/checkout/order-summary.tsx'
import { ShippingStep } from '#app/features/checkout/shipping-step.tsx'
import { useDiscountCode } from '#app/features/checkout/use-discount-code.ts'
import { useQuote } from '#app/features/checkout/use-quote.ts'
import { formatMoney } from '#app/features/money/money.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import { useStore } from '#app/features/settings/store.tsx'
import type { FieldErrors } from '#app/lib/form.ts'
import { useLate } from '#app/lib/late.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LatePlace } from '#app/ui/late-place.tsx'

const loadLaterSteps = async () => (await import('#app/features/checkout/later-steps.ts')).laterSteps

/** Shipping, then payment, then thanks. What was typed stays, whatever happens. */
export function CheckoutSteps({ onWaiting }: { onWaiting: () => void }) {
  const { items, oldPrices } = useCart()
  const { currency: storeCurrency } = useStore()
  const currency = useShopperCurrency()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [answers, setAnswers] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [notices, setNotices] = useState<Element | null>(null)
  const [placed, setPlaced] = useState<{ order: PlacedOrder; lines: readonly CartLine[] } | null>(null)
  const { email, address, shippingMethod: wanted, discountCode } = draft
  const quoted = useQuote({ country: address.country, method: wanted, currency, discountCode })
  const askFor = useCallback((code: string) => setDraft((now) => ({ ...now, discountCode: code })), [])
  const discount = useDiscountCode(discountCode, askFor, quoted)
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
  const needsLater = changes.length > 0 || step === 'payment'
  useEffect(() => {
    if (needsLater) wantLater()
  }, [needsLater, wantLater])

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
  const goOn = async () => {
    wantLater() // not every browser gives a pressed button the focus
    setBusy(true)
    setFailure(null)
    const answer = await checkShipping({ email, address, shippingMethod: method })
    setBusy(false)
    if (answer === 'failed') return setFailure(SHOP_AWAY)
    if (answer['']) return setFailure(answer[''])
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

  const summary = <OrderSummary items={items} fresh={fresh} isStale={quoted.isStale} discount={discount} />
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title tracking-[-0.012em]">Checkout</h1>
      <p role="status" className="sr-only">
        {quote && !quoted.isStale && `Total ${formatMoney(quote.shopper.total)}`}
      </p>
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
          <div ref={setNotices} />
          {changes.length > 0 && !later && (
            <LatePlace hasFailed={laterFailed} onRetry={wantLater} className="mb-6 min-h-40">
              What changed since you filled your cart could not be shown.
            </LatePlace>
          )}
          {quoted.hasFailed && (
            <div role="alert" className="mb-6 flex flex-wrap items-center gap-4 bg-danger-soft p-4 text-md text-danger">
              We could not reach the shop for today's prices.
              <Button look="secondary" onClick={quoted.askAgain}>
                Try again
              </Button>
            </div>
          )}
          {step === 'shipping' && (
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
          )}
          <section aria-labelledby="payment-step" hidden={step !== 'payment'}>
            <h2 id="payment-step" tabIndex={-1} className="type-display mb-5 text-sub">
              Payment
            </h2>
            {later && notices ? (
              <later.AfterShipping
                draft={draft}
                onDraft={setDraft}
                method={method}
                quoted={quoted}
                changes={changes}
                codeProblem={discount.problem}
                refusal={refusal}
                step={step}
                notices={notices}
                errors={errors}
                answers={answers}
                onErrors={refuse}
                busy={busy}
                onBusy={setBusy}
                failure={failure}
                onFailure={setFailure}
                onBack={goBack}
                onPlaced={setPlaced}
                onWaiting={onWaiting}
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
