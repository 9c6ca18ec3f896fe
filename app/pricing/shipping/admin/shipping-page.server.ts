import { toDay } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { listShippingMarkets } from '#app/pricing/shipping/admin/shipping-overview.server.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { parseTaxTable, storedTaxes } from '#app/pricing/stored-taxes.server.ts'
import { getTaxesOn } from '#app/pricing/tax-table.ts'
import { parseSettings, storedSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** Returns the data of all markets for /admin/shipping. `settings` contains today's taxes, for testing an address. */
export async function readShippingPage(db: Database) {
  const [markets, stored] = await Promise.all([
    listShippingMarkets(db),
    readValues(db, { settings: storedSettings, taxes: storedTaxes }),
  ])
  const settings = parseSettings(stored.settings)
  const taxes = getTaxesOn(parseTaxTable(stored.taxes), toDay(new Date(), settings.store_time_zone))
  return {
    markets,
    weightUnit: settings.weight_unit,
    replaced: listReplacingSettings(settings),
    settings: { ...settings, taxes },
  }
}

/** Returns descriptions of the settings that replace parts of the primary market's rates. */
function listReplacingSettings(settings: Settings): string[] {
  return [
    settings.enable_shipping ? '' : adminText.replaced.shippingOff,
    settings.default_shipping_rate > 0 ? adminText.replaced.price : '',
    settings.free_shipping_threshold > 0 ? adminText.replaced.freeFrom : '',
    settings.enable_local_pickup ? adminText.replaced.localPickup : '',
  ].filter(Boolean)
}
