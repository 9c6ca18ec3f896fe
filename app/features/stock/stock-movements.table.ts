import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import type { StockReason } from '#app/features/stock/stock.ts'
import { createdAt, idOf, primaryId } from '#app/platform/db/columns.ts'

/**
 * Every change of stock; rows are only ever added, and those of a variant add up to its stock. The ledger outlives what it
 * names, so the order and the member of staff are ids without a reference.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: primaryId<'stock-movement'>(),
    variantId: idOf<'variant'>().references(() => productVariants.id, { onDelete: 'set null' }),
    productId: idOf<'product'>().references(() => products.id, { onDelete: 'set null' }),
    sku: text().notNull(), // as it was: variants come and go
    delta: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    orderId: uuid(),
    staffId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_movements_variant').on(t.variantId, t.createdAt),
    index('stock_movements_product').on(t.productId, t.createdAt),
    index('stock_movements_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    check('stock_movements_delta_not_zero', sql`${t.delta} <> 0`),
    check(
      'stock_movements_reason_known',
      sql`${t.reason} in ('initial', 'edit', 'sale', 'cancel', 'reopen', 'variants')`,
    ),
  ],
)
