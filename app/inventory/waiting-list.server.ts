import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { getProductAvailability, hasOption } from '#app/catalog/availability.ts'
import { findShownColor } from '#app/catalog/choice.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { listVariants } from '#app/catalog/variants.server.ts'
import { countUnits } from '#app/inventory/held-stock.server.ts'
import { applyStockChanges, holdForWaiting } from '#app/inventory/stock/change-stock.server.ts'
import { findVariant, type LockedStock, lockAllStock } from '#app/inventory/stock.server.ts'
import { findWaitlistProduct } from '#app/inventory/waiting-list/find-waitlist-product.server.ts'
import { queueConfirmMail } from '#app/inventory/waiting-list/waiting-mails.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { type Choice, hasWaitingList } from '#app/inventory/waiting-list.ts'
import { waitingText } from '#app/inventory/waiting-text.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { createSecretLink, isSecretLink } from '#app/platform/secret-link.server.ts'
import { storeConsentText } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

// Locks are taken in the same order everywhere: variants, products, entries. Units are held and released only while
// their variants are locked.

type JoinRequest = Choice & {
  readonly productId: Id<'product'>
  readonly email: string
  readonly locale: { readonly marketId: Id<'market'> | null; readonly language: string }
  /** The path prefix of the locale; by default, the primary locale's prefix. */
  readonly prefix?: string
}

/** The reason why nobody can join. 'available' means that the choice can be ordered. */
type JoinRejection = 'off' | 'gone' | 'available'

/**
 * Adds an email address (ignoring case) to the waitlist once, with the text that its owner was shown, and queues the
 * confirmation email. Returns the same result if the email is already on the list.
 */
export async function joinWaitingList(
  db: Database,
  { productId, size, color, email, locale, prefix = '' }: JoinRequest,
  now = new Date(),
): Promise<'joined' | JoinRejection> {
  return await withTx(db, async (tx) => {
    const settings = await readSettings(tx)
    if (!hasWaitingList(settings)) return 'off'
    const product = await findWaitlistProduct(tx, productId, prefix)
    if (!product || !hasOption(product, { size, color })) return 'gone'
    const variants = await listVariants(tx, [productId])
    if (!findVariant(variants, { productId, size, color })) return 'gone'
    if (getProductAvailability(product, variants, settings, { size, color }).canOrder) return 'available'
    const text = inLanguage(locale.language, () => getJoiningText(settings.waiting_list_hold_hours))
    const textId = await storeConsentText(tx, locale.language, text)
    const entry = {
      link: createSecretLink(),
      textId,
      email,
      productId,
      productName: product.name,
      size,
      color,
      ...locale,
      createdAt: now,
      shownColor: findShownColor(product, color) ?? null,
    }
    const [added] = await tx.insert(waitingList).values(entry).onConflictDoNothing().returning()
    const unconfirmed = added ?? (await findUnconfirmed(tx, { productId, size, color, email }))
    if (unconfirmed) await queueConfirmMail(tx, unconfirmed, settings, now)
    return 'joined'
  })
}

/** Returns the form's text about the emails that people get after joining, and the label of the form's button. */
function getJoiningText(hours: number): string {
  return [waitingText.whatHappens(hours), waitingText.join].join('\n')
}

async function findUnconfirmed(
  tx: Database,
  { productId, size, color, email }: Omit<JoinRequest, 'locale' | 'prefix'>,
) {
  const [entry] = await tx
    .select()
    .from(waitingList)
    .where(
      and(
        eq(waitingList.productId, productId),
        eq(waitingList.size, size),
        eq(waitingList.color, color),
        sql`lower(${waitingList.email}) = lower(${email})`,
        eq(waitingList.state, 'unconfirmed'),
      ),
    )
  return entry
}

/**
 * Puts an entry in line, and holds a unit for it at once if one is available. Can be repeated. Returns false for an
 * unknown link.
 */
export async function confirmWaiting(db: Database, link: string, now = new Date()): Promise<boolean> {
  if (!isSecretLink(link)) return false
  return await withTx(db, async (tx) => {
    const [entry] = await tx.select().from(waitingList).where(eq(waitingList.link, link))
    if (!entry) return false
    const { id, productId, size, color } = entry
    if (!productId) return true
    const { variants } = await lockAllStock(tx, [productId])
    const { rowCount } = await tx
      .update(waitingList)
      .set({ state: 'waiting', confirmedAt: now })
      .where(and(eq(waitingList.id, id), eq(waitingList.state, 'unconfirmed')))
    const variant = findVariant(variants, { productId, size, color })
    if (rowCount && variant && variant.stock > 0) await holdForWaiting(tx, [variant], now)
    return true
  })
}

/** Removes the entry that a link belongs to. Returns false for an unknown link. */
export function leaveWaitingList(db: Database, link: string, now = new Date()): Promise<boolean> {
  if (!isSecretLink(link)) return Promise.resolve(false)
  return withTx(db, async (tx) => (await removeWaiting(tx, eq(waitingList.link, link), now)) > 0)
}

/**
 * Removes entries in the caller's transaction and holds their units for the next in line. Returns how many were
 * removed.
 */
