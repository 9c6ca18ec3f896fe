import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ADDRESS_FORMS } from '#app/base/address.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#app/base/currencies.ts'
import { invert, type Rate } from '#app/base/money.ts'
import { chainRates } from '#app/base/rates.ts'
import type { Id } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import { compileSql } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { noticeImage } from '#app/store/brand-look.ts'
import { selectNotice } from '#app/store/law/guarantee-notice.server.ts'
import {
  findContentLanguage,
  findReplacement,
  type Locale,
  type OpenMarket,
  type PastLocale,
  RESERVED_PREFIXES,
} from '#app/store/locale.ts'
import { findRate, type Market, toMarket } from '#app/store/market.ts'
import { locales, marketCountries, marketRates, marketRepricings, markets } from '#app/store/markets.table.ts'
import { lawSwitches, storeSettings } from '#app/store/settings.table.ts'
import { initialSettings, type Settings } from '#app/store/settings.ts'
import { selectTextsByLanguage, storedByLanguage, withTextsIn } from '#app/store/translated.server.ts'

/** Excludes markets without a rate, which would charge store prices as if they were in the market's currency. */
const hasRate =
  sql`(m.currency = coalesce((select value #>> '{}' from ${storeSettings} where key = 'store_currency'), ${initialSettings.store_currency})
  or exists (select from ${marketRates} r where r.market_id = m.id and r.currency = m.currency))`.inlineParams()

const hasPrices = sql`not exists (select from ${marketRepricings} r where r.market_id = m.id and r.is_first)`

/**
 * Selects the open markets as JSON text for `parseLocales`, the primary one first. Other statements include this
 * expression.
 */
