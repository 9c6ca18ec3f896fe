import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { bucketFiles } from '#app/platform/images/bucket-files.server.ts'
import { cloudinaryStore } from '#app/platform/images/cloudinary-store.server.ts'
import { openDrafts } from '#app/platform/images/drafts.server.ts'
import { folderFiles } from '#app/platform/images/folder-files.server.ts'
import type { ImageStore, StoredImage } from '#app/platform/images/image-store.server.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { serveImages } from '#app/platform/images/media.server.ts'
import { getMediaUrl } from '#app/platform/images/media-path.ts'
import { mediaStore } from '#app/platform/images/media-store.server.ts'
import type { CloudinaryHosting, S3Hosting } from '#app/platform/read-env.ts'
import { type FakeHost, startFakeCloudinary, startFakeS3 } from '#tests/support/image-hosts.ts'

// All three stores must fulfill the same contract. Small local servers replace the two remote hosts.

const folder = mkdtempSync(join(tmpdir(), 'lumina-stores-'))
const work = openImageWorker()
const key = { id: 'test-id', secret: 'test-secret' }
const cloud = { cloudName: 'lumina', preset: 'unsigned', mediaUrl: 'https://res.cloudinary.com', key }
const bucket: S3Hosting = {
  store: 's3',
  bucket: 'images',
  region: 'eu-central-1',
  endpoint: undefined,
  credentials: { accessKeyId: 'test-key', secretAccessKey: 'test-secret' },
}

let s3: FakeHost
let cloudinary: FakeHost
let hosting: CloudinaryHosting
let root = ''
let count = 0

beforeAll(async () => {
  s3 = await startFakeS3('images')
  cloudinary = await startFakeCloudinary(cloud)
  hosting = { ...cloud, store: 'cloudinary', uploadPreset: 'unsigned', apiUrl: cloudinary.url }
})
afterAll(async () => {
  await Promise.all([s3.close(), cloudinary.close()])
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  root = join(folder, String(++count))
  mkdirSync(root)
  for (const fake of [s3, cloudinary]) {
    fake.files.clear()
    fake.failWith = null
  }
})

type Kind = 'local' | 's3' | 'cloudinary'

function open(kind: Kind, job = work): ImageStore {
  const drafts = openDrafts(join(root, 'drafts'))
  const files = kind === 's3' ? bucketFiles({ ...bucket, endpoint: s3.url }, drafts) : folderFiles(root)
  const localStore = mediaStore({ files, drafts, work: job })
  return kind === 'cloudinary' ? cloudinaryStore(hosting, { localStore, drafts, work: job }) : localStore
}

