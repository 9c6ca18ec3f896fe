import { SHIPPING_TIMES } from '#app/features/checkout/checkout-words.ts'
import type { ShippingValues } from '#app/features/checkout/shipping-step.tsx'
import { COUNTRIES, COUNTRY_NAMES, SHIPPING_NAMES, type ShippingMethod } from '#app/features/orders/order.ts'

type ShippingRecapProps = { values: ShippingValues; method: ShippingMethod; onEdit: () => void }

/** The finished shipping step in three lines. */
export function ShippingRecap({ values, method, onEdit }: ShippingRecapProps) {
  const { email, address } = values
  const country = COUNTRIES.find((code) => code === address.country)
  return (
    <div className="mb-8 flex items-start justify-between gap-4 border-y border-line py-4 text-base">
      <p className="min-w-0 break-words">
        {address.first_name} {address.last_name}, {email}
        <br />
        {[address.address_line1, address.address_line2, address.city, address.state, address.postal_code]
          .filter(Boolean)
          .join(', ')}
        {country && `, ${COUNTRY_NAMES[country]}`}
        <br />
        {SHIPPING_NAMES[method]}, {SHIPPING_TIMES[method]}
      </p>
      <button type="button" className="min-h-11 px-2 text-link" onClick={onEdit}>
        Edit<span className="sr-only"> shipping</span>
      </button>
    </div>
  )
}
