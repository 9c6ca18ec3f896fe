import { and, desc, eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { inverse, type Rate } from '#app/base/money.ts'
import { chainRates } from '#app/base/rates.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { rateOf } from '#app/store/markets/market.ts'
import { marketRates } from '#app/store/markets/market-rates.table.ts'
import { markets } from '#app/store/markets/markets.table.ts'

type NewRate = Pick<typeof marketRates.$inferInsert, 'marketId' | 'currency' | 'source'> & { readonly rate: Rate }

/** In force at once. Orders keep the rate that they were placed at. */
export async function addMarketRate(tx: Database, { rate, ...row }: NewRate): Promise<void> {
  await tx.insert(marketRates).values({ ...row, base: rate.base, quote: rate.quote, validFrom: sql`clock_timestamp()` })
}

/**
 * After a change of the store currency: `perPrimary` units of it are worth one of the primary market. The rates of all
 * other markets follow through the primary one's, as they were before.
 */
export async function deriveRates(
  tx: Database,
  before: CurrencyCode,
  after: CurrencyCode,
  perPrimary: Rate,
): Promise<void> {
  const all = await listRates(tx)
  const primary = all.find(({ isPrimary }) => isPrimary)
  if (!primary) throw new Error('The primary market is missing, which the database forbids')
  const old = rateOf(primary, before)
  for (const market of all) {
    const { id: marketId, currency } = market
    const own = rateOf(market, before)
    const rate = market === primary ? perPrimary : old && own && chainRates(perPrimary, inverse(old), own)
    // Without one, it was never entered
    if (rate && currency !== after) await addMarketRate(tx, { marketId, currency, rate, source: 'derived' })
  }
}

/** Of all markets, drafts too: the newest rate of the charged currency. */
async function listRates(tx: Database) {
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