/** Returns the originals in a store. */
function listOriginals(kind: Kind): Buffer[] {
  if (kind === 's3') return [...s3.files].filter(([name]) => name.startsWith('originals/')).map(([, bytes]) => bytes)
  if (kind === 'cloudinary') return [...cloudinary.files.values()]
  const originals = join(root, 'originals')
  if (!existsSync(originals)) return []
  return readdirSync(originals, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
}

function listDrafts(): readonly string[] {
  return existsSync(join(root, 'drafts')) ? readdirSync(join(root, 'drafts')) : []
}

function put(store: ImageStore, bytes: Uint8Array, into = 'products/Amara Slip Dress') {
  const path = join(folder, randomUUID())
  writeFileSync(path, bytes)
  return store.put(path, into)
}

async function putImage(store: ImageStore, bytes: Uint8Array): Promise<StoredImage> {
  const result = await put(store, bytes)
  if (!result.ok) throw new Error(result.rejection)
  return result.image
}

function createPhoto(width = 1_000, height = 500) {
  return sharp({ create: { width, height, channels: 3, background: '#a02040' } })
    .withExif({ IFD0: { Copyright: 'Planted Name' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
}

describe.each(['local', 's3', 'cloudinary'] as const)('the %s store', (kind) => {
  test('stores an image without metadata and upright', async () => {
    const store = open(kind)
    const image = await putImage(store, await createPhoto().jpeg().toBuffer())
    expect(image).toMatchObject({ width: 500, height: 1_000 })
    expect(image.publicId).toMatch(/^products-amara-slip-dress\/[0-9a-f-]+$/)
    expect(image.url).toContain(image.publicId)
    const [saved, ...others] = listOriginals(kind)
    expect(others).toEqual([])
    expect(image.bytes).toBe(saved?.length)
    expect(saved?.includes('Planted Name')).toBe(false)
    const metadata = await sharp(saved).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 500, height: 1_000 })
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata).not.toHaveProperty('orientation')
    expect(await store.has(image.url)).toBe(true)
    expect(listDrafts()).toEqual([])
  })

  test('has a URL for every size', async () => {
    const { url } = await putImage(open(kind), await createPhoto().png().toBuffer())
    const start = kind === 'cloudinary' ? 'https://res.cloudinary.com/lumina/image/upload' : '/media'
    const rest = url.slice(start.length)
    expect(getSizedImageUrl(url)).toBe(`${start}/w_800,q_auto,f_auto${rest}`)
    expect(getSizedImageUrl(url, 'thumbnail')).toBe(`${start}/w_300,h_300,c_fill${rest}`)
    expect(getSizedImageUrl(url, 'hero')).toBe(`${start}/w_1920${rest}`)
  })

  test('preserves transparency', async () => {
    const glass = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })
    const image = await putImage(open(kind), await glass.png().toBuffer())
    expect(image.url).toMatch(/\.webp$/)
    expect(await sharp(listOriginals(kind)[0]).metadata()).toMatchObject({ format: 'webp', hasAlpha: true })
  })

  test('rejects a file that is not an image, without contacting the host', async () => {
    expect(await put(open(kind), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({
      ok: false,
      rejection: 'other-format',
    })
    expect(await put(open(kind), Buffer.from([0xff, 0xd8, 0xff]))).toEqual({ ok: false, rejection: 'unreadable' })
    expect(listOriginals(kind)).toEqual([])
    expect(listDrafts()).toEqual([])
  })

  test('reports a full disk, and stores nothing', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const store = open(kind, async ({ output }) => {
      writeFileSync(output, 'half a pict')
      throw full
    })
    await expect(put(store, await createPhoto().png().toBuffer())).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(listOriginals(kind)).toEqual([])
    expect(listDrafts()).toEqual([])
  })

  test('deletes an image', async () => {
    const store = open(kind)
    const { url } = await putImage(store, await createPhoto().png().toBuffer())
    await store.remove(url)
    await store.remove(url)
    expect(listOriginals(kind)).toEqual([])
  })

  test('keeps our own images byte for byte, and serves, lists and deletes them', async () => {
    const store = open(kind)
    const bytes = readFileSync('app/assets/site/hero-tall.jpg')
    const url = getMediaUrl(await store.storeUnchanged(bytes, 'site'))
    for (const background of ['#111', '#222', '#333']) {
      const other = sharp({ create: { width: 8, height: 8, channels: 3, background } })
      await store.storeUnchanged(await other.jpeg().toBuffer(), 'other')
    }
    const listedImages = []
    for await (const image of store.list()) listedImages.push(image)
    expect(listedImages).toHaveLength(4)
    expect(listedImages).toContainEqual(expect.objectContaining({ url, writtenAt: expect.any(Date) }))

    const serve = serveImages(store)
    const whole = await serve({ pathname: url })
    expect(whole?.bytes).toEqual(bytes)
    const size = getSizedImageUrl(url, 300)
    for (let time = 1; time <= 2; time++) {
      const made = await serve({ pathname: size, accept: 'image/avif' })
      expect(made?.headers['Content-Type']).toBe('image/avif')
      expect(await sharp(made?.bytes ?? undefined).metadata()).toMatchObject({ width: 300, height: 277 })
    }
    await store.remove(url)
    expect(await store.has(url)).toBe(false)
    expect((await serveImages(store)({ pathname: size, accept: 'image/avif' }))?.status).toBe(404)
    expect((await serve({ pathname: getSizedImageUrl(url, 400) }))?.status).toBe(404)
    expect(listDrafts()).toEqual([])
  })
})

