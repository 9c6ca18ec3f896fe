import { gt, sql } from 'drizzle-orm'
import { priceHistory } from '#app/catalog/prices.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { readBatches } from '#app/platform/db/batches.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const BATCH_SIZE = 1_000

/** Deletes prices that ended more than two years before `now`. Prices that applied later remain. */
export async function deleteOldPrices(db: Database, now: Date = new Date()): Promise<void> {
  const limit = sql`${now.toISOString()}::timestamptz - interval '2 years'`
  for await (const rows of readBatches(BATCH_SIZE, (last?: ProductRow) => listProducts(db, last))) {
    const ids = rows.map(({ id }) => id)
    await db.execute(
      sql`delete from ${priceHistory} as old where old.product_id = any(${sql.param(ids)}::uuid[]) and exists (
        select from ${priceHistory} as later
        where later.product_id = old.product_id and later.market_id = old.market_id
          and later.variant_id is not distinct from old.variant_id
          and (later.valid_from, later.id) > (old.valid_from, old.id) and later.valid_from < ${limit})`,
    )
  }
}

type ProductRow = { readonly id: Id<'product'> }

async function listProducts(db: Database, last: ProductRow | undefined): Promise<readonly ProductRow[]> {
  const { id } = products
  return await db
    .select({ id })
    .from(products)
    .where(last && gt(id, last.id))
    .orderBy(id)
    .limit(BATCH_SIZE)
}