export const storedMarkets = compileSql(sql<string>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'name', m.name, 'isPrimary', m.is_primary, 'currency', m.currency,
    'displayCurrencies', m.display_currencies,
    'rates', (
      select coalesce(json_object_agg(r.currency, json_build_object('base', r.base, 'quote', r.quote)), '{}') from (
        select distinct on (currency) currency, base, quote from ${marketRates}
        where market_id = m.id order by currency, valid_from desc, id desc
      ) r
    ), 'listsInStoreCurrency', m.lists_in_store_currency,
    'taxIncluded', m.tax_included, 'taxShipping', m.tax_shipping,
    'addressForm', m.address_form, 'roundingStep', m.rounding_step, 'roundingEnding', m.rounding_ending,
    'orderButton', m.order_button, 'texts', ${selectTextsByLanguage('market', sql`m.id`)},
    'lawRulesOff', array(select rule from ${lawSwitches} order by rule),
    'countries', array(select c.country from ${marketCountries} c where c.market_id = m.id order by c.position, c.country),
    'locales', array(
      select json_build_object('id', l.id, 'language', l.language, 'prefix', l.prefix, 'isDefault', l.is_default,
        'guaranteeNotice', ${selectNotice(sql`split_part(lower(l.language), '-', 1)`)})
      from ${locales} l where l.market_id = m.id order by l.position, l.prefix
    )
  ) order by m.is_primary desc, m.position, m.name, m.id), '[]')::text
  from ${markets} m where m.status = 'open' and (m.is_primary or ${hasRate} and ${hasPrices})
)`)

const storedMarket = z.object({
  id: z.custom<Id<'market'>>(),
  name: z.string(),
  isPrimary: z.boolean(),
  currency: z.enum(CURRENCY_CODES),
  displayCurrencies: z.array(z.enum(CURRENCY_CODES)),
  rates: z.partialRecord(z.enum(CURRENCY_CODES), z.object({ base: z.int(), quote: z.int() })),
  listsInStoreCurrency: z.boolean(),
  taxIncluded: z.boolean(),
  taxShipping: z.boolean(),
  addressForm: z.enum(ADDRESS_FORMS),
  roundingStep: z.int(),
  roundingEnding: z.int(),
  orderButton: z.string(),
  texts: storedByLanguage,
  lawRulesOff: z.array(z.string()),
  countries: z.array(z.string()),
  locales: z.array(
    z.object({
      id: z.custom<Id<'locale'>>(),
      language: z.string(),
      prefix: z.string(),
      isDefault: z.boolean(),
      guaranteeNotice: z.nullable(noticeImage),
    }),
  ),
})

let lastRead: { readonly text: string; readonly locales: readonly Locale[] } | null = null

/**
 * Parses the locales of all open markets, the default one first. The last result is cached, because the text rarely
 * changes. Omits a locale whose prefix a later version of the software uses for a route.
 */
export function parseLocales(text: string): readonly Locale[] {
  if (lastRead?.text === text) return lastRead.locales
  const open = z.array(storedMarket).parse(parseJson(text))
  const all = open.flatMap(({ locales, texts, ...market }) => locales.map((locale) => ({ ...locale, market, texts })))
  const servedLocales = all
    .filter(({ prefix }) => !RESERVED_PREFIXES.has(prefix))
    .toSorted((a, b) => Number(a.prefix !== '') - Number(b.prefix !== ''))
  const translatedLocales = servedLocales.map(({ texts, market, ...locale }) => {
    return { ...locale, market: withTextsIn(market, texts, findContentLanguage(locale, servedLocales)) }
  })
  lastRead = { text, locales: Object.freeze(translatedLocales) }
  return lastRead.locales
}

export const readLocales = coalesce(async (db): Promise<readonly Locale[]> => {
  const stored = await readValues(db, { markets: storedMarkets })
  return parseLocales(stored.markets)
})

/** Reads the market of the locale without a prefix. */
export async function readPrimaryMarket(
  db: Database,
  { store_currency }: Pick<Settings, 'store_currency'>,
): Promise<Market> {
  return toMarket(getPrimaryMarket(await readLocales(db)), store_currency)
}

export function getPrimaryMarket(all: readonly Locale[]): OpenMarket {
  const [first] = all
  if (!first) throw new Error('The primary market is missing, which the database forbids')
  return first.market
}

/** Returns the past locale, or the one that replaced it; null if its market is no longer open. */
async function findCurrentLocale(db: Database, past: PastLocale): Promise<Locale | null> {
  return findReplacement(past, await readLocales(db))
}

/** Returns the prefix of the past locale, or of the one that replaced it; '' if its market is no longer open. */
export async function readCurrentPrefix(db: Database, past: PastLocale): Promise<string> {
  return (await findCurrentLocale(db, past))?.prefix ?? ''
}

/** Returns the BCP 47 tag of the owner's language, which is the language of the locale without a prefix. */
async function readStoreLanguage(db: Database): Promise<string> {
  const [primary] = await db.select({ language: locales.language }).from(locales).where(eq(locales.prefix, ''))
  if (!primary) throw new Error('The primary locale is missing, which the database forbids')
  return primary.language
}

/** Runs `work` with messages in the store's language, for presets that the owner can edit. */
export async function inStoreLanguage<Result>(db: Database, work: () => Result): Promise<Awaited<Result>> {
  const language = await readStoreLanguage(db)
  return await inLanguage(language, work)
}

type NewRate = Pick<typeof marketRates.$inferInsert, 'marketId' | 'currency' | 'source'> & { readonly rate: Rate }

/** Adds a rate that applies immediately. Orders keep the rate from when they were placed. */
export async function addMarketRate(tx: Database, { rate, ...row }: NewRate): Promise<void> {
  await tx.insert(marketRates).values({ ...row, base: rate.base, quote: rate.quote, validFrom: sql`clock_timestamp()` })
}

/**
 * Derives all rates after the store currency changes. `perPrimary` is the rate from the new store currency to the
 * primary market's currency. Other markets keep their former rates to the primary market's currency.
 */
export async function deriveRates(
  tx: Database,
  before: CurrencyCode,
  after: CurrencyCode,
  perPrimary: Rate,
): Promise<void> {
  const all = await listMarketsWithRate(tx)
  const primary = all.find(({ isPrimary }) => isPrimary)
  if (!primary) throw new Error('The primary market is missing, which the database forbids')
  const oldPrimaryRate = findRate(primary, before)
  for (const market of all) {
    const { id: marketId, currency } = market
    const oldMarketRate = findRate(market, before)
    const rate =
      market === primary
        ? perPrimary
        : oldPrimaryRate && oldMarketRate && chainRates(perPrimary, invert(oldPrimaryRate), oldMarketRate)
    // A market whose rate was never entered stays without one
    if (rate && currency !== after) await addMarketRate(tx, { marketId, currency, rate, source: 'derived' })
  }
}

/** Lists all markets, including drafts, with the newest rate of their charged currency. */
async function listMarketsWithRate(tx: Database) {
  const { base, quote, validFrom } = marketRates
  const rows = await tx
    .selectDistinctOn([markets.id], {
      id: markets.id,
      isPrimary: markets.isPrimary,
      currency: markets.currency,
      base,
      quote,
    })
    .from(markets)
    .leftJoin(marketRates, and(eq(marketRates.marketId, markets.id), eq(marketRates.currency, markets.currency)))
    .orderBy(markets.id, desc(validFrom), desc(marketRates.id))
  return rows.map(({ base, quote, ...market }) => {
    return { ...market, rates: base && quote ? { [market.currency]: { base, quote } } : {} }
  })
}
