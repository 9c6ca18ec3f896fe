import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Evidence } from '#app/orders/evidence/evidence.ts'
import { orders } from '#app/orders/orders.table.ts'
import { foreignId } from '#app/platform/db/columns.ts'

/**
 * The evidence of what a shopper saw when an order was placed. Written with the order, never changed, and deleted with
 * it. The personal data is in the order, not here. Orders from before this table have no evidence.
 */
export const orderEvidence = pgTable(
  'order_evidence',
  {
    orderId: foreignId<'order'>()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The version of the schema of `contents`. */
    version: integer().notNull(),
    contents: jsonb().$type<Evidence>().notNull(),
  },
  (t) => [check('order_evidence_version_positive', sql`${t.version} >= 1`)],
)
