import { and, eq, ne, sql } from 'drizzle-orm'
import { productVariants } from '#app/catalog/products.table.ts'
import { followsProductSku, isSamePlace, type VariantPlace, variantSku } from '#app/catalog/variant-codes.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** `sku`: the SKU it gets, null to follow the product's, undefined to keep it. */
export type NamedCell = VariantPlace & { readonly sku?: string | null | undefined }

type NamedRow = VariantPlace & { readonly id: Id<'variant'>; readonly sku: string }

export type VariantName = VariantPlace & { readonly sku: string; readonly isOwn: boolean }

/** Returns a distinct SKU for each cell: its own, or the product's followed by size and color. */
export async function planSkus(
  tx: Database,
  product: { readonly id: Id<'product'>; readonly sku: string },
  cells: readonly NamedCell[],
  rows: readonly NamedRow[],
): Promise<readonly VariantName[]> {
  const { id, productId, hasOwnSku } = productVariants
  const own = await tx
    .select({ id })
    .from(productVariants)
    .where(and(eq(productId, product.id), hasOwnSku))
  const named = cells.map((cell) => {
    const row = rows.find((existing) => isSamePlace(existing, cell))
    const isOwn = own.some((variant) => variant.id === row?.id)
    return { cell, row, ownSku: cell.sku === undefined ? (isOwn ? (row?.sku ?? null) : null) : cell.sku }
  })
  const taken = new Set(named.flatMap(({ ownSku }) => ownSku ?? []))
  const unchanged = new Map<NamedCell, string>()
  for (const { cell, row, ownSku } of named) {
    if (ownSku !== null || !row || taken.has(row.sku) || !followsProductSku(row.sku, product.sku, row)) continue
    taken.add(row.sku)
    unchanged.set(cell, row.sku)
  }
  return named.map(({ cell: { size, color }, cell, ownSku }) => ({
    size,
    color,
    isOwn: ownSku !== null && !followsProductSku(ownSku, product.sku, cell),
    sku: ownSku ?? unchanged.get(cell) ?? freeSku(variantSku(product.sku, cell), taken),
  }))
}

/** Returns the first of these own SKUs that another variant already has. */
export async function findTakenSku(
  tx: Database,
  product: Id<'product'>,
  names: readonly VariantName[],
): Promise<VariantName | null> {
  const own = names.filter(({ isOwn }) => isOwn)
  if (own.length === 0) return null
  const twice = own.find(({ sku }, index) => own.findIndex((name) => name.sku === sku) !== index)
  if (twice) return twice
  const { productId, sku } = productVariants
  const [taken] = await tx
    .select({ sku })
    .from(productVariants)
    .where(and(sql`${sku} = any(${sql.param(own.map((name) => name.sku))}::text[])`, ne(productId, product)))
    .limit(1)
  return own.find((name) => name.sku === taken?.sku) ?? null
}

/** Gives existing variants their planned SKUs, even if two of them swap SKUs. */
export async function renameVariants<Row extends NamedRow>(
  tx: Database,
  rows: readonly Row[],
  names: readonly VariantName[],
): Promise<Row[]> {
  const renamed = rows.map((row) => ({ row, name: names.find((name) => isSamePlace(row, name)) }))
  const changed = renamed.flatMap(({ row, name }) => (name ? [{ id: row.id, sku: name.sku, own: name.isOwn }] : []))
  const list = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n (id uuid, sku text, own boolean)`
  await tx.execute(sql`update ${productVariants} as v set sku = v.id::text from ${list}
    where v.id = n.id and v.sku <> n.sku`) // the unique constraint is checked row by row
  await tx.execute(sql`update ${productVariants} as v set sku = n.sku, has_own_sku = n.own from ${list}
    where v.id = n.id and (v.sku, v.has_own_sku) is distinct from (n.sku, n.own)`)
  return renamed.map(({ row, name }) => ({ ...row, sku: name?.sku ?? row.sku }))
}

/** Appends a number if the shortened text is already taken. */
function freeSku(plain: string, taken: Set<string>): string {
  let own = plain
  for (let number = 2; taken.has(own); number++) own = `${plain}-${number}`
  taken.add(own)
  return own
}
