import { eq, inArray } from 'drizzle-orm'
import { matchesChoice, type StockLoss, type VariantStock } from '#app/catalog/availability.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { isSameVariant, type VariantOptions } from '#app/catalog/variant-codes.ts'
import type { StockedVariant } from '#app/catalog/variants.server.ts'
import { changeBackordered } from '#app/inventory/backorders.server.ts'
import { releaseVariants } from '#app/inventory/held-stock.server.ts'
import { applyStockChanges } from '#app/inventory/stock/change-stock.server.ts'
import { findTakenSku, planSkus, renameVariants, type VariantName } from '#app/inventory/stock/variant-skus.server.ts'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import type { StockCell } from '#app/inventory/stock.ts'
import type { Choice } from '#app/inventory/waiting-list.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * An edit applies only the difference from `loaded`, so that later sales are preserved. `writeOff` is the number of
 * lost units that staff confirmed; without it, any loss is accepted.
 */
export type StockEdit =
  | { readonly kind: 'number'; readonly loaded: number; readonly stock: number }
  | { readonly kind: 'grid'; readonly loaded: number; readonly cells: readonly StockCell[]; readonly writeOff?: number }

/**
 * `filled` is the number of units used to fill backorders. 'conflict': stock changed since the form was loaded, and
 * `stock` is the current stock. 'sku-taken': another variant has the SKU.
 */
export type StockEditResult =
  | { readonly outcome: 'saved'; readonly filled: number }
  | ({ readonly outcome: 'sku-taken' } & VariantName)
  | { readonly outcome: 'unconfirmed'; readonly loss: StockLoss }
  | ({ readonly outcome: 'conflict' } & VariantStock)

/**
 * A switch between one number and the grid keeps the total. The caller must roll back unless the outcome is 'saved'.
 */
export async function setStock(
  tx: Database,
  product: { readonly id: Id<'product'>; readonly sku: string },
  edit: StockEdit,
  staffId: Id<'staff'> | null,
): Promise<StockEditResult> {
  const { variants: rows } = await lockAllStock(tx, [product.id])
  const isGrid = edit.kind === 'grid'
  const isSwitch = rows.length > 0 && rows.some(isCell) !== isGrid
  const now = sumStock(rows)
  if (isSwitch && isGrid && now !== edit.loaded) return toConflict(null, null, now)

  const rowsToRemove = isSwitch
    ? rows
    : rows.filter((row) => isGrid && !edit.cells.some((cell) => isSameVariant(row, cell)))
  const { variants: removed, choices } = await releaseVariants(tx, rowsToRemove)
  const released = isSwitch ? choices : [] // units held for a removed cell are lost with the cell
  const loaded = isSwitch ? now : edit.loaded
  const cells: readonly StockCell[] = isGrid
    ? withReleased(edit.cells, released)
    : [toNumberCell(edit.stock + loaded - edit.loaded + released.length, rows.length > 0 ? loaded : null)]
  if (cells.length === 0) throw new RangeError('A grid has at least one cell')

  const remaining = isSwitch ? [] : rows.filter((row) => cells.some((cell) => isSameVariant(row, cell)))
  for (const cell of cells) {
    const row = remaining.find((variant) => isSameVariant(variant, cell))
    const currentStock = row?.stock ?? (isSwitch ? now : 0)
    const isStale = !isSwitch && rows.length > 0 && (row === undefined) !== (cell.loaded === null)
    if (isStale || (row?.stock ?? 0) + computeDelta(cell, row) < 0)
      return toConflict(cell.size, cell.color, currentStock)
  }

  const loss = isGrid ? findLoss(removed, isSwitch ? cells : []) : null
  const mustConfirm = isGrid && edit.writeOff !== undefined && loss?.units !== edit.writeOff
  if (loss && mustConfirm) return { outcome: 'unconfirmed', loss }
  const names = await planSkus(tx, product, cells, remaining)
  const taken = await findTakenSku(tx, product.id, names)
  if (taken) return { outcome: 'sku-taken', ...taken }
  const cause = { reason: 'variants', staffId } as const
  const removals = removed.map((variant) => ({ variant, delta: -variant.stock }))
  await applyStockChanges(tx, removals, cause)
  const removedIds = removed.map((row) => row.id)
  if (removed.length > 0) await tx.delete(productVariants).where(inArray(productVariants.id, removedIds))
  const renamed = await renameVariants(tx, remaining, names)
  const newNames = names.filter((name) => !remaining.some((row) => isSameVariant(row, name)))
  const added = await addVariants(tx, product.id, newNames)
  await moveBackordered(tx, product.id, removed, [...renamed, ...added])
  const additions = added.map((variant) => ({
    variant,
    delta: cells.find((cell) => isSameVariant(variant, cell))?.stock ?? 0,
  }))
  const additionCause = rows.length === 0 ? ({ reason: 'initial', staffId } as const) : cause
  const filledByAdded = await applyStockChanges(tx, additions, additionCause)
  const edits = renamed.map((variant) => {
    const cell = cells.find((candidate) => isSameVariant(variant, candidate))
    return { variant, delta: cell ? computeDelta(cell, variant) : 0 }
  })
  const filledByEdits = await applyStockChanges(tx, edits, { reason: 'edit', staffId })
  await tx.update(products).set({ stockByVariant: isGrid }).where(eq(products.id, product.id))
  return { outcome: 'saved', filled: filledByAdded + filledByEdits }
}

