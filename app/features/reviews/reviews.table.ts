import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '#app/features/catalog/products.table.ts'
import { createdAt, idOf, primaryId } from '#app/platform/db/columns.ts'

/** Product reviews by customers, or under a typed name. */
export const reviews = pgTable(
  'reviews',
  {
    id: primaryId<'review'>(),
    productId: idOf<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    customerName: text().notNull(),
    title: text().notNull().default(''),
    comment: text().notNull().default(''),
    verifiedPurchase: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('reviews_product').on(t.productId, t.createdAt.desc().nullsFirst()),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
  ],
)
