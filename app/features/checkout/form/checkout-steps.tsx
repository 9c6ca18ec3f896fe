import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { PAYMENT_LAPSED } from '#app/features/checkout/checkout-messages.ts'
import { EmptyCheckout } from '#app/features/checkout/form/empty-checkout.tsx'
import { OBSTACLE, Obstacle } from '#app/features/checkout/form/obstacle.tsx'
import { OrderSummary } from '#app/features/checkout/form/order-summary.tsx'
import { ShippingStep } from '#app/features/checkout/form/shipping-step.tsx'
import { useCheckout } from '#app/features/checkout/form/use-checkout.ts'
import { formatMoney } from '#app/features/money/money.ts'
import { useLazy } from '#app/lib/lazy.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LazySlot } from '#app/ui/lazy-slot.tsx'

const loadLaterSteps = async () => (await import('#app/features/checkout/form/lazy-steps.ts')).laterSteps

type CheckoutStepsProps = {
  /** Whether an order that had waited here was not paid in time. */
  hasLapsed: boolean
  onWaiting: () => void
}

/** Shipping, then payment, then thanks. What was typed stays, whatever happens. */
export function CheckoutSteps({ hasLapsed, onWaiting }: CheckoutStepsProps) {
  const { items } = useCart()
  const checkout = useCheckout()
  const { draft, change, method, step, quoted, quote, refusal, obstacle, errors, failure, isSending, placed } = checkout
  const [aboveStep, setAboveStep] = useState<Element | null>(null)
  const [aboveContinue, setAboveContinue] = useState<Element | null>(null)
  const { part: later, hasFailed: laterFailed, want: wantLater } = useLazy(loadLaterSteps)
  useStepFocus(step)
  const needsLater = obstacle === 'changes' || step === 'payment'
  useEffect(() => {
    if (needsLater) wantLater()
  }, [needsLater, wantLater])

  if (placed && later) return <later.OrderPlaced {...placed} />
  if (items.length === 0) return <EmptyCheckout takesFocus />

  // All that is said of the sums comes when they do: it stands where it moves nothing that is read or typed by then.
  const obstacles = {
    'no-prices': (
      <Obstacle
        why="We could not reach the store for today's prices."
        className="flex flex-wrap items-center gap-4 bg-danger-soft text-danger"
      >
        <Button
          onClick={() => {
            quoted.confirmAgain()
            focusStep(step) // the button goes
          }}
        >
          Try again
        </Button>
      </Obstacle>
    ),
    refusal: (
      <Obstacle why={refusal ?? ''} className="grid justify-items-start gap-3 bg-amber-soft">
        <ButtonLink to={href('/contact')} look="secondary">
          Contact Us
        </ButtonLink>
      </Obstacle>
    ),
    changes: !later && (
      <div id={OBSTACLE} tabIndex={-1}>
        <LazySlot hasFailed={laterFailed} onRetry={wantLater} className="min-h-40">
          What changed since you filled your cart could not be shown.
        </LazySlot>
      </div>
    ),
  }
  const shown = obstacle && obstacles[obstacle] // in the place of the form where nothing can be ordered, otherwise in it
  const isConfirming = quoted.isStale && !quoted.hasFailed
  const summary = (
    <OrderSummary items={items} fresh={quoted.fresh} isStale={isConfirming} discount={checkout.discount} />
  )
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title">Checkout</h1>
      {hasLapsed && <Lapsed />}
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
          <div ref={setAboveStep} />
          {refusal && shown}
          {step === 'shipping' && !refusal && (
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
                hasMethods={quote !== null || isConfirming}
                blockedBy={obstacle ? OBSTACLE : undefined}
                errors={errors}
                busy={isSending || (isConfirming && !quote)}
                failure={failure}
                onContinue={() => {
                  wantLater() // not every browser gives a pressed button the focus
                  void checkout.goOn()
                }}
              >
                {shown}
                <div ref={setAboveContinue} className="empty:hidden" />
              </ShippingStep>
            </section>
          )}
          <section aria-labelledby="payment-step" hidden={step !== 'payment' || refusal !== null}>
            <h2 id="payment-step" tabIndex={-1} className="type-display mb-5 text-sub">
              Payment
            </h2>
            {later && aboveStep ? (
              <later.AfterShipping
                checkout={checkout}
                aboveStep={aboveStep}
                aboveContinue={aboveContinue}
                onWaiting={onWaiting}
              >
                {step === 'payment' && !refusal && shown}
              </later.AfterShipping>
            ) : (
              <LazySlot hasFailed={laterFailed} onRetry={wantLater} className="min-h-80">
                The payment step could not be shown.
              </LazySlot>
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

/** It takes the focus, as what it was about has gone. */
function Lapsed() {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} role="alert" tabIndex={-1} className="mt-4 bg-amber-soft p-4 text-md">
      {PAYMENT_LAPSED}
    </p>
  )
}

/** Going on or back moves the focus to the step's heading; opening the page does not, nor does an error, which has it. */
function useStepFocus(step: string) {
  const shown = useRef(step)
  // Before anything can be typed into the step that has just appeared
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement?.getAttribute('role') === 'alert') return
    focusStep(step)
  }, [step])
}

function focusStep(step: string): void {
  document.getElementById(`${step}-step`)?.focus({ preventScroll: true })
}
