import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { pick } from '#app/lib/keys.ts'
import { buildTerms, storedTerms } from '#app/orders/sales-terms.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { parseTaxTable } from '#app/pricing/stored-taxes.server.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import { markets } from '#app/store/markets.table.ts'
import type { Settings } from '#app/store/settings.ts'

/** The initial market of a new store, as db/baseline.sql inserts it. */
const PRESET_MARKET = {
  name: 'International',
  currency: 'USD',
  displayCurrencies: ['USD', 'GBP', 'EUR', 'CAD'],
  listsInStoreCurrency: true,
  taxIncluded: false,
  taxShipping: false,
  addressForm: 'international',
  roundingStep: 1,
  roundingEnding: 0,
  orderButton: 'Place order · {total}',
  countries: ['US', 'CA', 'GB', 'EU'],
} as const satisfies Partial<OpenMarket>

const MARKET_FIELDS = Object.keys(PRESET_MARKET).filter((field) => isMarketField(field))

function isMarketField(field: string): field is keyof typeof PRESET_MARKET {
  return Object.hasOwn(PRESET_MARKET, field)
}

/** True for each part that nobody has changed since the store was created, so that the setup can replace it. */
type UnchangedParts = { readonly market: boolean; readonly shipping: boolean; readonly taxes: boolean }

export type SetupState = {
  readonly settings: Settings
  readonly market: OpenMarket
  /** The language of pages without a prefix, as a BCP 47 tag. */
  readonly language: string
  readonly unchangedParts: UnchangedParts
  readonly version: string
}

export async function readSetupState(db: Database): Promise<SetupState> {
  const marketCount = sql<number>`(select count(*)::int from ${markets})`
  const stored = await readValues(db, { ...storedTerms, marketCount })
  const { shipping, locale, ...terms } = buildTerms(stored, { prefix: '', now: new Date() })
  const { rates, registrations } = parseTaxTable(stored.taxes)
  const market = stored.marketCount === 1 && isDeepStrictEqual(pick(locale.market, MARKET_FIELDS), PRESET_MARKET)
  return {
    settings: terms,
    market: locale.market,
    language: locale.language,
    unchangedParts: {
      market,
      shipping: market && isDeepStrictEqual(pick(shipping, ['isPrimary', 'zones', 'pickupPoints']), PRESET_SHIPPING), // the preset zone is for the market's countries
      taxes: isDeepStrictEqual(
        { rates: rates.map(withoutDay), registrations: registrations.map(withoutDay) },
        { rates: sortByCountry(PRESET_TAXES.rates), registrations: sortByCountry(PRESET_TAXES.registrations) },
      ),
    },
    version: computeVersion([stored.settings, stored.markets, stored.shipping, stored.taxes]),
  }
}

function withoutDay<Row extends { readonly validFrom: string }>({ validFrom: _, ...row }: Row) {
  return row
}

/** Sorts rows by country, like the stored rows. */
function sortByCountry<Row extends { readonly country: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.country < b.country ? -1 : 1))
}
