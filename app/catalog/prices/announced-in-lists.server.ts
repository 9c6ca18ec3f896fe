import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

// For cards in lists and the “Sale” filter: which old prices are struck through, and the lowest prices shown with them.
// The rule for a single price is `toAnnouncedPrices` (product-price.ts). Columns are spelled out: in a single-table
// query, Drizzle writes "id", which could refer to a column of a subquery.

/**
 * Selects the lowest price before the reduction, among the variants whose price is shown. `m`: the row of a product in
 * a market.
 */
export function selectPriorPriceInMarket(m: SQL): SQL<number | null> {
  return sql`(select min(o.prior) from market_prices o where o.product_id = ${m}.product_id
    and o.market_id = ${m}.market_id and o.price = ${m}.lowest_price and o.was = ${m}.lowest_was)`
}

/** Selects the lowest price before the reduction of a store price. The result is in the currency of the market. */
export function selectPriorPriceForStore(marketId: SQLWrapper | string): SQL<number | null> {
  return sql`(select o.prior from market_prices o where o.product_id = products.id and o.market_id = ${marketId}
    order by o.price, o.was desc nulls last, o.prior limit 1)`
}

/** Returns SQL that is true if a list in a market strikes a price through. `needsPrior`: see `showsPrior`. */
export function isStruckThroughInMarket(m: SQL, needsPrior: boolean): SQL {
  const isReduced = sql`${m}.lowest_was is not null`
  return needsPrior ? sql`(${isReduced} and ${selectPriorPriceInMarket(m)} is not null)` : isReduced
}

/**
 * Returns SQL that is true if a list strikes a store price through. `priorPriceMarket`: the market in which the law
 * requires the lowest price before a reduction.
 */
export function isStruckThroughInStore(priorPriceMarket: SQLWrapper | string | null): SQL {
  const isReduced = sql`products.was_price is not null`
  return priorPriceMarket === null
    ? isReduced
    : sql`(${isReduced} and ${selectPriorPriceForStore(priorPriceMarket)} is not null)`
}
