import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import type { ProductFormat } from '#app/exchange/product-files/file-heading.ts'
import { foreignId } from '#app/platform/db/columns.ts'

/**
 * The keys that imported products have in the store that they come from, such as a Shopify handle or a WooCommerce ID.
 * Later files identify the products by these keys, whatever their slugs are here.
 */
export const productSources = pgTable(
  'product_sources',
  {
    format: text().$type<ProductFormat>().notNull(),
    key: text().notNull(),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.format, t.key] }), index('product_sources_product').on(t.productId)],
)
