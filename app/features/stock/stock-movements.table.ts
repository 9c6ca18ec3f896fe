import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import type { StockReason } from '#app/features/stock/stock.ts'
import { idOf, primaryId } from '#app/platform/db/columns.ts'

/**
 * Every change of stock; rows are only ever added, and those of a variant add up to its stock. The ledger outlives what it
 * names, so the order and the member of staff are ids without a reference, and SKU, size and color are as they were.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: primaryId<'stock-movement'>(),
    variantId: idOf<'variant'>().references(() => productVariants.id, { onDelete: 'set null' }),
    productId: idOf<'product'>().references(() => products.id, { onDelete: 'set null' }),
    sku: text().notNull(),
    size: text(),
    color: text(),
    delta: integer().notNull(),
    /** What the variant had then; null where no one recorded it, in movements older than this column. */
    stockAfter: integer(),
    reason: text().$type<StockReason>().notNull(),
    orderId: uuid(),
    /** Null where the shopper did it, or the store by itself. */
    staffId: uuid(),
    byShopper: boolean().notNull().default(false),
    /** The moment of the change, under the variant's lock: to the microsecond, so that they sort as they happened. */
    createdAt: timestamp({ withTimezone: true, precision: 6 }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('stock_movements_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Nearly all are sales, which the newest hold anyway.
    index('stock_movements_reason')
      .on(t.reason, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.reason} <> 'sale'`),
    index('stock_movements_variant').on(t.variantId, t.createdAt),
    index('stock_movements_product').on(t.productId, t.createdAt),
    index('stock_movements_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    check('stock_movements_delta_not_zero', sql`${t.delta} <> 0`),
    check('stock_movements_after_not_negative', sql`${t.stockAfter} >= 0`),
    check(
      'stock_movements_reason_known',
      sql`${t.reason} in ('initial', 'edit', 'sale', 'cancel', 'reopen', 'return', 'variants', 'deleted')`,
    ),
  ],
)
