import { sql } from 'drizzle-orm'
import { parseId } from '#app/lib/id.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listShippingMarkets } from '#app/pricing/shipping/admin/shipping-overview.server.ts'
import type { AddressTest } from '#app/pricing/shipping/admin/test-address.ts'
import { type TestedAddress, testAddress } from '#app/pricing/shipping/admin/tested-address.server.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { readShippingOf } from '#app/pricing/shipping/market-shipping.server.ts'
import { storedTaxes, taxTableFrom } from '#app/pricing/taxes/stored-taxes.server.ts'
import { taxesOn } from '#app/pricing/taxes/tax-table.ts'
import { findMarket, type StoredMarket } from '#app/store/markets/admin/read-markets.server.ts'
import type { OpenMarket } from '#app/store/markets/locale.ts'
import { EQUAL, marketOf } from '#app/store/markets/market.ts'
import { settingsFrom, storedSettings } from '#app/store/settings/settings.server.ts'
import type { Settings } from '#app/store/settings/settings.ts'

/** What /admin/shipping shows: all markets, and the result of a test. */
export async function readShippingPage(db: Database, test: AddressTest | null) {
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
    test,
    result: test && (await testIn(db, test, { ...settings, taxes })),
  }
}

type TestSettings = Omit<Parameters<typeof testAddress>[2], 'market' | 'shipping'> & Pick<Settings, 'store_currency'>

/** Null if there is no such market. Drafts are tested like open ones. */
async function testIn(db: Database, test: AddressTest, settings: TestSettings): Promise<TestedAddress | null> {
  const id = parseId<'market'>(test.market)
  const stored = id && (await findMarket(db, id))
  if (!stored) return null
  const market = marketOf(asOpen(stored), settings.store_currency)
  return testAddress(test, stored, { ...settings, market, shipping: await readShippingOf(db, stored.id) })
}

/** A draft may lack its rate, which only the store's side of an order needs. Laws change nothing about shipping. */
function asOpen({ currency, rate, displays: _, locales: _locales, ...market }: StoredMarket): OpenMarket {
  return { ...market, currency, displayCurrencies: [currency], rates: { [currency]: rate ?? EQUAL }, lawRulesOff: [] }
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
