import { and, eq, ne, sql } from 'drizzle-orm'
import { productVariants } from '#app/catalog/products.table.ts'
import { buildVariantSku, followsProductSku, isSameVariant, type VariantOptions } from '#app/catalog/variant-codes.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** `sku` is the new SKU; null derives it from the product's SKU, and undefined keeps the current one. */
export type CellWithSku = VariantOptions & { readonly sku?: string | null | undefined }

type RowWithSku = VariantOptions & { readonly id: Id<'variant'>; readonly sku: string }

export type VariantName = VariantOptions & { readonly sku: string; readonly isCustom: boolean }

/** Returns a distinct SKU for each cell: its custom SKU, or the product's SKU followed by size and color. */
export async function planSkus(
  tx: Database,
  product: { readonly id: Id<'product'>; readonly sku: string },
  cells: readonly CellWithSku[],
  rows: readonly RowWithSku[],
): Promise<readonly VariantName[]> {
  const { id, productId, hasOwnSku } = productVariants
  const customVariants = await tx
    .select({ id })
    .from(productVariants)
    .where(and(eq(productId, product.id), hasOwnSku))
  const plannedCells = cells.map((cell) => {
    const row = rows.find((existing) => isSameVariant(existing, cell))
    const isCustom = customVariants.some((variant) => variant.id === row?.id)
    return { cell, row, customSku: cell.sku === undefined ? (isCustom ? (row?.sku ?? null) : null) : cell.sku }
  })
  const taken = new Set(plannedCells.flatMap(({ customSku }) => customSku ?? []))
  const unchanged = new Map<CellWithSku, string>()
  for (const { cell, row, customSku } of plannedCells) {
    if (customSku !== null || !row || taken.has(row.sku) || !followsProductSku(row.sku, product.sku, row)) continue
    taken.add(row.sku)
    unchanged.set(cell, row.sku)
  }
  return plannedCells.map(({ cell: { size, color }, cell, customSku }) => ({
    size,
    color,
    isCustom: customSku !== null && !followsProductSku(customSku, product.sku, cell),
    sku: customSku ?? unchanged.get(cell) ?? findFreeSku(buildVariantSku(product.sku, cell), taken),
  }))
}

/** Returns one of `names` whose custom SKU another variant already has, or null. The variant can also be in `names`. */
export async function findTakenSku(
  tx: Database,
  product: Id<'product'>,
  names: readonly VariantName[],
): Promise<VariantName | null> {
  const customNames = names.filter(({ isCustom }) => isCustom)
  if (customNames.length === 0) return null
  const duplicate = customNames.find(({ sku }, index) => customNames.findIndex((name) => name.sku === sku) !== index)
  if (duplicate) return duplicate
  const { productId, sku } = productVariants
  const [taken] = await tx
    .select({ sku })
    .from(productVariants)
    .where(and(sql`${sku} = any(${sql.param(customNames.map((name) => name.sku))}::text[])`, ne(productId, product)))
    .limit(1)
  return customNames.find((name) => name.sku === taken?.sku) ?? null
}

/** Gives existing variants their planned SKUs, even if two of them swap SKUs. */
export async function renameVariants<Row extends RowWithSku>(
  tx: Database,
  rows: readonly Row[],
  names: readonly VariantName[],
): Promise<Row[]> {
  const renamed = rows.map((row) => ({ row, name: names.find((name) => isSameVariant(row, name)) }))
  const changed = renamed.flatMap(({ row, name }) => (name ? [{ id: row.id, sku: name.sku, own: name.isCustom }] : []))
  const list = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n (id uuid, sku text, own boolean)`
  await tx.execute(sql`update ${productVariants} as v set sku = v.id::text from ${list}
    where v.id = n.id and v.sku <> n.sku`) // the unique constraint is checked row by row
  await tx.execute(sql`update ${productVariants} as v set sku = n.sku, has_own_sku = n.own from ${list}
    where v.id = n.id and (v.sku, v.has_own_sku) is distinct from (n.sku, n.own)`)
  return renamed.map(({ row, name }) => ({ ...row, sku: name?.sku ?? row.sku }))
}

/** Returns `plain`, with a number appended if it is already taken. */
function findFreeSku(plain: string, taken: Set<string>): string {
  let candidate = plain
  for (let number = 2; taken.has(candidate); number++) candidate = `${plain}-${number}`
  taken.add(candidate)
  return candidate
}
