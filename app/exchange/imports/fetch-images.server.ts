import { rm } from 'node:fs/promises'
import { and, asc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { findObstacles, lockFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { IMPORT_FOLDER } from '#app/exchange/imports/import-folder.ts'
import { isFetched, recheckMissing } from '#app/exchange/imports/import-images.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { FetchFailedError, type FetchOptions, fetchPublic } from '#app/platform/http/public-fetch.server.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { backgroundImageStore } from '#app/platform/images/image-store.server.ts'
import { formatRejection, MAX_IMAGE_BYTES } from '#app/platform/images/image-type.ts'
import { storeUpload } from '#app/platform/images/uploads.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const MAX_CONCURRENT = 4
const BATCH_SIZE = 16
const TIMEOUT_MS = 30_000
const ATTEMPTS = 3
/** A lease must last longer than a batch takes. */
const LEASE = sql`interval '3 minutes'`
const MAX_FETCHED = 50_000

const { importId, name, state, attempts } = fileImportImages

/** Queues missing images whose URLs are in the file, including failed ones. Returns the number of queued images. */
export function queueImages(db: Database, id: Id<'file-import'>): Promise<number> {
  return withTx(db, async (tx) => {
    const file = await lockFileImport(tx, id)
    if (!file || !findObstacles(file).isReadable) return 0
    const urls = tx
      .selectDistinct({ url: sql<string>`unnest(${fileImportItems.wanted})`.as('url') })
      .from(fileImportItems)
      .where(eq(fileImportItems.importId, id))
      .limit(MAX_FETCHED)
      .as('wanted')
    const { rowCount } = await tx
      .insert(fileImportImages)
      .select(
        tx
          .select({
            importId: sql`${id}::uuid`.as('import_id'),
            name: sql`${urls.url}`.as('name'),
            publicId: sql`null`.as('public_id'),
            state: sql`'waiting'`.as('state'),
            reason: sql`''`.as('reason'),
            attempts: sql`0`.as('attempts'),
            leasedUntil: sql`now()`.as('leased_until'),
          })
          .from(urls),
      )
      .onConflictDoUpdate({
        target: [importId, name],
        set: { state: 'waiting', reason: '', attempts: 0, leasedUntil: sql`now()` },
        setWhere: eq(state, 'failed'),
      })
    return rowCount ?? 0
  })
}

/** Removes the waiting images from the queue. */
export async function stopFetching(db: Database, id: Id<'file-import'>): Promise<void> {
  await withTx(db, async (tx) => {
    const file = await lockFileImport(tx, id)
    if (!file || !findObstacles(file).isReadable) return
    await tx.delete(fileImportImages).where(and(eq(importId, id), eq(state, 'waiting')))
  })
}

type FetchingOptions = Pick<FetchOptions, 'allowed'>

export function startImageFetches(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'import images',
    pauseMs: 1_000,
    runOnce: (on, stopping) => fetchImages(on, stopping),
  })
}

/** Fetches some waiting images, four at a time, under a lease. Returns false if no images were waiting. */
export async function fetchImages(
  db: Database,
  stopping: AbortSignal,
  options: FetchingOptions = {},
): Promise<boolean> {
  const claimed = await claim(db)
  const remaining = claimed.values()
  const fetchNext = async () => {
    for (const image of remaining) if (!stopping.aborted) await fetchImage(db, image, stopping, options)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, fetchNext))
  await recheckFinished(db)
  return claimed.length > 0
}

type ClaimedImage = Awaited<ReturnType<typeof claim>>[number]

/** Claims images in one statement, because several processes claim images concurrently. */
async function claim(db: Database) {
  const due = sql`
    select import_id, name from ${fileImportImages} where state = 'waiting' and leased_until <= now()
    order by leased_until, name limit ${BATCH_SIZE} for update skip locked`
  return await db
    .update(fileImportImages)
    .set({ leasedUntil: sql`now() + ${LEASE}` })
    .from(fileImports)
    .where(and(eq(fileImports.id, importId), sql`(${importId}, ${name}) in (${due})`))
    .returning({ importId, name, attempts, staffId: fileImports.staffId })
}

