import { asc, sql } from 'drizzle-orm'
import { MAX_AT_ONCE } from '#app/catalog/bulk/bulk-edit.ts'
import type { BulkScope } from '#app/catalog/bulk/bulk-input.ts'
import type { BulkPreview, BulkResult } from '#app/catalog/bulk/bulk-preview.ts'
import {
  countMissing,
  MAX_NAMES_SHOWN,
  rejectTooMany,
  toScopeCondition,
} from '#app/catalog/bulk/bulk-products.server.ts'
import { beforeProductDeletion } from '#app/catalog/events.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChanges } from '#app/store/audit.server.ts'
import type { Settings } from '#app/store/settings.ts'

export async function previewDelete(db: Database, scope: BulkScope, settings: Settings): Promise<BulkResult> {
  const found = await listProducts(db, scope, settings)
  if (found.length > MAX_AT_ONCE) return rejectTooMany()
  return { outcome: 'preview', preview: toPreview(scope, found) }
}

/** Deletes the previewed products. Returns 'stale' with a new preview if `version` is outdated. */
export function deleteProducts(
  db: Database,
  scope: BulkScope,
  version: string,
  settings: Settings,
  staffId: Id<'staff'>,
): Promise<BulkResult> {
  // Takes long, because each deletion cascades, for example to prices in all markets
  return withLongTx(db, async (tx) => {
    const found = await listProducts(tx, scope, settings)
    if (found.length > MAX_AT_ONCE) return rejectTooMany()
    if (found.length === 0) return { outcome: 'done', changed: 0 } // a repeated request, or someone else deleted them
    const preview = toPreview(scope, found)
    if (preview.version !== version) return { outcome: 'stale', preview }
    await removeProducts(tx, found, staffId)
    return { outcome: 'done', changed: found.length }
  })
}

/** Deletes products and records the deletions in the audit log. */
export async function removeProducts(
  tx: Database,
  removed: readonly Pick<ListedProduct, 'id' | 'sku'>[],
  staffId: Id<'staff'>,
): Promise<void> {
  const ids = removed.map(({ id }) => id)
  await emit(beforeProductDeletion, tx, { ids, staffId })
  await tx.delete(products).where(sql`${products.id} = any(${sql.param(ids)}::uuid[])`)
  await recordChanges(
    tx,
    staffId,
    removed.map(({ id, sku }) => ({ action: 'product.delete', entity: 'product', entityId: id, changes: { sku } })),
  )
}

type ListedProduct = Pick<typeof products.$inferSelect, 'id' | 'name' | 'sku'>

function listProducts(db: Database, scope: BulkScope, settings: Settings): Promise<ListedProduct[]> {
  return db
    .select({ id: products.id, name: products.name, sku: products.sku })
    .from(products)
    .where(toScopeCondition(scope, settings))
    .orderBy(asc(products.id))
    .limit(MAX_AT_ONCE + 1)
}

function toPreview(scope: BulkScope, found: readonly ListedProduct[]): BulkPreview {
  const missing = countMissing(scope, found)
  return {
    changes: found.length,
    names: found.slice(0, MAX_NAMES_SHOWN).map(({ name }) => name),
    prices: [],
    skipped: [],
    failed: [],
    missing,
    warning: null,
    version: computeVersion(['delete', missing, found.map(({ id }) => id)]),
  }
}
