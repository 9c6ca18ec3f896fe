import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { products } from '#app/catalog/products.table.ts'
import { idOf, minorUnits } from '#app/platform/db/columns.ts'
import { markets } from '#app/store/markets.table.ts'

/**
 * Append-only: each price of a product in an open market, and when it began. Written with `market_prices`. Rows of removed
 * variants stay. Prices that ended two years ago are deleted (price-retention.server.ts).
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    marketId: idOf<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    productId: idOf<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: idOf<'variant'>(),
    /** The market's at that time: prices of different ones cannot be compared. */
    currency: text().$type<CurrencyCode>().notNull(),
    price: minorUnits(), // null: from then on the product's, which has rows of its own
    was: minorUnits(),
    /** False from when the product is no longer active, or the market is closed: no shopper saw this price. */
    isOffered: boolean().notNull().default(true),
    /** In microseconds and under the product's lock, so that prices sort as they followed each other. */
    validFrom: timestamp({ withTimezone: true, precision: 6 }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('price_history_product').on(t.productId, t.marketId, t.validFrom),
    index('price_history_market').on(t.marketId), // for the deletion of a market
    check('price_history_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
)
