import { and, desc, eq, sql } from 'drizzle-orm'
import { EQUAL } from '#app/features/markets/market.ts'
import { marketRates } from '#app/features/markets/market-rates.table.ts'
import { markets } from '#app/features/markets/markets.table.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { chainRates, inverse, type Rate } from '#app/features/money/money.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

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
  const all = await tx
    .select({ id: markets.id, isPrimary: markets.isPrimary, currency: markets.currency })
    .from(markets)
  const primary = all.find(({ isPrimary }) => isPrimary)
  if (!primary) throw new Error('The primary market is missing, which the database forbids')
  const old = (await findRate(tx, primary, before)) ?? EQUAL
  for (const market of all) {
    if (market.currency === after) continue
    const own = await findRate(tx, market, before)
    if (!own && market !== primary) continue // its rate was never entered
    const rate = market === primary || !own ? perPrimary : chainRates(perPrimary, inverse(old), own)
    await addMarketRate(tx, { marketId: market.id, currency: market.currency, rate, source: 'derived' })
  }
}

type Priced = { readonly id: Id<'market'>; readonly currency: CurrencyCode }

async function findRate(tx: Database, { id, currency }: Priced, storeCurrency: CurrencyCode): Promise<Rate | null> {
  if (currency === storeCurrency) return EQUAL
  const [newest] = await tx
    .select({ base: marketRates.base, quote: marketRates.quote })
    .from(marketRates)
    .where(and(eq(marketRates.marketId, id), eq(marketRates.currency, currency)))
    .orderBy(desc(marketRates.validFrom), desc(marketRates.id))
    .limit(1)
  return newest ?? null
}
