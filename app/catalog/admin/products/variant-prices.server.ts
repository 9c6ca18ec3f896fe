import { sql } from 'drizzle-orm'
import type { ProductInput } from '#app/catalog/product-input.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The variants of these products with prices of their own. */
export function listVariantPrices(db: Database, productIds: readonly Id<'product'>[]) {
  const { productId, price, salePrice, compareAtPrice } = productVariants
  return db
    .select(pick(productVariants, ['id', 'price', 'salePrice', 'compareAtPrice']))
    .from(productVariants)
    .where(
      sql`${productId} = any(${sql.param([...productIds])}::uuid[]) and num_nonnulls(${price}, ${salePrice}, ${compareAtPrice}) > 0`,
    )
}

/** Null is the product's price; cells without prices keep theirs. Returns whether any changed. */
export async function setVariantPrices(
  tx: Database,
  productId: Id<'product'>,
  stock: ProductInput['stock'],
): Promise<boolean> {
  const cells = stock.kind === 'grid' ? stock.cells : []
  const priced = cells.flatMap(({ size, color, prices }) => (prices ? [{ size, color, ...prices }] : []))
  if (priced.length === 0) return false
  const changed = await tx.execute(
    sql`update ${productVariants} as v set price = c.price, sale_price = c."salePrice", compare_at_price = c."compareAtPrice"
      from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb)
        as c (size text, color text, price bigint, "salePrice" bigint, "compareAtPrice" bigint)
      where v.product_id = ${productId} and v.size is not distinct from c.size and v.color is not distinct from c.color
        and (v.price, v.sale_price, v.compare_at_price) is distinct from (c.price, c."salePrice", c."compareAtPrice")`,
  )
  return (changed.rowCount ?? 0) > 0
}

/** To a copy with the same variants. */
export async function copyVariantPrices(tx: Database, from: Id<'product'>, to: Id<'product'>): Promise<void> {
  await tx.execute(
    sql`update ${productVariants} as v set price = o.price, sale_price = o.sale_price, compare_at_price = o.compare_at_price
      from ${productVariants} as o
      where v.product_id = ${to} and o.product_id = ${from}
        and v.size is not distinct from o.size and v.color is not distinct from o.color`,
  )
}
