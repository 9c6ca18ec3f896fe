import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { readHeader, readMessageId } from '#tests/support/mail-server.ts'
import { addProduct } from '#tests/support/products.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import type { AcknowledgedOrder } from '#tools/stress/ledger.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const IDLE_MS = 4_000
const GIVE_UP_MS = 120_000

/** `stock` is keyed by product. */
export type InitialState = { readonly startedAt: Date; readonly stock: ReadonlyMap<string, number> }

async function readStock(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; stock: number }>(
    sql`select product_id as id, sum(stock)::int as stock from product_variants group by product_id`,
  )
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Adds products that never sell out. Returns their ids, and the state before the first order. */
export async function addStockedProducts(
  db: Database,
  count: number,
): Promise<{ productIds: string[]; before: InitialState }> {
  const productIds: string[] = []
  for (let index = 0; index < count; index++) productIds.push(await addProduct(db, { stock: 1_000_000 }))
  return { productIds, before: { startedAt: new Date(), stock: await readStock(db) } }
}

/** Compares the store with what its shoppers saw: nothing is lost, nothing is extra, and all sums are right. */
export async function auditAcknowledgedOrders(
  db: Database,
  before: InitialState,
  acknowledged: readonly AcknowledgedOrder[],
): Promise<Figure[]> {
  return [...(await auditOrders(db, before, acknowledged, new Set())), await checkInvariants(db)]
}

/** Compares stock, orders and the stock ledger with each other. */
export async function checkInvariants(db: Database): Promise<Figure> {
  const broken = await listBrokenInvariants(db)
  return exactly('disagreements between stock, orders and the ledger', broken.join('; ') || 'none', 'none')
}

/** Compares the store with the confirmations of shoppers and staff. */
export async function auditOrders(
  db: Database,
  { startedAt, stock }: InitialState,
  acknowledged: readonly AcknowledgedOrder[],
  cancelled: ReadonlySet<string>,
): Promise<Figure[]> {
  const since = sql`${startedAt.toISOString()}::timestamptz`
  type StoredOrder = { id: string; key: string; status: string; lines: AcknowledgedOrder['lines'] | null }
  const { rows: stored } = await db.execute<StoredOrder>(
    sql`select o.id, o.idempotency_key as key, o.status,
      (select json_agg(json_build_object('productId', i.product_id, 'quantity', i.quantity) order by i.position)
        from order_items i where i.order_id = o.id) as lines
      from orders o where o.created_at >= ${since}`,
  )
  const byKey = new Map(stored.map((order) => [order.key, order]))
  const unchanged = acknowledged.filter(({ key, orderId, lines }) => {
    const order = byKey.get(key)
    return order?.id === orderId && JSON.stringify(order.lines) === JSON.stringify(lines)
  })
  const stillCancelled = stored.filter(({ id, status }) => cancelled.has(id) && status === 'cancelled')

  const { rows: edits } = await db.execute<{ id: string; sum: number }>(
    sql`select product_id as id, sum(delta)::int as sum from stock_movements
      where reason = 'edit' and created_at >= ${since} group by product_id`,
  )
  const expected = new Map(stock)
  const move = (id: string, count: number) => expected.set(id, (expected.get(id) ?? 0) + count)
  for (const { orderId, lines } of acknowledged) {
    for (const { productId, quantity } of lines) if (!cancelled.has(orderId)) move(productId, -quantity)
  }
  for (const { id, sum } of edits) move(id, sum)
  const now = await readStock(db)
  const drifts = [...expected].filter(([id, count]) => now.get(id) !== count)

  const unmatched = await db.$count(
    sql`orders o`,
    sql`o.created_at >= ${since} and not exists (select from mail_outbox m where m.order_id = o.id)`,
  )
  return [
    exactly('orders in the database', stored.length, acknowledged.length),
    exactly('  acknowledged orders stored once, with the same lines', unchanged.length, acknowledged.length),
    exactly('  cancelled orders that are still cancelled', stillCancelled.length, cancelled.size),
    exactly('products whose stock is not initial - sold + restocked + added', drifts.length, 0),
    exactly('orders without an email', unmatched, 0),
  ]
}

/** Waits until every email has been sent, and compares the received emails with the orders. */
export async function checkEmails(
  { db, mails }: Pick<StressStore, 'db' | 'mails'>,
  { startedAt }: InitialState,
): Promise<Figure[]> {
  const since = sql`${startedAt.toISOString()}::timestamptz`
  const isWaiting = sql`sent_at is null and created_at >= ${since}`
  const countWaiting = () => db.$count(sql`mail_outbox`, isWaiting)
  let remaining = await countWaiting()
  for (let [at, movedAt] = [mails.received.length, Date.now()]; remaining > 0; remaining = await countWaiting()) {
    await pause(100)
    if (mails.received.length > at) [at, movedAt] = [mails.received.length, Date.now()]
    if (Date.now() > movedAt + GIVE_UP_MS) break
    // A killed sender's emails are retried after half a minute or more, by design. This check does not wait that long.
    if (Date.now() > movedAt + IDLE_MS)
      await db.execute(sql`update mail_outbox set next_attempt_at = now() where ${isWaiting}`)
  }
  const { rows } = await db.execute<{ email: string }>(
    sql`select customer_email as email from orders where created_at >= ${since}`,
  )
  const emails = new Set(rows.map(({ email }) => email))
  const arrived = mails.received.filter((mail) => emails.has(readHeader(mail, 'To')))
  const reachedEmails = new Set(arrived.map((mail) => readHeader(mail, 'To')))
  const idsByMail = new Map<string, Set<string>>()
  for (const mail of arrived) {
    const about = `${readHeader(mail, 'To')} ${readHeader(mail, 'Subject')}`
    idsByMail.set(about, (idsByMail.get(about) ?? new Set()).add(readMessageId(mail)))
  }
  const duplicates = arrived.length - idsByMail.size
  return [
    exactly('emails that were never sent', remaining, 0),
    exactly('shoppers whose email did not arrive', emails.size - reachedEmails.size, 0),
    measured('emails that arrived, and those repeated after a crash', `${idsByMail.size} and ${duplicates}`),
    exactly(
      '  emails whose copies have different Message-IDs',
      [...idsByMail.values()].filter((ids) => ids.size > 1).length,
      0,
    ),
  ]
}
