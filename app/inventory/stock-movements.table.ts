import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { STOCK_REASONS, type StockReason } from '#app/inventory/stock.ts'
import { foreignId, isOneOf, newestFirst, primaryId } from '#app/platform/db/columns.ts'

/** The append-only ledger of stock. Rows outlive orders and staff (no foreign keys) and copy SKU, size and color. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: primaryId<'stock-movement'>(),
    variantId: foreignId<'variant'>().references(() => productVariants.id, { onDelete: 'set null' }),
    productId: foreignId<'product'>().references(() => products.id, { onDelete: 'set null' }),
    sku: text().notNull(),
    size: text(),
    color: text(),
    delta: integer().notNull(),
    /** Null for movements from before this column existed. */
    stockAfter: integer(),
    reason: text().$type<StockReason>().notNull(),
    orderId: uuid(),
    /** Null if the shopper or the system made the change. */
    staffId: uuid(),
    byShopper: boolean().notNull().default(false),
    /**
     * Has microsecond precision and is set while the variant is locked, so that movements are sorted in the order in
     * which they happened.
     */
    createdAt: timestamp({ withTimezone: true, precision: 6 }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('stock_movements_newest').on(...newestFirst(t)),
    // Nearly all movements are sales, which the first index covers.
    index('stock_movements_reason')
      .on(t.reason, ...newestFirst(t))
      .where(sql`${t.reason} <> 'sale'`),
    index('stock_movements_variant').on(t.variantId, t.createdAt),
    index('stock_movements_product').on(t.productId, t.createdAt),
    index('stock_movements_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    check('stock_movements_delta_not_zero', sql`${t.delta} <> 0`),
    check('stock_movements_after_not_negative', sql`${t.stockAfter} >= 0`),
    check('stock_movements_reason_known', isOneOf(t.reason, STOCK_REASONS)),
  ],
)
