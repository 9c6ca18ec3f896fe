import { type Column, sql } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import { discountCodes } from '#app/features/discounts/discount-codes.table.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { oneUnit } from '#app/features/money/money.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Keeps the figures of all prices under a store currency with other decimals: 25,000.00 becomes 25,000. */
export async function relabelPrices(tx: Database, before: CurrencyCode, after: CurrencyCode): Promise<void> {
  const [from, to] = [oneUnit(before).minor, oneUnit(after).minor]
  if (from === to) return
  // What cost something is not free
  const relabeled = (column: Column) =>
    sql`case when ${column} > 0 then greatest(1, round(${column} * ${to}::numeric / ${from})::bigint) else ${column} end`
  const { price, salePrice, compareAtPrice, costPrice } = products
  await tx.update(products).set({
    price: relabeled(price),
    salePrice: relabeled(salePrice),
    compareAtPrice: relabeled(compareAtPrice),
    costPrice: relabeled(costPrice),
  })
  await tx.update(discountCodes).set({
    amount: relabeled(discountCodes.amount),
    minimum: relabeled(discountCodes.minimum),
  })
}
