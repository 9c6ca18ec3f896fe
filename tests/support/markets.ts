import type { CurrencyCode } from '#app/base/currencies.ts'
import { createAddressRules } from '#app/base/market-addresses.ts'
import type { Rate } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import { EQUAL_RATE, type Market, toMarket } from '#app/store/market.ts'
import { addMarketRate, getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { locales, marketCountries, marketRates, markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** The id of a new store's market, from db/baseline.sql. */
export const INITIAL_MARKET = '01996d6f-8400-7000-8000-000000000001'

type NewMarket = Partial<typeof markets.$inferInsert> & {
  readonly countries?: readonly string[]
  /** Languages, keyed by prefix. */
  readonly languages?: Readonly<Record<string, string>>
  /** The rate from the store currency. */
  readonly rate?: Rate | null
}

/** Adds an open market with its countries and locales. */
export async function addMarket(
  db: Database,
  { countries = [], languages = {}, rate = EQUAL_RATE, ...values }: NewMarket,
) {
  const id = values.id ?? newId<'market'>()
  const currency = values.currency ?? 'USD'
  const market = { name: 'Market', status: 'open' as const, currency, displayCurrencies: [currency], ...values, id }
  return await db.transaction(async (tx): Promise<Id<'market'>> => {
    await tx.insert(markets).values(market)
    if (countries.length > 0)
      await tx.insert(marketCountries).values(countries.map((country) => ({ marketId: id, country })))
    const rows = Object.entries(languages).map(([prefix, language], position) => {
      return { marketId: id, language, prefix, position, isDefault: position === 0 }
    })
    if (rows.length > 0) await tx.insert(locales).values(rows)
    if (rate) await tx.insert(marketRates).values({ marketId: id, currency, ...rate, source: 'typed' })
    return id
  })
}

const MILLION = 1_000_000

type Money = { readonly store_currency: CurrencyCode; readonly usd_rate: number }

/** A new store's market. */
export const OPEN_MARKET: OpenMarket = {
  id: newId<'market'>(),
  name: 'International',
  isPrimary: true,
  currency: 'USD',
  displayCurrencies: ['USD', 'GBP', 'EUR', 'CAD'],
  rates: {
    USD: { base: 1_500 * MILLION, quote: MILLION },
    GBP: { base: MILLION, quote: 790_000 },
    EUR: { base: MILLION, quote: 920_000 },
    CAD: { base: MILLION, quote: 1_350_000 },
  },
  listsInStoreCurrency: true,
  taxIncluded: false,
  taxShipping: false,
  addressForm: 'international',
  roundingStep: 1,
  roundingEnding: 0,
  orderButton: '',
  lawRulesOff: [],
  countries: ['US', 'CA', 'GB', 'EU'],
}

export const TEST_RULES = createAddressRules(OPEN_MARKET, '')

/** Returns a new store's market, optionally with a different store currency and rate. */
export function testMarket(money?: Money): Market {
  if (!money) return toMarket(OPEN_MARKET, 'NGN')
  const rates = { ...OPEN_MARKET.rates, USD: { base: money.usd_rate, quote: MILLION } }
  return toMarket({ ...OPEN_MARKET, rates }, money.store_currency)
}

type MoneyChanges = Partial<Settings> & { readonly usd_rate?: number }

/** Saves settings, and the rate of the US dollar. `usd_rate`: its value in millionths of the store currency. */
export async function saveMoneySettings(db: Database, { usd_rate, ...settings }: MoneyChanges): Promise<void> {
  await saveSettings(db, settings)
  const { id: marketId } = getPrimaryMarket(await readLocales(db))
  const rate = { base: usd_rate ?? 1_500 * MILLION, quote: MILLION }
  await addMarketRate(db, { marketId, currency: 'USD', rate, source: 'typed' })
}
