import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { readLawFindings } from '#app/operations/law/law-facts.server.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { listMissing, listOverlaps, type MissingRequirement } from '#app/operations/markets/missing.ts'
import { checkPrefix } from '#app/operations/markets/prefix.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { withLongTx, withTx } from '#app/platform/db/tx.server.ts'
import { findMarket, readMarkets } from '#app/pricing/read-markets.server.ts'
import { arrangeAndRecord, recordChange, recordChanges } from '#app/store/audit.server.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { readSettings } from '#app/store/settings.server.ts'

const entity = 'market'

type OpenResult =
  | { readonly outcome: 'opened' | 'not-found' }
  | { readonly outcome: 'incomplete'; readonly missing: readonly MissingRequirement[] }

/** Opens a market. Shoppers can buy there as soon as the transaction is committed. */
export async function openMarket(db: Database, id: Id<'market'>, staffId: Id<'staff'>): Promise<OpenResult> {
  try {
    // Opening records the prices of all products
    return await withLongTx(db, async (tx) => {
      await lockMarkets(tx, [id])
      const [{ store_currency }, all] = await Promise.all([readSettings(tx), readMarkets(tx)])
      const market = all.find((candidate) => candidate.id === id)
      if (!market) return { outcome: 'not-found' }
      if (market.status === 'open') return { outcome: 'opened' }
      const law = await readLawFindings(tx, all)
      const missing = listMissing(market, all, store_currency, law.listFindings(id))
      if (missing.length > 0) return { outcome: 'incomplete', missing }
      await setStatus(tx, id, 'open', staffId)
      return { outcome: 'opened' }
    })
  } catch (error) {
    if (getViolatedConstraint(error) !== 'market_countries_one_open_market') throw error
    // Another market with one of these countries opened at the same moment
    const all = await readMarkets(db)
    const market = all.find((candidate) => candidate.id === id)
    return market ? { outcome: 'incomplete', missing: listOverlaps(market, all) } : { outcome: 'not-found' }
  }
}

/**
 * Makes a market a draft again. Links to its pages then redirect to the pages without a prefix. The primary market
 * cannot be closed.
 */
export function closeMarket(
  db: Database,
  id: Id<'market'>,
  staffId: Id<'staff'>,
): Promise<'closed' | 'primary' | 'not-found'> {
  return withTx(db, async (tx) => {
    await lockMarkets(tx, [id])
    const market = await findMarket(tx, id)
    if (!market) return 'not-found'
    if (market.isPrimary) return 'primary'
    if (market.status === 'open') await setStatus(tx, id, 'draft', staffId)
    return 'closed'
  })
}

/** Updates only the `status` of the market, which a trigger copies to the market's countries. */
async function setStatus(tx: Database, id: Id<'market'>, status: 'draft' | 'open', staffId: Id<'staff'>) {
  await tx.update(markets).set({ status }).where(eq(markets.id, id))
  const changes = { status: { from: status === 'open' ? 'draft' : 'open', to: status } }
  await recordChange(tx, staffId, { action: 'market.update', entity, entityId: id, changes })
}

type PrimaryResult =
  | { readonly outcome: 'done' | 'not-found' | 'not-open' }
  | { readonly outcome: 'rejected'; readonly message: string }

/** The market's default language gets the URLs without a prefix; the language that had them moves to `prefix`. */
export async function makePrimary(
  db: Database,
  id: Id<'market'>,
  prefix: string,
  staffId: Id<'staff'>,
): Promise<PrimaryResult> {
  const prefixError = checkPrefix(prefix, false)
  if (prefixError) return { outcome: 'rejected', message: prefixError }
  try {
    return await withTx(db, async (tx) => {
      const [old] = await tx.select({ id: markets.id }).from(markets).where(eq(markets.isPrimary, true))
      if (!old) throw new Error('The primary market is missing, which the database forbids')
      if (old.id === id) return { outcome: 'done' }
      await lockMarkets(tx, [old.id, id])
      const market = await findMarket(tx, id)
      if (!market) return { outcome: 'not-found' }
      const defaultLocale = market.locales.find(({ isDefault }) => isDefault) ?? market.locales[0]
      if (market.status !== 'open' || !defaultLocale) return { outcome: 'not-open' }
      // Frees the prefix of the market, so that the former primary market can use it
      const temporaryPrefix = `p${defaultLocale.id.replaceAll('-', '').slice(-11)}`
      await tx.update(locales).set({ prefix: temporaryPrefix }).where(eq(locales.prefix, defaultLocale.prefix))
      await tx.update(locales).set({ prefix }).where(eq(locales.prefix, ''))
      await tx.update(locales).set({ prefix: '' }).where(eq(locales.prefix, temporaryPrefix))
      await tx.update(markets).set({ isPrimary: false }).where(eq(markets.isPrimary, true))
      await tx.update(markets).set({ isPrimary: true }).where(eq(markets.id, id))
      const describeMove = (from: string, to: string) => ({ prefix: { from: `/${from}`, to: `/${to}` } })
      await recordChanges(tx, staffId, [
        {
          action: 'market.update',
          entity,
          entityId: id,
          changes: { primary: CHANGED_TO, ...describeMove(defaultLocale.prefix, '') },
        },
        {
          action: 'market.update',
          entity,
          entityId: old.id,
          changes: { primary: CHANGED_FROM, ...describeMove('', prefix) },
        },
      ])
      return { outcome: 'done' }
    })
  } catch (error) {
    if (getViolatedConstraint(error) !== 'locales_prefix_unique') throw error
    return { outcome: 'rejected', message: adminText.prefixOfLanguage(prefix) }
  }
}

const CHANGED_TO = { from: false, to: true }
const CHANGED_FROM = { from: true, to: false }

/**
 * Deletes a draft with everything in it, including all its prices. A market with orders is kept, because the orders
 * refer to it.
 */
export function deleteMarket(
  db: Database,
  id: Id<'market'>,
  staffId: Id<'staff'>,
): Promise<'deleted' | 'open' | 'has-orders'> {
  return withLongTx(db, async (tx) => {
    const [market] = await tx
      .select(pick(markets, ['name', 'status']))
      .from(markets)
      .where(eq(markets.id, id))
      .for('update')
    if (!market) return 'deleted' // someone else deleted it
    if (market.status === 'open') return 'open'
    const sold = await tx.select({ id: orders.id }).from(orders).where(eq(orders.marketId, id)).limit(1)
    if (sold.length > 0) return 'has-orders'
    await tx.delete(markets).where(and(eq(markets.id, id), eq(markets.status, 'draft')))
    await recordChange(tx, staffId, { action: 'market.delete', entity, entityId: id, changes: { name: market.name } })
    return 'deleted'
  })
}

export function arrangeMarkets(db: Database, ids: readonly Id<'market'>[], staffId: Id<'staff'>): Promise<void> {
  return withTx(db, (tx) => arrangeAndRecord(tx, { entity, table: markets }, ids, staffId))
}

/** Locks markets in the order of their ids, as all other code does, to prevent deadlocks. */
function lockMarkets(tx: Database, ids: readonly Id<'market'>[]) {
  return tx
    .select({ id: markets.id })
    .from(markets)
    .where(inArray(markets.id, [...ids]))
    .orderBy(asc(markets.id))
    .for('no key update')
}
