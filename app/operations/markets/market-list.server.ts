import { countryName } from '#app/base/countries.ts'
import { languageName } from '#app/base/language-names.ts'
import { readLawFindings } from '#app/operations/law/law-facts.server.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { getMissingLabel, listMissing, type MissingRequirement } from '#app/operations/markets/missing.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

export type MarketRow = Awaited<ReturnType<typeof listMarketRows>>[number]

const MAX_NAMED = 4

/** Lists all markets, with the primary market first. There are at most a hundred. */
export async function listMarketRows(db: Database) {
  const [{ store_currency }, all] = await Promise.all([readSettings(db), readMarkets(db)])
  const law = await readLawFindings(db, all)
  return all.map((market) => {
    const { id, name, status, isPrimary, position, currency, countries, locales } = market
    return {
      id,
      name,
      status,
      isPrimary,
      position,
      currency,
      countries: formatCountries(countries),
      languages: locales.map(({ language }) => languageName(language)),
      missing: describeMissing(listMissing(market, all, store_currency, law.listFindings(id))),
    }
  })
}

/** Returns text such as 'Exchange rate' or '5 legal tasks'. */
function describeMissing(missing: readonly MissingRequirement[]): readonly string[] {
  const points = missing.filter(({ kind }) => kind === 'law').length
  const others = new Set(missing.flatMap(({ kind }) => (kind === 'law' ? [] : [getMissingLabel(kind)])))
  return points > 0 ? [...others, adminText.legalPoints(points)] : [...others]
}

/** Returns text such as 'Germany, France, Italy, Spain + 23'. */
function formatCountries(codes: readonly string[]): string {
  const names = codes.slice(0, MAX_NAMED).map((code) => countryName(code))
  const rest = codes.length - names.length
  return rest > 0 ? `${names.join(', ')} + ${rest}` : names.join(', ')
}