function isWaitingImage(image: Pick<ClaimedImage, 'importId' | 'name'>): SQL | undefined {
  return and(eq(importId, image.importId), eq(name, image.name), eq(state, 'waiting'))
}

async function fetchImage(db: Database, image: ClaimedImage, stopping: AbortSignal, options: FetchingOptions) {
  try {
    const stored = await fetchAndStore(db, image, stopping, options)
    await withTx(db, async (tx) => {
      await lockFileImport(tx, image.importId)
      const { rowCount } = await tx
        .update(fileImportImages)
        .set({ state: 'ready', publicId: stored, reason: '' })
        .where(isWaitingImage(image))
      if (!rowCount) return // fetching was stopped
      await tx.update(fileImports).set({ hasFetched: true }).where(eq(fileImports.id, image.importId))
    })
  } catch (error) {
    if (stopping.aborted) {
      await db.update(fileImportImages).set({ leasedUntil: sql`now()` }).where(isWaitingImage(image))
      return
    }
    const isKnown = error instanceof ImageRejectedError || error instanceof FetchFailedError
    if (!isKnown) log.error({ event: 'import-image-failed', image: image.name, err: error })
    const reason = isKnown ? error.message.replace(/\.$/, '') : 'It could not be stored'
    const tries = image.attempts + 1
    const isFinal = error instanceof ImageRejectedError || (error instanceof FetchFailedError && !error.isTemporary)
    const isLast = isFinal || tries >= ATTEMPTS
    await db
      .update(fileImportImages)
      .set({
        reason,
        attempts: tries,
        ...(isLast ? { state: 'failed' } : { leasedUntil: sql`now() + ${tries * 5} * interval '1 second'` }),
      })
      .where(isWaitingImage(image))
  }
}

/** The store does not accept the file as an image, so fetching it again would not help. */
class ImageRejectedError extends Error {
  override name = 'ImageRejectedError'
}

async function fetchAndStore(
  db: Database,
  { name: url, staffId }: ClaimedImage,
  signal: AbortSignal,
  { allowed }: FetchingOptions,
): Promise<string> {
  if (!staffId) throw new ImageRejectedError('The account that imported the file no longer exists')
  const limits = { maxBytes: MAX_IMAGE_BYTES, timeoutMs: TIMEOUT_MS, signal }
  const path = await drafts.write(fetchPublic(url, { ...limits, allowed }))
  try {
    const stored = await storeUpload(db, backgroundImageStore, { path, folder: IMPORT_FOLDER, staffId })
    if (stored.ok) return stored.image.publicId
    throw new ImageRejectedError(formatRejection(stored.rejection))
  } finally {
    await rm(path, { force: true })
  }
}

/** Rechecks items that lacked images, once no image of their import is waiting. */
async function recheckFinished(db: Database): Promise<void> {
  const waiting = db
    .select({ one: sql`1` })
    .from(fileImportImages)
    .where(and(eq(importId, fileImports.id), eq(state, 'waiting')))
  const finished = await db
    .select(pick(fileImports, ['id', 'kind', 'format', 'isCurrencyKnown', 'options']))
    .from(fileImports)
    .where(and(fileImports.hasFetched, inArray(fileImports.state, ['checked', 'applied']), notExists(waiting)))
  for (const file of finished) if (findObstacles(file).isReadable) await recheckMissing(db, file.id)
}

export type Fetches = Awaited<ReturnType<typeof readFetches>>

/** Counts the images of an import by state, and lists up to `MAX_FAILED` images that could not be fetched. */
export async function readFetches(db: Database, id: Id<'file-import'>) {
  const [counts, failed] = await Promise.all([
    db
      .select({ state, count: sql<number>`count(*)::int` })
      .from(fileImportImages)
      .where(and(eq(importId, id), isFetched))
      .groupBy(state),
    db
      .select({ url: name, reason: fileImportImages.reason })
      .from(fileImportImages)
      .where(and(eq(importId, id), eq(state, 'failed')))
      .orderBy(asc(name))
      .limit(MAX_FAILED),
  ])
  const countState = (imageState: (typeof counts)[number]['state']) =>
    counts.find((row) => row.state === imageState)?.count ?? 0
  return { waiting: countState('waiting'), ready: countState('ready'), failed: countState('failed'), failures: failed }
}

const MAX_FAILED = 100
