import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { productVariants } from '#app/catalog/product-variants.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { createdAt, idOf, minorUnits, primaryId, updatedAt } from '#app/platform/db/columns.ts'
import { markets } from '#app/store/markets.table.ts'

/**
 * Prices that staff entered for a market instead of converted ones, of a product or of one variant. A column without a
 * value is converted. Rows in another currency than the market's have no effect, until the market charges it again.
 */
export const fixedPrices = pgTable(
  'fixed_prices',
  {
    id: primaryId<'fixed-price'>(),
    marketId: idOf<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    productId: idOf<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: idOf<'variant'>(), // null for the product
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
