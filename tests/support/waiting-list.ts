import { setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { confirmWaiting, joinWaitingList } from '#app/inventory/waiting-list.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { readProductStock, toSku } from '#tests/support/products.ts'
import '#app/wiring.stock.ts'
import { and, asc, eq } from 'drizzle-orm'

export const ONLY_CHOICE = { size: 'One Size', color: 'Default' }

/** Adds an email to a product's waitlist, and confirms it unless `isConfirmed` is false. Returns the entry's link. */
export async function addToWaitingList(
  db: Database,
  productId: Id<'product'>,
  email: string,
  { choice = ONLY_CHOICE, isConfirmed = true, now = new Date() } = {},
): Promise<string> {
  const locale = { marketId: getPrimaryMarket(await readLocales(db)).id, language: 'en' }
  const joined = await joinWaitingList(db, { productId, ...choice, email, locale }, now)
  if (joined !== 'joined') throw new Error(`${email} could not join: ${joined}`)
  const [entry] = await db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.productId, productId), eq(waitingList.email, email)))
    .orderBy(asc(waitingList.createdAt))
  if (!entry) throw new Error(`${email} is not on the waitlist`)
  if (isConfirmed) await confirmWaiting(db, entry.link, now)
  return entry.link
}

/** Adds units to a product whose stock is a single number, as staff do. */
export async function restock(db: Database, id: Id<'product'>, units: number): Promise<void> {
  const stock = (await readProductStock(db, id)) ?? 0
  await withTx(db, async (tx) => {
    const edit = { kind: 'number', loaded: stock, stock: stock + units } as const
    const { outcome } = await setStock(tx, { id, sku: toSku(id) }, edit, null)
    if (outcome !== 'saved') throw new Error(`The stock was not saved: ${outcome}`)
  })
}

/** Returns the names before the @ of the emails on a product's waitlist, in order, keyed by state. */
export async function readWaitingStates(db: Database, productId: Id<'product'>): Promise<Record<string, string[]>> {
  const rows = await db
    .select({ email: waitingList.email, state: waitingList.state })
    .from(waitingList)
    .where(eq(waitingList.productId, productId))
    .orderBy(asc(waitingList.confirmedAt), asc(waitingList.id))
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ state }) => state)).map(([state, entries]) => [
      state,
      (entries ?? []).map(({ email }) => email.split('@')[0] ?? ''),
    ]),
  )
}
