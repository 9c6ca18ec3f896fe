import { and, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { log } from '#app/platform/log.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const ABANDONED = sql`now() - interval '24 hours'`
/** Few: an image whose row is gone is nowhere held until its file is gone too. */
const BATCH = 10

/**
 * Takes away images that were uploaded more than a day ago and that nothing shows; `isShown` is a condition on a row
 * of `uploads`. Rows go first, then files: killed in between, a file is left that `npm run images -- sweep` finds.
 * Several at once share the work. Answers how many it took.
 */
export async function sweepUploads(db: Database, store: ImageStore, isShown: SQL): Promise<number> {
  let swept = 0
  for (;;) {
    const urls = await withTx(db, (tx) => deleteAbandoned(tx, isShown))
    for (const url of urls) await removeFile(db, store, url)
    swept += urls.length
    if (urls.length < BATCH) return swept
  }
}

/**
 * Locked first and looked at again then: whoever is about to show one of them (`holdUploads`) holds its row, and it is
 * passed over, or waits for us and finds it gone.
 */
async function deleteAbandoned(tx: Database, isShown: SQL): Promise<string[]> {
  const isAbandoned = and(lt(uploads.createdAt, ABANDONED), not(isShown))
  const { images } = LOCK_NUMBERS
  const free = await tx.execute<{ got: boolean }>(sql`select pg_try_advisory_xact_lock_shared(${images}) as got`)
  if (!free.rows[0]?.got) return [] // a backup is made, whose rows may show one of them
  const locked = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(isAbandoned)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  const gone = await tx
    .delete(uploads)
    .where(and(inArray(uploads.id, ids), isAbandoned))
    .returning({ url: uploads.url })
  return gone.map(({ url }) => url)
}

async function removeFile(db: Database, store: ImageStore, url: string): Promise<void> {
  if ((await db.$count(uploads, eq(uploads.url, url))) > 0) return // sent again since its old row went
  try {
    await store.remove(url)
  } catch (error) {
    log.warn({ event: 'image-left', err: error })
    return
  }
  // Sent again in this very moment, its new row came too late to keep the file: then it is not there to be shown either.
  if (await store.has(url)) return
  await db.delete(uploads).where(eq(uploads.url, url))
}

/** A start has enough to do. */
const FIRST_WAIT_MS = 60_000
const WAIT_MS = 3_600_000

/** Sweeps once an hour, until stopped. `stop` waits for a sweep that is under way. */
export function startSweeping(db: Database, store: ImageStore, isShown: SQL): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'images',
    delayMs: FIRST_WAIT_MS,
    pauseMs: WAIT_MS,
    round: async (database) => {
      const swept = await sweepUploads(database, store, isShown)
      if (swept > 0) log.info({ event: 'images-swept', images: swept })
      return false
    },
  })
}
