import { and, eq, inArray, sql } from 'drizzle-orm'
import type { LockedStock } from '#app/inventory/stock.server.ts'
import { changeStock } from '#app/inventory/stock-ledger.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { type Choice, hasWaitingList } from '#app/inventory/waiting-list.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

// Units that are held for people on the waitlist are not part of the stock.

type Variant = { readonly id: Id<'variant'>; readonly sku: string; readonly stock: number }

/** Returns the variants with the held units added to their stock. */
export function addHeldUnits<Held extends Pick<Variant, 'id' | 'stock'>>(
  variants: readonly Held[],
  held: HeldUnits,
): Held[] {
  return variants.map((variant) => ({ ...variant, stock: variant.stock + (held.get(variant.id) ?? 0) }))
}

/** Adds the held units to locked stock and to the products' totals. */
export function addHeldStock({ variants, products }: LockedStock, held: HeldUnits): LockedStock {
  const countUnits = (id: Id<'product'>) =>
    variants.reduce((units, variant) => units + (variant.productId === id ? (held.get(variant.id) ?? 0) : 0), 0)
  return {
    variants: addHeldUnits(variants, held),
    products: products.map((product) => ({
      ...product,
      stockQuantity: product.stockQuantity + countUnits(product.id),
    })),
  }
}

/** Returns held units to locked stock, so that an order can take them in the same transaction. */
export async function releaseHeld(tx: Database, variants: readonly Variant[], held: HeldUnits): Promise<void> {
  const changes = variants.map((variant) => ({ variant, delta: held.get(variant.id) ?? 0 }))
  await changeStock(tx, changes, { reason: 'release' })
}

/**
 * Ends the holds on locked variants that are about to be removed. The shoppers return to their places in line. Returns
 * the variants with the released units, and the choices that the units were held for.
 */
export async function releaseVariants<Removed extends Variant>(
  tx: Database,
  variants: readonly Removed[],
): Promise<{ readonly variants: readonly Removed[]; readonly choices: readonly Choice[] }> {
  if (variants.length === 0) return { variants, choices: [] }
  const ids = variants.map(({ id }) => id)
  const revoked = await revokeHolds(tx, ids)
  const held = countUnits(revoked)
  await releaseHeld(tx, variants, held)
  return { variants: addHeldUnits(variants, held), choices: revoked }
}

const HOUR_MS = 3_600_000

/** Held units by variant. */
type HeldUnits = ReadonlyMap<Id<'variant'>, number>

/**
 * Holds units of these variants, which the caller has locked, for the people who are first in line, and queues emails
 * to them. The caller must take the returned units from the stock. Runs a single statement if nobody is waiting.
 */
export async function grantHolds(tx: Database, variantIds: readonly Id<'variant'>[], now: Date): Promise<HeldUnits> {
  const firstInLine = await lockFirstInLine(tx, variantIds)
  if (firstInLine.length === 0) return new Map()
  const settings = await readSettings(tx)
  if (!hasWaitingList(settings)) return new Map()
  const heldUntil = new Date(now.getTime() + settings.waiting_list_hold_hours * HOUR_MS)
  const granted = await tx
    .update(waitingList)
    .set({ state: 'held', variantId: sql`first."variantId"`, heldUntil })
    .from(sql`jsonb_to_recordset(${JSON.stringify(firstInLine)}::jsonb) as first (id uuid, "variantId" uuid)`)
    .where(eq(waitingList.id, sql`first.id`))
    .returning()
  // Imported only when someone is waiting, because commands that write stock run without mail settings
  const { queueHeldMails } = await import('#app/inventory/waiting-list/waiting-mails.server.ts')
  await queueHeldMails(tx, granted, settings)
  return countUnits(firstInLine)
}

type PersonInLine = { readonly id: Id<'waiting'>; readonly variantId: Id<'variant'> }

/** For each variant, locks and returns as many people in line as there are units, first come, first served. */
async function lockFirstInLine(tx: Database, variantIds: readonly Id<'variant'>[]): Promise<readonly PersonInLine[]> {
  const ids = sql.param([...variantIds])
  const { rows } = await tx.execute<PersonInLine>(sql`
    select w.id, v.id as "variantId"
    from product_variants v
    join products p on p.id = v.product_id and p.status = 'active'
    cross join lateral (
      select id from waiting_list
      where product_id = v.product_id and state = 'waiting'
        and (v.size is null or size = v.size) and (v.color is null or color = v.color)
      order by confirmed_at, id limit v.stock for no key update
    ) w
    where v.id = any(${ids}::uuid[])`)
  return rows
}

/** Puts shoppers with held units of locked variants back in line. The caller restocks the units. */
async function revokeHolds(tx: Database, variantIds: readonly Id<'variant'>[]) {
  const { id, size, color, variantId } = waitingList
  const held = await tx
    .select({ id, size, color, variantId: sql<Id<'variant'>>`${variantId}` })
    .from(waitingList)
    .where(and(inArray(waitingList.variantId, [...variantIds]), eq(waitingList.state, 'held')))
    .for('no key update')
  if (held.length === 0) return held
  const ids = held.map((entry) => entry.id)
  await tx.update(waitingList).set({ state: 'waiting', variantId: null, heldUntil: null }).where(inArray(id, ids))
  return held
}

export function countUnits(held: readonly { readonly variantId: Id<'variant'> }[]): HeldUnits {
  const units = new Map<Id<'variant'>, number>()
  for (const { variantId } of held) units.set(variantId, (units.get(variantId) ?? 0) + 1)
  return units
}
