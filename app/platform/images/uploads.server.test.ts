import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import type { ImageStore, StoredImage } from '#app/platform/images/image-store.server.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { sweepUploads } from '#app/platform/images/sweep.server.ts'
import { lockImages, lockImagesByUrl, lockVideos, storeUpload } from '#app/platform/images/uploads.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumina-uploads-'))
const work = openImageWorker()
const staffId = newId<'staff'>()
let database: TestDatabase
let root = ''
let store: ImageStore
let count = 0

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.db.delete(uploads)
  root = join(folder, randomUUID())
  mkdirSync(root)
  store = createLocalImageStore(root, work)
})

/** Returns the path of a unique uploaded file. */
async function createFile(): Promise<string> {
  const background = { r: (++count % 16) * 16, g: (count >> 4) * 16, b: 128 } // distinct after JPEG compression
  const path = join(folder, randomUUID())
  writeFileSync(
    path,
    await sharp({ create: { width: 6, height: 4, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return path
}

async function storeImage(path: string, into = store): Promise<StoredImage> {
  const result = await storeUpload(database.db, into, { path, folder: 'a', staffId })
  if (!result.ok) throw new Error(result.rejection)
  return result.image
}

async function backdate(publicId: string, ago = '24 hours 1 minute'): Promise<void> {
  await database.db
    .update(uploads)
    .set({ createdAt: sql`now() - ${ago}::interval` })
    .where(eq(uploads.publicId, publicId))
}

const nothingIsShown = sql`false`
const sweep = () => sweepUploads(database.db, store, nothingIsShown)

async function listRecordedIds(): Promise<string[]> {
  const rows = await database.db.select({ publicId: uploads.publicId }).from(uploads).orderBy(uploads.publicId)
  return rows.map(({ publicId }) => publicId)
}

describe('an upload', () => {
  test('records the image with its uploader; a repeated upload reuses the image, which then counts as new', async () => {
    const path = await createFile()
    const image = await storeImage(path)
    await backdate(image.publicId)
    expect(await storeImage(path)).toEqual(image)
    const [row, ...others] = await database.db.select().from(uploads)
    expect(others).toEqual([])
    expect(row).toMatchObject({ ...image, staffId })
    expect(Date.now() - Number(row?.createdAt)).toBeLessThan(60_000)
  })

  test('stores neither a row nor a file if the disk is full', async () => {
    const full = createLocalImageStore(root, async ({ output }) => {
      writeFileSync(output, 'half a pict')
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    await expect(storeImage(await createFile(), full)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await listRecordedIds()).toEqual([])
    expect(existsSync(join(root, 'originals'))).toBe(false)
    expect(readdirSync(join(root, 'drafts'))).toEqual([])
  })

  test('stores the file again if a concurrent sweep deleted it', async () => {
    let puts = 0
    const swept: ImageStore = {
      ...store,
      async put(path, into) {
        const result = await store.put(path, into)
        if (++puts === 1 && result.ok) await store.remove(result.image.url)
        return result
      },
    }
    const image = await storeImage(await createFile(), swept)
    expect(puts).toBe(2)
    expect(await store.has(image.url)).toBe(true)
  })
})

test('an image is not locked as a video, nor a video as an image', async () => {
  const image = await storeImage(await createFile())
  const film = { publicId: 'clips/film', url: '/media/clips/film.mp4', width: 4, height: 5, bytes: 9, ground: null }
  await database.db.insert(uploads).values(film)
  const urls = [image.url, film.url]
  await withTx(database.db, async (tx) => {
    expect(await lockImages(tx, [image.publicId, film.publicId])).toEqual([image])
    expect(await lockImagesByUrl(tx, urls)).toEqual([image])
    expect(await lockVideos(tx, urls)).toEqual(new Set([film.url]))
  })
})

describe('the sweep', () => {
  test('deletes images that are older than a day and not in use', async () => {
    const [old, shown, young] = [
      await storeImage(await createFile()),
      await storeImage(await createFile()),
      await storeImage(await createFile()),
    ]
    await backdate(old.publicId)
    await backdate(shown.publicId)
    await backdate(young.publicId, '23 hours 59 minutes')
    expect(await sweepUploads(database.db, store, sql`${uploads.url} = ${shown.url}`)).toBe(1)
    expect(await listRecordedIds()).toEqual([shown.publicId, young.publicId].sort())
    expect(await Promise.all([old, shown, young].map(({ url }) => store.has(url)))).toEqual([false, true, true])
  })

  test('deletes each image once, even if several sweeps run concurrently', async () => {
    for (let n = 0; n < 12; n++) await backdate((await storeImage(await createFile())).publicId)
    const swept = await Promise.all([sweep(), sweep(), sweep()])
    expect(swept.reduce((sum, count) => sum + count)).toBe(12)
    expect(await listRecordedIds()).toEqual([])
    expect(readdirSync(join(root, 'originals/a'))).toEqual([])
  })

  test('skips images that are locked for use, and a deleted image can no longer be locked', async () => {
    const [locked, deleted] = [await storeImage(await createFile()), await storeImage(await createFile())]
    await backdate(locked.publicId)
    await backdate(deleted.publicId)
    await withTx(database.db, async (tx) => {
      expect(await lockImages(tx, [locked.publicId, 'never/there'])).toEqual([locked])
      expect(await sweep()).toBe(1)
    })
    expect(await listRecordedIds()).toEqual([locked.publicId])
    expect(await withTx(database.db, (tx) => lockImages(tx, [deleted.publicId]))).toEqual([])
    expect(await store.has(locked.url)).toBe(true)
  })

  test('does not delete the file of an image that is uploaded again during the sweep', async () => {
    const paths = [await createFile(), await createFile()]
    const images = [await storeImage(paths[0] ?? ''), await storeImage(paths[1] ?? '')]
    for (const { publicId } of images) await backdate(publicId)
    let again: StoredImage | undefined
    const slowStore: ImageStore = {
      ...store,
      async remove(url) {
        const other = images.findIndex((image) => image.url !== url)
        again ??= await storeImage(paths[other] ?? '')
        await store.remove(url)
      },
    }
    await sweepUploads(database.db, slowStore, nothingIsShown)
    expect(await listRecordedIds()).toEqual([again?.publicId])
    expect(await store.has(again?.url ?? '')).toBe(true)
  })

  test('continues after a file that cannot be deleted', async () => {
    for (let n = 0; n < 2; n++) await backdate((await storeImage(await createFile())).publicId)
    const unavailableStore: ImageStore = {
      ...store,
      remove: () => Promise.reject(new Error('The host is unavailable')),
    }
    expect(await sweepUploads(database.db, unavailableStore, nothingIsShown)).toBe(2)
    expect(await listRecordedIds()).toEqual([])
  })
})
