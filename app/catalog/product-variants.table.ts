import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { createdAt, idOf, minorUnits, primaryId, updatedAt } from '#app/platform/db/columns.ts'

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
    /** False: the SKU is the product's with size and color appended, and follows it. */
    hasOwnSku: boolean().notNull().default(false),
    /** A GTIN or any other text. */
    barcode: text(),
    // As the product's, which apply where these are null.
    price: minorUnits(),
    salePrice: minorUnits(),
    compareAtPrice: minorUnits(),
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
    unique('product_variants_of_product').on(t.productId, t.id), // for the foreign key of fixed_prices
    index('product_variants_priced')
      .on(t.productId)
      .where(sql`num_nonnulls(${t.price}, ${t.salePrice}, ${t.compareAtPrice}) > 0`),
    index('product_variants_own_sku').using('gin', t.sku.op('gin_trgm_ops')).where(sql`${t.hasOwnSku}`),
    index('product_variants_barcode').using('gin', t.barcode.op('gin_trgm_ops')).where(sql`${t.barcode} is not null`),
    check('product_variants_barcode_form', sql`btrim(${t.barcode}) <> '' and char_length(${t.barcode}) <= 50`),
    check(
      'product_variants_prices_in_range',
      sql`coalesce(${t.price}, 0) between 0 and 1000000000000 and coalesce(${t.salePrice}, 0) between 0 and 1000000000000 and coalesce(${t.compareAtPrice}, 0) between 0 and 1000000000000`,
    ),
    check('product_variants_stock_not_negative', sql`${t.stock} >= 0`),
    check('product_variants_backordered_not_negative', sql`${t.backordered} >= 0`),
    check('product_variants_weight_in_range', sql`${t.weightGrams} between 0 and 1000000`),
  ],
)