export async function removeWaiting(tx: Database, condition: SQL, now = new Date()): Promise<number> {
  const entries = await tx
    .select(pick(waitingList, ['id', 'productId']))
    .from(waitingList)
    .where(condition)
  if (entries.length === 0) return 0
  const locked = await lockAllStock(tx, listProductIds(entries))
  const ids = entries.map(({ id }) => id)
  const removed = await tx
    .delete(waitingList)
    .where(inArray(waitingList.id, ids))
    .returning(pick(waitingList, ['state', 'variantId']))
  await releaseUnits(
    tx,
    locked,
    removed.filter(({ state }) => state === 'held'),
    now,
  )
  return removed.length
}

const EXPIRED_AT_ONCE = 20

/** Ends expired holds and gives the units to the next in line. Returns how many expired holds were found. */
export async function expireHolds(db: Database, now = new Date()): Promise<number> {
  const isDue = and(eq(waitingList.state, 'held'), lte(waitingList.heldUntil, now))
  return await withTx(db, async (tx) => {
    const due = await tx
      .select(pick(waitingList, ['id', 'productId']))
      .from(waitingList)
      .where(isDue)
      .orderBy(asc(waitingList.heldUntil))
      .limit(EXPIRED_AT_ONCE)
    if (due.length === 0) return 0
    const locked = await lockAllStock(tx, listProductIds(due))
    const ids = due.map(({ id }) => id)
    const expired = await tx
      .update(waitingList)
      .set({ state: 'expired', endedAt: now })
      .where(and(inArray(waitingList.id, ids), isDue))
      .returning(pick(waitingList, ['variantId']))
    await releaseUnits(tx, locked, expired, now)
    return due.length
  })
}

const CHECKED_AT_ONCE = 100

/**
 * Holds units for people in line after changes that do not increase stock, such as publishing a product again or
 * changing settings. Returns how many units were newly held.
 */
export async function holdAvailableUnits(db: Database, now = new Date()): Promise<number> {
  const { rows } = await db.execute<{ id: Id<'product'> }>(sql`
    select distinct v.product_id as id from ${waitingList} w
    join ${products} p on p.id = w.product_id and p.status = 'active'
    join ${productVariants} v on v.product_id = w.product_id and v.stock > 0
      and (v.size is null or v.size = w.size) and (v.color is null or v.color = w.color)
    where w.state = 'waiting' limit ${CHECKED_AT_ONCE}`)
  let units = 0
  for (const { id } of rows) {
    units += await withTx(db, async (tx) => holdForWaiting(tx, (await lockAllStock(tx, [id])).variants, now))
  }
  return units
}

type EndedEntry = { readonly variantId: Id<'variant'> | null }

async function releaseUnits(
  tx: Database,
  { variants }: LockedStock,
  ended: readonly EndedEntry[],
  now: Date,
): Promise<void> {
  const units = countUnits(ended.flatMap(({ variantId }) => (variantId ? [{ variantId }] : [])))
  const changes = variants.map((variant) => ({ variant, delta: units.get(variant.id) ?? 0 }))
  await applyStockChanges(tx, changes, { reason: 'release' }, now)
}

function listProductIds(entries: readonly { readonly productId: Id<'product'> | null }[]): Id<'product'>[] {
  return [...new Set(entries.flatMap(({ productId }) => productId ?? []))]
}

/** A unit that is held for a line of an order. */
export type Hold = { readonly id: Id<'waiting'>; readonly variantId: Id<'variant'> }

/** Locks the holds that are still open. The caller must have locked their variants. */
export async function lockHolds(tx: Database, holds: readonly Hold[], now: Date): Promise<readonly Hold[]> {
  if (holds.length === 0) return []
  const isOpen = and(matchesHolds(holds), eq(waitingList.state, 'held'), gt(waitingList.heldUntil, now))
  const open = await tx
    .select(pick(waitingList, ['id', 'variantId']))
    .from(waitingList)
    .where(isOpen)
    .orderBy(asc(waitingList.id))
    .for('no key update')
  return open.flatMap(({ id, variantId }) => (variantId ? [{ id, variantId }] : []))
}

/** Marks locked holds as bought with an order. Runs one statement, or none if there are no holds. */
export async function buyHolds(
  tx: Database,
  holds: readonly Hold[],
  orderId: Id<'order'>,
  endedAt: Date,
): Promise<void> {
  if (holds.length === 0) return
  await tx.update(waitingList).set({ state: 'bought', orderId, endedAt }).where(matchesHolds(holds))
}

/** The SQL does not depend on the number of holds, so that one prepared statement serves all orders. */
function matchesHolds(holds: readonly Hold[]): SQL {
  return sql`${waitingList.id} = any(${sql.param(holds.map(({ id }) => id))}::uuid[])`
}

/** Deletes unconfirmed entries after 7 days, ended entries after 90 days, and waiting entries after a year. */
export async function deleteOldWaiting(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${waitingList}
    where (state = 'unconfirmed' and created_at < now() - interval '7 days')
      or ended_at < now() - interval '90 days'
      or (state = 'waiting' and confirmed_at < now() - interval '1 year')`)
}
