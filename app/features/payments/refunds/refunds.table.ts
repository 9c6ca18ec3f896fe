import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#app/features/orders/orders.table.ts'
import { returns } from '#app/features/orders/returns.table.ts'
import { authUsers } from '#app/features/staff/auth.table.ts'
import { createdAt, idOf, minorUnits, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** 'pending': booked here, and not confirmed by anyone who pays it out. A failed one counts for nothing. */
type RefundStatus = 'pending' | 'done' | 'failed'

/** Money that was given back: `amount` in US cents, as it was charged, and what that is in the books. */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId<'refund'>(),
    orderId: idOf<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    returnId: idOf<'return'>().references(() => returns.id, { onDelete: 'set null' }),
    /** Made by the form: the same key is the same refund, however often it is sent. */
    idempotencyKey: uuid().notNull(),
    amount: minorUnits().notNull(),
    storeAmount: minorUnits().notNull(),
    note: text().notNull().default(''),
    paymentProvider: text().notNull(),
    paymentReference: text().notNull().default(''), // what the refund is called there
    status: text().$type<RefundStatus>().notNull(),
    lastError: text(),
    staffId: idOf<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('refunds_idempotency_key_unique').on(t.idempotencyKey),
    index('refunds_order').on(t.orderId, t.createdAt),
    index('refunds_pending').on(t.updatedAt).where(sql`${t.status} = 'pending'`),
    check('refunds_amounts', sql`${t.amount} > 0 and ${t.storeAmount} >= 0`),
    check('refunds_status_known', sql`${t.status} in ('pending', 'done', 'failed')`),
  ],
)
