import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { matchesChoice, type StockSettings } from '#app/catalog/availability.ts'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import type { ProductDeletion } from '#app/catalog/events.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { listVariants, type StockedVariant, variantColumns } from '#app/catalog/variants.server.ts'
import { releaseVariants } from '#app/inventory/held-stock.server.ts'
import { applyStockChanges } from '#app/inventory/stock/change-stock.server.ts'
import { type Allocation, allocateStock } from '#app/inventory/stock.ts'
import { addBackordered, type StockCause } from '#app/inventory/stock-ledger.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { awaitPipelined } from '#app/platform/db/pipelined.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'

// Decides how stock changes; stock-ledger.server.ts writes the changes. Locks variants before products, each ordered by
// id, so that transactions cannot deadlock. Updates the product's sum in the same transaction, and records every change
// in the ledger.

const { id, productId, size, color, backordered } = productVariants

type LockedProduct = Awaited<ReturnType<ReturnType<typeof lockProducts>['execute']>>[number]

export type LockedStock = { readonly variants: readonly StockedVariant[]; readonly products: readonly LockedProduct[] }

/** Thrown if variants were replaced while we waited for their locks. `withTx` retries errors with this code. */
class RowsReplaced extends Error {
  override name = 'RowsReplaced'
  code = '40001'
}

/** Lists a product's variants that have backordered units, which open orders are waiting for. */
export function listBackordered(db: Database, product: Id<'product'>) {
  return db
    .select({ size, color, backordered })
    .from(productVariants)
    .where(and(eq(productId, product), gt(backordered, 0)))
    .orderBy(asc(id))
}

/** `known` contains all variants of the lines' products, if this transaction has just read them. */
export async function lockStock(
  tx: Database,
  lines: readonly LineVariant[],
  known?: readonly StockedVariant[],
): Promise<LockedStock> {
  const productIds = [...new Set(lines.map((line) => line.productId))]
  const rows = known ?? (await listVariants(tx, productIds))
  const wantedIds = rows
    .filter((variant) => lines.some((line) => matchesLine(variant, line)))
    .map((variant) => variant.id)
  const [variants, locked] = await awaitPipelined([
    lockVariants(tx).execute({ ids: wantedIds }),
    lockProducts(tx).execute({ ids: productIds }),
  ])
  if (variants.length < wantedIds.length) throw new RowsReplaced()
  return { variants, products: locked }
}

