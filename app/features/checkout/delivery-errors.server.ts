import type { Address } from '#app/features/addresses/address.ts'
import type { ShippingStepInput } from '#app/features/checkout/checkout-input.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { readTerms } from '#app/features/checkout/quote/sales-terms.server.ts'
import { destinationOf, findZone, outsideField } from '#app/features/shipping/find-zone.ts'
import {
  addressProblem,
  lacksPickupPoint,
  ratesOf,
  type ShippingSettings,
} from '#app/features/shipping/shipping-options.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Messages at the address if nothing is delivered there, and at a pickup point that must still be chosen. */
export async function deliveryErrors(
  db: Database,
  { address, shippingMethod, pickupPoint }: ShippingStepInput,
  prefix: string,
): Promise<FieldErrors> {
  const terms = await readTerms(db, { prefix, now: new Date() })
  const destination = destinationOf(address)
  if (addressProblem(terms, destination) === 'outside') return undeliveredErrors(terms, address)
  const rates = ratesOf(findZone(terms.shipping.zones, destination), terms)
  const rate = rates.find(({ key }) => key === shippingMethod)
  const isPointMissing = rate && lacksPickupPoint(rate, terms.shipping, pickupPoint)
  return isPointMissing ? { pickupPoint: checkoutText.choosePickupPoint } : {}
}

export function undeliveredErrors({ shipping }: Pick<ShippingSettings, 'shipping'>, address: Address): FieldErrors {
  return { [`address.${outsideField(shipping.zones, destinationOf(address))}`]: checkoutText.notDeliveredHere }
}
