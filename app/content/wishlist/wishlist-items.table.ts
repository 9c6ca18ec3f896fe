import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { createdAt, foreignId } from '#app/platform/db/columns.ts'

/** Products saved in a browser. Only the session id protects the rows of that browser. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    sessionId: text().notNull(),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'wishlist_items_pkey', columns: [t.sessionId, t.productId] }),
    index('wishlist_items_product').on(t.productId),
    check('wishlist_items_session_form', sql`${t.sessionId} ~ '^session_[0-9]{10,16}_[A-Za-z0-9_-]{22,64}$'`),
  ],
)
