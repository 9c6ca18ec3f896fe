import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, minorUnits, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** Amounts are in the smallest unit of the store currency. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: primaryId<'discount'>(),
    code: text().notNull(), // upper case
    kind: text({ enum: ['percent', 'amount'] }).notNull(),
    percent: integer().notNull().default(0), // in parts per million
    amount: minorUnits().notNull().default(0),
    minimum: minorUnits().notNull().default(0), // the minimum subtotal before the discount
    startsAt: moment(),
    endsAt: moment(),
    usageLimit: integer(),
    customerLimit: integer(),
    used: integer().notNull().default(0), // by orders that are not cancelled, counted in the orders' transactions
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
