import { and, desc, eq, gt } from 'drizzle-orm'
import { countriesIn } from '#app/features/addresses/countries.ts'
import { COUNTRY_CODES } from '#app/features/addresses/country-codes.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { COMMON_LANGUAGES, languageName } from '#app/features/markets/admin/language.ts'
import type { StoredMarket } from '#app/features/markets/admin/read-markets.server.ts'
import { oneUnit, times } from '#app/features/money/money.ts'
import { listCurrencyChoices } from '#app/features/settings/currency-choices.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { countryName, sortByName } from '#app/lib/format/country.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type MarketChoices = Awaited<ReturnType<typeof readMarketChoices>>
export type CountryOption = MarketChoices['countries'][number]

/** What the form of a market offers. Names are the server's, as browsers have other ones. */
export async function readMarketChoices(db: Database, all: readonly StoredMarket[], ownId: string | null) {
  const { store_currency: storeCurrency } = await readSettings(db)
  const others = all.filter(({ id, status }) => id !== ownId && status === 'open')
  const sold = others.flatMap(({ name, countries }) =>
    countries.flatMap(countriesIn).map((country) => [country, name] as const),
  )
  const soldIn = new Map(sold)
  const takenBy = (code: string) => countriesIn(code).flatMap((country) => soldIn.get(country) ?? [])[0] ?? null
  return {
    storeCurrency,
    currencies: listCurrencyChoices(),
    languages: COMMON_LANGUAGES.map((code) => ({ code, name: languageName(code) })),
    countries: ['EU', ...sortByName(COUNTRY_CODES)].map((code) => ({
      code,
      name: countryName(code),
      takenBy: takenBy(code),
    })),
    examples: await listExamples(db, storeCurrency),
  }
}

const EXAMPLES = 3

/** The newest products that cost something; of a store without products, round amounts. */
async function listExamples(db: Database, storeCurrency: Parameters<typeof oneUnit>[0]) {
  const { name, price, status, createdAt, id } = products
  const found = await db
    .select({ name, price })
    .from(products)
    .where(and(eq(status, 'active'), gt(price, 0)))
    .orderBy(desc(createdAt), desc(id))
    .limit(EXAMPLES)
  if (found.length > 0) return found
  return [20, 75, 240].map((units) => ({ name: 'Example', price: times(oneUnit(storeCurrency), units).minor }))
}
