import { asc, sql } from 'drizzle-orm'
import { matchesChoice } from '#app/catalog/availability.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import { addBackordered } from '#app/inventory/stock-ledger.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type BackorderedVariant = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'productId' | 'sku' | 'size' | 'color' | 'backordered'
>

type BackorderedLine = {
  readonly productId: Id<'product'>
  readonly size: string
  readonly color: string
  readonly backordered: number
}

/** Reads the backordered units of all variants of the lines' products, because they may have changed since the lock. */
export function listBackorderCounts(
  tx: Database,
  lines: readonly Pick<BackorderedLine, 'productId'>[],
): PromiseLike<BackorderedVariant[]> {
  const productIds = sql.param([...new Set(lines.map(({ productId }) => productId))])
  return tx
    .select(pick(productVariants, ['id', 'productId', 'sku', 'size', 'color', 'backordered']))
    .from(productVariants)
    .where(sql`${productVariants.productId} = any(${productIds}::uuid[])`)
    .orderBy(asc(productVariants.id))
}

/**
 * Adds each line's backordered units to its variant; a negative number removes units. If the variant has too few, the
 * rest is removed from the product's other variants, because staff may have changed the product's sizes and colors.
 */
export async function changeBackordered(
  tx: Database,
  variants: readonly BackorderedVariant[],
  lines: readonly BackorderedLine[],
): Promise<void> {
  const counts = variants.map((variant) => ({ variant, count: variant.backordered }))
  for (const line of lines) {
    const productCounts = counts.filter(({ variant }) => variant.productId === line.productId)
    const rank = (row: (typeof counts)[number]) => Number(matchesChoice(row.variant, line))
    let rest = line.backordered
    for (const row of productCounts.toSorted((a, b) => rank(b) - rank(a))) {
      const changed = Math.max(0, row.count + rest)
      rest -= changed - row.count
      row.count = changed
    }
  }
  const changes = counts.map(({ variant, count }) => ({ variant, delta: count - variant.backordered }))
  await addBackordered(tx, changes)
}
