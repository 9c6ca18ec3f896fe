import { asc, eq } from 'drizzle-orm'
import { type Id, newId, parseId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import type { FormPickup, PickupInput } from '#app/pricing/shipping/admin/pickup-input.ts'
import { pickupPoints } from '#app/pricing/shipping.table.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { markets } from '#app/store/markets.table.ts'

/** Returns a market's pickup points, or null if there is no such market. */
export async function findPickupPoints(db: Database, marketId: Id<'market'>): Promise<FormPickup | null> {
  const [market] = await db.select({ name: markets.name }).from(markets).where(eq(markets.id, marketId))
  if (!market) return null
  const points = await db
    .select(pick(pickupPoints, ['id', 'name', 'address', 'hours']))
    .from(pickupPoints)
    .where(eq(pickupPoints.marketId, marketId))
    .orderBy(asc(pickupPoints.position), asc(pickupPoints.id))
  return { market: market.name, points, version: computeVersion(points) }
}

/** Replaces a market's pickup points. Orders keep their recorded pickup points. */
export async function savePickupPoints(
  db: Database,
  marketId: Id<'market'>,
  { points, version }: PickupInput,
  staffId: Id<'staff'>,
): Promise<'saved' | 'conflict' | 'not-found'> {
  return await withTx(db, async (tx) => {
    await tx.select({ id: markets.id }).from(markets).where(eq(markets.id, marketId)).for('no key update')
    const before = await findPickupPoints(tx, marketId)
    if (!before) return 'not-found'
    if (computeVersion(points) === before.version) return 'saved'
    if (before.version !== version) return 'conflict'
    const knownIds = new Set(before.points.map(({ id }) => id))
    const rows = points.map((point, position) => {
      const id = parseId<'pickup-point'>(point.id)
      return { ...point, id: id && knownIds.delete(id) ? id : newId<'pickup-point'>(), marketId, position }
    })
    await tx.delete(pickupPoints).where(eq(pickupPoints.marketId, marketId))
    if (rows.length > 0) await tx.insert(pickupPoints).values(rows)
    const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).join(', ')
    const changes = { points: { from: names(before.points), to: names(points) } }
    await recordChange(tx, staffId, {
      action: 'pickup-points.update',
      entity: 'pickup-points',
      entityId: marketId,
      changes,
    })
    return 'saved'
  })
}
