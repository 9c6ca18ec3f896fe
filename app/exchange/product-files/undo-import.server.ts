import { and, eq, sql } from 'drizzle-orm'
import { STAYS } from '#app/base/import-kind.ts'
import { isRunning } from '#app/base/imports.ts'
import { removeProducts } from '#app/catalog/bulk/bulk-delete.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import type { UndoResult } from '#app/exchange/imports/undo-import.server.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { isChangedSince } from '#app/exchange/product-files/changed-since.server.ts'
import {
  type ProductImport,
  productImportItems,
  productImports,
} from '#app/exchange/product-files/product-imports.table.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

/** Each deletion cascades, also to prices in all markets. */
const BATCH_SIZE = 100

/**
 * Deletes the products that a file has added, unless they were changed or used since; those that it has changed stay as
 * they are. In batches: an interrupted undo can be repeated. Deletes the file unless something stays.
 */
export async function undoProductImport(
  db: Database,
  id: Id<'product-import'>,
  staffId: Id<'staff'>,
): Promise<UndoResult> {
  let [undone, after] = [0, -1]
  for (;;) {
    const batch = await withLongTx(db, async (tx) => {
      const file = await lockFile(tx, id)
      if (!file) return null
      return (await undoBatch(tx, { id, after, staffId })) ?? (await finish(tx, { file, undone, staffId }))
    })
    if (batch === null) return 'impossible'
    if (typeof batch === 'string') return batch
    undone += batch.undone
    after = batch.last
  }
}

/** Until the transaction ends. Null if the file is gone, running, or being undone by someone else. */
async function lockFile(tx: Database, id: Id<'product-import'>): Promise<ProductImport | null> {
  const { rows } = await tx.execute<{ got: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK_NUMBERS.undoProductImport}, hashtext(${id})) as got`,
  )
  if (!rows[0]?.got) return null
  const [file] = await tx.select().from(productImports).where(eq(productImports.id, id)).for('update')
  return file && !isRunning(file.state) ? file : null
}

type Batch = { readonly id: Id<'product-import'>; readonly after: number; readonly staffId: Id<'staff'> }

type SavedItem = {
  readonly id: string
  readonly position: number
  readonly product: Id<'product'> | null
  readonly sku: string
  readonly isNew: boolean
  readonly isChanged: boolean
  readonly isUsed: boolean
}

/** Null after the last one. */
async function undoBatch(tx: Database, { id, after, staffId }: Batch) {
  const used = [orderItems, reviews, waitingList].map(
    (table) => sql`exists (select from ${table} u where u.product_id = p.id)`,
  )
  const product = { id: sql`p.id`, updatedAt: sql`p.updated_at` }
  const { rows } = await tx.execute<SavedItem>(sql`
    select i.id, i.position, p.id as product, p.sku, i.added_at is not null as "isNew", ${sql.join(used, sql` or `)} as "isUsed",
      ${isChangedSince(product, sql`i.added_at`)} as "isChanged"
    from ${productImportItems} i left join ${products} p on p.id = i.product_id
    where i.import_id = ${id} and (i.outcome = 'applied' or i.is_saved) and i.position > ${after}
    order by i.position limit ${BATCH_SIZE}`)
  const last = rows.at(-1)?.position
  if (last === undefined) return null
  const checked = rows.map((row) => ({ ...row, reason: row.product && reasonOf(row) }))
  await removeProducts(
    tx,
    checked.flatMap(({ product, reason, sku }) => (product && reason === null ? [{ id: product, sku }] : [])),
    staffId,
  )
  const undone = checked.flatMap(({ id: item, reason }) => (reason === null ? [item] : []))
  const remaining = checked.filter(({ reason }) => reason !== null)
  await tx.delete(productImportItems).where(sql`${productImportItems.id} = any(${sql.param(undone)}::uuid[])`)
  await tx.execute(sql`
    update ${productImportItems} as item set outcome = 'applied', notes = array[n.reason]
    from jsonb_to_recordset(${sql.param(JSON.stringify(remaining))}::jsonb) as n (id uuid, reason text)
    where item.id = n.id`)
  return { undone: undone.length, last }
}

type Undone = { readonly file: ProductImport; readonly undone: number; readonly staffId: Id<'staff'> }

async function finish(tx: Database, { file: { id, fileName }, undone, staffId }: Undone): Promise<UndoResult> {
  const { importId, outcome } = productImportItems
  const remaining = await tx.$count(productImportItems, and(eq(importId, id), eq(outcome, 'applied')))
  const changes = { file: fileName, undone, remaining }
  await recordChange(tx, staffId, { action: 'product.import-undo', entity: 'import', entityId: id, changes })
  if (remaining > 0) return 'in-part'
  await tx.delete(productImports).where(eq(productImports.id, id))
  return 'done'
}

/** Null if nothing stays. */
function reasonOf({ isNew, isChanged, isUsed }: SavedItem): string | null {
  if (!isNew) return adminText.wasThereBefore
  if (isUsed) return STAYS.used
  return isChanged ? STAYS.changed : null
}