const lockVariants = prepareOnce((tx) =>
  tx
    .select(variantColumns)
    .from(productVariants)
    .where(sql`${id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(id))
    .for('no key update')
    .prepare(''),
)

export async function lockAllStock(tx: Database, productIds: readonly Id<'product'>[]): Promise<LockedStock> {
  const variants = await listVariants(tx, productIds).for('no key update')
  const locked = await lockProducts(tx).execute({ ids: productIds })
  await requireSameVariants(tx, productIds, variants)
  return { variants, products: locked }
}

/** Locks existing products that are about to be deleted, and writes off their stock and held units. */
export async function writeOffStock(tx: Database, { ids: productIds, staffId }: ProductDeletion): Promise<void> {
  const ids = sql.param([...productIds])
  const locked = await listVariants(tx, productIds).for('update')
  const lockedProducts = await tx.execute(
    sql`select from ${products} where id = any(${ids}::uuid[]) order by id for update`,
  )
  if (lockedProducts.rowCount !== productIds.length) throw new RowsReplaced()
  await requireSameVariants(tx, productIds, locked)
  const { variants } = await releaseVariants(tx, locked)
  const changes = variants.map((variant) => ({ variant, delta: -variant.stock }))
  await applyStockChanges(tx, changes, { reason: 'deleted', staffId })
}

/** @throws RowsReplaced if variants were added or removed while we waited for locks */
async function requireSameVariants(
  tx: Database,
  productIds: readonly Id<'product'>[],
  locked: readonly StockedVariant[],
) {
  const now = await listVariants(tx, productIds)
  const isSame = now.length === locked.length && now.every((row, index) => row.id === locked[index]?.id)
  if (!isSame) throw new RowsReplaced()
}

type LineVariant = { readonly productId: Id<'product'>; readonly size: string; readonly color: string }

function matchesLine(variant: StockedVariant, line: LineVariant): boolean {
  return variant.productId === line.productId && matchesChoice(variant, line)
}

export function findVariant(variants: readonly StockedVariant[], line: LineVariant): StockedVariant | null {
  return variants.find((variant) => matchesLine(variant, line)) ?? null
}

type StockRequest = { readonly variantId: Id<'variant'> | null; readonly quantity: number }

/** Allocates locked stock to each request. Returns null if stock is insufficient for one of them. */
export function allocateLocked(
  { variants }: LockedStock,
  requests: readonly StockRequest[],
  settings: StockSettings,
): readonly Allocation[] | null {
  const allocations = allocateStock(requests, new Map(variants.map((variant) => [variant.id, variant.stock])), settings)
  return allocations.some(({ quantity }, index) => quantity !== requests[index]?.quantity) ? null : allocations
}

/** Takes the units that `allocateLocked` returned for the same requests. */
export async function takeStock(
  tx: Database,
  { variants }: LockedStock,
  requests: readonly StockRequest[],
  allocations: readonly Allocation[],
  cause: StockCause,
): Promise<void> {
  const listAllocations = ({ id: variantId }: StockedVariant) =>
    allocations.filter((_, index) => requests[index]?.variantId === variantId)
  const taken = variants.map((variant) => ({ variant, delta: -sumUnits(listAllocations(variant), 'taken') }))
  const waiting = variants.map((variant) => ({ variant, delta: sumUnits(listAllocations(variant), 'backordered') }))
  await awaitPipelined([applyStockChanges(tx, taken, cause), addBackordered(tx, waiting)])
}

type ReturnedLine = LineVariant & { readonly sku: string; readonly taken: number }

/** Restocks the taken units of lines. Creates a variant again if staff removed it, so that no units are lost. */
export async function restockLines(
  tx: Database,
  { variants, products: locked }: LockedStock,
  lines: readonly ReturnedLine[],
  cause: StockCause,
): Promise<void> {
  const rows = [...variants]
  const deltas = new Map<Id<'variant'>, number>()
  for (const line of lines) {
    if (line.taken === 0 || !locked.some((product) => product.id === line.productId)) continue
    const row = findVariant(rows, line) ?? (await addVariant(tx, line))
    if (!rows.includes(row)) rows.push(row)
    deltas.set(row.id, (deltas.get(row.id) ?? 0) + line.taken)
  }
  const changes = rows.map((variant) => ({ variant, delta: deltas.get(variant.id) ?? 0 }))
  await applyStockChanges(tx, changes, cause)
}

/** The columns that orders and emails need, without a product's long text. */
const lockedColumns = {
  ...pick(products, [
    'id',
    'name',
    'sku',
    'status',
    'weightGrams',
    'taxClass',
    'withdrawal',
    'measure',
    'sizes',
    'colors',
  ]),
  ...pick(products, ['stockByVariant', 'stockQuantity', 'lowStockThreshold']),
}

const lockProducts = prepareOnce((tx) =>
  tx
    .select(lockedColumns)
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(products.id))
    .for('no key update')
    .prepare(''),
)

/** The product is locked, so nothing else can add the same variant. */
async function addVariant(tx: Database, line: ReturnedLine): Promise<StockedVariant> {
  const values = {
    productId: line.productId,
    size: line.size === ONE_SIZE ? null : line.size,
    color: line.color === DEFAULT_COLOR.name ? null : line.color,
    sku: `${line.sku}-${newId().slice(-4).toUpperCase()}`, // another variant may now have the original SKU
  }
  const [row] = await tx.insert(productVariants).values(values).returning(variantColumns)
  if (!row) throw new Error('A variant was not stored')
  return row
}

function sumUnits(allocations: readonly Allocation[], name: keyof Allocation): number {
  return allocations.reduce((count, allocation) => count + allocation[name], 0)
}
