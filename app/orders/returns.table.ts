import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { RETURN_REASONS, type ReturnReason } from '#app/orders/returns/return.ts'
import { createdAt, foreignId, isOneOf, primaryId } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff.table.ts'

/** Returns of ordered units, one row for each parcel that was sent back. */
export const returns = pgTable(
  'returns',
  {
    id: primaryId<'return'>(),
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: text().$type<ReturnReason>().notNull(),
    note: text().notNull().default(''),
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('returns_order').on(t.orderId, t.createdAt),
    check('returns_reason_known', isOneOf(t.reason, RETURN_REASONS)),
  ],
)

/** The lines of a return. `order_items.returned` is the sum of their quantities. */
export const returnItems = pgTable(
  'return_items',
  {
    id: primaryId<'return-item'>(),
    returnId: foreignId<'return'>()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: foreignId<'order-item'>()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    isRestocked: boolean().notNull(),
    /** How the product fit according to the shopper; null if unknown or if the product was deleted. */
    fit: text({ enum: ['small', 'large'] }),
    fitProductId: foreignId<'product'>().references(() => products.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('return_items_line_unique').on(t.returnId, t.orderItemId),
    index('return_items_order_item').on(t.orderItemId),
    index('return_items_fit').on(t.fitProductId).where(sql`${t.fitProductId} is not null`),
    check('return_items_fit_known', sql`${t.fit} in ('small', 'large')`),
    check('return_items_fit_of_a_product', sql`${t.fit} is not null or ${t.fitProductId} is null`),
    check('return_items_quantity_positive', sql`${t.quantity} > 0`),
  ],
)
