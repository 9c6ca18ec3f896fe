import { countriesIn } from '#app/base/countries.ts'
import { toDecimal } from '#app/base/money.ts'
import type { MarketPrice } from '#app/pricing/market-price.ts'
import { type DeliveryArea, listDeliveryAreas } from '#app/pricing/shipping/delivery-areas.ts'
import { listZoneOptions, type ShippingSettings } from '#app/pricing/shipping-options.ts'
import { getListCurrency } from '#app/store/market.ts'

/** One unit, with its weight in grams. */
type OfferedUnit = MarketPrice & { readonly weight: number }

/**
 * Returns the delivery cost and time for one unit, by zone, as schema.org's OfferShippingDetails. `countries` are the
 * countries that an address can have.
 */
export function toOfferDetails(
  settings: ShippingSettings,
  countries: readonly string[],
  { price, weight }: OfferedUnit,
) {
  const parcel = { subtotal: price, weight, units: 1 }
  const currency = getListCurrency(settings.market) // the offer's currency, because search engines expect a single currency
  return listDeliveryAreas(settings.shipping.zones, countries).flatMap((area) => {
    const destinations = listDestinations(area)
    if (destinations.length === 0) return []
    return listZoneOptions(area.zone, settings, parcel).flatMap(({ kind, cost, storeCost, days }) => {
      if (kind !== 'delivery') return []
      const value = toDecimal(storeCost.currency === currency ? storeCost : cost)
      return [
        {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value, currency },
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

/** Omits places where the zone covers only some postal codes. */
function listDestinations({ countries, parts }: DeliveryArea) {
  const regions = parts.filter(({ ranges }) => ranges.length === 0)
  return [...countries.map((country) => ({ country, region: '' })), ...regions].flatMap(({ country, region }) =>
    countriesIn(country).map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
      ...(region && { addressRegion: region }),
    })),
  )
}
