import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getSizedImageUrl, type ImageSize } from '#app/lib/image-url.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { type ImageResponse, serveImages } from '#app/platform/images/media.server.ts'
import { getMediaUrl } from '#app/platform/images/media-path.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

const root = mkdtempSync(join(tmpdir(), 'lumina-media-'))
const work = openImageWorker()
let jobs = 0
const store = createLocalImageStore(root, (job) => {
  jobs++
  return work(job)
})
const serve = serveImages(store)

/** The URL of an image of 1,560 by 1,440 pixels. */
let large = ''
/** The URL of a transparent image of 250 by 400 pixels. */
let small = ''

beforeAll(async () => {
  large = getMediaUrl(await store.storeUnchanged(readFileSync('app/assets/site/hero-tall.jpg'), 'site'))
  const glass = sharp({
    create: { width: 250, height: 400, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
  })
  writeFileSync(join(root, 'glass.png'), await glass.png().toBuffer())
  const put = await store.put(join(root, 'glass.png'), 'glass')
  if (!put.ok) throw new Error(put.rejection)
  small = put.image.url
})
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

async function request(pathname: string, headers: { accept?: string; ifNoneMatch?: string } = {}): Promise<Response> {
  return toResponse(await serve({ pathname, ...headers }))
}

function toResponse(reply: ImageResponse | null): Response {
  if (!reply) throw new Error('This is not an image path')
  const { status, headers, bytes } = reply
  return new Response(bytes, { status, headers })
}

async function readMetadata(response: Response) {
  const { format, width, height } = await sharp(await response.bytes()).metadata()
  return { format, width, height }
}

const accepts = [
  { accept: CHROME, type: 'image/avif', format: 'heif' },
  { accept: 'image/webp,*/*', type: 'image/webp', format: 'webp' },
  { accept: 'image/avif;q=0,image/webp;q=0.5', type: 'image/webp', format: 'webp' },
  { accept: 'IMAGE/AVIF', type: 'image/avif', format: 'heif' },
  { accept: 'image/*', type: 'image/jpeg', format: 'jpeg' },
  { accept: '*/*', type: 'image/jpeg', format: 'jpeg' },
  { accept: undefined, type: 'image/jpeg', format: 'jpeg' },
]
test.each(accepts)('Accept $accept gets $type', async ({ accept, type, format }) => {
  const response = await request(getSizedImageUrl(large, 300), accept === undefined ? {} : { accept })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe(type)
  expect(response.headers.get('Vary')).toBe('Accept')
  expect(await readMetadata(response)).toEqual({ format, width: 300, height: 277 })
})

const boxes: readonly { image: 'large' | 'small'; size: ImageSize; width: number; height: number }[] = [
  { image: 'large', size: 'thumbnail', width: 300, height: 300 },
  { image: 'large', size: 'default', width: 800, height: 738 },
  { image: 'large', size: 'hero', width: 1560, height: 1440 }, // the original width, because nothing is enlarged
  { image: 'large', size: 1600, width: 1560, height: 1440 },
  { image: 'small', size: 400, width: 250, height: 400 },
  { image: 'small', size: 'thumbnail', width: 250, height: 300 },
]
test.each(boxes)('$image in size $size is $width by $height', async ({ image, size, width, height }) => {
  const url = image === 'large' ? large : small
  expect(await readMetadata(await request(getSizedImageUrl(url, size), { accept: CHROME }))).toEqual({
    format: 'heif',
    width,
    height,
  })
})

test('without AVIF and WebP, transparent images get a white background', async () => {
  const response = await request(getSizedImageUrl(small, 300))
  const { channels } = await sharp(await response.bytes()).stats()
  expect(channels).toHaveLength(3)
  expect(channels[1]?.mean).toBeCloseTo(127.5, -0.5) // half of the white shows through the red
})

test('an original is served as stored', async () => {
  const response = await request(large, { accept: CHROME })
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(response.headers.get('Vary')).toBeNull()
  expect(Buffer.from(await response.bytes())).toEqual(readFileSync('app/assets/site/hero-tall.jpg'))
})

test('originals and sizes can be cached forever and cannot run scripts', async () => {
  for (const pathname of [large, getSizedImageUrl(large, 300)]) {
    const response = await request(pathname)
    const bytes = await response.bytes()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    })
  }
})

