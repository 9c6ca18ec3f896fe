import { useAddressLines } from '#app/base/use-address-form.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { ChangedLines } from '#app/orders/checkout/form/changed-lines.tsx'
import { PaymentStep } from '#app/orders/checkout/form/payment-step.tsx'
import { isShippingField, type ShippingValues } from '#app/orders/checkout/form/shipping-step.tsx'
import { formatDeliveryTime } from '#app/pricing/shipping.ts'
import type { ShippingOption } from '#app/pricing/shipping-options.ts'
import { useStore } from '#app/store/store.tsx'
import { FieldErrorList } from '#app/ui/field-error-list.tsx'
import { uiText } from '#app/ui/ui-text.ts'

export type LaterSteps = typeof laterSteps

/** The components that can follow the first step, loaded together. */
export const laterSteps = { ChangedLines, PaymentStep, ShippingErrors, ShippingRecap }

/** The errors of the shipping step, in the order of its fields. */
function ShippingErrors({ errors }: { errors: FieldErrors }) {
  const listed = Object.entries(errors)
    .filter(([field]) => isShippingField(field))
    .map(([field, message]) => ({ field, name: field.split('.').at(-1) ?? field, message }))
    .sort((a, b) => findPosition(a.name) - findPosition(b.name))
  return <FieldErrorList title={checkoutText.checkFields} errors={listed} className="mb-6" />
}

/** Returns the position of the field in the form. The order of the fields depends on the country. */
function findPosition(name: string): number {
  const controls = [...document.querySelectorAll('form [name]')]
  return controls.findIndex((control) => control.getAttribute('name') === name)
}

type ShippingRecapProps = { values: ShippingValues; option: ShippingOption | undefined; onEdit: () => void }

function ShippingRecap({ values, option, onEdit }: ShippingRecapProps) {
  const { email, address } = values
  const { addressRules } = useStore()
  const lines = useAddressLines({ ...address, first_name: '', last_name: '', phone: '' }, addressRules)
  return (
    <div className="mb-8 flex items-start justify-between gap-4 border-y border-line py-4 text-base">
      <p className="min-w-0 wrap-anywhere">
        {uiText.list([`${address.first_name} ${address.last_name}`, email])}
        <br />
        {uiText.list(lines)}
        <br />
        {option && uiText.list([option.name, formatDeliveryTime(option)].filter(Boolean))}
      </p>
      <button type="button" className="-mt-3 -me-2 min-h-11 px-2 text-link" onClick={onEdit}>
        {checkoutText.editShipping.short}
        <span className="sr-only">{checkoutText.editShipping.rest}</span>
      </button>
    </div>
  )
}