describe.each(['s3', 'cloudinary'] as const)('if the %s host', (kind) => {
  const host = () => (kind === 's3' ? s3 : cloudinary)

  test.each([400, 403])('responds with %i, the upload fails and leaves nothing behind', async (status) => {
    host().failWith = status
    const failing = put(open(kind), await createPhoto().png().toBuffer())
    await expect(failing).rejects.toMatchObject({ name: 'ImageHostError', message: 'Upload failed' })
    expect(listOriginals(kind)).toEqual([])
    expect(listDrafts()).toEqual([])
  })

  test('does not respond, the upload fails', async () => {
    const unreachable = kind === 's3' ? await startFakeS3('images') : await startFakeCloudinary(cloud)
    await unreachable.close()
    const drafts = openDrafts(join(root, 'drafts'))
    const files = kind === 's3' ? bucketFiles({ ...bucket, endpoint: unreachable.url }, drafts) : folderFiles(root)
    const localStore = mediaStore({ files, drafts, work })
    const store =
      kind === 's3'
        ? localStore
        : cloudinaryStore({ ...hosting, apiUrl: unreachable.url }, { localStore, drafts, work })
    await expect(put(store, await createPhoto().png().toBuffer())).rejects.toThrow('Upload failed')
    expect(listDrafts()).toEqual([])
  })
})

test('S3: a missing bucket or a rejected key does not count as a missing image', async () => {
  const drafts = openDrafts(join(root, 'drafts'))
  const name = `originals/a/${'0a'.repeat(32)}.jpg`
  const credentials = { accessKeyId: 'wrong', secretAccessKey: 'wrong' }
  const unauthorized = bucketFiles({ ...bucket, endpoint: s3.url, credentials }, drafts)
  await expect(unauthorized.has(name)).rejects.toThrow()
  await expect(unauthorized.read(name)).rejects.toThrow()
  const otherBucket = bucketFiles({ ...bucket, endpoint: s3.url, bucket: 'elsewhere' }, drafts)
  await expect(otherBucket.read(name)).rejects.toThrow()
})

test('Cloudinary: an unexpected response is a failed upload', async () => {
  const drafts = openDrafts(join(root, 'drafts'))
  const localStore = mediaStore({ files: folderFiles(root), drafts, work })
  // The account delivers from a host whose images our pages are not allowed to show
  const store = cloudinaryStore({ ...hosting, mediaUrl: 'https://img.shop.example' }, { localStore, drafts, work })
  await expect(put(store, await createPhoto().png().toBuffer())).rejects.toThrow('Upload failed')
  const wrongPreset = cloudinaryStore({ ...hosting, uploadPreset: 'unknown' }, { localStore, drafts, work })
  await expect(put(wrongPreset, await createPhoto().png().toBuffer())).rejects.toThrow('Upload failed')
})

test('Cloudinary: without a key, nothing is deleted, and a wrong key is an error', async () => {
  const drafts = openDrafts(join(root, 'drafts'))
  const localStore = mediaStore({ files: folderFiles(root), drafts, work })
  const { url } = await putImage(open('cloudinary'), await createPhoto().png().toBuffer())
  await cloudinaryStore({ ...hosting, key: undefined }, { localStore, drafts, work }).remove(url)
  const wrong = cloudinaryStore({ ...hosting, key: { id: 'test-id', secret: 'wrong' } }, { localStore, drafts, work })
  await expect(wrong.remove(url)).rejects.toThrow()
  expect(listOriginals('cloudinary')).toHaveLength(1)
})
