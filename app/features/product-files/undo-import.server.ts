import { eq, sql } from 'drizzle-orm'
import { removeProducts } from '#app/features/catalog/bulk/bulk-delete.server.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { STAYS } from '#app/features/imports/import-kind.ts'
import { isRunning } from '#app/features/imports/import-states.ts'
import type { UndoResult } from '#app/features/imports/undo-import.server.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { adminText } from '#app/features/product-files/admin-text.ts'
import { productImportItems, productImports } from '#app/features/product-files/product-imports.table.ts'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import { stockMovements } from '#app/features/stock/stock-movements.table.ts'
import { waitingList } from '#app/features/waiting-list/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'

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
  const [file] = await db.select().from(productImports).where(eq(productImports.id, id))
  if (!file || isRunning(file.state)) return 'impossible'
  let [undone, remaining, after] = [0, 0, -1]
  for (;;) {
    const batch = await withLongTx(db, (tx) => undoBatch(tx, { id, after, staffId }))
    if (!batch) break
    undone += batch.undone
    remaining += batch.remaining
    after = batch.last
  }
  const changes = { file: file.fileName, undone, remaining }
  await recordChange(db, staffId, { action: 'product.import-undo', entity: 'import', entityId: id, changes })
  if (remaining > 0) return 'in-part'
  await db.delete(productImports).where(eq(productImports.id, id))
  return 'done'
}

type Batch = { readonly id: Id<'product-import'>; readonly after: number; readonly staffId: Id<'staff'> }

type SavedItem = {
  readonly id: string
  readonly position: number
  readonly product: Id<'product'> | null
  readonly sku: string
  readonly isNew: boolean
  readonly isSame: boolean
  readonly isUsed: boolean
}

async function undoBatch(tx: Database, { id, after, staffId }: Batch) {
  const used = [orderItems, reviews, waitingList].map(
    (table) => sql`exists (select from ${table} u where u.product_id = p.id)`,
  )
  const { rows } = await tx.execute<SavedItem>(sql`
    select i.id, i.position, p.id as product, p.sku, i.added_at is not null as "isNew", ${sql.join(used, sql` or `)} as "isUsed",
      p.updated_at <= i.added_at and not exists (
        select from ${stockMovements} m where m.product_id = p.id and m.created_at > i.added_at
      ) as "isSame"
    from ${productImportItems} i left join ${products} p on p.id = i.product_id
    where i.import_id = ${id} and i.outcome = 'applied' and i.position > ${after}
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
    update ${productImportItems} as item set notes = array[n.reason]
    from jsonb_to_recordset(${sql.param(JSON.stringify(remaining))}::jsonb) as n (id uuid, reason text)
    where item.id = n.id`)
  return { undone: undone.length, remaining: remaining.length, last }
}

/** Null if nothing stays. */
function reasonOf({ isNew, isSame, isUsed }: SavedItem): string | null {
  if (!isNew) return adminText.wasThereBefore
  if (isUsed) return STAYS.used
  return isSame ? null : STAYS.changed
}
