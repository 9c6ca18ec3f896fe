import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { toLatinDigits } from '#app/lib/format/parse-number.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { GuaranteeNotice } from '#app/orders/checkout/form/guarantee-notice.tsx'
import { Failure } from '#app/orders/checkout/form/obstacle.tsx'
import { getOrderButtonText } from '#app/orders/checkout/form/order-button.ts'
import { PaymentMark } from '#app/orders/checkout/form/payment-mark.tsx'
import { getPaymentProblemMessage } from '#app/orders/checkout/payment-problem-text.ts'
import { findChosenPayment } from '#app/orders/checkout/quote/fresh-cart.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import type { PaymentOption } from '#app/pricing/payment-terms.ts'
import { findNoticeYears } from '#app/store/guarantee.ts'
import { type OrderTerms, useStore } from '#app/store/store.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

type PaymentStepProps = {
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  quote: Quote | null
  busy: boolean
  blockedBy: string | undefined
  isSending: boolean
  failure: string | null
  onBack: () => void
  onPlace: () => void
  /** The country of the shipping address. */
  country: string
  children?: ReactNode
}

/**
 * Card data never leaves the browser: the fields have no names and no state. The form is hidden rather than removed,
 * because removing it would lose the data.
 */
export function PaymentStep(props: PaymentStepProps) {
  const {
    method: chosen,
    onMethod,
    quote,
    busy,
    blockedBy,
    isSending,
    failure,
    onBack,
    onPlace,
    children,
    country,
  } = props
  const { orderButton, remindsOfGuarantee, guaranteeNotice, orderTerms } = useStore()
  const guaranteeYears = remindsOfGuarantee ? findNoticeYears(country) : null
  const options = quote?.payments ?? []
  const option = findChosenPayment(quote, chosen)
  const method = option?.method ?? chosen
  const next = option && describeNextStep(option)
  const [missing, setMissing] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const card = form.current
    const clearCard = () => card?.reset()
    window.addEventListener('pagehide', clearCard)
    return () => {
      clearCard() // the payment step is removed once the order has been placed
      window.removeEventListener('pagehide', clearCard)
    }
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-card]')]
    const empty = fields.filter(({ value }) => method === 'credit_card' && value.trim() === '')
    setMissing(empty.map(({ dataset }) => dataset.card ?? ''))
    empty[0]?.focus()
    if (empty.length === 0) onPlace()
  }
  const getCardFieldProps = (name: string, label: string, format?: (input: HTMLInputElement) => void) => ({
    'data-card': name,
    label,
    inputMode: 'numeric' as const,
    required: true,
    error: missing.includes(name) ? checkoutText.required(label) : undefined,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      format?.(event.currentTarget)
      setMissing(missing.filter((missingName) => missingName !== name))
    },
  })
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
      <fieldset>
        <legend className="mb-1.5 text-base font-medium">{orderText.paymentMethod}</legend>
        <div className="border-t border-line">
          {options.map(({ method: option, paymentFlow, fee }) => (
            <div key={option} className="border-b border-line">
              <label className="flex min-h-14 items-center gap-3 has-checked:font-medium">
                <input
                  type="radio"
                  name="paymentMethod"
                  value={option}
                  checked={option === method}
                  onChange={() => onMethod(option)}
                  className="size-5 accent-plum"
                />
                <PaymentMark method={option} />
                {orderText.paymentNames[option]}
                {fee.minor > 0 && <span className="ms-auto font-normal">+ {formatMoney(fee)}</span>}
              </label>
              {option === 'credit_card' && paymentFlow === 'checkout' && (
                <div hidden={method !== option} className="grid gap-5 pt-1 pb-6 md:grid-cols-2">
                  <Field
                    {...getCardFieldProps('number', checkoutText.cardNumber, formatCardNumber)}
                    autoComplete="cc-number"
                    maxLength={23}
                    className="md:col-span-2"
                  />
                  <Field
                    {...getCardFieldProps('expiry', checkoutText.expiry, formatExpiry)}
                    placeholder={checkoutText.expiryExample}
                    autoComplete="cc-exp"
                    maxLength={9}
                  />
                  <Field
                    {...getCardFieldProps('cvv', checkoutText.cvv)}
                    autoComplete="cc-csc"
                    maxLength={4}
                    enterKeyHint="go"
                  />
                  <p className="text-base text-ink-2 md:col-span-2">{checkoutText.noCardCharged}</p>
                </div>
              )}
            </div>
          ))}
        </div>
      </fieldset>
      {quote?.paymentProblem && (
        <p className="bg-danger-soft p-4 text-md text-danger">
          {getPaymentProblemMessage(quote.paymentProblem, quote.charged.total)}
        </p>
      )}
      {next && <p className="text-md text-ink-2">{next}</p>}
      {children}
      {guaranteeYears !== null && <GuaranteeNotice years={guaranteeYears} image={guaranteeNotice} />}
      {orderTerms && <OrderTermsLinks {...orderTerms} />}
      <Failure>{failure}</Failure>
      {quote && quote.shown.total.currency !== quote.charged.total.currency && (
        <p className="-mb-2 text-base text-ink-2">{checkoutText.chargedAsSentence(formatMoney(quote.charged.total))}</p>
      )}
      <div className="flex flex-wrap gap-3 max-md:flex-col-reverse">
        <Button look="secondary" className="min-h-13" onClick={onBack} busy={isSending}>
          {checkoutText.back}
        </Button>
        <Button type="submit" busy={busy} blockedBy={blockedBy} className="md:px-14">
          <span className="grid">
            <span className={`col-start-1 row-start-1 ${isSending ? 'invisible' : ''}`}>
              {getOrderButtonText(orderButton, quote && formatMoney(quote.shown.total))}
            </span>
            {isSending && <span className="col-start-1 row-start-1">{checkoutText.processing}</span>}
          </span>
        </Button>
      </div>
    </form>
  )
}

/** Links that the shopper must see before ordering (§ 305 (2) BGB; Directive 2011/83/EU, Art. 6(1)(h)). */
function OrderTermsLinks({ terms, termsTitle, withdrawal }: OrderTerms) {
  return (
    <div className="grid gap-1 text-base text-ink-2">
      {terms && (
        <p>
          {checkoutText.termsApply}{' '}
          <Link to={terms} target="_blank" className="text-link">
            {termsTitle}
          </Link>
        </p>
      )}
      <p>
        {checkoutText.canWithdraw}{' '}
        <Link to={withdrawal} target="_blank" className="text-link">
          {checkoutText.rightOfWithdrawal}
        </Link>
      </p>
    </div>
  )
}

/** Describes what happens after the order is placed. */
function describeNextStep({ paymentFlow, title, holdDays }: PaymentOption): string {
  if (paymentFlow === 'hosted-page') return checkoutText.securePage(title)
  if (paymentFlow === 'transfer') return checkoutText.transferNext(holdDays ?? 0)
  return paymentFlow === 'delivery' ? checkoutText.cashNext : ''
}

function formatCardNumber(input: HTMLInputElement): void {
  if (input.selectionStart !== input.value.length) return
  input.value = toLatinDigits(input.value)
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

function formatExpiry(input: HTMLInputElement): void {
  if (input.selectionStart !== input.value.length) return
  const digits = toLatinDigits(input.value)
    .replace(/\D/g, '')
    .replace(/^(\d\d)20(\d\d)$/, '$1$2')
    .slice(0, 4)
  input.value = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}
