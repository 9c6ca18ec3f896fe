import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/features/catalog/catalog.ts'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import {
  type Allocation,
  allocateStock,
  matchesChoice,
  type StockReason,
  type StockSettings,
} from '#app/features/stock/stock.ts'
import { stockMovements } from '#app/features/stock/stock-movements.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

// The only writer of stock. Anyone who changes it locks first the variants, then their products, each by id, so that no two
// wait for each other; keeps the product's sum in the same transaction; and notes every change in the ledger.

const { id, productId, size, color, sku, stock, backordered } = productVariants
const { name, status, effectivePrice, sizes, colors, stockByVariant, stockQuantity, lowStockThreshold } = products

export type StockedVariant = Awaited<ReturnType<typeof listVariants>>[number]
export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number]

/** Rows of stock that no one else can change until the transaction ends, and their products. */
export type LockedStock = { readonly variants: readonly StockedVariant[]; readonly products: readonly LockedProduct[] }

/** On whose account a change goes into the ledger. */
type StockCause = {
  readonly reason: StockReason
  readonly orderId?: Id<'order'>
  readonly staffId?: Id<'staff'> | null
  /** Where neither a member of staff nor the store by itself did it. */
  readonly by?: 'shopper'
}

/** Thrown where rows went while we waited for them. The code tells `withTx` to begin again. */
class RowsReplaced extends Error {
  override name = 'RowsReplaced'
  code = '40001'
}

/** All rows of stock of some products, as they stand; nothing is locked. */
export function listVariants(db: Database, productIds: readonly Id<'product'>[]) {
  return db
    .select({ id, productId, size, color, sku, stock, backordered })
    .from(productVariants)
    .where(sql`${productId} = any(${sql.param([...productIds])}::uuid[])`)
    .orderBy(asc(id))
}

/** The sizes and colors of a product that open orders wait for, and for how many pieces. */
export function listBackordered(db: Database, product: Id<'product'>) {
  return db
    .select({ size, color, backordered: backordered })
    .from(productVariants)
    .where(and(eq(productId, product), gt(backordered, 0)))
    .orderBy(asc(id))
}

/**
 * Locks the rows of stock that the lines come from, and the products of all lines. A line whose size and color has no
 * row finds none in the answer. `known`: all rows of these products, where this transaction has just read them.
 */
export async function lockStock(
  tx: Database,
  lines: readonly { productId: Id<'product'>; size: string; color: string }[],
  known?: readonly StockedVariant[],
): Promise<LockedStock> {
  const productIds = [...new Set(lines.map((line) => line.productId))]
  const rows = known ?? (await listVariants(tx, productIds))
  const wanted = rows.filter((variant) =>
    lines.some((line) => line.productId === variant.productId && matchesChoice(variant, line)),
  )
  const variants = await lockVariants(
    tx,
    inArray(
      id,
      wanted.map((variant) => variant.id),
    ),
  )
  if (variants.length < wanted.length) throw new RowsReplaced()
  return { variants, products: await lockProducts(tx, productIds) }
}

/** Locks all rows of stock of some products, and the products. */
export async function lockAllStock(tx: Database, productIds: readonly Id<'product'>[]): Promise<LockedStock> {
  const variants = await lockVariants(tx, inArray(productId, [...productIds]))
  const locked = await lockProducts(tx, productIds)
  const now = await listVariants(tx, productIds) // rows added while we waited are not among those locked
  if (now.length !== variants.length || now.some((row, index) => row.id !== variants[index]?.id)) {
    throw new RowsReplaced()
  }
  return { variants, products: locked }
}

/**
 * Locks all rows of stock of some products, all of which are there, and the products, and writes off what they hold:
 * they are about to be deleted. A few statements, however many there are.
 */
