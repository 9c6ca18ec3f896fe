import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatMoney } from '#app/base/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { checkShipping } from '#app/orders/checkout/checkout-calls.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import type { ChangedLinesProps } from '#app/orders/checkout/form/changed-lines.tsx'
import { type CheckoutDraft, readDraft, storeDraft } from '#app/orders/checkout/form/checkout-draft.ts'
import type { LaterSteps } from '#app/orders/checkout/form/lazy-steps.tsx'
import { CannotOrder, Failure, NoPrices, OBSTACLE } from '#app/orders/checkout/form/obstacle.tsx'
import { OrderSummary } from '#app/orders/checkout/form/order-summary.tsx'
import { isShippingField, ShippingStep } from '#app/orders/checkout/form/shipping-step.tsx'
import { focusStep, useCheckoutStep } from '#app/orders/checkout/form/use-checkout-step.ts'
import { useDiscountCode } from '#app/orders/checkout/form/use-discount-code.ts'
import { useOrder } from '#app/orders/checkout/form/use-order.ts'
import { useQuote } from '#app/orders/checkout/form/use-quote.ts'
import { useSubmission } from '#app/orders/checkout/form/use-submission.ts'
import { findRejectionText, listCartChanges } from '#app/orders/checkout/quote/cart-changes.ts'
import { findChosenPayment, getPickupPointId } from '#app/orders/checkout/quote/fresh-cart.ts'
import { orderText } from '#app/orders/order-text.ts'
import { useDisplayCurrency, useStore } from '#app/store/store.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLazy } from '#app/ui/lazy.ts'
import { LazySlot } from '#app/ui/lazy-slot.tsx'
import { uiText } from '#app/ui/ui-text.ts'

type ShippingAndPaymentProps = {
  later: ReturnType<typeof useLazy<LaterSteps>>
  hasLapsed: boolean
  onPlaced: () => void
  onWaiting: () => void
}

