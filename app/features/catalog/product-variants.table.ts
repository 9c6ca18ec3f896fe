import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { products } from '#app/features/catalog/products.table.ts'
import { createdAt, idOf, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** A product whose stock is one number has one variant without size and color. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: primaryId<'variant'>(),
    productId: idOf<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text(),
    color: text(),
    sku: text().notNull(),
    stock: integer().notNull().default(0),
    /** Units sold beyond the stock and not yet shipped. */
    backordered: integer().notNull().default(0),
    weightGrams: integer(), // null for the product's
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('product_variants_size_color_unique').on(t.productId, t.size, t.color).nullsNotDistinct(),
    unique('product_variants_sku_unique').on(t.sku),
    check('product_variants_stock_not_negative', sql`${t.stock} >= 0`),
    check('product_variants_backordered_not_negative', sql`${t.backordered} >= 0`),
    check('product_variants_weight_in_range', sql`${t.weightGrams} between 0 and 1000000`),
  ],
)
