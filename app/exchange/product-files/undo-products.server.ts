import { sql } from 'drizzle-orm'
import { UNDO_FAILURES, type UndoFailureReason } from '#app/base/import-kind.ts'
import { removeProducts } from '#app/catalog/bulk/bulk-delete.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { isChangedSince } from '#app/exchange/product-files/changed-since.server.ts'
import type { SavedItem } from '#app/exchange/product-files/product-record.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type SavedProduct = {
  readonly id: Id<'product'> | null
  readonly sku: string
  readonly isNew: boolean
  readonly isChanged: boolean
  readonly isUsed: boolean
}

/**
 * Deletes the products that a file has added, unless they have been changed or used since. Does not undo changes to
 * other products.
 */
export async function undoProducts(
  tx: Database,
  saved: readonly SavedItem[],
  staffId: Id<'staff'>,
): Promise<readonly UndoFailureReason[]> {
  const used = [orderItems, reviews, waitingList].map(
    (table) => sql`exists (select from ${table} u where u.product_id = p.id)`,
  )
  const product = { id: sql`p.id`, updatedAt: sql`p.updated_at` }
  const { rows } = await tx.execute<SavedProduct>(sql`
    select p.id, p.sku, i.added_at is not null as "isNew", ${sql.join(used, sql` or `)} as "isUsed",
      ${isChangedSince(product, sql`i.added_at`)} as "isChanged"
    from unnest(
        ${sql.param(saved.map(({ productId }) => productId))}::uuid[],
        ${sql.param(saved.map(({ addedAt }) => addedAt))}::timestamptz[]
      ) with ordinality as i (product_id, added_at, at)
    left join ${products} p on p.id = i.product_id
    order by i.at`)
  const checked = rows.map((row) => ({ ...row, reason: row.id && getNotUndoneReason(row) }))
  await removeProducts(
    tx,
    checked.flatMap(({ id, reason, sku }) => (id && reason === null ? [{ id, sku }] : [])),
    staffId,
  )
  return checked.map(({ reason }) => reason)
}

/** Returns why a product is not deleted, or null if it is. */
function getNotUndoneReason({ isNew, isChanged, isUsed }: SavedProduct): UndoFailureReason {
  if (!isNew) return adminText.existedBeforeImport
  if (isUsed) return UNDO_FAILURES.used
  return isChanged ? UNDO_FAILURES.changed : null
}
