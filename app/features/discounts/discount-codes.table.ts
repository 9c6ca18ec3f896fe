import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DiscountKind } from '#app/features/discounts/discount.ts'
import { createdAt, minorUnits, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/**
 * Codes that make an order cheaper. Amounts are in the store currency. `used` counts the orders that stand with it; it
 * changes in their transactions, so that a limit holds anyone who races.
 */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: primaryId<'discount'>(),
    code: text().notNull(), // upper case
    kind: text().$type<DiscountKind>().notNull(),
    percent: integer().notNull().default(0), // in parts per million
    amount: minorUnits().notNull().default(0),
    /** What the lines have to cost together, before it. */
    minimum: minorUnits().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    usageLimit: integer(),
    customerLimit: integer(),
    used: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('discount_codes_code_unique').on(sql`upper(${t.code})`),
    check('discount_codes_code_form', sql`${t.code} ~ '^[A-Z0-9][A-Z0-9-]{1,39}$'`),
    check(
      'discount_codes_kind_has_its_value',
      sql`(${t.kind} = 'percent' and ${t.percent} between 1 and 1000000 and ${t.amount} = 0)
        or (${t.kind} = 'amount' and ${t.amount} > 0 and ${t.percent} = 0)`,
    ),
    check('discount_codes_minimum_not_negative', sql`${t.minimum} >= 0`),
    check('discount_codes_used_not_negative', sql`${t.used} >= 0`),
    check('discount_codes_limits_positive', sql`${t.usageLimit} > 0 and ${t.customerLimit} > 0`),
    check('discount_codes_ends_after_start', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)
