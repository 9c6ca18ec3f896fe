import { eq, inArray } from 'drizzle-orm'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import {
  applyStockChanges,
  changeBackordered,
  lockAllStock,
  type StockedVariant,
} from '#app/features/stock/stock.server.ts'
import { variantSku } from '#app/features/stock/stock.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** One cell of the grid: what it held when the form was loaded (null where it was not there), and what it must hold. */
export type StockCell = {
  readonly size: string | null
  readonly color: string | null
  readonly loaded: number | null
  readonly stock: number
}

/**
 * What the product form sends. Stock is a change, new less loaded, so that a form opened before a sale does not undo it.
 * `loaded` is the product's whole stock when the form was loaded; 0 for a new product.
 */
export type StockEdit =
  | { readonly kind: 'number'; readonly loaded: number; readonly stock: number }
  | {
      readonly kind: 'grid'
      readonly loaded: number
      readonly cells: readonly StockCell[]
      /** How many pieces someone agreed to lose with what is removed; left out: as many as there are. */
      readonly writeOff?: number
    }

/** Pieces that would be lost: those of removed sizes and colors, or with `of` empty what a new grid holds fewer. */
export type StockLoss = { readonly units: number; readonly of: readonly Omit<StockCell, 'loaded'>[] }

/** 'conflict': stock moved since the form was loaded in a way that the change no longer fits; `stock` is left now. */
export type StockEditResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'unconfirmed'; readonly loss: StockLoss }
  | {
      readonly outcome: 'conflict'
      readonly size: string | null
      readonly color: string | null
      readonly stock: number
    }

/**
 * Saves the stock of a product whose row is there already, in the caller's transaction, which on a conflict must be given
 * up. Makes, removes and names the rows of stock, keeps `stock_by_variant` and the sum, and notes all in the ledger. A
 * switch between one number and the grid keeps the pieces, and is refused where some were sold since. Pieces that would be
 * lost are asked about first ('unconfirmed').
 */
export async function setStock(
  tx: Database,
  product: { readonly id: Id<'product'>; readonly sku: string },
  edit: StockEdit,
  staffId: Id<'staff'> | null,
): Promise<StockEditResult> {
  const locked = await lockAllStock(tx, [product.id])
  const rows = locked.variants
  const isGrid = edit.kind === 'grid'
  const isSwitch = rows.length > 0 && rows.some(isCell) !== isGrid
  const now = rows.reduce((total, { stock }) => total + stock, 0)
  if (isSwitch && isGrid && now !== edit.loaded) return conflict(null, null, now)

  const loaded = isSwitch ? now : edit.loaded
  const cells: readonly StockCell[] = isGrid
    ? edit.cells
    : [{ size: null, color: null, loaded: rows.length > 0 ? loaded : null, stock: edit.stock + loaded - edit.loaded }]
  if (cells.length === 0) throw new RangeError('A grid has at least one cell')

  const stored = isSwitch ? [] : rows.filter((row) => cells.some((cell) => isAt(row, cell)))
  for (const cell of cells) {
    const row = stored.find((known) => isAt(known, cell))
    const left = row?.stock ?? (isSwitch ? now : 0)
    const isStale = !isSwitch && rows.length > 0 && (row === undefined) !== (cell.loaded === null)
    if (isStale || (row?.stock ?? 0) + deltaOf(cell, row) < 0) return conflict(cell.size, cell.color, left)
  }

  const removed = rows.filter((row) => !stored.includes(row))
  const loss = isGrid ? lossOf(removed, isSwitch ? cells : []) : null
  if (loss && isGrid && edit.writeOff !== undefined && loss.units !== edit.writeOff)
    return { outcome: 'unconfirmed', loss }
  const byVariants = { reason: 'variants', staffId } as const
  await applyStockChanges(
    tx,
    removed.map((variant) => ({ variant, delta: -variant.stock })),
    byVariants,
  )
  if (removed.length > 0) {
    await tx.delete(productVariants).where(
      inArray(
        productVariants.id,
        removed.map((row) => row.id),
      ),
    )
  }
  const named = await nameRows(tx, product.sku, stored)
  const added = await addRows(
    tx,
    product,
    cells.filter((cell) => !stored.some((row) => isAt(row, cell))),
    named,
  )
  await applyStockChanges(
    tx,
    added.map((variant) => ({ variant, delta: stockAt(cells, variant) })),
    rows.length === 0 ? { reason: 'initial', staffId } : byVariants,
  )
  await applyStockChanges(
    tx,
    named.map((variant) => {
      const cell = cells.find((candidate) => isAt(variant, candidate))
      return { variant, delta: cell ? deltaOf(cell, variant) : 0 }
    }),
    { reason: 'edit', staffId },
  )
  await keepBackordered(tx, locked, removed, [...named, ...added])
  await tx.update(products).set({ stockByVariant: isGrid }).where(eq(products.id, product.id))
  return { outcome: 'saved' }
}

