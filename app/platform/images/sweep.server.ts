import { and, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { log } from '#app/platform/log.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const ABANDONED = sql`now() - interval '24 hours'`
/** Small batches, because rows stay locked until their files are deleted. */
const BATCH = 10

/**
 * Deletes images over a day old that are not shown (`isShown` is a condition on `uploads`). Rows are deleted first,
 * because `npm run images -- sweep` finds the files that an interruption leaves behind. Returns the number of deleted
 * images.
 */
export async function sweepUploads(db: Database, store: ImageStore, isShown: SQL): Promise<number> {
  let deletedCount = 0
  for (;;) {
    const urls = await withTx(db, (tx) => deleteAbandoned(tx, isShown))
    for (const url of urls) await removeFile(db, store, url)
    deletedCount += urls.length
    if (urls.length < BATCH) return deletedCount
  }
}

/** Locks rows before checking them: a transaction that is about to show an image locks its row (`lockImages`). */
async function deleteAbandoned(tx: Database, isShown: SQL): Promise<string[]> {
  const isAbandoned = and(lt(uploads.createdAt, ABANDONED), not(isShown))
  const { images } = LOCK_NUMBERS
  const lock = await tx.execute<{ got: boolean }>(sql`select pg_try_advisory_xact_lock_shared(${images}) as got`)
  if (!lock.rows[0]?.got) return [] // a running backup may contain rows that show one of the images
  const locked = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(isAbandoned)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  const deleted = await tx
    .delete(uploads)
    .where(and(inArray(uploads.id, ids), isAbandoned))
    .returning({ url: uploads.url })
  return deleted.map(({ url }) => url)
}

async function removeFile(db: Database, store: ImageStore, url: string): Promise<void> {
  if ((await db.$count(uploads, eq(uploads.url, url))) > 0) return // uploaded again since its row was deleted
  try {
    await store.remove(url)
  } catch (error) {
    log.warn({ event: 'image-left', err: error })
    return
  }
  // If the image was uploaded again in the meantime, its new row may refer to the deleted file. Such a row cannot be in
  // use, so it is deleted
  if (await store.has(url)) return
  await db.delete(uploads).where(eq(uploads.url, url))
}

const FIRST_WAIT_MS = 60_000
const WAIT_MS = 3_600_000

/** Sweeps once an hour until stopped. */
export function startSweeping(db: Database, store: ImageStore, isShown: SQL): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'images',
    delayMs: FIRST_WAIT_MS,
    pauseMs: WAIT_MS,
    runOnce: async (database) => {
      const deletedCount = await sweepUploads(database, store, isShown)
      if (deletedCount > 0) log.info({ event: 'images-swept', images: deletedCount })
      return false
    },
  })
}
