import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '#app/features/cart/cart.ts'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { ChangedLines, hasChanges } from '#app/features/checkout/changed-lines.tsx'
import { checkShipping, sendOrder } from '#app/features/checkout/checkout-calls.ts'
import { ORDER_FAILED, SHOP_AWAY } from '#app/features/checkout/checkout-words.ts'
import { CheckoutWaiting, EmptyCheckout } from '#app/features/checkout/empty-checkout.tsx'
import { concernsShipping, ErrorSummary } from '#app/features/checkout/error-summary.tsx'
import { agreedTo, linesToSend } from '#app/features/checkout/fresh-cart.ts'
import { forgetKey, keyFor } from '#app/features/checkout/idempotency-key.ts'
import type { PlacedOrder } from '#app/features/checkout/order-outcome.ts'
import { OrderPlaced } from '#app/features/checkout/order-placed.tsx'
import { OrderSummary } from '#app/features/checkout/order-summary.tsx'
import { PaymentStep } from '#app/features/checkout/payment-step.tsx'
import { ShippingRecap } from '#app/features/checkout/shipping-recap.tsx'
import { ShippingStep, type ShippingValues } from '#app/features/checkout/shipping-step.tsx'
import { useQuote } from '#app/features/checkout/use-quote.ts'
import { formatMoney } from '#app/features/money/money.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import type { PaymentMethod, ShippingMethod } from '#app/features/orders/order.ts'
import { useStore } from '#app/features/settings/store.tsx'
import type { FieldErrors } from '#app/lib/form.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { Button } from '#app/ui/button.tsx'

const NOTHING_TYPED: ShippingValues = {
  email: '',
  address: {
    first_name: '',
    last_name: '',
    address_line1: '',
    address_line2: '',
    city: '',
    state: '',
    postal_code: '',
    country: 'US',
    phone: '',
  },
}

/** Shipping, then payment, then thanks. What was typed stays, whatever happens. */
export function CheckoutFlow() {
  const { items, clearCart, replaceItems } = useCart()
  const { currency: storeCurrency } = useStore()
  const currency = useShopperCurrency()
  const hydrated = useHydrated()
  const [step, setStep] = useState<'shipping' | 'payment'>('shipping')
  const [values, setValues] = useState(NOTHING_TYPED)
  const [wanted, setWanted] = useState<ShippingMethod>('standard')
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('credit_card')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)
  const [placed, setPlaced] = useState<{ order: PlacedOrder; lines: readonly CartLine[] } | null>(null)
  const card = useRef<HTMLFormElement>(null)
  const quoted = useQuote({ country: values.address.country, method: wanted, currency })
  const { fresh } = quoted
  const quote = fresh?.quote ?? null
  const isOffered = quote === null || quote.options.some((option) => option.method === wanted)
  const method = isOffered ? wanted : (quote.method ?? wanted)
  const stepHeading = useStepFocus(step)

  if (placed) return <OrderPlaced order={placed.order} lines={placed.lines} />
  if (!hydrated) return <CheckoutWaiting />
  if (items.length === 0) return <EmptyCheckout />

  const changed = fresh !== null && (refused || hasChanges(items, fresh, storeCurrency))

  const accept = () => {
    if (fresh) replaceItems(agreedTo(items, fresh))
    setRefused(false)
    setFailure(null)
  }
  const goOn = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await checkShipping({ ...values, shippingMethod: method })
    setBusy(false)
    if (answer === 'failed') return setFailure(SHOP_AWAY)
    setErrors(answer)
    if (Object.keys(answer).length === 0) setStep('payment')
  }
  const place = async () => {
    if (busy || !quote || quoted.isStale || changed) return
    setBusy(true)
    setFailure(null)
    const contents = { lines: linesToSend(items), ...values, shippingMethod: method, paymentMethod }
    const shownTotal = quote.usd.total.minor
    const answer = await sendOrder({ ...contents, currency, shownTotal, key: keyFor(contents) })
    setBusy(false)
    if (answer === 'failed') return setFailure(ORDER_FAILED)
    if (answer.outcome === 'placed') {
      card.current?.reset()
      forgetKey()
      setPlaced({ order: answer.order, lines: items })
      clearCart()
    } else if (answer.outcome === 'changed') {
      quoted.take(answer)
      setRefused(true)
    } else if (answer.outcome === 'refused') {
      setErrors(answer.errors)
      if (concernsShipping(answer.errors)) setStep('shipping')
      else setFailure(Object.values(answer.errors)[0] ?? ORDER_FAILED)
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
        <li
          aria-current={step === 'shipping' ? 'step' : undefined}
          className="aria-[current=step]:font-semibold aria-[current=step]:text-ink"
        >
          1 Shipping
        </li>
        <li
          aria-current={step === 'payment' ? 'step' : undefined}
          className="aria-[current=step]:font-semibold aria-[current=step]:text-ink"
        >
          2 Payment
        </li>
      </ol>
      <div className="grid gap-x-3 gap-y-8 lg:grid-cols-12">
        <details className="bg-pearl px-4 lg:hidden">
          <summary className="flex min-h-13 items-center justify-between text-base font-medium">
            Show order summary
            <span className="tabular-nums">{quote && formatMoney(quote.shopper.total)}</span>
          </summary>
          <div className="pb-5">{summary}</div>
        </details>
        <div className="lg:col-span-7">
          {changed && fresh && <ChangedLines items={items} fresh={fresh} onAccept={accept} />}
          {quoted.hasFailed && (
            <div role="alert" className="mb-6 flex flex-wrap items-center gap-4 bg-danger-soft p-4 text-md text-danger">
              We could not reach the shop for today's prices.
              <Button look="secondary" onClick={quoted.askAgain}>
                Try again
              </Button>
            </div>
          )}
          <ErrorSummary errors={errors} />
          {step === 'shipping' ? (
            <section aria-labelledby="step">
              <h2 id="step" ref={stepHeading} tabIndex={-1} className="type-display mb-5 text-sub">
                Shipping
              </h2>
              <ShippingStep
                values={values}
                onValues={setValues}
                method={method}
                onMethod={setWanted}
                quote={quote}
                errors={errors}
                busy={busy}
                failure={failure}
                onContinue={goOn}
              />
            </section>
          ) : (
            <>
              <ShippingRecap values={values} method={method} onEdit={() => setStep('shipping')} />
              <section aria-labelledby="step">
                <h2 id="step" ref={stepHeading} tabIndex={-1} className="type-display mb-5 text-sub">
                  Payment
                </h2>
                <PaymentStep
                  form={card}
                  method={paymentMethod}
                  onMethod={setPaymentMethod}
                  label={quote ? `Place order · ${formatMoney(quote.shopper.total)}` : 'Place order'}
                  busy={busy || quoted.isStale}
                  isSending={busy}
                  failure={failure}
                  onBack={() => {
                    setFailure(null)
                    setStep('shipping')
                  }}
                  onPlace={place}
                />
              </section>
            </>
          )}
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

/** Going on or back moves the focus to the step's heading; opening the page does not. */
function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
