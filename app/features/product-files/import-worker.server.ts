import { and, eq, sql } from 'drizzle-orm'
import { applyBatch } from '#app/features/product-files/apply-import.server.ts'
import { checkBatch } from '#app/features/product-files/check-import.server.ts'
import { productImports } from '#app/features/product-files/product-imports.table.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

/** Longer than some of the work takes: no one else takes a file that someone works on. */
const LEASE = sql`interval '30 seconds'`

/** Looks at files of products, and puts into the store those that staff agreed to. */
export function startImportWorker(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, { name: 'product imports', pauseMs: 1_000, round: workOnImport })
}

/**
 * Works on one file for as long as there is something to do, a part at a time. A process that dies in between leaves the
 * file to another, which goes on where it was left. Returns whether there was a file.
 */
export async function workOnImport(db: Database, stopping: AbortSignal): Promise<boolean> {
  const claimed = await claim(db)
  if (!claimed) return false
  let file: Import | null = claimed
  while (file && !stopping.aborted) file = await workOnSome(db, file)
  if (file) await release(db, file)
  return true
}

/** Does a part of what is to be done; answers the file where there is more. */
async function workOnSome(db: Database, file: Import): Promise<Import | null> {
  const isMore = file.state === 'checking' ? await checkBatch(db, file) : await apply(db, file)
  if (isMore) return await renew(db, file)
  await finish(db, file)
  return null
}

type Import = typeof productImports.$inferSelect

async function apply(db: Database, file: Import): Promise<boolean> {
  const { store_currency } = await readSettings(db)
  if (store_currency !== file.currency) return false // prices would mean something else than was shown
  return file.staffId !== null && (await applyBatch(db, file, file.staffId))
}

async function claim(db: Database): Promise<Import | null> {
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

async function renew(db: Database, file: Import): Promise<Import | null> {
  const [renewed] = await db
    .update(productImports)
    .set({ leasedUntil: sql`now() + ${LEASE}` })
    .where(isAsTaken(file))
    .returning()
  return renewed ?? null
}

async function finish(db: Database, file: Import): Promise<void> {
  await db
    .update(productImports)
    .set({ state: file.state === 'checking' ? 'checked' : 'applied', leasedUntil: sql`now()` })
    .where(isAsTaken(file))
}

async function release(db: Database, file: Import): Promise<void> {
  await db.update(productImports).set({ leasedUntil: sql`now()` }).where(isAsTaken(file))
}

/** Where it is not, the lease ran out, and what is being done with the file is another process's. */
function isAsTaken({ id, state, revision }: Import) {
  return and(eq(productImports.id, id), eq(productImports.state, state), eq(productImports.revision, revision))
}
