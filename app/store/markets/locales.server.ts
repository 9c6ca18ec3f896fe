import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ADDRESS_FORMS } from '#app/base/address.ts'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import type { Id } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { noticeIn } from '#app/store/law/guarantee-notice.server.ts'
import { noticeImage } from '#app/store/law/guarantee-notice.ts'
import { lawSwitches } from '#app/store/law/law-switches.table.ts'
import type { Locale, OpenMarket } from '#app/store/markets/locale.ts'
import { RESERVED_PREFIXES } from '#app/store/markets/locale-prefix.ts'
import { type Market, marketOf } from '#app/store/markets/market.ts'
import { marketRates } from '#app/store/markets/market-rates.table.ts'
import { marketRepricings } from '#app/store/markets/market-repricings.table.ts'
import { locales, marketCountries, markets } from '#app/store/markets/markets.table.ts'
import { initialSettings, type Settings } from '#app/store/settings/settings.ts'
import { storeSettings } from '#app/store/settings/store-settings.table.ts'
import { contentLanguage } from '#app/store/translations/content-language.ts'
import { storedByLanguage, textsByLanguage, withTextsIn } from '#app/store/translations/translated.server.ts'

/** Without a rate, a market would charge its prices as they are in the store currency. */
const hasRate =
  sql`(m.currency = coalesce((select value #>> '{}' from ${storeSettings} where key = 'store_currency'), ${initialSettings.store_currency})
  or exists (select from ${marketRates} r where r.market_id = m.id and r.currency = m.currency))`.inlineParams()

const hasPrices = sql`not exists (select from ${marketRepricings} r where r.market_id = m.id and r.is_first)`

/** The open markets as JSON text for `localesFrom`, the primary one first; also part of other statements. */
export const storedMarkets = sql<string>`(
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
    'orderButton', m.order_button, 'texts', ${textsByLanguage('market', sql`m.id`)},
    'lawRulesOff', array(select rule from ${lawSwitches} order by rule),
    'countries', array(select c.country from ${marketCountries} c where c.market_id = m.id order by c.position, c.country),
    'locales', array(
      select json_build_object('id', l.id, 'language', l.language, 'prefix', l.prefix, 'isDefault', l.is_default,
        'guaranteeNotice', ${noticeIn(sql`split_part(lower(l.language), '-', 1)`)})
      from ${locales} l where l.market_id = m.id order by l.position, l.prefix
    )
  ) order by m.is_primary desc, m.position, m.name, m.id), '[]')::text
  from ${markets} m where m.status = 'open' and (m.is_primary or ${hasRate} and ${hasPrices})
)`

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
      ...{ id: z.custom<Id<'locale'>>(), language: z.string(), prefix: z.string(), isDefault: z.boolean() },
      guaranteeNotice: z.nullable(noticeImage),
    }),
  ),
})

let lastRead: { readonly text: string; readonly locales: readonly Locale[] } | null = null

/**
 * The locales of all open markets, the default one first. The last text is cached, because it rarely changes. A locale
 * whose prefix became a route's in a later version is left out.
 */
export function localesFrom(text: string): readonly Locale[] {
  if (lastRead?.text === text) return lastRead.locales
  const open = z.array(storedMarket).parse(parseJson(text))
  const all = open.flatMap(({ locales, texts, ...market }) => locales.map((locale) => ({ ...locale, market, texts })))
  const served = all
    .filter(({ prefix }) => !RESERVED_PREFIXES.has(prefix))
    .toSorted((a, b) => Number(a.prefix !== '') - Number(b.prefix !== ''))
  const shown = served.map(({ texts, market, ...locale }) => {
    return { ...locale, market: withTextsIn(market, texts, contentLanguage(locale, served)) }
  })
  lastRead = { text, locales: Object.freeze(shown) }
  return lastRead.locales
}

export const readLocales = coalesce(async (db): Promise<readonly Locale[]> => {
  const { rows } = await db.execute<{ markets: string }>(sql`select ${storedMarkets} as markets`)
  return localesFrom(rows[0]?.markets ?? '[]')
})

/** The market of the locale without prefix. */
export async function readPrimaryMarket(
  db: Database,
  { store_currency }: Pick<Settings, 'store_currency'>,
): Promise<Market> {
  return marketOf(primaryOf(await readLocales(db)), store_currency)
}

export function primaryOf(all: readonly Locale[]): OpenMarket {
  const [first] = all
  if (!first) throw new Error('The primary market is missing, which the database forbids')
  return first.market
}
