import { type FormEvent, type ReactNode, useEffect } from 'react'
import type { Address } from '#app/base/address.ts'
import { AddressFields, STOREFRONT_LOOK } from '#app/base/address-fields.tsx'
import { addressesText } from '#app/base/address-text.ts'
import { useAddressForm } from '#app/base/use-address-form.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { Failure } from '#app/orders/checkout/form/obstacle.tsx'
import type { PickupPointsProps } from '#app/orders/checkout/form/pickup-points.tsx'
import { ShippingMethods } from '#app/orders/checkout/form/shipping-methods.tsx'
import type { VatNumberFieldProps } from '#app/orders/checkout/form/vat-number-field.tsx'
import { putCountryFirst } from '#app/orders/checkout/put-country-first.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { useStore } from '#app/store/store.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { useLazy } from '#app/ui/lazy.ts'
import { LazySlot } from '#app/ui/lazy-slot.tsx'

export type ShippingValues = { readonly email: string; readonly address: Address; readonly vatNumber: string }

type ShippingStepProps = {
  values: ShippingValues
  onValues: (values: Partial<ShippingValues>, field: string) => void
  method: string
  onMethod: (method: string) => void
  pickupPoint: string
  onPickupPoint: (id: string) => void
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
  return ['email', 'shippingMethod', 'pickupPoint', 'vatNumber'].includes(field) || field.startsWith('address.')
}

export function ShippingStep(props: ShippingStepProps) {
  const { values, onValues, quote, hasMethods, blockedBy, errors, busy, failure, onContinue } = props
  const { email, address } = values
  const { addressRules, focusesCheckout } = useStore()
  const { form, hasFailed, retry } = useAddressForm(address.country, addressRules)
  const isPickup = quote?.options.some((option) => option.method === props.method && option.kind === 'pickup')
  const hasPoints = quote && isPickup && quote.pickupPoints.length > 0
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
          form={focusesCheckout ? putCountryFirst(form) : form}
          address={address}
          findError={(name) => errors[`address.${name}`]}
          onChange={(name, value) => onValues({ address: { ...address, [name]: value } }, `address.${name}`)}
        />
      ) : (
        <LazySlot hasFailed={hasFailed} onRetry={retry} className="min-h-96">
          {addressesText.formNotShown}
        </LazySlot>
      )}
      {quote?.takesVatNumber && (
        <LazyVatNumber
          value={values.vatNumber}
          onChange={(vatNumber) => onValues({ vatNumber }, 'vatNumber')}
          error={errors.vatNumber}
        />
      )}
      {hasMethods && (
        <ShippingMethods
          quote={quote}
          method={props.method}
          onMethod={props.onMethod}
          isAddressKnown={address.postal_code.trim() !== '' || address.state.trim() !== ''}
          error={errors.shippingMethod}
        />
      )}
      {hasPoints && (
        <LazyPickupPoints
          points={quote.pickupPoints}
          chosen={props.pickupPoint}
          onChoose={props.onPickupPoint}
          error={errors.pickupPoint}
        />
      )}
      {props.children}
      <Failure>{failure}</Failure>
      <Button type="submit" blockedBy={blockedBy} busy={busy} className="md:justify-self-start md:px-14">
        {checkoutText.continueToPayment}
      </Button>
    </form>
  )
}

const loadVatNumber = () => import('#app/orders/checkout/form/vat-number-field.tsx')

/** Loaded lazily, because few stores need it. */
function LazyVatNumber(props: VatNumberFieldProps) {
  const { part, hasFailed, startLoading: load } = useLazy(loadVatNumber)
  useEffect(load, [load])
  if (part) return <part.VatNumberField {...props} />
  return (
    <LazySlot hasFailed={hasFailed} onRetry={load} className="min-h-24">
      {checkoutText.vatNumberNotShown}
    </LazySlot>
  )
}

const loadPickupPoints = () => import('#app/orders/checkout/form/pickup-points.tsx')

/** Loaded lazily, because few stores have pickup points. */
function LazyPickupPoints(props: PickupPointsProps) {
  const { part, hasFailed, startLoading } = useLazy(loadPickupPoints)
  useEffect(startLoading, [startLoading])
  if (part) return <part.PickupPoints {...props} />
  return (
    <LazySlot hasFailed={hasFailed} onRetry={startLoading} className="min-h-32">
      {checkoutText.pickupPointsNotShown}
    </LazySlot>
  )
}
