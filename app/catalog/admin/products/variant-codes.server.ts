import { sql } from 'drizzle-orm'
import type { ProductInput } from '#app/catalog/product-input.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The variants of these products with a SKU of their own or a barcode. */
export function listVariantCodes(db: Database, productIds: readonly Id<'product'>[]) {
  const { productId, hasOwnSku, barcode } = productVariants
  return db
    .select(pick(productVariants, ['id', 'hasOwnSku', 'barcode']))
    .from(productVariants)
    .where(sql`${productId} = any(${sql.param([...productIds])}::uuid[]) and (${hasOwnSku} or ${barcode} is not null)`)
}

/** Cells without a barcode keep theirs. Returns whether any changed. */
export async function setVariantBarcodes(
  tx: Database,
  productId: Id<'product'>,
  stock: ProductInput['stock'],
): Promise<boolean> {
  const cells = stock.kind === 'grid' ? stock.cells : [{ size: null, color: null, barcode: stock.barcode }]
  const given = cells.flatMap(({ size, color, barcode }) => (barcode === undefined ? [] : [{ size, color, barcode }]))
  if (given.length === 0) return false
  const changed = await tx.execute(
    sql`update ${productVariants} as v set barcode = c.barcode
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as c (size text, color text, barcode text)
      where v.product_id = ${productId} and v.size is not distinct from c.size and v.color is not distinct from c.color
        and v.barcode is distinct from c.barcode`,
  )
  return (changed.rowCount ?? 0) > 0
}
