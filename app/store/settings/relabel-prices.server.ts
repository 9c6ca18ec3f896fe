import { type Column, eq, sql } from 'drizzle-orm'
import { largestRelabeled } from '#app/base/money/arithmetic.ts'
import type { CurrencyCode } from '#app/base/money/currencies.ts'
import { type Money, oneUnit } from '#app/base/money/money.ts'
import { productVariants } from '#app/catalog/product-variants.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { discountCodes } from '#app/pricing/discounts/discount-codes.table.ts'

export type TooExpensive = { readonly name: string; readonly max: Money }

/** What has an amount that would exceed the range with the decimals of `after`; null if nothing has. */
export async function findTooExpensive(
  tx: Database,
  before: CurrencyCode,
  after: CurrencyCode,
): Promise<TooExpensive | null> {
  const max = largestRelabeled(before, after)
  const { name, price, salePrice, compareAtPrice, costPrice } = products
  const { code, amount, minimum } = discountCodes
  const variant = productVariants
  const [found] = await tx
    .select({ name })
    .from(products)
    .where(sql`greatest(${price}, ${salePrice}, ${compareAtPrice}, ${costPrice}) > ${max.minor}`)
    .unionAll(
      tx
        .select({ name })
        .from(productVariants)
        .innerJoin(products, eq(products.id, variant.productId))
        .where(sql`greatest(${variant.price}, ${variant.salePrice}, ${variant.compareAtPrice}) > ${max.minor}`),
    )
    .unionAll(tx.select({ name: code }).from(discountCodes).where(sql`greatest(${amount}, ${minimum}) > ${max.minor}`))
    .limit(1)
  return found ? { ...found, max } : null
}

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
  const variant = productVariants
  await tx
    .update(productVariants)
    .set({
      price: relabeled(variant.price),
      salePrice: relabeled(variant.salePrice),
      compareAtPrice: relabeled(variant.compareAtPrice),
    })
    .where(sql`num_nonnulls(${variant.price}, ${variant.salePrice}, ${variant.compareAtPrice}) > 0`)
  await tx.update(discountCodes).set({
    amount: relabeled(discountCodes.amount),
    minimum: relabeled(discountCodes.minimum),
  })
}