export async function writeOffStock(
  tx: Database,
  productIds: readonly Id<'product'>[],
  staffId: Id<'staff'>,
): Promise<void> {
  const meant = sql.param([...productIds])
  const list = () =>
    tx
      .select({ id, productId, size, color, sku, stock })
      .from(productVariants)
      .where(sql`${productId} = any(${meant}::uuid[])`)
      .orderBy(asc(id))
  const locked = await list().for('update')
  const held = await tx.execute(sql`select from ${products} where id = any(${meant}::uuid[]) order by id for update`)
  const now = await list() // rows added while we waited are not among those locked
  const isSame = now.length === locked.length && now.every((row, index) => row.id === locked[index]?.id)
  if (held.rowCount !== productIds.length || !isSame) throw new RowsReplaced()
  const changes = locked.map(({ stock: left, ...variant }) => ({ variant, delta: -left }))
  await applyStockChanges(tx, changes, { reason: 'deleted', staffId })
}

/** The row of stock that a line's units come from. */
export function findVariant(
  variants: readonly StockedVariant[],
  line: { readonly productId: Id<'product'>; readonly size: string; readonly color: string },
): StockedVariant | null {
  return variants.find((variant) => variant.productId === line.productId && matchesChoice(variant, line)) ?? null
}

/**
 * Takes what the lines ask for off locked stock: what each got, in their order, or null, with nothing changed, where
 * one cannot have all it asks for.
 */
export async function takeStock(
  tx: Database,
  { variants }: LockedStock,
  commands: readonly { readonly variantId: Id<'variant'> | null; readonly quantity: number }[],
  settings: StockSettings,
  cause: StockCause,
): Promise<readonly Allocation[] | null> {
  const takes = allocateStock(commands, new Map(variants.map((variant) => [variant.id, variant.stock])), settings)
  if (takes.some(({ quantity }, index) => quantity !== commands[index]?.quantity)) return null
  const own = ({ id: own }: StockedVariant) => takes.filter((_, index) => commands[index]?.variantId === own)
  await applyStockChanges(
    tx,
    variants.map((variant) => ({ variant, delta: -total(own(variant), 'taken') })),
    cause,
  )
  await owe(
    tx,
    variants.map((variant) => ({ variant, delta: total(own(variant), 'backordered') })),
  )
  return takes
}

/** A line of an order on its way back to the shelf. */
type ReturnedLine = {
  readonly productId: Id<'product'>
  readonly size: string
  readonly color: string
  readonly sku: string
  readonly taken: number
}

/**
 * Puts units back, into the row of their size and color. Where staff removed that row in the meantime, it is made again
 * rather than losing the pieces.
 */
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
  await applyStockChanges(
    tx,
    rows.map((variant) => ({ variant, delta: deltas.get(variant.id) ?? 0 })),
    cause,
  )
}

/**
 * Counts units that an order owes, or with a negative count no longer owes. Where its row has fewer than that, the rest
 * is taken from the product's other rows: staff may have changed the grid since.
 */
export async function changeBackordered(
  tx: Database,
  { variants }: LockedStock,
  lines: readonly { productId: Id<'product'>; size: string; color: string; backordered: number }[],
): Promise<void> {
  const counts = new Map(variants.map((variant) => [variant.id, variant.backordered]))
  for (const line of lines) {
    const own = variants.filter((variant) => variant.productId === line.productId)
    let rest = line.backordered
    for (const row of own.toSorted((a, b) => Number(matchesChoice(b, line)) - Number(matchesChoice(a, line)))) {
      const count = counts.get(row.id) ?? 0
      const changed = Math.max(0, count + rest)
      counts.set(row.id, changed)
      rest -= changed - count
    }
  }
  await owe(
    tx,
    variants.map((variant) => ({ variant, delta: (counts.get(variant.id) ?? 0) - variant.backordered })),
  )
}

/** So many pieces more or fewer in one row. */
type StockChange = {
  readonly variant: Pick<StockedVariant, 'id' | 'productId' | 'size' | 'color' | 'sku'>
  readonly delta: number
}

/** No statement must take longer than one may, however many rows change. */
const AT_A_TIME = 2_000

/** Changes locked rows, no row twice: those without a difference stay, and are in no ledger. */
export async function applyStockChanges(
  tx: Database,
  changes: readonly StockChange[],
  cause: StockCause,
): Promise<void> {
  const moved = changes.filter(({ delta }) => delta !== 0)
  for (let at = 0; at < moved.length; at += AT_A_TIME) await changeSome(tx, moved.slice(at, at + AT_A_TIME), cause)
}

