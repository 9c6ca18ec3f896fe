import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { SOURCES } from '#app/base/imports.ts'
import { customers } from '#app/orders/customers.table.ts'
import { createdAt, foreignId, isOneOf, minorUnits, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** Data about a customer, recorded by a previous store, for which `customers` has no columns. */
export const importedCustomers = pgTable(
  'imported_customers',
  {
    id: primaryId<'imported-customer'>(),
    customerId: foreignId<'customer'>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    source: text({ enum: SOURCES }).notNull(),
    originalId: text().notNull().default(''),
    /** The address lines, as printed on a label. */
    address: text().array().notNull().default([]),
    /** '' if the customer's `notes` contain the text. */
    note: text().notNull().default(''),
    taxExempt: boolean().notNull().default(false),
    /** The number of orders in the previous store and their total; null if missing from the file. */
    orders: integer(),
    spent: minorUnits(),
    currency: text().$type<CurrencyCode>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('imported_customers_source_unique').on(t.customerId, t.source),
    check('imported_customers_source_known', isOneOf(t.source, SOURCES)),
    check('imported_customers_spent_currency', sql`(${t.spent} is null) = (${t.currency} is null)`),
  ],
)