function conflict(size: string | null, color: string | null, stock: number): StockEditResult {
  return { outcome: 'conflict', size, color, stock }
}

/** What is in removed rows and in none of the cells that take their place; null where nothing is lost. */
function lossOf(removed: readonly StockedVariant[], instead: readonly StockCell[]): StockLoss | null {
  const total = (rows: readonly { readonly stock: number }[]) => rows.reduce((sum, { stock }) => sum + stock, 0)
  const units = total(removed) - total(instead)
  if (units <= 0) return null
  const of = removed.filter((row) => isCell(row) && row.stock > 0)
  return { units, of: of.map(({ size, color, stock }) => ({ size, color, stock })) }
}

function isCell({ size, color }: Pick<StockedVariant, 'size' | 'color'>): boolean {
  return size !== null || color !== null
}

function isAt(row: Pick<StockedVariant, 'size' | 'color'>, cell: Pick<StockCell, 'size' | 'color'>): boolean {
  return row.size === cell.size && row.color === cell.color
}

function stockAt(cells: readonly StockCell[], row: StockedVariant): number {
  return cells.find((cell) => isAt(row, cell))?.stock ?? 0
}

/** What an edit adds to a row: new less loaded. A row that was not there gets all of it. */
function deltaOf({ loaded, stock }: StockCell, row: StockedVariant | undefined): number {
  return row ? stock - (loaded ?? 0) : stock
}

/** SKUs follow the product's. Two colors may shorten to the same one: then a number tells them apart. */
function skusFor(sku: string, rows: readonly Pick<StockedVariant, 'size' | 'color'>[], taken: Set<string>): string[] {
  return rows.map((row) => {
    const plain = variantSku(sku, row)
    let own = plain
    for (let number = 2; taken.has(own); number++) own = `${plain}-${number}`
    taken.add(own)
    return own
  })
}

/** The rows as they are called after the product's SKU changed. */
async function nameRows(tx: Database, sku: string, stored: readonly StockedVariant[]): Promise<StockedVariant[]> {
  const taken = new Set(stored.filter((row) => isNamedAfter(row, sku)).map((row) => row.sku))
  const named: StockedVariant[] = []
  for (const row of stored) {
    const [own = row.sku] = isNamedAfter(row, sku) ? [] : skusFor(sku, [row], taken)
    if (own !== row.sku) await tx.update(productVariants).set({ sku: own }).where(eq(productVariants.id, row.id))
    named.push({ ...row, sku: own })
  }
  return named
}

/** Whether a row has its product's SKU already, with or without a number behind it. */
function isNamedAfter(row: StockedVariant, sku: string): boolean {
  const plain = variantSku(sku, row)
  return row.sku === plain || (row.sku.startsWith(`${plain}-`) && /^\d+$/.test(row.sku.slice(plain.length + 1)))
}

async function addRows(
  tx: Database,
  { id, sku }: { readonly id: Id<'product'>; readonly sku: string },
  cells: readonly StockCell[],
  stored: readonly StockedVariant[],
): Promise<StockedVariant[]> {
  if (cells.length === 0) return []
  const skus = skusFor(sku, cells, new Set(stored.map((row) => row.sku)))
  const { productId, size, color, stock, backordered, ...rest } = productVariants
  return await tx
    .insert(productVariants)
    .values(
      cells.map((cell, index) => ({ productId: id, size: cell.size, color: cell.color, sku: skus[index] ?? sku })),
    )
    .returning({ id: rest.id, productId, size, color, sku: rest.sku, stock, backordered })
}

/** Pieces backordered from a removed row stay backordered by the product. */
async function keepBackordered(
  tx: Database,
  { products: locked }: Awaited<ReturnType<typeof lockAllStock>>,
  removed: readonly StockedVariant[],
  remaining: readonly StockedVariant[],
): Promise<void> {
  const backordered = removed.reduce((total, { backordered }) => total + backordered, 0)
  const [product] = locked
  if (backordered === 0 || !product) return
  const line = { productId: product.id, size: remaining[0]?.size ?? '', color: remaining[0]?.color ?? '', backordered }
  await changeBackordered(tx, { variants: remaining, products: locked }, [line])
}
