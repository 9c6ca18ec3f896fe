import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Locale } from '#app/features/markets/locale.ts'
import { RESERVED_PREFIXES } from '#app/features/markets/locale-prefix.ts'
import { locales, marketCountries, markets } from '#app/features/markets/markets.table.ts'
import type { Id } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'

/** The open markets as JSON text for `localesFrom`, the primary one first; also part of other statements. */
export const storedMarkets = sql<string>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'name', m.name, 'isPrimary', m.is_primary, 'currency', m.currency,
    'displayCurrencies', m.display_currencies, 'listsInStoreCurrency', m.lists_in_store_currency,
    'taxIncluded', m.tax_included, 'taxShipping', m.tax_shipping,
    'roundingStep', m.rounding_step, 'roundingEnding', m.rounding_ending,
    'countries', array(select c.country from ${marketCountries} c where c.market_id = m.id order by c.country),
    'locales', array(
      select json_build_object('id', l.id, 'language', l.language, 'prefix', l.prefix, 'isDefault', l.is_default)
      from ${locales} l where l.market_id = m.id order by l.position, l.prefix
    )
  ) order by m.is_primary desc, m.position, m.name, m.id), '[]')::text
  from ${markets} m where m.status = 'open'
)`

const storedMarket = z.object({
  id: z.custom<Id<'market'>>(),
  name: z.string(),
  isPrimary: z.boolean(),
  currency: z.string(),
  displayCurrencies: z.array(z.string()),
  listsInStoreCurrency: z.boolean(),
  taxIncluded: z.boolean(),
  taxShipping: z.boolean(),
  roundingStep: z.int(),
  roundingEnding: z.int(),
  countries: z.array(z.string()),
  locales: z.array(
    z.object({ id: z.custom<Id<'locale'>>(), language: z.string(), prefix: z.string(), isDefault: z.boolean() }),
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
  const all = open.flatMap(({ locales, ...market }) => locales.map((locale) => ({ ...locale, market })))
  const served = all.filter(({ prefix }) => !RESERVED_PREFIXES.has(prefix))
  lastRead = {
    text,
    locales: Object.freeze(served.toSorted((a, b) => Number(a.prefix !== '') - Number(b.prefix !== ''))),
  }
  return lastRead.locales
}

export const readLocales = coalesce(async (db): Promise<readonly Locale[]> => {
  const { rows } = await db.execute<{ markets: string }>(sql`select ${storedMarkets} as markets`)
  return localesFrom(rows[0]?.markets ?? '[]')
})
