import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, pgTable } from 'drizzle-orm/pg-core'
import { foreignId } from '#app/platform/db/columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Products that a transaction changed. Its end computes their prices once and empties the table. */
export const productsToPrice = pgTable(
  'products_to_price',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: foreignId<'product'>().notNull(),
    /** So that the lowest of their prices in the store currency is found again too. */
    ofVariants: boolean().notNull(),
    transaction: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [index('products_to_price_transaction').on(t.transaction)],
)
