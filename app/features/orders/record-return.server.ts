import { eq, sql } from 'drizzle-orm'
import { compare, type Money } from '#app/features/money/money.ts'
import { type Actor, doneBy, staffOf } from '#app/features/orders/order.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { listOrderItems, lockOrder, type Order, type OrderItem } from '#app/features/orders/orders.server.ts'
import { type ReturnReason, returnable } from '#app/features/orders/return.ts'
import { returnItems, returns } from '#app/features/orders/returns.table.ts'
import { refundable } from '#app/features/payments/refunds/refund.ts'
import { refundOrder } from '#app/features/payments/refunds/refund-order.server.ts'
import { refunds } from '#app/features/payments/refunds/refunds.table.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import { lockAllStock, restockLines } from '#app/features/stock/stock.server.ts'
import type { Id } from '#app/lib/id.ts'
import { versionOf } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

/** Names what came back of an order and what was given back so far: the state that a form was made from. */
export function returnsVersion(
  { refunded }: Pick<Order, 'refunded'>,
  items: readonly Pick<OrderItem, 'id' | 'returned'>[],
): string {
  return versionOf([refunded.minor, items.map(({ id, returned }) => [id, returned])])
}

/** Some units of a line that came back; `restock`: they go back on the shelf. */
type ReturnLine = {
  readonly item: Id<'order-item'>
  readonly quantity: number
  readonly restock: boolean
}

/** `key`: made for one filling of the form, and the id of the return that becomes of it. `amount` may be 0. */
export type ReturnCommand = {
  readonly key: Id<'return'>
  readonly version: string
  readonly lines: readonly ReturnLine[]
  readonly reason: ReturnReason
  readonly note: string
  readonly amount: Money<'USD'>
}

/**
 * `left`: of the line with this id only so many can come back, 0 where the order has no such line. `changed`: something
 * came back or was given back since `version`. `key-used`: it was recorded already, with other contents.
 */
export type ReturnRecorded =
  | { readonly recorded: Id<'return'> }
  | { readonly item: Id<'order-item'>; readonly left: number }
  | { readonly maxAmount: Money<'USD'> }
  | 'not-found'
  | 'cancelled'
  | 'changed'
  | 'key-used'

/**
 * Notes that pieces of an order came back, puts what is fit for it back on the shelf, and gives money back, with events and
 * an entry in the audit log: all of it or nothing (docs/rules.md, Returns and refunds). The same key is the same return,
 * however often it is sent. Opens its own transaction.
 * @throws RangeError where there is no line, one twice, or a quantity that is no whole number above 0.
 */
export async function recordReturn(
  db: Database,
  orderId: Id<'order'>,
  command: ReturnCommand,
  actor: Actor,
  now: Date = new Date(),
): Promise<ReturnRecorded> {
  const { key, lines, reason, note, amount } = command
  const isWhole = lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0)
  if (!isWhole || lines.length === 0 || new Set(lines.map(({ item }) => item)).size < lines.length) {
    throw new RangeError('A return has lines, each once, with whole pieces')
  }
  return await withTx(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'not-found'
    const known = await findRecorded(tx, key)
    if (known) return known === fingerprint(orderId, command) ? { recorded: key } : 'key-used'
    if (amount.minor > 0 && (await isRefund(tx, key))) return 'key-used'
    if (order.status === 'cancelled') return 'cancelled'
    const items = await listOrderItems(tx, orderId)
    if (command.version !== returnsVersion(order, items)) return 'changed'
    for (const { item, quantity } of lines) {
      const line = items.find(({ id }) => id === item)
      const left = line ? returnable(line, order.status) : 0
      if (quantity > left) return { item, left }
    }
    const left = refundable(order)
    if (compare(amount, left) > 0) return { maxAmount: left }

    const staffId = staffOf(actor)
    const [added] = await tx
      .insert(returns)
      .values({ id: key, orderId, reason, note, staffId, createdAt: now })
      .onConflictDoNothing({ target: returns.id })
      .returning({ id: returns.id })
    if (!added) return 'key-used' // for another order, at the same moment
    const shelved = await putInStock(tx, orderId, items, lines, actor)
    await recordLines(tx, key, lines, shelved)
    await tx.insert(orderEvents).values({
      orderId,
      kind: 'return',
      detail: { text: wordsFor(items, lines), ...doneBy(actor) },
      staffId,
      createdAt: now,
    })
    const units = lines.reduce((total, { quantity }) => total + quantity, 0)
    await recordChange(tx, staffId, {
      action: 'order.return',
      entity: 'order',
      entityId: orderId,
      changes: { return: key, pieces: units, reason },
    })
    if (amount.minor > 0) {
      const booked = await refundOrder(tx, orderId, { amount, note: '', returnId: key, key }, actor, now)
      if (typeof booked === 'string' || 'maxAmount' in booked) throw new Error('A return could not be refunded')
    }
    return { recorded: key }
  })
}

