import { sql } from 'drizzle-orm'
import { languageName } from '#app/base/language-names.ts'
import { countTexts, readLanguages, type TextCounts } from '#app/content/translation-list.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import { findDirAttribute, hasMessages, LANGUAGES } from '#app/lib/language.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readMarkets, type StoredMarket } from '#app/pricing/read-markets.server.ts'
import { getBaseLanguage, getNativeName } from '#app/store/locale.ts'

/** A language. The server provides its names, because browsers use different ones. */
export type NamedLanguage = { readonly language: string; readonly name: string; readonly ownName: string }

/** A locale of the language. */
export type LanguageLocale = {
  readonly prefix: string
  readonly marketId: Id<'market'>
  readonly market: string
  readonly isOpen: boolean
}

export type LanguageRow = NamedLanguage & {
  readonly isRightToLeft: boolean
  /** True if the original text is in this language. */
  readonly isOriginal: boolean
  /** True if buttons, emails and documents have text in this language; otherwise they are in English. */
  readonly hasMessages: boolean
  /** True if a search finds inflected words. */
  readonly isStemmed: boolean
  /** Empty if no locale has the language, but translations, orders or waitlist entries do. */
  readonly places: readonly LanguageLocale[]
  /** Null for the original language. */
  readonly texts: TextCounts | null
  /** At most `MAX_COUNTED_ORDERS`, which means that there may be more. */
  readonly orders: number
}

export const MAX_COUNTED_ORDERS = 10_000

/** Lists the original language first, then the languages of locales, then the store's former languages. */
export async function listLanguageRows(db: Database): Promise<readonly LanguageRow[]> {
  const [{ original, languages }, markets, orderCounts, waitlistLanguages] = [
    await readLanguages(db),
    await readMarkets(db),
    await countOrders(db),
    await db.selectDistinct({ language: waitingList.language }).from(waitingList),
  ]
  const waiting = waitlistLanguages.map(({ language }) => getBaseLanguage(language))
  const found = new Set([original, ...languages.map(({ language }) => language), ...orderCounts.keys(), ...waiting])
  const translated = languages.map(({ language }) => language)
  const texts = await countTexts(db, translated)
  const stemmed = await listStemmed(db, [...found])
  const rows = [...found].map((language) => ({
    ...toNamedLanguage(language),
    isRightToLeft: findDirAttribute(language) === 'rtl',
    isOriginal: language === original,
    hasMessages: hasMessages(language),
    isStemmed: stemmed.has(language),
    places: listLocales(language, markets),
    texts: texts.get(language) ?? null,
    orders: orderCounts.get(language) ?? 0,
  }))
  const rank = ({ isOriginal, places }: LanguageRow) => (isOriginal ? 0 : places.length > 0 ? 1 : 2)
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'))
}

/** Lists the languages that the interface is translated into and that have no locale, sorted by name. */
export function listAvailableLanguages(rows: readonly LanguageRow[]): readonly NamedLanguage[] {
  const used = new Set(rows.filter(({ places }) => places.length > 0).map(({ language }) => language))
  return LANGUAGES.filter((language) => !used.has(language))
    .map(toNamedLanguage)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function toNamedLanguage(language: string): NamedLanguage {
  return { language, name: languageName(language) || language, ownName: getNativeName(language) }
}

function listLocales(language: string, markets: readonly StoredMarket[]): readonly LanguageLocale[] {
  return markets.flatMap(({ id, name, status, locales }) =>
    locales
      .filter((locale) => getBaseLanguage(locale.language) === language)
      .map(({ prefix }) => ({ prefix, marketId: id, market: name, isOpen: status === 'open' })),
  )
}

/** Counts orders by language, without its region. Uses the index orders_language to skip from one tag to the next. */
async function countOrders(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ language: string; orders: number }>(sql`
    with recursive tags as (
      (select language from ${orders} order by language limit 1)
      union all
      select (select o.language from ${orders} o where o.language > tags.language order by o.language limit 1)
      from tags where tags.language is not null
    )
    select split_part(language, '-', 1) as language, least(sum(counted.orders), ${MAX_COUNTED_ORDERS})::int as orders
    from tags cross join lateral (
      select count(*) as orders from (
        select from ${orders} o where o.language = tags.language limit ${MAX_COUNTED_ORDERS}
      ) one
    ) counted
    where language is not null group by 1`)
  return new Map(rows.map(({ language, orders: count }) => [language, count]))
}

/** Lists the languages for which PostgreSQL has a dictionary (the function search_config). */
async function listStemmed(db: Database, languages: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ language: string }>(sql`
    select language from unnest(${sql.param([...languages])}::text[]) as spoken(language)
    where search_config(language) <> 'simple'::regconfig`)
  return new Set(rows.map(({ language }) => language))
}