/**
 * The one statement that changes stock: the rows, their products' sums and the ledger together. The rows are locked, so
 * one that does not match is a bug, not a race.
 */
async function changeSome(tx: Database, moved: readonly StockChange[], cause: StockCause): Promise<void> {
  const movementIds = sql.param(moved.map(() => newId()))
  const deltas = sql.param(moved.map(({ delta }) => delta))
  const skus = sql.param(moved.map(({ variant }) => variant.sku))
  const { reason, orderId = null, staffId = null, by } = cause
  // As lists: values of thousands of rows would be more parameters than a statement can have. The sums first, as an
  // UPDATE … FROM applies one row only; and `updated_at` of a product stays: its text did not change.
  const recorded = await tx.execute(
    sql`with n as (
        select * from unnest(${movementIds}::uuid[], ${variantIds(moved)}::uuid[], ${skus}::text[], ${deltas}::int[])
          as n (id, variant_id, sku, delta)
      ), v as (
        update ${productVariants} as v set stock = v.stock + n.delta, updated_at = now() from n
        where v.id = n.variant_id and v.stock + n.delta >= 0
        returning v.id, v.product_id, v.size, v.color, v.stock, n.delta
      ), p as (
        update ${products} as p set stock_quantity = p.stock_quantity + s.delta
        from (select product_id, sum(delta) as delta from v group by product_id) as s where p.id = s.product_id
      )
      insert into ${stockMovements}
        (id, variant_id, product_id, sku, size, color, delta, stock_after, reason, order_id, staff_id, by_shopper)
      select n.id, v.id, v.product_id, n.sku, v.size, v.color, n.delta, v.stock,
        ${reason}::text, ${orderId}::uuid, ${staffId}::uuid, ${by === 'shopper'}::boolean
      from n join v on v.id = n.variant_id`,
  )
  if (recorded.rowCount !== moved.length) throw new Error('Stock changed although it was locked')
}

/** The same for what is backordered; nothing moved, so the ledger has no part in it. */
async function owe(tx: Database, changes: readonly StockChange[]): Promise<void> {
  const backordered = changes.filter(({ delta }) => delta !== 0)
  if (backordered.length === 0) return
  const deltas = sql.param(backordered.map(({ delta }) => delta))
  await tx.execute(
    sql`update ${productVariants} as v set backordered = v.backordered + n.delta, updated_at = now()
      from unnest(${variantIds(backordered)}::uuid[], ${deltas}::int[]) as n (id, delta)
      where v.id = n.id`,
  )
}

function lockVariants(tx: Database, which: ReturnType<typeof inArray>) {
  return tx
    .select({ id, productId, size, color, sku, stock, backordered })
    .from(productVariants)
    .where(which)
    .orderBy(asc(id))
    .for('no key update')
}

/** What an order and the store's mails look at; a product has long texts, too. */
const lockedColumns = {
  id: products.id,
  name,
  sku: products.sku,
  status,
  effectivePrice,
  sizes,
  colors,
  stockByVariant,
  stockQuantity,
  lowStockThreshold,
}

function lockProducts(tx: Database, productIds: readonly Id<'product'>[]) {
  return tx
    .select(lockedColumns)
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** A row without stock yet. Its product is locked, so no one adds the same one. */
async function addVariant(tx: Database, line: ReturnedLine): Promise<StockedVariant> {
  const values = {
    productId: line.productId,
    size: line.size === ONE_SIZE ? null : line.size,
    color: line.color === DEFAULT_COLOR.name ? null : line.color,
    sku: `${line.sku}-${newId().slice(-4).toUpperCase()}`, // another row may have its old one by now
  }
  const [row] = await tx
    .insert(productVariants)
    .values(values)
    .returning({ id, productId, size, color, sku, stock, backordered })
  if (!row) throw new Error('A row of stock was not written')
  return row
}

function variantIds(changes: readonly StockChange[]) {
  return sql.param(changes.map(({ variant }) => variant.id))
}

function total(takes: readonly Allocation[], name: keyof Allocation): number {
  return takes.reduce((count, take) => count + take[name], 0)
}
