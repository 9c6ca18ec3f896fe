import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { productVariants } from '#app/catalog/product-variants.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { idOf, minorUnits, moment } from '#app/platform/db/columns.ts'
import { markets } from '#app/store/markets.table.ts'

/**
 * What a product costs in a market, in its currency: one row for the product, one for each variant with prices of its
 * own. Triggers write it (`keep_market_prices` in db/functions/prices.sql); cart, checkout and pages only read it.
 */
export const marketPrices = pgTable(
  'market_prices',
  {
    marketId: idOf<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    productId: idOf<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: idOf<'variant'>().references(() => productVariants.id, { onDelete: 'cascade' }),
    price: minorUnits().notNull(),
    was: minorUnits(), // struck through
    /** The lowest price of the 30 days before `reducedFrom`; null if it had none. */
    prior: minorUnits(),
    /** When shoppers first saw `price` with `was` beside it. A change of price begins another reduction. */
    reducedFrom: timestamp({ withTimezone: true, precision: 6 }),
    /** Whether the product is active. */
    isOffered: boolean().notNull(),
    storePrice: minorUnits(), // that `price` is converted from; null if it is fixed or rounded
    // What lists show, filter and sort by: null unless the product is in lists of this market in the market's currency.
    lowestPrice: minorUnits(), // of all variants
    lowestWas: minorUnits(),
    pricesVary: boolean(),
    category: text(),
    name: text(),
    createdAt: moment(),
  },
  (t) => {
    const listed = sql`${t.lowestPrice} is not null`
    return [
      unique('market_prices_once').on(t.productId, t.marketId, t.variantId).nullsNotDistinct(),
      index('market_prices_variant').on(t.variantId).where(sql`${t.variantId} is not null`),
      index('market_prices_price').on(t.marketId, t.lowestPrice, t.productId).where(listed),
      check('market_prices_not_negative', sql`${t.price} >= 0 and ${t.was} > ${t.price} and ${t.storePrice} >= 0`),
      check(
        'market_prices_reduction',
        sql`${t.prior} >= 0 and (${t.was} is not null or ${t.reducedFrom} is null) and (${t.reducedFrom} is not null or ${t.prior} is null)`,
      ),
      check(
        'market_prices_list_complete',
        sql`num_nulls(${t.lowestPrice}, ${t.pricesVary}, ${t.category}, ${t.name}, ${t.createdAt}) in (0, 5) and (${t.variantId} is null or ${t.lowestPrice} is null)`,
      ),
    ]
  },
)
