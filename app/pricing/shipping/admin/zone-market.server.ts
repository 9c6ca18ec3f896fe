import { eq } from 'drizzle-orm'
import { sortByName } from '#app/base/countries.ts'
import { isCurrency } from '#app/base/currencies.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ZoneMarket } from '#app/pricing/shipping/admin/zone-draft.ts'
import { shippingZones } from '#app/pricing/shipping.table.ts'
import { marketCountries, markets } from '#app/store/markets.table.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** Reads a market for the zone form; null if there is no such market. */
export async function readZoneMarket(db: Database, id: Id<'market'>): Promise<ZoneMarket | null> {
  const { name, currency } = markets
  const { country, marketId } = marketCountries
  const [[market], countries, zones, settings] = await Promise.all([
    db.select({ name, currency }).from(markets).where(eq(markets.id, id)),
    db.select({ country }).from(marketCountries).where(eq(marketId, id)),
    db.$count(shippingZones, eq(shippingZones.marketId, id)),
    readSettings(db),
  ])
  if (!market) return null
  const units = { currency: toCurrencyCode(market.currency), weightUnit: settings.weight_unit }
  return {
    id,
    name: market.name,
    units,
    home: settings.store_country,
    hasZones: zones > 0,
    countries: sortByName(countries.map((row) => row.country)),
  }
}

/** @throws if a later version stored a currency that this version does not support */
export function toCurrencyCode(code: string) {
  if (!isCurrency(code)) throw new Error(`The currency ${code} is not known`)
  return code
}
