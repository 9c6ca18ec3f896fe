import { eq } from 'drizzle-orm'
import { collections } from '#app/catalog/collections.table.ts'
import type { CollectionStatus } from '#app/catalog/constants.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { arrangeAndRecord, recordChange } from '#app/store/audit.server.ts'

const entity = 'collection'

export function setCollectionStatus(
  db: Database,
  id: Id<'collection'>,
  status: CollectionStatus,
  staffId: Id<'staff'>,
): Promise<boolean> {
  return withTx(db, async (tx) => {
    const [before] = await tx
      .select({ status: collections.status })
      .from(collections)
      .where(eq(collections.id, id))
      .for('no key update')
    if (!before) return false
    if (before.status === status) return true
    await tx.update(collections).set({ status }).where(eq(collections.id, id))
    const changes = { status: { from: before.status, to: status } }
    await recordChange(tx, staffId, { action: 'collection.update', entity, entityId: id, changes })
    return true
  })
}

export function arrangeCollections(
  db: Database,
  ids: readonly Id<'collection'>[],
  staffId: Id<'staff'>,
): Promise<void> {
  return withTx(db, (tx) => arrangeAndRecord(tx, { entity, table: collections }, ids, staffId))
}

/** Deletes the collection but not its products. Returns whether it existed. */
export function deleteCollection(db: Database, id: Id<'collection'>, staffId: Id<'staff'>): Promise<boolean> {
  return withTx(db, async (tx) => {
    const [deleted] = await tx.delete(collections).where(eq(collections.id, id)).returning({ slug: collections.slug })
    if (!deleted) return false
    await recordChange(tx, staffId, { action: 'collection.delete', entity, entityId: id, changes: deleted })
    return true
  })
}
