import { sql } from 'drizzle-orm'
import type { ProductInput } from '#app/catalog/admin/products/product-input.ts'
import { setVariantBarcodes } from '#app/catalog/admin/products/variant-codes.server.ts'
import { copyVariantPrices, setVariantPrices } from '#app/catalog/admin/products/variant-prices.server.ts'
import { productVariants } from '#app/catalog/product-variants.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Sets weights, prices and barcodes of existing variants. Returns which of them changed. */
export async function setVariantDetails(tx: Database, productId: Id<'product'>, stock: ProductInput['stock']) {
  const isWeighed = await setWeights(tx, productId, stock)
  const isPriced = await setVariantPrices(tx, productId, stock)
  const isCoded = await setVariantBarcodes(tx, productId, stock)
  return { isWeighed, isPriced, isCoded }
}

/** Sets the weights of the variants of a copy, and copies the prices of its original. */
export async function copyVariantDetails(
  tx: Database,
  from: Id<'product'>,
  to: Id<'product'>,
  stock: WeighedStock,
): Promise<void> {
  await setWeights(tx, to, stock)
  await copyVariantPrices(tx, from, to)
}

type WeighedStock = {
  readonly cells?: readonly {
    readonly size: string | null
    readonly color: string | null
    readonly weightGrams?: number | null | undefined
  }[]
}

/** Null is the product's weight; cells without one keep theirs. Returns whether any cell had one. */
async function setWeights(tx: Database, productId: Id<'product'>, { cells = [] }: WeighedStock): Promise<boolean> {
  const weighed = cells.filter(({ weightGrams }) => weightGrams !== undefined)
  if (weighed.length === 0) return false
  await tx.execute(
    sql`update ${productVariants} as v set weight_grams = w."weightGrams"
      from jsonb_to_recordset(${JSON.stringify(weighed)}::jsonb) as w (size text, color text, "weightGrams" integer)
      where v.product_id = ${productId} and v.size is not distinct from w.size and v.color is not distinct from w.color`,
  )
  return true
}
