import { pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { foreignId } from '#app/platform/db/columns.ts'

/**
 * The sizes and colors of a product by which lists are filtered; of all statuses. Triggers write it
 * (`keep_product_facets` in db/functions/facets.sql). Each array has the sizes ('m/'), the colors ('/wine') and their
 * combinations ('m/wine') as keys of `facet_values`.
 */
export const productFacets = pgTable('product_facets', {
  productId: foreignId<'product'>()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Whatever their stock. */
  offered: text().array().notNull(),
  inStock: text().array().notNull(),
})
