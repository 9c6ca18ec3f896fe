import { locales, marketCountries, markets } from '#app/features/markets/markets.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type NewMarket = Partial<typeof markets.$inferInsert> & {
  readonly countries?: readonly string[]
  /** By prefix. */
  readonly languages?: Readonly<Record<string, string>>
}

/** Adds an open market with its countries and locales. */
export async function addMarket(db: Database, { countries = [], languages = {}, ...given }: NewMarket) {
  const id = newId<'market'>()
  const currency = given.currency ?? 'USD'
  const market = { id, name: 'Market', status: 'open' as const, currency, displayCurrencies: [currency], ...given }
  return await db.transaction(async (tx): Promise<Id<'market'>> => {
    await tx.insert(markets).values(market)
    if (countries.length > 0)
      await tx.insert(marketCountries).values(countries.map((country) => ({ marketId: id, country })))
    const rows = Object.entries(languages).map(([prefix, language], position) => {
      return { marketId: id, language, prefix, position, isDefault: position === 0 }
    })
    if (rows.length > 0) await tx.insert(locales).values(rows)
    return id
  })
}
