import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { buildAuditEntries } from '#app/catalog/bulk/bulk-edit.server.ts'
import { type BulkChange, canUndo, listCollectionIds } from '#app/catalog/bulk/bulk-edit.ts'
import { bulkEdits } from '#app/catalog/bulk/bulk-edits.table.ts'
import type { LastBulkEdit, UndoResult } from '#app/catalog/bulk/bulk-preview.ts'
import { listBulkProducts, MAX_NAMES_SHOWN } from '#app/catalog/bulk/bulk-products.server.ts'
import { writeChanges } from '#app/catalog/bulk/bulk-write.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { recordChanges } from '#app/store/audit.server.ts'

const UNDO_PERIOD_MS = 24 * 60 * 60 * 1000

/** Returns a staff member's last edit if it can still be undone. */
export async function findLastBulkEdit(
  db: Database,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<LastBulkEdit | null> {
  const { id, kind, changed } = bulkEdits
  const [edit] = await db
    .select({ id, kind, changed })
    .from(bulkEdits)
    .where(and(eq(bulkEdits.staffId, staffId), isUndoable(now)))
    .orderBy(desc(bulkEdits.createdAt))
    .limit(1)
  return edit ?? null
}

export async function dismissBulkEdit(db: Database, id: Id<'bulk-edit'>, staffId: Id<'staff'>): Promise<void> {
  await db.delete(bulkEdits).where(and(eq(bulkEdits.id, id), eq(bulkEdits.staffId, staffId)))
}

/** Undoes an edit, except for products that changed after it. Returns null if the edit can no longer be undone. */
export function undoBulkEdit(
  db: Database,
  id: Id<'bulk-edit'>,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<UndoResult | null> {
  return withLongTx(db, async (tx) => {
    const [edit] = await tx
      .update(bulkEdits)
      .set({ undoneAt: now })
      .where(and(eq(bulkEdits.id, id), eq(bulkEdits.staffId, staffId), isUndoable(now)))
      .returning({ changes: bulkEdits.changes })
    if (!edit) return null
    const { changes } = edit
    const ids = sql.param(changes.map((change) => change.id))
    const found = await listBulkProducts(tx, sql`${products.id} = any(${ids}::uuid[])`, {
      withLock: true,
      withCollections: changes.some(({ to }) => 'memberships' in to),
    })
    const existing = await lockCollections(tx, changes)
    const existingCategories = await lockCategories(tx, changes)
    const existingMakers = await lockManufacturers(tx, changes)
    const productsById = new Map(found.map((product) => [product.id, product]))
    const undone: BulkChange[] = []
    const skipped: string[] = []
    for (const change of changes) {
      const product = productsById.get(change.id)
      if (!product) continue
      const { from } = change
      const canRestore =
        listRestoredCollections(change).every((collection) => existing.has(collection)) &&
        !('category' in from && !existingCategories.has(from.category)) &&
        !('manufacturerId' in from && from.manufacturerId && !existingMakers.has(from.manufacturerId))
      if (canRestore && canUndo(change, product)) {
        undone.push({ id: change.id, from: change.to, to: change.from })
      } else skipped.push(product.name)
    }
    await writeChanges(tx, undone, now)
    await recordChanges(tx, staffId, await buildAuditEntries(tx, undone))
    return {
      undone: undone.length,
      skipped: skipped.length,
      names: skipped.slice(0, MAX_NAMES_SHOWN),
      missing: changes.length - found.length,
    }
  })
}

function isUndoable(now: Date) {
  return and(isNull(bulkEdits.undoneAt), gt(bulkEdits.createdAt, new Date(now.getTime() - UNDO_PERIOD_MS)))
}

/** Locks the former collections against deletion. Returns the ids of those that exist. */
async function lockCollections(tx: Database, changes: readonly BulkChange[]): Promise<Set<Id<'collection'>>> {
  const ids = new Set(changes.flatMap(({ from }) => listCollectionIds(from)))
  if (ids.size === 0) return new Set()
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(inArray(collections.id, [...ids]))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Locks the former categories against deletion. Returns the slugs of those that exist. */
async function lockCategories(tx: Database, changes: readonly BulkChange[]): Promise<Set<string>> {
  const slugs = new Set(changes.flatMap(({ from }) => ('category' in from ? [from.category] : [])))
  if (slugs.size === 0) return new Set()
  const rows = await tx
    .select({ slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, [...slugs]))
    .for('key share')
  return new Set(rows.map(({ slug }) => slug))
}

/** Locks the former manufacturers against deletion. Returns the ids of those that exist. */
async function lockManufacturers(tx: Database, changes: readonly BulkChange[]): Promise<Set<Id<'manufacturer'>>> {
  const ids = new Set(changes.flatMap(({ from }) => ('manufacturerId' in from ? (from.manufacturerId ?? []) : [])))
  if (ids.size === 0) return new Set()
  const rows = await tx
    .select({ id: manufacturers.id })
    .from(manufacturers)
    .where(inArray(manufacturers.id, [...ids]))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

function listRestoredCollections({ from, to }: BulkChange): Id<'collection'>[] {
  if (!('memberships' in from && 'memberships' in to)) return []
  return listCollectionIds(from.collectionId === to.collectionId ? { ...from, collectionId: null } : from)
}
