import type { Address } from '#app/features/addresses/address.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { readTerms } from '#app/features/checkout/quote/sales-terms.server.ts'
import { outsideField } from '#app/features/shipping/find-zone.ts'
import type { Destination } from '#app/features/shipping/shipping.ts'
import { addressProblem, type ShippingSettings } from '#app/features/shipping/shipping-options.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** A message at the address if nothing is delivered there. */
export async function deliveryErrors(
  db: Database,
  { address }: { readonly address: Address },
  prefix: string,
): Promise<FieldErrors> {
  const terms = await readTerms(db, { prefix, now: new Date() })
  return addressProblem(terms, destinationOf(address)) === 'outside' ? undeliveredErrors(terms, address) : {}
}

export function destinationOf({ country, state, postal_code }: Address): Destination {
  return { country, region: state, postalCode: postal_code }
}

export function undeliveredErrors({ shipping }: Pick<ShippingSettings, 'shipping'>, address: Address): FieldErrors {
  return { [`address.${outsideField(shipping.zones, destinationOf(address))}`]: checkoutText.notDeliveredHere }
}
