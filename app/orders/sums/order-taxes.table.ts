import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { orders } from '#app/orders/orders.table.ts'
import { foreignId, minorUnits } from '#app/platform/db/columns.ts'

/**
 * The taxes of an order, highest rates first. Goods that are taxed in the same way share one row for each of their
 * taxes. The rows add up to the order's tax in both currencies; `net` and `tax` are in the charged currency. An order
 * without tax has no rows.
 */
export const orderTaxes = pgTable(
  'order_taxes',
  {
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** For example 'VAT'; '' for the rate in the settings, and for orders placed before names were stored. */
    name: text().notNull(),
    /** In parts per million. Null for an order placed before rates were stored, if no single rate fits. */
    rate: integer(),
    /** True if this tax is computed on the same net amount as the tax before it. */
    isAdded: boolean().notNull().default(false),
    net: minorUnits().notNull(),
    tax: minorUnits().notNull(),
    storeNet: minorUnits().notNull(),
    storeTax: minorUnits().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check('order_taxes_rate_not_negative', sql`${t.rate} >= 0`),
    check('order_taxes_amounts_not_negative', sql`least(${t.net}, ${t.tax}, ${t.storeNet}, ${t.storeTax}) >= 0`),
  ],
)
