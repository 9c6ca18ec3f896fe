import { sql } from 'drizzle-orm'
import { bigint, boolean, check, foreignKey, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { createdAt, foreignId, minorUnits, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'
import { markets } from '#app/store/markets.table.ts'

/**
 * Prices that staff entered for a product or a variant in a market. Where a column is null, the price applies that
 * would apply without the row. A row in a different currency than the market's has no effect until the market charges
 * that currency again.
 */
export const fixedPrices = pgTable(
  'fixed_prices',
  {
    id: primaryId<'fixed-price'>(),
    marketId: foreignId<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: foreignId<'variant'>(), // null for the product
    currency: text().$type<CurrencyCode>().notNull(),
    price: minorUnits(),
    salePrice: minorUnits(),
    compareAtPrice: minorUnits(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('fixed_prices_once').on(t.marketId, t.productId, t.variantId).nullsNotDistinct(),
    index('fixed_prices_product').on(t.productId, t.variantId),
    foreignKey({
      name: 'fixed_prices_variant',
      columns: [t.productId, t.variantId],
      foreignColumns: [productVariants.productId, productVariants.id],
    }).onDelete('cascade'),
    check('fixed_prices_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('fixed_prices_not_empty', sql`num_nonnulls(${t.price}, ${t.salePrice}, ${t.compareAtPrice}) > 0`),
    check(
      'fixed_prices_in_range',
      sql`coalesce(${t.price}, 0) between 0 and 1000000000000 and coalesce(${t.salePrice}, 0) between 0 and 1000000000000 and coalesce(${t.compareAtPrice}, 0) between 0 and 1000000000000`,
    ),
  ],
)

/**
 * The prices of products in each market, in the currency of the market: one row for the product, one for each variant
 * with its own prices. Triggers write this table (`keep_market_prices` in db/functions/prices.sql); cart, checkout
 * and pages only read it.
 */
export const marketPrices = pgTable(
  'market_prices',
  {
    marketId: foreignId<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: foreignId<'variant'>().references(() => productVariants.id, { onDelete: 'cascade' }),
    price: minorUnits().notNull(),
    was: minorUnits(), // the price that is struck through
    /** The lowest price in the 30 days before `reducedFrom`; null if there was none. */
    prior: minorUnits(),
    /** When shoppers first saw `price` with `was` beside it. A price change begins a new reduction. */
    reducedFrom: timestamp({ withTimezone: true, precision: 6 }),
    /** True if the product is active. */
    isOffered: boolean().notNull(),
    storePrice: minorUnits(), // the price from which `price` is converted; null if it is fixed or rounded
    // Lists show, filter and sort by these columns. They are null unless lists of this market contain the product.
    lowestPrice: minorUnits(), // among all variants
    lowestWas: minorUnits(),
    pricesVary: boolean(),
    category: text(),
    name: text(),
    createdAt: moment(),
  },
  (t) => {
    const isListed = sql`${t.lowestPrice} is not null`
    return [
      unique('market_prices_once').on(t.productId, t.marketId, t.variantId).nullsNotDistinct(),
      index('market_prices_variant').on(t.variantId).where(sql`${t.variantId} is not null`),
      index('market_prices_price').on(t.marketId, t.lowestPrice, t.productId).where(isListed),
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

/**
 * Append-only: each price of a product in an open market, with the time from which it applied. Written together
 * with `market_prices`. Rows of removed variants remain. Prices that ended more than two years ago are deleted
 * (price-retention.server.ts).
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    marketId: foreignId<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: foreignId<'variant'>(),
    /** The market's currency at that time: prices in different currencies cannot be compared. */
    currency: text().$type<CurrencyCode>().notNull(),
    price: minorUnits(), // null: from then on, the product's price applies, which has its own rows
    was: minorUnits(),
    /** False if no shopper saw this price, because the product was not active or the market was closed. */
    isOffered: boolean().notNull().default(true),
    /** Has microseconds and is set under the product's lock, so that prices sort in the order in which they applied. */
    validFrom: timestamp({ withTimezone: true, precision: 6 }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('price_history_product').on(t.productId, t.marketId, t.validFrom),
    index('price_history_market').on(t.marketId), // for the deletion of a market
    check('price_history_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
)
