import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { foreignId } from '#app/platform/db/columns.ts'

/**
 * The number of recent orders that contained both products. Each pair has two rows, one in each direction. A worker
 * counts the orders once a day (count-bought-together.server.ts).
 */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orders: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.otherId] }),
    index('bought_together_other').on(t.otherId),
    check('bought_together_counted', sql`${t.orders} > 0 and ${t.productId} <> ${t.otherId}`),
  ],
)
