import { asc, desc, eq, sql } from 'drizzle-orm'
import type { AddressRules } from '#app/base/address.ts'
import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import type { Rate } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { shippingPlaces, shippingRates, shippingZones } from '#app/pricing/shipping.table.ts'
import { locales, marketCountries, marketRates, markets } from '#app/store/markets.table.ts'
import { readSettings } from '#app/store/settings.server.ts'

export type FormLocale = {
  /** '' for a new locale. */
  readonly id: string
  readonly language: string
  /** Without a slash; '' in the primary market's first locale. */
  readonly prefix: string
  readonly isDefault: boolean
}

/** A market as loaded by its form. */
export type FormMarket = {
  readonly id: string
  readonly name: string
  readonly status: 'draft' | 'open'
  readonly isPrimary: boolean
  readonly countries: readonly string[]
  readonly currency: CurrencyCode
  /** Converts from the store currency. Null if it was never entered or the currencies are the same. */
  readonly rate: Rate | null
  /** Currencies other than `currency`. Rates convert from `currency`. */
  readonly displays: readonly { readonly currency: CurrencyCode; readonly rate: Rate | null }[]
  readonly listsInStoreCurrency: boolean
  readonly roundingStep: number
  readonly roundingEnding: number
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  readonly addressForm: AddressRules['form']
  readonly orderButton: string
  readonly locales: readonly FormLocale[]
  readonly version: string
}

export type StoredMarket = FormMarket & {
  readonly id: Id<'market'>
  readonly position: number
  /** True if a zone with an active rate covers at least part of one of the market's countries. */
  readonly hasShipping: boolean
}

/**
 * Only country-specific address forms offer the members of a group as countries. With the international form, an
 * address cannot be in a zone for a single member.
 */
const hasShipping = sql<boolean>`exists (
  select from ${shippingZones} z where z.market_id = ${markets}.id
    and exists (
      select from ${shippingPlaces} p, ${marketCountries} c where p.zone_id = z.id and c.market_id = z.market_id
        and (country_span(p.country) @> country_span(c.country)
          or ${markets}.address_form = 'country' and country_span(c.country) @> country_span(p.country))
    )
    and exists (select from ${shippingRates} r where r.zone_id = z.id and r.is_active)
)`

const MARKET_FIELDS = [
  ...(['id', 'name', 'status', 'isPrimary', 'currency', 'listsInStoreCurrency', 'taxIncluded', 'taxShipping'] as const),
  ...(['addressForm', 'roundingStep', 'roundingEnding', 'orderButton', 'position'] as const),
] as const

/** Returns all markets, including drafts, with the primary market first. */
export async function readMarkets(db: Database): Promise<readonly StoredMarket[]> {
  return await read(db)
}

export async function findMarket(db: Database, id: Id<'market'>): Promise<StoredMarket | null> {
  const [found] = await read(db, id)
  return found ?? null
}

async function read(db: Database, id?: Id<'market'>): Promise<readonly StoredMarket[]> {
  const { store_currency } = await readSettings(db)
  const rows = await db
    .select({ ...pick(markets, MARKET_FIELDS), displayCurrencies: markets.displayCurrencies, hasShipping })
    .from(markets)
    .where(id && eq(markets.id, id))
    .orderBy(desc(markets.isPrimary), asc(markets.position), asc(markets.name), asc(markets.id))
  const countries = await db
    .select(pick(marketCountries, ['marketId', 'country']))
    .from(marketCountries)
    .where(id && eq(marketCountries.marketId, id))
    .orderBy(asc(marketCountries.position), asc(marketCountries.country))
  const localeRows = await db
    .select(pick(locales, ['marketId', 'id', 'language', 'prefix', 'isDefault']))
    .from(locales)
    .where(id && eq(locales.marketId, id))
    .orderBy(asc(locales.position), asc(locales.prefix))
  const rates = await listNewestRates(db, id)
  return rows.map(({ hasShipping, position, displayCurrencies, ...row }) => {
    const findRate = (currency: CurrencyCode) => {
      const found = rates.find((rate) => rate.marketId === row.id && rate.currency === currency)
      return found ? { base: found.base, quote: found.quote } : null
    }
    const state = {
      ...row,
      countries: countries.filter(({ marketId }) => marketId === row.id).map(({ country }) => country),
      rate: row.currency === store_currency ? null : findRate(row.currency),
      displays: displayCurrencies.flatMap((currency) =>
        isCurrency(currency) && currency !== row.currency ? [{ currency, rate: findRate(currency) }] : [],
      ),
      locales: localeRows.filter(({ marketId }) => marketId === row.id).map(({ marketId: _, ...locale }) => locale),
    }
    return { ...state, position, hasShipping, version: computeVersion([state, store_currency]) }
  })
}

/** Lists the newest rate of each market and currency. */
export function listNewestRates(db: Database, id?: Id<'market'>) {
  return db
    .selectDistinctOn(
      [marketRates.marketId, marketRates.currency],
      pick(marketRates, ['marketId', 'currency', 'base', 'quote', 'source', 'validFrom']),
    )
    .from(marketRates)
    .where(id && eq(marketRates.marketId, id))
    .orderBy(marketRates.marketId, marketRates.currency, desc(marketRates.validFrom), desc(marketRates.id))
}

export type RateRow = Awaited<ReturnType<typeof listRateHistory>>[number]

const MAX_HISTORY = 30

/** Returns the latest rates of a market, newest first. */
export function listRateHistory(db: Database, id: Id<'market'>) {
  return db
    .select(pick(marketRates, ['id', 'currency', 'base', 'quote', 'source', 'validFrom']))
    .from(marketRates)
    .where(eq(marketRates.marketId, id))
    .orderBy(desc(marketRates.validFrom), desc(marketRates.id))
    .limit(MAX_HISTORY)
}
