import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { orders } from '#app/orders/orders.table.ts'
import {
  createdAt,
  foreignId,
  isOneOf,
  minorUnits,
  newestFirst,
  primaryId,
  updatedAt,
} from '#app/platform/db/columns.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'

/**
 * 'open': begun, perhaps not yet at the provider. 'processing': not confirmed by the bank yet. 'paid': the order's
 * payment. 'gone': expired, rejected or cancelled. 'surplus': paid although the order was already paid, so it must be
 * returned. 'returned': a surplus that was returned.
 */
const PAYMENT_STATES = ['open', 'processing', 'paid', 'gone', 'surplus', 'returned'] as const

/** Every attempt to pay an order at a provider that takes real money. At most one per order is 'paid'. */
export const payments = pgTable(
  'payments',
  {
    id: primaryId<'payment'>(),
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    amount: minorUnits().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    reference: text().notNull().default(''), // the provider's id; '' until the payment has begun
    address: text().notNull().default(''), // the URL where the shopper pays
    state: text({ enum: PAYMENT_STATES }).notNull(),
    fee: minorUnits(), // the provider's fee, in `feeCurrency`
    feeCurrency: text(),
    dispute: text({ enum: ['opened', 'won', 'lost'] }),
    lastError: text(), // why a surplus could not be returned yet
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('payments_reference_unique').on(t.provider, t.reference).where(sql`${t.reference} <> ''`),
    uniqueIndex('payments_one_open')
      .on(t.orderId, t.provider, t.method)
      .where(sql`${t.state} in ('open', 'processing')`),
    uniqueIndex('payments_one_paid').on(t.orderId).where(sql`${t.state} = 'paid'`),
    index('payments_order').on(t.orderId, t.createdAt),
    // Covers the list with its filters, and its totals
    index('payments_newest').on(
      ...newestFirst(t),
      t.provider,
      t.currency,
      t.state,
      t.amount,
      t.feeCurrency,
      t.fee,
      t.dispute,
      t.orderId,
    ),
    index('payments_provider_newest').on(t.provider, ...newestFirst(t), t.state),
    index('payments_currency_newest').on(t.currency, ...newestFirst(t)),
    index('payments_state_newest').on(t.state, ...newestFirst(t)),
    index('payments_disputed')
      .on(...newestFirst(t))
      .where(sql`${t.dispute} is not null`),
    index('payments_search').on(t.reference.op('text_pattern_ops')).where(sql`${t.reference} <> ''`),
    index('payments_surplus').on(t.updatedAt).where(sql`${t.state} = 'surplus'`),
    check('payments_state_known', isOneOf(t.state, PAYMENT_STATES)),
    check('payments_amount_positive', sql`${t.amount} > 0`),
    check('payments_fee_whole', sql`(${t.fee} is null) = (${t.feeCurrency} is null)`),
    check('payments_paid_has_reference', sql`${t.state} not in ('surplus', 'returned') or ${t.reference} <> ''`),
  ],
)
