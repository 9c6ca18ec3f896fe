import { asc, eq, inArray } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { categoryMerged } from '#app/catalog/events.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { withLongTx, withTx } from '#app/platform/db/tx.server.ts'
import { arrangeAndRecord, recordChange, recordChanges } from '#app/store/audit.server.ts'

const entity = 'category'

export function arrangeCategories(db: Database, ids: readonly Id<'category'>[], staffId: Id<'staff'>): Promise<void> {
  return withTx(db, (tx) => arrangeAndRecord(tx, { entity, table: categories }, ids, staffId))
}

/** The SQL states for a violated `on delete restrict`: in PostgreSQL 18 and later, and in earlier versions. */
const IN_USE = ['23001', '23503']

/** Deletes a category without products. 'in-use': it has products, so nothing was deleted. */
export async function deleteCategory(
  db: Database,
  id: Id<'category'>,
  staffId: Id<'staff'>,
): Promise<'deleted' | 'in-use'> {
  try {
    await withTx(db, async (tx) => {
      const [deleted] = await tx.delete(categories).where(eq(categories.id, id)).returning({ slug: categories.slug })
      if (!deleted) return // deleted by someone else
      await recordChange(tx, staffId, { action: 'category.delete', entity, entityId: id, changes: deleted })
    })
    return 'deleted'
  } catch (error) {
    if (IN_USE.includes(getSqlState(error) ?? '')) return 'in-use'
    throw error
  }
}

/**
 * Moves all products into another category and deletes this one. 'no-target': the other category is the same or no
 * longer exists.
 */
export function mergeCategory(
  db: Database,
  { id, into }: { readonly id: Id<'category'>; readonly into: Id<'category'> },
  staffId: Id<'staff'>,
): Promise<'merged' | 'no-target'> {
  return withLongTx(db, async (tx) => {
    const locked = await lockCategory(tx, id, 'update') // waits for saves of the category's products and blocks new saves
    if (!locked) return 'merged' // someone else merged or deleted it
    const target = id === into ? null : await lockCategory(tx, into, 'key share')
    if (!target) return 'no-target'
    // Rows are locked in id order everywhere, to avoid deadlocks
    const moving = tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.category, locked.slug))
      .orderBy(asc(products.id))
      .for('no key update')
    const { rowCount } = await tx
      .update(products)
      .set({ category: target.slug, updatedAt: new Date() })
      .where(inArray(products.id, moving))
    await emit(categoryMerged, tx, { from: locked.slug, to: target.slug })
    await tx.delete(categories).where(eq(categories.id, id))
    const movedCount = { products: rowCount ?? 0 }
    await recordChanges(tx, staffId, [
      {
        action: 'category.delete',
        entity,
        entityId: id,
        changes: { ...movedCount, slug: locked.slug, into: target.slug },
      },
      {
        action: 'category.merge',
        entity,
        entityId: into,
        changes: { ...movedCount, merged: { from: locked.name, to: target.name } },
      },
    ])
    return 'merged'
  })
}

async function lockCategory(tx: Database, id: Id<'category'>, strength: 'update' | 'key share') {
  const [row] = await tx
    .select(pick(categories, ['slug', 'name']))
    .from(categories)
    .where(eq(categories.id, id))
    .for(strength)
  return row ?? null
}
