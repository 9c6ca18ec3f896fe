import type { Database } from '#app/platform/db/db.server.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'

/** Lists the countries in the markets, without the group 'EU', which is not expanded into its members. */
export async function listSoldCountries(db: Database): Promise<readonly string[]> {
  const markets = await readMarkets(db)
  return [...new Set(markets.flatMap(({ countries }) => countries))].filter((country) => country !== 'EU')
}
