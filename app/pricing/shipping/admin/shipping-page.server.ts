import { sql } from 'drizzle-orm'
import { dayOf } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listShippingMarkets } from '#app/pricing/shipping/admin/shipping-overview.server.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { storedTaxes, taxTableFrom } from '#app/pricing/stored-taxes.server.ts'
import { taxesOn } from '#app/pricing/tax-table.ts'
import { settingsFrom, storedSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** Returns what /admin/shipping shows of all markets. `settings`: with today's taxes, for the test of an address. */
export async function readShippingPage(db: Database) {
  const [markets, { rows }] = await Promise.all([
    listShippingMarkets(db),
    db.execute<{ settings: string; taxes: string }>(sql`select ${storedSettings} as settings, ${storedTaxes} as taxes`),
  ])
  const [row] = rows
  if (!row) throw new Error('A query without a table returns one row')
  const settings = settingsFrom(row.settings)
  const taxes = taxesOn(taxTableFrom(row.taxes), dayOf(new Date(), settings.store_time_zone))
  return {
    markets,
    weightUnit: settings.weight_unit,
    replaced: replacedBySettings(settings),
    settings: { ...settings, taxes },
  }
}

/** Settings that replace parts of the primary market's rates. */
function replacedBySettings(settings: Settings): string[] {
  return [
    settings.enable_shipping ? '' : adminText.replaced.shippingOff,
    settings.default_shipping_rate > 0 ? adminText.replaced.price : '',
    settings.free_shipping_threshold > 0 ? adminText.replaced.freeFrom : '',
    settings.enable_local_pickup ? adminText.replaced.localPickup : '',
  ].filter(Boolean)
}
