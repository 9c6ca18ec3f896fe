import { sql } from 'drizzle-orm'
import { localesFrom, storedMarkets } from '#app/features/markets/locales.server.ts'
import { marketOf } from '#app/features/markets/market.ts'
import { settingsFrom, storedSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { listShippingMarkets } from '#app/features/shipping/admin/shipping-overview.server.ts'
import { type AddressTest, testAddress } from '#app/features/shipping/admin/test-address.ts'
import { shippingFrom, storedShipping } from '#app/features/shipping/market-shipping.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** What /admin/shipping shows: all markets, and the result of a test. */
export async function readShippingPage(db: Database, test: AddressTest | null) {
  const [markets, { rows }] = await Promise.all([
    listShippingMarkets(db),
    db.execute<{ settings: string; markets: string; shipping: string }>(
      sql`select ${storedSettings} as settings, ${storedMarkets} as markets, ${storedShipping} as shipping`,
    ),
  ])
  const [row] = rows
  if (!row) throw new Error('A query without a table returns one row')
  const settings = settingsFrom(row.settings)
  const locale = localesFrom(row.markets).find(({ market }) => market.id === test?.market)
  return {
    markets,
    weightUnit: settings.weight_unit,
    replaced: replacedBySettings(settings),
    test,
    result:
      test && locale
        ? testAddress(
            test,
            {
              ...settings,
              market: marketOf(locale.market, settings.store_currency),
              shipping: shippingFrom(row.shipping, locale.market.id),
            },
            settings.weight_unit,
          )
        : null,
  }
}

/** Settings that replace parts of the primary market's rates. */
function replacedBySettings(settings: Settings): string[] {
  return [
    settings.enable_shipping ? '' : 'Shipping is switched off in the settings: only pickup is offered.',
    settings.default_shipping_rate > 0 ? 'A setting replaces the price of the rate “Standard”.' : '',
    settings.free_shipping_threshold > 0 ? 'A setting replaces from which subtotal it is free.' : '',
    settings.enable_local_pickup ? 'A setting offers free local pickup.' : '',
  ].filter(Boolean)
}
