import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, pgTable } from 'drizzle-orm/pg-core'
import { foreignId } from '#app/platform/db/columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Products that a transaction changed. At the end of the transaction, the prices of these products are computed once
 * and the table is emptied.
 */
export const productsToPrice = pgTable(
  'products_to_price',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: foreignId<'product'>().notNull(),
    /** True if variants changed, so the lowest of their prices in the store currency must also be recomputed. */
    ofVariants: boolean().notNull(),
    transaction: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [index('products_to_price_transaction').on(t.transaction)],
)
