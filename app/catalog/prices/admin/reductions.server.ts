import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { findReductionProblem, type ReductionProblem } from '#app/catalog/prices/admin/reduction.ts'
import { marketPrices, priceHistory } from '#app/catalog/prices.table.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { showsPrior } from '#app/pricing/product-price.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

export type ReductionNote = Awaited<ReturnType<typeof listReductionNotes>>[number]

/** Returns a product's problematic reductions, by market, where the law requires showing the lowest earlier price. */
export async function listReductionNotes(db: Database, productId: Id<'product'>) {
  const [settings, locales] = await Promise.all([readSettings(db), readLocales(db)])
  const required = new Map(
    locales.flatMap(({ market }) => (showsPrior(market, settings) ? [[market.id, market] as const] : [])),
  )
  if (required.size === 0) return []
  const since = sql<string | null>`(select min(h.valid_from) from ${priceHistory} h where h.product_id = ${productId}
    and h.market_id = ${marketPrices.marketId} and h.is_offered
    and h.currency = (select m.currency from markets m where m.id = ${marketPrices.marketId}))`
  const rows = await db
    .select({
      ...pick(marketPrices, ['marketId', 'variantId', 'price', 'was', 'prior', 'reducedFrom']),
      ...pick(productVariants, ['size', 'color']),
      since,
    })
    .from(marketPrices)
    .leftJoin(productVariants, eq(productVariants.id, marketPrices.variantId))
    .where(
      and(
        eq(marketPrices.productId, productId),
        inArray(marketPrices.marketId, [...required.keys()]),
        isNotNull(marketPrices.was),
      ),
    )
    .orderBy(marketPrices.variantId)
  return [...required.values()].flatMap((market) =>
    rows
      .filter(({ marketId }) => marketId === market.id)
      .flatMap(({ was, since: first, ...row }) => {
        if (was === null) return []
        const reducedPrice = { ...row, was, since: first === null ? null : new Date(first) }
        const problem: ReductionProblem | null = findReductionProblem(reducedPrice)
        return problem ? [{ ...reducedPrice, market: market.name, currency: market.currency, problem }] : []
      }),
  )
}
