import { and, eq, sql } from 'drizzle-orm'
import { productVariants } from '#app/catalog/products.table.ts'
import { type StockedVariant, variantColumns } from '#app/catalog/variants.server.ts'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import { applyStockChanges } from '#app/inventory/stock/change-stock.server.ts'
import type { StockChangesInput, TypedCell } from '#app/inventory/stock/stock-changes-input.ts'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { recordChanges } from '#app/store/audit.server.ts'
import { auditLog } from '#app/store/staff.table.ts'

/** `errors` states why cells were not saved, and `current` is the current stock; both are keyed by variant. */
export type StockRejection = {
  readonly outcome: 'rejected'
  readonly errors: FieldErrors
  readonly current: Readonly<Record<string, number>>
}

export type SaveStockResult =
  /** `filled` is the number of units that were used to fill backorders. */
  { readonly outcome: 'saved'; readonly saved: number; readonly filled: number } | StockRejection

class StockNotSaved extends Rollback<StockRejection> {}

/**
 * Saves all cells, or none if one is rejected. A counted number changes the stock by its difference from the number
 * that the cell showed, so that sales in the meantime are preserved. A repeated request does not apply a cell again.
 */
export async function saveStock(
  db: Database,
  input: StockChangesInput,
  staffId: Id<'staff'>,
): Promise<SaveStockResult> {
  try {
    const filled = await withTx(db, (tx) => save(tx, input, staffId))
    return { outcome: 'saved', saved: input.cells.length, filled }
  } catch (error) {
    if (error instanceof StockNotSaved) return error.result
    throw error
  }
}

async function save(tx: Database, { key, reason, cells }: StockChangesInput, staffId: Id<'staff'>): Promise<number> {
  const productIds = await listProductIds(tx, cells)
  const locked = await lockAllStock(tx, productIds)
  const variants = new Map(locked.variants.map((variant) => [variant.id, variant]))
  const alreadySaved = await readSavedCells(tx, productIds, key)
  const errors: Record<string, string> = {}
  const current: Record<string, number> = {}
  const changes: CellChange[] = []
  for (const cell of cells) {
    const before = alreadySaved.find(({ variant, loaded }) => variant === cell.variant && loaded === cell.loaded)
    if (before?.text === cell.text) continue
    const variant = variants.get(cell.variant)
    if (!variant) {
      errors[cell.variant] = adminText.sizeRemoved
      continue
    }
    const product = locked.products.find(({ id }) => id === variant.productId)
    const name = adminText.cellName(product?.name ?? '', variant.color, variant.size)
    if (before) errors[cell.variant] = adminText.alreadySaved(name, before.text, variant.stock)
    else if (variant.stock + cell.delta < 0) errors[cell.variant] = adminText.soldSince(name, variant.stock)
    else changes.push({ ...cell, row: variant })
    if (errors[cell.variant]) current[cell.variant] = variant.stock
  }
  if (Object.keys(errors).length > 0) throw new StockNotSaved({ outcome: 'rejected', errors, current })
  const filled = await applyStockChanges(
    tx,
    changes.map(({ row, delta }) => ({ variant: row, delta })),
    { reason, staffId },
  )
  await recordChanges(tx, staffId, toHistory(changes, locked.variants, key))
  return filled
}

type CellChange = StockChangesInput['cells'][number] & { readonly row: StockedVariant }

async function listProductIds(tx: Database, cells: readonly TypedCell[]): Promise<Id<'product'>[]> {
  const ids = sql.param(cells.map(({ variant }) => variant))
  const rows = await tx
    .selectDistinct({ id: variantColumns.productId })
    .from(productVariants)
    .where(sql`${productVariants.id} = any(${ids}::uuid[])`)
  return rows.map(({ id }) => id)
}

/** Returns the cells that earlier requests with this key saved. */
async function readSavedCells(
  tx: Database,
  productIds: readonly Id<'product'>[],
  key: StockChangesInput['key'],
): Promise<readonly TypedCell[]> {
  const { entity, entityId, changes } = auditLog
  const rows = await tx
    .select({ cells: sql<readonly TypedCell[]>`${changes} -> 'cells'` })
    .from(auditLog)
    .where(
      and(
        eq(entity, 'product'),
        sql`${entityId} = any(${sql.param([...productIds])}::uuid[])`,
        sql`${changes} ->> 'stockChange' = ${key}`,
      ),
    )
  return rows.flatMap(({ cells }) => cells)
}

/** Returns one audit log entry for each product. */
function toHistory(changes: readonly CellChange[], variants: readonly StockedVariant[], key: StockChangesInput['key']) {
  return [...Map.groupBy(changes, ({ row }) => row.productId)].map(([entityId, productChanges]) => {
    const productRows = variants.filter(({ productId }) => productId === entityId)
    const from = productRows.reduce((sum, { stock }) => sum + stock, 0)
    const to = productChanges.reduce((sum, { delta }) => sum + delta, from)
    const cells = productChanges.map(({ variant, loaded, text }) => ({ variant, loaded, text }))
    return {
      action: 'product.update',
      entity: 'product',
      entityId,
      changes: { fields: ['stock'], ...(from !== to && { stock: { from, to } }), stockChange: key, cells },
    }
  })
}
