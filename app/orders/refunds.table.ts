import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { RefundPart } from '#app/orders/refund-parts.ts'
import { returns } from '#app/orders/returns.table.ts'
import { createdAt, foreignId, minorUnits, newestFirst, primaryId, updatedAt } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff.table.ts'

/** 'pending': recorded, but not confirmed by the provider. Failed refunds do not count. */
type RefundStatus = 'pending' | 'done' | 'failed'

/** `amount` is in the charged currency of the order; `storeAmount` is in its store currency. */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId<'refund'>(),
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    returnId: foreignId<'return'>().references(() => returns.id, { onDelete: 'set null' }),
    idempotencyKey: uuid().notNull(),
    amount: minorUnits().notNull(),
    currency: text().$type<CurrencyCode>().notNull().default(sql`''`), // the order's currency, copied by a trigger
    storeAmount: minorUnits().notNull(),
    /** The refunded parts; empty in refunds from before parts were recorded. */
    parts: jsonb().$type<readonly RefundPart[]>().notNull().default([]),
    note: text().notNull().default(''),
    paymentProvider: text().notNull(),
    paymentReference: text().notNull().default(''), // the provider's id
    status: text().$type<RefundStatus>().notNull(),
    lastError: text(),
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('refunds_idempotency_key_unique').on(t.idempotencyKey),
    index('refunds_order').on(t.orderId, t.createdAt),
    // Covers the list of payments with its filters and totals
    index('refunds_newest').on(...newestFirst(t), t.paymentProvider, t.currency, t.status, t.amount, t.orderId),
    index('refunds_provider_newest').on(t.paymentProvider, ...newestFirst(t)),
    index('refunds_currency_newest').on(t.currency, ...newestFirst(t)),
    index('refunds_search').on(t.paymentReference.op('text_pattern_ops')).where(sql`${t.paymentReference} <> ''`),
    index('refunds_pending').on(t.updatedAt).where(sql`${t.status} = 'pending'`),
    check('refunds_amounts', sql`${t.amount} > 0 and ${t.storeAmount} >= 0`),
    check('refunds_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('refunds_status_known', sql`${t.status} in ('pending', 'done', 'failed')`),
  ],
)
