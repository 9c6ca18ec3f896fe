import { asc, eq, sql } from 'drizzle-orm'
import type { CollectionStatus } from '#app/catalog/constants.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { arrangeAndRecord, recordChange } from '#app/store/audit.server.ts'

const entity = 'look'

export type LookRow = Awaited<ReturnType<typeof listLookRows>>[number]

/**
 * Lists all looks in the storefront's order, with the numbers of all products, of visible products, and of products
 * that no longer have the look's color.
 */
export function listLookRows(db: Database) {
  return db
    .select({
      ...pick(looks, ['id', 'name', 'isActive', 'position', 'image']),
      products: sql<number>`count(${lookItems.id})::int`,
      shownProducts: sql<number>`(count(*) filter (where ${publicProduct()}))::int`,
      removedColors: sql<number>`(count(*) filter (where ${lookItems.color} is not null
        and not ${products.colors} @> jsonb_build_array(jsonb_build_object('name', ${lookItems.color}))))::int`,
    })
    .from(looks)
    .leftJoin(lookItems, eq(lookItems.lookId, looks.id))
    .leftJoin(products, eq(products.id, lookItems.productId))
    .groupBy(looks.id)
    .orderBy(asc(looks.position), asc(looks.id))
}

/** Returns false if the look no longer exists. */
export function setLookStatus(
  db: Database,
  id: Id<'look'>,
  status: CollectionStatus,
  staffId: Id<'staff'>,
): Promise<boolean> {
  const isActive = status === 'active'
  return withTx(db, async (tx) => {
    const [before] = await tx
      .select({ isActive: looks.isActive })
      .from(looks)
      .where(eq(looks.id, id))
      .for('no key update')
    if (!before) return false
    if (before.isActive === isActive) return true
    await tx.update(looks).set({ isActive }).where(eq(looks.id, id))
    const changes = { isActive: { from: before.isActive, to: isActive } }
    await recordChange(tx, staffId, { action: 'look.update', entity, entityId: id, changes })
    return true
  })
}

export function arrangeLooks(db: Database, ids: readonly Id<'look'>[], staffId: Id<'staff'>): Promise<void> {
  return withTx(db, (tx) => arrangeAndRecord(tx, { entity, table: looks }, ids, staffId))
}

/** Deletes the look but not its products. Does nothing if it no longer exists. */
export function deleteLook(db: Database, id: Id<'look'>, staffId: Id<'staff'>): Promise<void> {
  return withTx(db, async (tx) => {
    const [deleted] = await tx.delete(looks).where(eq(looks.id, id)).returning({ name: looks.name })
    if (deleted) await recordChange(tx, staffId, { action: 'look.delete', entity, entityId: id, changes: deleted })
  })
}
