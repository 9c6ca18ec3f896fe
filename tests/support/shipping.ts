import { eq } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { shippingPlaces, shippingRates, shippingZones } from '#app/pricing/shipping.table.ts'
import type { ShippingRate, ShippingZone } from '#app/pricing/shipping.ts'
import { markets } from '#app/store/markets.table.ts'

type Zone = {
  readonly name?: string
  readonly marketId?: Id<'market'>
  readonly places: readonly Omit<typeof shippingPlaces.$inferInsert, 'zoneId'>[]
  readonly rates: readonly Partial<typeof shippingRates.$inferInsert>[]
}

export async function findPrimaryMarketId(db: Database): Promise<Id<'market'>> {
  const [market] = await db.select({ id: markets.id }).from(markets).where(eq(markets.isPrimary, true))
  if (!market) throw new Error('There is no primary market')
  return market.id
}

/** Adds a zone after the existing ones, by default to the primary market. */
export async function addZone(db: Database, { name = 'Zone', marketId, places, rates }: Zone) {
  const id = newId<'shipping-zone'>()
  const market = marketId ?? (await findPrimaryMarketId(db))
  await db.insert(shippingZones).values({ id, marketId: market, name, position: 10 })
  if (places.length > 0)
    await db.insert(shippingPlaces).values(places.map((place, position) => ({ ...place, zoneId: id, position })))
  await db.insert(shippingRates).values(
    rates.map((rate, position) => ({
      key: `rate-${position}`,
      name: `Rate ${position}`,
      kind: 'delivery' as const,
      amount: 500,
      position,
      ...rate,
      zoneId: id,
    })),
  )
  return id
}

/** Returns a zone for one country. What a rate omits is as in standard delivery for $10, without limits. */
export function testZone(country: string, ...rates: readonly Partial<ShippingRate>[]): ShippingZone {
  const limits = { freeFrom: null, basis: 'subtotal' as const, minimum: null, maximum: null }
  const standard = { key: 'standard', name: 'Standard', kind: 'delivery' as const, amount: 10_00 }
  return {
    name: country,
    places: [{ country, region: '', ranges: [] }],
    rates: rates.map((rate) => ({ ...standard, ...limits, daysMin: null, daysMax: null, ...rate })),
  }
}
