import { asc, desc } from 'drizzle-orm'
import { sortByName } from '#app/base/countries.ts'
import { listAddressCountries } from '#app/base/market-addresses.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toCurrencyCode } from '#app/pricing/shipping/admin/zone-market.server.ts'
import { hasPlacesOutside, listZoneWarnings } from '#app/pricing/shipping/admin/zone-warnings.ts'
import { pickupPoints, shippingZones } from '#app/pricing/shipping.table.ts'
import { readContents } from '#app/pricing/shipping-zones.server.ts'
import { marketCountries, markets } from '#app/store/markets.table.ts'

export type ShippingMarket = Awaited<ReturnType<typeof listShippingMarkets>>[number]

/** Lists all markets with their zones, the primary market first. */
export async function listShippingMarkets(db: Database) {
  const [allMarkets, countries, zones, points] = await Promise.all([
    db
      .select(pick(markets, ['id', 'name', 'status', 'isPrimary', 'currency', 'addressForm']))
      .from(markets)
      .orderBy(desc(markets.isPrimary), asc(markets.position), asc(markets.name)),
    db.select(pick(marketCountries, ['marketId', 'country'])).from(marketCountries),
    db
      .select(pick(shippingZones, ['id', 'marketId', 'name', 'position']))
      .from(shippingZones)
      .orderBy(asc(shippingZones.position), asc(shippingZones.id)),
    db
      .select(pick(pickupPoints, ['id', 'marketId', 'name', 'address', 'hours']))
      .from(pickupPoints)
      .orderBy(asc(pickupPoints.position), asc(pickupPoints.id)),
  ])
  const { places, rates } = await readContents(
    db,
    zones.map(({ id }) => id),
  )
  return allMarkets.map((market) => {
    const soldCountries = countries.filter(({ marketId }) => marketId === market.id).map(({ country }) => country)
    const marketZones = zones
      .filter(({ marketId }) => marketId === market.id)
      .map(({ id, name, position }) => ({
        id,
        name,
        position,
        places: places.filter(({ zoneId }) => zoneId === id),
        rates: rates.filter(({ zoneId }) => zoneId === id),
      }))
    return {
      ...market,
      currency: toCurrencyCode(market.currency),
      countries: sortByName(soldCountries),
      /** Countries that an address can have. */
      addressCountries: listAddressCountries({ addressForm: market.addressForm, countries: sortByName(soldCountries) }),
      zones: marketZones,
      pickupPoints: points.filter(({ marketId }) => marketId === market.id),
      warnings: listZoneWarnings(marketZones, sortByName(soldCountries)),
      hasPlacesOutside: hasPlacesOutside(marketZones, soldCountries),
    }
  })
}
