import { pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { foreignId } from '#app/platform/db/columns.ts'

/**
 * A product's sizes and colors, by which lists are filtered. Products of any status have a row, which triggers write
 * (`keep_product_facets` in db/functions/facets.sql). Each array has the sizes ('m/'), the colors ('/wine') and their
 * combinations ('m/wine') as keys of `facet_values`.
 */
export const productFacets = pgTable('product_facets', {
  productId: foreignId<'product'>()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** The sizes and colors regardless of stock. */
  offered: text().array().notNull(),
  inStock: text().array().notNull(),
})
