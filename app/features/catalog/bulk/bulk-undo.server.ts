import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { auditEntries } from '#app/features/catalog/bulk/bulk-edit.server.ts'
import { type BulkChange, canUndo } from '#app/features/catalog/bulk/bulk-edit.ts'
import { bulkEdits } from '#app/features/catalog/bulk/bulk-edits.table.ts'
import type { LastBulkEdit, UndoResult } from '#app/features/catalog/bulk/bulk-preview.ts'
import { listBulkProducts } from '#app/features/catalog/bulk/bulk-products.server.ts'
import { NAMES_SHOWN } from '#app/features/catalog/bulk/bulk-scope.server.ts'
import { writeChanges } from '#app/features/catalog/bulk/bulk-write.server.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { recordChanges } from '#app/features/staff/audit.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

const OFFERED_MS = 24 * 60 * 60 * 1000

/** The edit that someone made last, for a day and as long as it was neither taken back nor dismissed; else null. */
export async function findLastBulkEdit(
  db: Database,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<LastBulkEdit | null> {
  const { id, kind, changed } = bulkEdits
  const [edit] = await db
    .select({ id, kind, changed })
    .from(bulkEdits)
    .where(and(eq(bulkEdits.staffId, staffId), isOffered(now)))
    .orderBy(desc(bulkEdits.createdAt))
    .limit(1)
  return edit ?? null
}

/** No longer offers an edit to be taken back. */
export async function dismissBulkEdit(db: Database, id: Id<'bulk-edit'>, staffId: Id<'staff'>): Promise<void> {
  await db.delete(bulkEdits).where(and(eq(bulkEdits.id, id), eq(bulkEdits.staffId, staffId)))
}

/**
 * Takes an edit back where no one changed the same thing since. Null where this person has no such edit, or it was taken
 * back already.
 */
export function undoBulkEdit(
  db: Database,
  id: Id<'bulk-edit'>,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<UndoResult | null> {
  return withTx(db, async (tx) => {
    const [edit] = await tx
      .update(bulkEdits)
      .set({ undoneAt: now })
      .where(and(eq(bulkEdits.id, id), eq(bulkEdits.staffId, staffId), isOffered(now)))
      .returning({ changes: bulkEdits.changes })
    if (!edit) return null
    const { changes } = edit
    const ids = sql.param(changes.map((change) => change.id))
    const found = await listBulkProducts(tx, sql`${products.id} = any(${ids}::uuid[])`, {
      isLocked: true,
      withCollections: changes.some(({ to }) => 'memberships' in to),
    })
    const known = await existingCollections(tx, changes)
    const subjects = new Map(found.map((subject) => [subject.id, subject]))
    const taken: BulkChange[] = []
    const stored: string[] = []
    for (const change of changes) {
      const subject = subjects.get(change.id)
      if (!subject) continue
      if (canUndo(change, subject) && leadsBack(change, known)) {
        taken.push({ id: change.id, from: change.to, to: change.from })
      } else stored.push(subject.name)
    }
    await writeChanges(tx, taken, now)
    await recordChanges(tx, staffId, await auditEntries(tx, taken))
    const gone = changes.length - found.length
    return { undone: taken.length, kept: stored.length, names: stored.slice(0, NAMES_SHOWN), gone }
  })
}

function isOffered(now: Date) {
  return and(isNull(bulkEdits.undoneAt), gt(bulkEdits.createdAt, new Date(now.getTime() - OFFERED_MS)))
}

async function existingCollections(tx: Database, changes: readonly BulkChange[]): Promise<Set<Id<'collection'>>> {
  const ids = new Set(changes.flatMap(({ from }) => ('memberships' in from ? collectionsOf(from) : [])))
  if (ids.size === 0) return new Set()
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(inArray(collections.id, [...ids]))
    .for('key share') // not deleted before we lead back to them
  return new Set(rows.map(({ id }) => id))
}

type InCollections = Extract<BulkChange['from'], { memberships: unknown }>

function collectionsOf({ collectionId, memberships }: InCollections): Id<'collection'>[] {
  const ids = memberships.map((membership) => membership.collectionId)
  return collectionId ? [...ids, collectionId] : ids
}

/** Whether the collections that a product was in are still there. */
function leadsBack({ from, to }: BulkChange, known: ReadonlySet<Id<'collection'>>): boolean {
  if (!('memberships' in from && 'memberships' in to)) return true
  const isMain = from.collectionId !== to.collectionId
  return collectionsOf(isMain ? from : { ...from, collectionId: null }).every((id) => known.has(id))
}
