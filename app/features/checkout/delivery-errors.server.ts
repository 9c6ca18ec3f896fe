import { sql } from 'drizzle-orm'
import type { Address } from '#app/features/addresses/address.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { marketOf } from '#app/features/markets/market.ts'
import { settingsFrom, storedSettings } from '#app/features/settings/settings.server.ts'
import { outsideField } from '#app/features/shipping/find-zone.ts'
import { shippingFrom, storedShipping } from '#app/features/shipping/market-shipping.server.ts'
import type { Destination } from '#app/features/shipping/shipping.ts'
import { addressProblem, type ShippingSettings } from '#app/features/shipping/shipping-options.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** A message at the address if nothing is delivered there. */
export async function deliveryErrors(db: Database, { address }: { readonly address: Address }): Promise<FieldErrors> {
  const { rows } = await db.execute<{ settings: string; shipping: string }>(
    sql`select ${storedSettings} as settings, ${storedShipping} as shipping`,
  )
  const [row] = rows
  if (!row) throw new Error('A query without a table returns one row')
  const stored = settingsFrom(row.settings)
  const settings = { ...stored, market: marketOf(stored), shipping: shippingFrom(row.shipping) }
  return addressProblem(settings, destinationOf(address)) === 'outside' ? undeliveredErrors(settings, address) : {}
}

export function destinationOf({ country, state, postal_code }: Address): Destination {
  return { country, region: state, postalCode: postal_code }
}

export function undeliveredErrors({ shipping }: Pick<ShippingSettings, 'shipping'>, address: Address): FieldErrors {
  return { [`address.${outsideField(shipping.zones, destinationOf(address))}`]: checkoutText.notDeliveredHere }
}
