import { asc, sql } from 'drizzle-orm'
import { productVariants } from '#app/catalog/product-variants.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** What is known of the stock of a variant. */
export const variantColumns = pick(productVariants, [
  'id',
  'productId',
  'size',
  'color',
  'sku',
  'stock',
  'backordered',
  'weightGrams',
])

export type StockedVariant = Awaited<ReturnType<typeof listVariants>>[number]

export function listVariants(db: Database, productIds: readonly Id<'product'>[]) {
  return db
    .select(variantColumns)
    .from(productVariants)
    .where(sql`${productVariants.productId} = any(${sql.param([...productIds])}::uuid[])`)
    .orderBy(asc(productVariants.id))
}
