import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { createdAt, newestFirst, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** Stores in other currencies sort customers without an index. */
const INDEXED_CURRENCIES = ['NGN', 'USD', 'GBP', 'EUR'] as const

/** One row per email address, regardless of case. Counts are computed from the orders (fold-order-counts.server.ts). */
export const customers = pgTable(
  'customers',
  {
    id: primaryId<'customer'>(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    /** The number of orders that were not cancelled. */
    orderCount: integer().notNull().default(0),
    /** The amounts of these orders minus refunds, by store currency. */
    spent: jsonb().$type<Partial<Record<CurrencyCode, number>>>().notNull().default({}),
    /** True if the store may send the customer emails that request a review. */
    reviewMails: boolean().notNull().default(true),
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
    ...INDEXED_CURRENCIES.map((currency) =>
      index(`customers_spent_${currency.toLowerCase()}`).on(buildSpentExpression(t.spent, currency), t.id),
    ),
  ],
)

/** Must equal the expression in the indexes. */
export function buildSpentExpression(column: AnyPgColumn, currency: CurrencyCode): SQL {
  return sql`coalesce((${column} ->> ${currency})::bigint, 0)`.inlineParams()
}