test('a request with a matching ETag gets a 304, but only for the same size and format', async () => {
  const url = getSizedImageUrl(large, 300)
  const etag = (await request(url, { accept: CHROME })).headers.get('ETag') ?? ''
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await request(url, { accept: CHROME, ifNoneMatch })
    expect(again.status).toBe(304)
    expect(again.body).toBeNull()
    expect(again.headers.get('ETag')).toBe(etag)
  }
  expect((await request(url, { accept: '*/*', ifNoneMatch: etag })).status).toBe(200)
  expect((await request(getSizedImageUrl(large, 400), { accept: CHROME, ifNoneMatch: etag })).status).toBe(200)
})

test('concurrent requests render a size once', async () => {
  const before = jobs
  const requests = Array.from({ length: 50 }, () => request(getSizedImageUrl(large, 600), { accept: CHROME }))
  const responses = await Promise.all((await Promise.all(requests)).map((response) => response.bytes()))
  expect(new Set(responses.map(({ length }) => length)).size).toBe(1)
  await request(getSizedImageUrl(large, 600), { accept: CHROME })
  expect(jobs).toBe(before + 1)
  expect(readdirSync(join(root, 'sizes/1/w600/site'))).toHaveLength(1)
  expect(readdirSync(join(root, 'drafts'))).toEqual([])
})

/** Returns an image server that counts its reads from the store. If given, `bytes` is the content of every image. */
function createCountingServer(bytes?: Buffer<ArrayBuffer>) {
  const readSize = vi.fn<ImageStore['readSize']>(async (...requested) => bytes ?? (await store.readSize(...requested)))
  return { readSize, serveCounted: serveImages({ ...store, readSize }) }
}

test('a recently served image comes from memory, but only in the same format', async () => {
  const { readSize, serveCounted } = createCountingServer()
  const url = getSizedImageUrl(large, 300)
  const first = await serveCounted({ pathname: url, accept: CHROME })
  const again = await serveCounted({ pathname: url, accept: CHROME })
  expect(again).toEqual(first)
  expect(readSize).toHaveBeenCalledTimes(1)
  const other = await serveCounted({ pathname: url, accept: 'image/webp' })
  expect(other?.headers['Content-Type']).toBe('image/webp')
  expect(readSize).toHaveBeenCalledTimes(2)
})

test('after a minute, an image is read from the store again', async () => {
  const { readSize, serveCounted } = createCountingServer()
  const requested = { pathname: getSizedImageUrl(large, 300), accept: CHROME }
  await serveCounted(requested)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001)
  try {
    // The cache can lag behind the clock for a moment, because it reuses a recent reading of the clock
    const readsAfterRequest = async () => {
      await serveCounted(requested)
      return readSize.mock.calls.length
    }
    await expect.poll(readsAfterRequest).toBe(2)
  } finally {
    clock.mockRestore()
  }
})

test('large images are not cached in memory, and all cached images together use at most 32 MB', async () => {
  const largeImageServer = createCountingServer(Buffer.alloc(2 ** 19 + 1))
  const requested = { pathname: getSizedImageUrl(large, 300), accept: CHROME }
  await largeImageServer.serveCounted(requested)
  await largeImageServer.serveCounted(requested)
  expect(largeImageServer.readSize).toHaveBeenCalledTimes(2)

  const many = createCountingServer(Buffer.alloc(2 ** 19))
  const images = Array.from({ length: 65 }, (_, index) => `/media/site/${String(index).padStart(64, '0')}.jpg`)
  for (const url of images) await many.serveCounted({ pathname: getSizedImageUrl(url, 300), accept: CHROME })
  await many.serveCounted({ pathname: getSizedImageUrl(images.at(-1) ?? '', 300), accept: CHROME })
  expect(many.readSize).toHaveBeenCalledTimes(65)
  // The image that was requested least recently is no longer cached
  await many.serveCounted({ pathname: getSizedImageUrl(images[0] ?? '', 300), accept: CHROME })
  expect(many.readSize).toHaveBeenCalledTimes(66)
})

