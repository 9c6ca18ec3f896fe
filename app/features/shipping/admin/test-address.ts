import { type Money, parseMoney } from '#app/features/money/money.ts'
import { findZone } from '#app/features/shipping/find-zone.ts'
import { offerShipping, type ShippingOffer, type ShippingSettings } from '#app/features/shipping/shipping-options.ts'
import { parseWeight, type WeightUnit } from '#app/features/shipping/weight.ts'

/** As typed, in the URL. */
export type AddressTest = {
  readonly market: string
  readonly country: string
  readonly region: string
  readonly postal: string
  readonly weight: string
  readonly subtotal: string
}

export type TestedAddress = ShippingOffer & { readonly zone: string | null }

/** Null without an address in the URL. */
export function addressTestOf(query: URLSearchParams): AddressTest | null {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const test = {
    ...{ market: text('market'), country: text('country').toUpperCase(), region: text('region') },
    ...{ postal: text('postal'), weight: text('weight'), subtotal: text('subtotal') },
  }
  return test.country === '' ? null : test
}

/** What a shopper with this address would be offered, for one unit. */
export function testAddress(test: AddressTest, settings: ShippingSettings, weightUnit: WeightUnit): TestedAddress {
  const destination = { country: test.country, region: test.region, postalCode: test.postal }
  const subtotal = subtotalOf(test, settings)
  const weight = parseWeight(test.weight, weightUnit) ?? 0
  return {
    zone: findZone(settings.shipping.zones, destination)?.name ?? null,
    ...offerShipping(settings, destination, { subtotal, weight, units: 1 }),
  }
}

function subtotalOf({ subtotal }: AddressTest, { market }: ShippingSettings): Money {
  return parseMoney(subtotal, market.currency) ?? { minor: 0, currency: market.currency }
}
