import { countriesIn } from '#app/features/addresses/countries.ts'
import { chargedPrice } from '#app/features/markets/market.ts'
import { type Money, toDecimal } from '#app/features/money/money.ts'
import type { ShippingZone } from '#app/features/shipping/shipping.ts'
import { type ShippingSettings, zoneOptions } from '#app/features/shipping/shipping-options.ts'

/** One unit, at its price in the store currency, with its weight in grams. */
type OfferedUnit = { readonly price: Money; readonly weight: number }

/** What delivery of one unit costs and takes, by zone, as schema.org's OfferShippingDetails. */
export function offerDetails(settings: ShippingSettings, { price, weight }: OfferedUnit) {
  const parcel = { subtotal: chargedPrice(price, settings.market), weight, units: 1 }
  return settings.shipping.zones.flatMap((zone) => {
    const destinations = destinationsOf(zone)
    if (destinations.length === 0) return []
    return zoneOptions(zone, settings, parcel).flatMap(({ kind, storeCost, days }) => {
      if (kind !== 'delivery') return []
      const { currency } = storeCost // of the offer: search engines want one currency
      return [
        {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(storeCost), currency },
          shippingDestination: destinations,
          ...(days && {
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              transitTime: { '@type': 'QuantitativeValue', minValue: days.min, maxValue: days.max, unitCode: 'DAY' },
            },
          }),
        },
      ]
    })
  })
}

/** Without places that only some postal codes of belong to. */
function destinationsOf({ places }: ShippingZone) {
  return places
    .filter(({ ranges }) => ranges.length === 0)
    .flatMap(({ country, region }) =>
      countriesIn(country).map((addressCountry) => ({
        '@type': 'DefinedRegion',
        addressCountry,
        ...(region && { addressRegion: region }),
      })),
    )
}