/** Puts back what is to be and can be: where units are counted, and the product is still there. Returns those lines. */
async function putInStock(
  tx: Database,
  orderId: Id<'order'>,
  items: readonly OrderItem[],
  lines: readonly ReturnLine[],
  actor: Actor,
): Promise<ReadonlySet<Id<'order-item'>>> {
  const { track_inventory } = await readSettings(tx)
  const meant = lines.flatMap(({ item, quantity, restock }) => {
    const line = items.find(({ id }) => id === item)
    return track_inventory && restock && line?.productId
      ? [{ ...line, productId: line.productId, taken: quantity }]
      : []
  })
  if (meant.length === 0) return new Set()
  const locked = await lockAllStock(tx, [...new Set(meant.map(({ productId }) => productId))])
  const there = meant.filter(({ productId }) => locked.products.some(({ id }) => id === productId))
  await restockLines(tx, locked, there, { reason: 'return', orderId, staffId: staffOf(actor), ...doneBy(actor) })
  return new Set(there.map(({ id }) => id))
}

/** Whether a refund without a return has this key: then nothing would be given back for the return. */
async function isRefund(tx: Database, key: string): Promise<boolean> {
  const found = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.idempotencyKey, key))
  return found.length > 0
}

async function recordLines(
  tx: Database,
  returnId: Id<'return'>,
  lines: readonly ReturnLine[],
  shelved: ReadonlySet<Id<'order-item'>>,
): Promise<void> {
  await tx.insert(returnItems).values(
    lines.map(({ item, quantity }) => ({
      returnId,
      orderItemId: item,
      quantity,
      isRestocked: shelved.has(item),
    })),
  )
  for (const { item, quantity } of lines) {
    await tx
      .update(orderItems)
      .set({
        returned: sql`${orderItems.returned} + ${quantity}`,
        restocked: sql`${orderItems.restocked} + ${shelved.has(item) ? quantity : 0}`,
      })
      .where(eq(orderItems.id, item))
  }
}

function wordsFor(items: readonly OrderItem[], lines: readonly ReturnLine[]): string {
  const words = lines.flatMap(({ item, quantity }) => {
    const line = items.find(({ id }) => id === item)
    return line ? [`${quantity} × ${line.productName} (${line.variantName})`] : []
  })
  return words.join(', ')
}

/** What makes two fillings of the form the same. Whether units were put back may differ from what was asked for. */
function fingerprint(orderId: Id<'order'>, { lines, reason, note, amount }: ReturnCommand): string {
  const units = lines.map(({ item, quantity }) => `${item} ${quantity}`).toSorted()
  return JSON.stringify([orderId, reason, note, amount.minor, units])
}

/** The same of what was recorded under a key; null where nothing was. */
async function findRecorded(tx: Database, key: Id<'return'>): Promise<string | null> {
  const [known] = await tx.select().from(returns).where(eq(returns.id, key))
  if (!known) return null
  const [lines, [refund]] = await Promise.all([
    tx
      .select({ item: returnItems.orderItemId, quantity: returnItems.quantity, restock: returnItems.isRestocked })
      .from(returnItems)
      .where(eq(returnItems.returnId, key)),
    tx.select({ minor: refunds.amount }).from(refunds).where(eq(refunds.idempotencyKey, key)),
  ])
  const amount = { minor: refund?.minor ?? 0, currency: 'USD' } as const
  const { orderId, reason, note } = known
  return fingerprint(orderId, { key, version: '', lines, reason, note, amount })
}