const hash = '0a'.repeat(32)
const missingPaths = [
  `/media/site/${hash}.jpg`,
  `/media/w_800,q_auto,f_auto/site/${hash}.jpg`,
  '/media/w_801,q_auto,f_auto/site/x.jpg',
  '/media/%2e%2e/%2e%2e/package.json',
  '/media/..%2f..%2fpackage.json',
  '/media/site%2f..%2f..%2fsecrets',
  '/media/site/%00.jpg',
  '/media/drafts/',
  '/media/',
]
test.each(missingPaths)('%s is not found, and nothing is rendered for it', async (pathname) => {
  const before = jobs
  const response = await request(pathname, { accept: CHROME })
  expect(response.status).toBe(404)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(jobs).toBe(before)
})

test('an original is not found under a different type', async () => {
  expect((await request(large.replace('.jpg', '.webp'))).status).toBe(404)
  expect((await request(getSizedImageUrl(small.replace('.webp', '.jpg'), 300))).status).toBe(404)
})

test('a path that cannot be decoded is a bad request', async () => {
  expect((await request('/media/%E0%A4%A')).status).toBe(400)
})

test('commas in a path can be percent-encoded', async () => {
  expect((await request(getSizedImageUrl(large, 300).replaceAll(',', '%2C'))).status).toBe(200)
})

test('other paths are ignored', async () => {
  expect(await serve({ pathname: '/mediaeval' })).toBeNull()
  expect(await serve({ pathname: '/shop' })).toBeNull()
})

test('if a size cannot be rendered, the original is served and is not cacheable', async () => {
  const full: ImageStore = { ...store, readSize: () => Promise.reject(new Error('no space left on device')) }
  const response = toResponse(await serveImages(full)({ pathname: getSizedImageUrl(large, 1200), accept: CHROME }))
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.bytes()).toEqual(new Uint8Array(readFileSync('app/assets/site/hero-tall.jpg')))
})

test('a video is served in parts, with its type, and never resized', async () => {
  const film = Buffer.alloc(5 * 2 ** 20, 'film')
  writeFileSync(join(root, 'film'), film)
  const { url } = await store.putVideo(join(root, 'film'), 'homepage', 'mp4')
  const fetchPart = async (range?: string) => toResponse(await serve({ pathname: url, range }))
  const whole = await fetchPart()
  expect([whole.status, whole.headers.get('Content-Type'), whole.headers.get('Accept-Ranges')]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ])
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true)
  const cases = [
    { range: 'bytes=0-1', contentRange: 'bytes 0-1/5242880', length: 2 },
    { range: 'bytes=5242876-', contentRange: 'bytes 5242876-5242879/5242880', length: 4 },
    { range: 'bytes=-4', contentRange: 'bytes 5242876-5242879/5242880', length: 4 },
    { range: 'bytes=-9999999', contentRange: 'bytes 0-2097151/5242880', length: 2 * 2 ** 20 },
    { range: 'bytes=2-9999999', contentRange: 'bytes 2-2097153/5242880', length: 2 * 2 ** 20 },
  ]
  for (const { range, contentRange, length } of cases) {
    const response = await fetchPart(range)
    expect([response.status, response.headers.get('Content-Range')], range).toEqual([206, contentRange])
    expect((await response.arrayBuffer()).byteLength, range).toBe(length)
  }
  const beyond = await fetchPart('bytes=5242880-')
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */5242880'])
  for (const range of ['bytes=-0', 'bytes=-', 'bytes=5-4', 'bytes=1-2,4-5', 'lines=0-1'])
    expect((await fetchPart(range)).status, range).toBe(200)
  const etag = whole.headers.get('ETag') ?? ''
  const fetchIf = async (known: object) => (await serve({ pathname: url, range: 'bytes=0-1', ...known }))?.status
  expect(await fetchIf({ ifRange: etag })).toBe(206)
  expect(await fetchIf({ ifRange: '"other"' })).toBe(200)
  expect(await fetchIf({ ifNoneMatch: etag })).toBe(304)
  expect((await request(url.replace('/media/', '/media/w_800,q_auto,f_auto/'))).status).toBe(404)
  await store.remove(url)
  expect((await fetchPart('bytes=0-1')).status).toBe(404)
  expect((await fetchPart()).status).toBe(404)
})
