import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import type { ShippingValues } from '#app/features/checkout/form/shipping-step.tsx'
import { addressLines } from '#app/features/orders/address.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import { orderText } from '#app/features/orders/order-text.ts'

type ShippingRecapProps = { values: ShippingValues; method: ShippingMethod; onEdit: () => void }

export function ShippingRecap({ values, method, onEdit }: ShippingRecapProps) {
  const { email, address } = values
  return (
    <div className="mb-8 flex items-start justify-between gap-4 border-y border-line py-4 text-base">
      <p className="min-w-0 break-words">
        {address.first_name} {address.last_name}, {email}
        <br />
        {addressLines({ ...address, first_name: '', last_name: '', phone: '' }).join(', ')}
        <br />
        {orderText.shippingNames[method]}, {checkoutText.shippingTimes[method]}
      </p>
      <button type="button" className="-mt-3 -mr-2 min-h-11 px-2 text-link" onClick={onEdit}>
        {checkoutText.editShipping.short}
        <span className="sr-only">{checkoutText.editShipping.rest}</span>
      </button>
    </div>
  )
}
