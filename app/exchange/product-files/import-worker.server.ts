import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ImportState } from '#app/base/imports.ts'
import { applyBatch } from '#app/exchange/product-files/apply-import.server.ts'
import { checkBatch } from '#app/exchange/product-files/check-import.server.ts'
import { type ProductImport, productImports } from '#app/exchange/product-files/product-imports.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** Longer than a batch takes. */
const LEASE = sql`interval '30 seconds'`

export function startImportWorker(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, { name: 'product imports', pauseMs: 1_000, round: workOnImport })
}

/** Works on one import under a lease; after a crash another process continues. Returns whether there was one. */
export async function workOnImport(db: Database, stopping: AbortSignal): Promise<boolean> {
  const claimed = await claim(db)
  if (!claimed) return false
  let file: ProductImport | null = claimed
  while (file && !stopping.aborted) file = await workOnBatch(db, file)
  if (file) await update(db, file, { leasedUntil: sql`now()` })
  return true
}

async function workOnBatch(db: Database, file: ProductImport): Promise<ProductImport | null> {
  const isMore = file.state === 'checking' ? await checkBatch(db, file) : await apply(db, file)
  if (isMore) return await update(db, file, { leasedUntil: sql`now() + ${LEASE}` })
  await update(db, file, { state: file.state === 'checking' ? 'checked' : 'applied', leasedUntil: sql`now()` })
  return null
}

async function apply(db: Database, file: ProductImport): Promise<boolean> {
  const { store_currency } = await readSettings(db)
  if (store_currency !== file.currency) return false // the previewed prices would be in another currency
  return file.staffId !== null && (await applyBatch(db, file, file.staffId))
}

async function claim(db: Database): Promise<ProductImport | null> {
  const [file] = await db
    .update(productImports)
    .set({ leasedUntil: sql`now() + ${LEASE}` })
    .where(
      sql`${productImports.id} = (
        select id from ${productImports} where state in ('checking', 'applying') and leased_until <= now()
        order by leased_until limit 1 for update skip locked
      )`,
    )
    .returning()
  return file ?? null
}

/** Null if the lease expired and another process took over. */
async function update(db: Database, file: ProductImport, values: { state?: ImportState; leasedUntil: SQL }) {
  const { id, state, revision } = productImports
  const isCurrent = and(eq(id, file.id), eq(state, file.state), eq(revision, file.revision))
  const [updated] = await db.update(productImports).set(values).where(isCurrent).returning()
  return updated ?? null
}
