import { type FormEvent, type ReactNode, useId } from 'react'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { Failure } from '#app/features/checkout/form/obstacle.tsx'
import type { Quote } from '#app/features/checkout/quote/quote.ts'
import { convert, formatMoney } from '#app/features/money/money.ts'
import { useShown } from '#app/features/money/shopper-currency.tsx'
import { type Address, COUNTRIES } from '#app/features/orders/address.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import { orderText } from '#app/features/orders/order-text.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { describedBy, Field, Notes, SelectField } from '#app/ui/field.tsx'

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
  const field = (name: keyof Address) => ({
    label: orderText.addressFields[name],
    name,
    value: address[name],
    error: errors[`address.${name}`],
    onChange: (event: { target: { value: string } }) =>
      onValues({ address: { ...address, [name]: event.target.value } }, `address.${name}`),
  })
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
      <div className="grid gap-5 md:grid-cols-2">
        <Field {...field('first_name')} autoComplete="given-name" required maxLength={100} />
        <Field {...field('last_name')} autoComplete="family-name" required maxLength={100} />
      </div>
      <Field {...field('address_line1')} autoComplete="address-line1" required maxLength={200} />
      <Field {...field('address_line2')} autoComplete="address-line2" maxLength={200} />
      <div className="grid gap-5 md:grid-cols-3">
        <Field {...field('city')} autoComplete="address-level2" required maxLength={100} />
        <Field {...field('state')} autoComplete="address-level1" required maxLength={100} />
        <Field
          {...field('postal_code')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          required
          maxLength={20}
        />
      </div>
      <SelectField {...field('country')} autoComplete="country" required>
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {orderText.countries[code]}
          </option>
        ))}
      </SelectField>
      <Field
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="go"
        required
        maxLength={50}
        hint={orderText.phoneHint}
      />
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
