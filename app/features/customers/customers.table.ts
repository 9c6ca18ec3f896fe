import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** One person by e-mail, whatever its case. What they bought and spent comes from the orders. */
export const customers = pgTable(
  'customers',
  {
    id: primaryId<'customer'>(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('customers_email_unique').on(sql`lower(${t.email})`),
    index('customers_search').using(
      'gin',
      sql`(${t.firstName} || ' ' || ${t.lastName} || ' ' || ${t.email} || ' ' || ${t.phone}) gin_trgm_ops`,
    ),
    index('customers_name').on(sql`((${t.firstName} || ' ' || ${t.lastName}) collate "und-x-icu")`, t.id),
    index('customers_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
