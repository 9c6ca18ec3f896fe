import { type FormEvent, type ReactNode, useId } from 'react'
import type { Address } from '#app/features/addresses/address.ts'
import { AddressFields } from '#app/features/addresses/address-fields.tsx'
import { ADDRESS_RULES } from '#app/features/addresses/address-rules.ts'
import { addressesText } from '#app/features/addresses/addresses-text.ts'
import { STOREFRONT_LOOK } from '#app/features/addresses/storefront-look.ts'
import { useAddressForm } from '#app/features/addresses/use-address-form.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { Failure } from '#app/features/checkout/form/obstacle.tsx'
import type { Quote } from '#app/features/checkout/quote/quote.ts'
import { convert, formatMoney } from '#app/features/money/money.ts'
import { useShown } from '#app/features/money/shopper-currency.tsx'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import { orderText } from '#app/features/orders/order-text.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { describedBy, Field, Notes } from '#app/ui/field.tsx'
import { LazySlot } from '#app/ui/lazy-slot.tsx'

export type ShippingValues = { readonly email: string; readonly address: Address }

type ShippingStepProps = {
  values: ShippingValues
  onValues: (values: Partial<ShippingValues>, field: string) => void
  method: ShippingMethod
  onMethod: (method: ShippingMethod) => void
  quote: Quote | null
  hasMethods: boolean
  blockedBy: string | undefined
  errors: FieldErrors
  busy: boolean
  failure: string | null
  onContinue: () => void
  children?: ReactNode
}

export function isShippingField(field: string): boolean {
  return field === 'email' || field === 'shippingMethod' || field.startsWith('address.')
}

export function ShippingStep(props: ShippingStepProps) {
  const { values, onValues, method, onMethod, quote, hasMethods, blockedBy, errors, busy, failure, onContinue } = props
  const { email, address } = values
  const { form, hasFailed, retry } = useAddressForm(address.country, ADDRESS_RULES)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onContinue()
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field
        label={checkoutText.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        hint={checkoutText.forConfirmation}
        value={email}
        error={errors.email}
        onChange={(event) => onValues({ email: event.target.value }, 'email')}
      />
      {form ? (
        <AddressFields
          look={STOREFRONT_LOOK}
          form={form}
          address={address}
          errorOf={(name) => errors[`address.${name}`]}
          onChange={(name, value) => onValues({ address: { ...address, [name]: value } }, `address.${name}`)}
        />
      ) : (
        <LazySlot hasFailed={hasFailed} onRetry={retry} className="min-h-96">
          {addressesText.formNotShown}
        </LazySlot>
      )}
      {hasMethods && (
        <ShippingMethods quote={quote} method={method} onMethod={onMethod} error={errors.shippingMethod} />
      )}
      {props.children}
      <Failure>{failure}</Failure>
      <Button type="submit" blockedBy={blockedBy} busy={busy} className="md:justify-self-start md:px-14">
        {checkoutText.continueToPayment}
      </Button>
    </form>
  )
}

type ShippingMethodsProps = Pick<ShippingStepProps, 'quote' | 'method' | 'onMethod'> & { error: string | undefined }

function ShippingMethods({ quote, method, onMethod, error }: ShippingMethodsProps) {
  const shown = useShown()
  const id = useId()
  if (!quote) return <div className="skeleton h-32" aria-hidden="true" />
  return (
    <fieldset aria-describedby={describedBy(id, undefined, error)}>
      <legend className="mb-1.5 text-base font-medium">{checkoutText.shippingMethod}</legend>
      <div className="border-t border-line">
        {quote.options.map((option) => (
          <label
            key={option.method}
            className="flex min-h-14 items-center gap-3 border-b border-line has-checked:font-medium"
          >
            <input
              type="radio"
              name="shippingMethod"
              value={option.method}
              checked={option.method === method}
              onChange={() => onMethod(option.method)}
              className="size-5 accent-plum"
            />
            <span className="flex-1">
              {orderText.shippingNames[option.method]}{' '}
              <span className="block text-sm font-normal text-ink-2">{checkoutText.shippingTimes[option.method]}</span>
            </span>
            <span className="tabular-nums">
              {option.cost.minor === 0
                ? checkoutText.free
                : formatMoney(convert(option.cost, shown.currency, shown.rate))}
            </span>
          </label>
        ))}
      </div>
      <Notes id={id} error={error} />
    </fieldset>
  )
}