export function ShippingAndPayment({
  later: { part: later, hasFailed, startLoading: load },
  hasLapsed,
  onPlaced,
  onWaiting,
}: ShippingAndPaymentProps) {
  const { items, oldPrices } = useCart()
  const { addressRules, showsSummary } = useStore()
  const { currency } = useDisplayCurrency()
  const [draft, setDraft] = useState(() => readDraft(addressRules))
  useLayoutEffect(() => storeDraft(draft), [draft]) // stored before another event can navigate away
  const { email, address, shippingMethod, pickupPoint, paymentMethod, discountCode } = draft
  const { country, state: region, postal_code: postalCode } = address
  const cart = useQuote({
    country,
    region,
    postalCode,
    vatNumber: draft.vatNumber,
    method: shippingMethod,
    paymentMethod,
    currency,
    discountCode,
  })
  const setCode = useCallback((code: string) => setDraft((now) => ({ ...now, discountCode: code })), [])
  const discount = useDiscountCode(discountCode, setCode, cart)
  const { step, openPayment, openShipping } = useCheckoutStep(draft.isComplete)
  const fields = useFieldErrors()
  const submission = useSubmission()

  const quote = cart.fresh?.quote ?? null
  const changes = cart.fresh ? listCartChanges(items, oldPrices, cart.fresh) : []
  const rejection = cart.fresh && findRejectionText(cart.fresh)
  const isOffered = quote === null || quote.options.some(({ method }) => method === shippingMethod)
  const method = isOffered ? shippingMethod : (quote.method ?? shippingMethod)
  const option = quote?.options.find((offered) => offered.method === method)
  const point = quote && option?.kind === 'pickup' ? getPickupPointId(quote, pickupPoint) : ''
  const vatNumber = quote?.takesVatNumber ? draft.vatNumber : ''
  const { obstacle, accept, place } = useOrder({
    choice: {
      email,
      address,
      shippingMethod: method,
      pickupPoint: point,
      discountCode,
      vatNumber,
      paymentMethod: findChosenPayment(quote, paymentMethod)?.method ?? paymentMethod,
    },
    cart,
    hasChanges: changes.length > 0,
    rejection,
    submission,
    onPlaced,
    onWaiting,
    onRejected: (errors) => {
      fields.show(errors)
      const isShipping = Object.keys(errors).some(isShippingField)
      if (isShipping) setDraft({ ...draft, isComplete: false })
      return isShipping
    },
  })
  useEffect(() => {
    if (step === 'payment') load()
  }, [step, load])

  const change = (values: Partial<CheckoutDraft>, field: string) => {
    setDraft({ ...draft, isComplete: false, ...values })
    fields.clear(field)
  }
  const submitShipping = async () => {
    const errors = await submission.send(
      checkShipping({ email, address, shippingMethod: method, pickupPoint: point, vatNumber }),
    )
    if (errors === 'failed') return submission.fail(uiText.storeAway)
    if (errors['']) return submission.fail(errors[''])
    fields.show(errors)
    if (Object.keys(errors).length > 0) return
    setDraft((now) => (now === draft ? { ...draft, isComplete: true } : now))
    openPayment()
  }
  const goBack = () => {
    submission.fail(null)
    openShipping()
  }

  const obstacles = {
    'no-prices': (
      <NoPrices
        onRetry={() => {
          cart.refresh()
          focusStep(step) // since the button disappears
        }}
      />
    ),
    rejection: <CannotOrder why={rejection ?? ''} />,
    changes: (
      <LazyChangedLines
        loaded={later?.ChangedLines}
        changes={changes}
        quote={quote}
        codeProblem={discount.problem}
        isEmpty={rejection === checkoutText.nothingLeft}
        onAccept={async () => {
          if (await accept()) focusStep(step)
        }}
      />
    ),
  }
  const notice = obstacle && obstacles[obstacle] // replaces the form if nothing can be ordered, otherwise shown inside it
  const blockedBy = obstacle ? OBSTACLE : undefined
  const isLoading = cart.status === 'loading'
  const total = quote && formatMoney(quote.shown.total)
  const summary = <OrderSummary items={items} fresh={cart.fresh} isStale={isLoading} discount={discount} />
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title">{orderText.checkout}</h1>
      {hasLapsed && <LapsedNotice />}
      <p role="status" className="sr-only">
        {total && cart.status === 'ready' && checkoutText.total(total)}
      </p>
      <StepNames current={step} />
      <div className="grid gap-x-3 gap-y-8 lg:grid-cols-12">
        {/* The order must be visible beside the button that commits the shopper to pay (Directive 2011/83/EU, Art. 8(2)) */}
        <details className="group bg-pearl px-4 lg:hidden" open={(step === 'payment' && showsSummary) || undefined}>
          <summary className="flex min-h-13 items-center gap-2 text-base font-medium">
            <Icon name="down" className="size-4 group-open:rotate-180" />
            <span className="group-open:hidden">{checkoutText.showSummary}</span>
            <span className="hidden group-open:inline">{checkoutText.hideSummary}</span>
            <span className="ms-auto tabular-nums">{total}</span>
          </summary>
          <div className="pb-5">{summary}</div>
        </details>
        <div className="lg:col-span-7">
          {later && !rejection && <later.ShippingErrors key={fields.version} errors={fields.errors} />}
          {later && !rejection && step === 'payment' && (
            <later.ShippingRecap values={draft} option={option} onEdit={goBack} />
          )}
          {rejection && notice}
          {rejection && <Failure className="mt-4">{submission.failure}</Failure>}
          {step === 'shipping' && !rejection && (
            <section aria-labelledby="shipping-step" onFocus={load}>
              <h2 id="shipping-step" tabIndex={-1} className="type-display mb-5 text-sub">
                {checkoutText.steps.shipping}
              </h2>
              <ShippingStep
                values={draft}
                onValues={change}
                method={method}
                onMethod={(chosen) => change({ shippingMethod: chosen }, 'shippingMethod')}
                pickupPoint={point}
                onPickupPoint={(chosen) => change({ pickupPoint: chosen }, 'pickupPoint')}
                quote={quote}
                hasMethods={quote !== null || isLoading}
                blockedBy={blockedBy}
                errors={fields.errors}
                busy={submission.isSending || (isLoading && !quote)}
                failure={submission.failure}
                onContinue={() => {
                  load() // Safari does not focus a clicked button
                  void submitShipping()
                }}
              >
                {notice}
              </ShippingStep>
            </section>
          )}
          <section aria-labelledby="payment-step" hidden={step !== 'payment' || rejection !== null}>
            <h2 id="payment-step" tabIndex={-1} className="type-display mb-5 text-sub">
              {checkoutText.steps.payment}
            </h2>
            {later ? (
              <later.PaymentStep
                country={draft.address.country}
                method={paymentMethod}
                onMethod={(chosen) => setDraft({ ...draft, paymentMethod: chosen })}
                quote={quote}
                busy={submission.isSending || isLoading}
                blockedBy={blockedBy}
                isSending={submission.isSending}
                failure={submission.failure}
                onBack={goBack}
                onPlace={place}
              >
                {step === 'payment' && !rejection && notice}
              </later.PaymentStep>
            ) : (
              <LazySlot hasFailed={hasFailed} onRetry={load} className="min-h-80">
                {checkoutText.paymentNotShown}
              </LazySlot>
            )}
          </section>
        </div>
        <aside aria-label={checkoutText.summary} className="max-lg:hidden lg:col-span-4 lg:col-start-9">
          <div className="sticky top-21 bg-pearl p-6">
            <h2 className="type-display mb-2 text-sub">{checkoutText.yourOrder}</h2>
            {summary}
          </div>
        </aside>
      </div>
    </div>
  )
}

const loadChangedLines = async () => (await import('#app/orders/checkout/form/changed-lines.tsx')).ChangedLines

type LazyChangedLinesProps = ChangedLinesProps & { loaded: LaterSteps['ChangedLines'] | undefined }

/** The cart may change before the later steps are loaded. `loaded`: the component, if those steps are loaded. */
function LazyChangedLines({ loaded, ...props }: LazyChangedLinesProps) {
  const { part, hasFailed, startLoading } = useLazy(loadChangedLines)
  const Shown = loaded ?? part
  useEffect(() => {
    if (!Shown) startLoading()
  }, [Shown, startLoading])
  if (Shown) return <Shown {...props} />
  return (
    <div id={OBSTACLE} tabIndex={-1}>
      <LazySlot hasFailed={hasFailed} onRetry={startLoading} className="min-h-40">
        {checkoutText.changesNotShown}
      </LazySlot>
    </div>
  )
}

function StepNames({ current }: { current: string }) {
  return (
    <ol className="mt-4 mb-8 flex gap-6 text-base text-ink-2">
      {(['shipping', 'payment'] as const).map((name, index) => (
        <li
          key={name}
          aria-current={name === current ? 'step' : undefined}
          className="aria-[current=step]:font-semibold aria-[current=step]:text-ink"
        >
          {index + 1} {checkoutText.steps[name]}
        </li>
      ))}
    </ol>
  )
}

function LapsedNotice() {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} role="alert" tabIndex={-1} className="mt-4 bg-amber-soft p-4 text-md">
      {checkoutText.paymentLapsed}
    </p>
  )
}

function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [version, setVersion] = useState(0)
  return {
    errors,
    version,
    show: (messages: FieldErrors) => {
      setErrors(messages)
      setVersion(version + 1)
    },
    clear: (field: string) => setErrors(({ [field]: _, ...others }) => others),
  }
}
