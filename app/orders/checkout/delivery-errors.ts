import type { Address } from '#app/base/address.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { ShippingStepInput } from '#app/orders/checkout/checkout-input.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { findOutsideField, findZone, toDestination } from '#app/pricing/find-zone.ts'
import {
  findAddressProblem,
  lacksPickupPoint,
  listOfferedRates,
  type ShippingSettings,
} from '#app/pricing/shipping-options.ts'

/** Returns an error for an address to which nothing is delivered, or for a missing choice of pickup point. */
export function findDeliveryErrors(
  terms: ShippingSettings,
  { address, shippingMethod, pickupPoint }: ShippingStepInput,
): FieldErrors {
  const destination = toDestination(address)
  if (findAddressProblem(terms, destination) === 'outside') return createOutsideErrors(terms, address)
  const rates = listOfferedRates(findZone(terms.shipping.zones, destination), terms)
  const rate = rates.find(({ key }) => key === shippingMethod)
  const isPointMissing = rate && lacksPickupPoint(rate, terms.shipping, pickupPoint)
  return isPointMissing ? { pickupPoint: checkoutText.choosePickupPoint } : {}
}

export function createOutsideErrors({ shipping }: Pick<ShippingSettings, 'shipping'>, address: Address): FieldErrors {
  return { [`address.${findOutsideField(shipping.zones, toDestination(address))}`]: checkoutText.notDeliveredHere }
}
