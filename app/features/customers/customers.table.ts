import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CurrencyCode, StoreCurrency } from '#app/features/money/money.ts'
import { createdAt, newestFirst, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** One row per email, whatever its case. Counts are folded from the orders (fold-order-counts.server.ts). */
export const customers = pgTable(
  'customers',
  {
    id: primaryId<'customer'>(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    /** Orders that were not cancelled, and their amounts less refunds by store currency. */
    orderCount: integer().notNull().default(0),
    spent: jsonb().$type<Partial<Record<CurrencyCode, number>>>().notNull().default({}),
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
    index('customers_created').on(...newestFirst(t)),
    index('customers_order_count').on(t.orderCount, t.id),
    index('customers_without_orders').on(t.createdAt, t.id).where(sql`${t.orderCount} = 0`),
    ...Object.entries(spentIn(t.spent)).map(([currency, amount]) =>
      index(`customers_spent_${currency.toLowerCase()}`).on(amount, t.id),
    ),
  ],
)

/** The amount spent in each currency: exactly the expressions of the indexes. */
export function spentIn(column: AnyPgColumn): Readonly<Record<StoreCurrency, SQL>> {
  return {
    NGN: sql`coalesce((${column} ->> 'NGN')::bigint, 0)`,
    USD: sql`coalesce((${column} ->> 'USD')::bigint, 0)`,
    GBP: sql`coalesce((${column} ->> 'GBP')::bigint, 0)`,
    EUR: sql`coalesce((${column} ->> 'EUR')::bigint, 0)`,
  }
}