function toNumberCell(stock: number, loaded: number | null): StockCell {
  return { size: null, color: null, loaded, stock }
}

function toConflict(size: string | null, color: string | null, stock: number): StockEditResult {
  return { outcome: 'conflict', size, color, stock }
}

/** Returns the stock of removed variants that no new cell takes over, or null if nothing is lost. */
function findLoss(removed: readonly StockedVariant[], replacements: readonly StockCell[]): StockLoss | null {
  const units = sumStock(removed) - sumStock(replacements)
  if (units <= 0) return null
  const lostVariants = removed.filter((row) => isCell(row) && row.stock > 0)
  return { units, variants: lostVariants.map(({ size, color, stock }) => ({ size, color, stock })) }
}

/** Adds each released unit to the cell that its holder chose. */
function withReleased(cells: readonly StockCell[], released: readonly Choice[]): readonly StockCell[] {
  return released.reduce<readonly StockCell[]>((all, choice) => {
    const chosenCell = all.find((cell) => matchesChoice(cell, choice))
    return all.map((cell) => (cell === chosenCell ? { ...cell, stock: cell.stock + 1 } : cell))
  }, cells)
}

function sumStock(rows: readonly { readonly stock: number }[]): number {
  return rows.reduce((sum, { stock }) => sum + stock, 0)
}

function isCell({ size, color }: VariantOptions): boolean {
  return size !== null || color !== null
}

function computeDelta({ loaded, stock }: StockCell, row: StockedVariant | undefined): number {
  return row ? stock - (loaded ?? 0) : stock
}

async function addVariants(
  tx: Database,
  product: Id<'product'>,
  names: readonly VariantName[],
): Promise<StockedVariant[]> {
  if (names.length === 0) return []
  const { id, productId, size, color, sku, stock, backordered, weightGrams } = productVariants
  return await tx
    .insert(productVariants)
    .values(names.map(({ isCustom, ...name }) => ({ ...name, productId: product, hasOwnSku: isCustom })))
    .returning({ id, productId, size, color, sku, stock, backordered, weightGrams })
}

async function moveBackordered(
  tx: Database,
  productId: Id<'product'>,
  removed: readonly StockedVariant[],
  remaining: readonly StockedVariant[],
): Promise<void> {
  const backordered = removed.reduce((total, { backordered }) => total + backordered, 0)
  if (backordered === 0) return
  const line = { productId, size: remaining[0]?.size ?? '', color: remaining[0]?.color ?? '', backordered }
  await changeBackordered(tx, remaining, [line])
}
