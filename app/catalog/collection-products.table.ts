import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { foreignId } from '#app/platform/db/columns.ts'

/** The memberships of products in collections, in the order that staff chose. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: foreignId<'collection'>()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null: shown after the placed ones, newest first. */
    position: integer(),
  },
  (t) => [
    primaryKey({ name: 'collection_products_pkey', columns: [t.collectionId, t.productId] }),
    index('collection_products_product').on(t.productId),
    index('collection_products_placed').on(t.collectionId, t.position).where(sql`${t.position} is not null`),
    check('collection_products_position_not_negative', sql`${t.position} >= 0`),
  ],
)
