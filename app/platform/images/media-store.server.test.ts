import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { getMediaUrl, readMediaPath } from '#app/platform/images/media-path.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'
import { until } from '#tests/support/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumina-images-'))
const work = openImageWorker()
let root = ''
let count = 0

beforeEach(() => {
  root = join(folder, String(++count))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function createImage(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#a02040' } })
}

function listOriginals(): readonly string[] {
  return readdirSync(join(root, 'originals'), { recursive: true, encoding: 'utf8' }).filter((name) => /\./.test(name))
}

function listDrafts(): readonly string[] {
  return readdirSync(join(root, 'drafts'))
}

/** Stores bytes as an upload does. */
function put(store: ImageStore, bytes: Uint8Array, into = 'a') {
  const path = join(folder, randomUUID())
  writeFileSync(path, bytes)
  return store.put(path, into)
}

async function putAndRead(bytes: Uint8Array) {
  const store = createLocalImageStore(root, work)
  const result = await put(store, bytes, 'products/Test Dress')
  if (!result.ok) throw new Error(result.rejection)
  const original = readMediaPath(result.image.url)?.original
  const saved = original && (await store.readOriginal(original))
  if (!saved) throw new Error('The image is not in the store')
  return { image: result.image, saved, metadata: await sharp(saved).metadata() }
}

test('an image is stored re-encoded, under its folder and the hash of the stored bytes', async () => {
  const { image, saved, metadata } = await putAndRead(await createImage(60, 40).png().toBuffer())
  expect(image.publicId).toMatch(/^products-test-dress\/[0-9a-f]{64}$/)
  expect(image).toMatchObject({ width: 60, height: 40, bytes: saved.length })
  expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 40, isProgressive: true })
  expect(listDrafts()).toEqual([])
})

test('a file that is uploaded twice is stored once', async () => {
  const store = createLocalImageStore(root, work)
  const bytes = await createImage(30, 30).webp().toBuffer()
  const [first, second] = await Promise.all([put(store, bytes), put(store, bytes)])
  expect(first).toEqual(second)
  expect(listOriginals()).toHaveLength(1)
})

const readableFormats = [
  { name: 'PNG', make: () => createImage(20, 10).png().toBuffer() },
  { name: 'WebP', make: () => createImage(20, 10).webp().toBuffer() },
  { name: 'AVIF', make: () => createImage(20, 10).avif().toBuffer() },
  { name: 'CMYK JPEG', make: () => createImage(20, 10).toColourspace('cmyk').jpeg().toBuffer() },
  { name: '16-bit PNG', make: () => createImage(20, 10).toColourspace('rgb16').png().toBuffer() },
  { name: 'gray PNG', make: () => createImage(20, 10).toColourspace('b-w').png().toBuffer() },
  { name: 'opaque PNG with an alpha channel', make: () => createImage(20, 10).ensureAlpha(1).png().toBuffer() },
]
test.each(readableFormats)('a $name becomes a JPEG in sRGB or gray, without metadata', async ({ make }) => {
  const { metadata } = await putAndRead(await make())
  expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 10, depth: 'uchar' })
  expect(['srgb', 'b-w']).toContain(metadata.space)
  expect(metadata).not.toHaveProperty('exif')
  expect(metadata).not.toHaveProperty('icc')
})

test('transparency is preserved', async () => {
  const { image, metadata } = await putAndRead(await createImage(20, 10).ensureAlpha(0.5).png().toBuffer())
  expect(image.url).toMatch(/\.webp$/)
  expect(metadata).toMatchObject({ format: 'webp', hasAlpha: true })
})

test('an image is rotated upright and stored without location and author', async () => {
  const bytes = await createImage(60, 40)
    .withExif({ IFD0: { Copyright: 'Planted Name' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('Planted Name')).toBe(true)
  const { saved, metadata } = await putAndRead(bytes)
  expect(metadata).toMatchObject({ width: 40, height: 60 })
  expect(metadata).not.toHaveProperty('exif')
  expect(metadata).not.toHaveProperty('orientation')
  expect(saved.includes('Planted Name')).toBe(false)
})

test('a script after the image data is not stored', async () => {
  const { saved } = await putAndRead(
    Buffer.concat([await createImage(20, 20).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  )
  expect(saved.includes('<script')).toBe(false)
})

test('an image with a different color profile is converted to sRGB', async () => {
  const { metadata, saved } = await putAndRead(await createImage(20, 20).withIccProfile('p3').jpeg().toBuffer())
  expect(metadata).not.toHaveProperty('icc')
  const { channels } = await sharp(saved).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 8))).toEqual([20, 4, 8]) // the color is still #a02040
})

test('a large image is scaled down to 4,000 pixels on its longer side', async () => {
  const { image } = await putAndRead(await createImage(5_000, 2_500).jpeg().toBuffer())
  expect(image).toMatchObject({ width: 4_000, height: 2_000 })
})

/** Returns a well-formed PNG of any size with blank rows: a few bytes that decode to gigabytes. */
function createDecompressionBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = chunk('IDAT', deflateSync(Buffer.alloc(1_000)))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', header), rows, chunk('IEND', Buffer.alloc(0))])
}

/** Returns an animation with `pages` frames, 4 pixels wide. */
function createAnimation(pages: number) {
  const data = Buffer.from(Array.from({ length: 4 * 4 * pages * 3 }, (_, n) => Math.floor(n / 48) % 256))
  return sharp(data, { raw: { width: 4, height: 4 * pages, channels: 3, pageHeight: 4 } })
}

/** Returns an animated PNG, whose animation chunk comes before the pixel data. */
function toAnimatedPng(still: Buffer): Buffer {
  const rows = still.indexOf('IDAT') - 4
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  return Buffer.concat([still.subarray(0, rows), control, still.subarray(rows)])
}

const hostileFiles = [
  {
    name: 'an SVG',
    make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    rejection: 'other-format',
  },
  { name: 'HTML', make: async () => Buffer.from('<!doctype html><script>1</script>'), rejection: 'other-format' },
  { name: 'a GIF', make: () => createImage(9, 9).gif().toBuffer(), rejection: 'other-format' },
  {
    name: 'an animated GIF with 500 frames',
    make: () => createAnimation(500).gif().toBuffer(),
    rejection: 'other-format',
  },
  {
    name: 'an animated WebP with 500 frames',
    make: () => createAnimation(500).webp().toBuffer(),
    rejection: 'animated',
  },
  {
    name: 'an animated PNG',
    make: async () => toAnimatedPng(await createImage(9, 9).png().toBuffer()),
    rejection: 'animated',
  },
  { name: 'a TIFF', make: () => createImage(9, 9).tiff().toBuffer(), rejection: 'other-format' },
  { name: 'a PDF', make: async () => Buffer.from('%PDF-1.7\n'), rejection: 'other-format' },
  { name: 'an empty file', make: async () => Buffer.alloc(0), rejection: 'other-format' },
  { name: 'a HEIC', make: async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), rejection: 'heic' },
  { name: 'a JPEG of 3 bytes', make: async () => Buffer.from([0xff, 0xd8, 0xff]), rejection: 'unreadable' },
  {
    name: 'HTML that begins like a JPEG',
    make: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>'.repeat(99))]),
    rejection: 'unreadable',
  },
  {
    name: 'half a JPEG',
    make: async () => {
      const whole = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .jpeg()
        .toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    rejection: 'unreadable',
  },
  {
    name: 'a PNG without pixel data',
    make: async () => createDecompressionBomb(1_000, 1_000),
    rejection: 'unreadable',
  },
  {
    name: 'a PNG of 50,000 by 50,000',
    make: async () => createDecompressionBomb(50_000, 50_000),
    rejection: 'too-many-pixels',
  },
  {
    name: 'a PNG of 60.1 megapixels',
    make: async () => createDecompressionBomb(10_000, 6_010),
    rejection: 'too-many-pixels',
  },
  {
    name: 'a file of more than 25 MB',
    make: async () => Buffer.concat([await createImage(9, 9).jpeg().toBuffer(), Buffer.alloc(25 * 2 ** 20)]),
    rejection: 'too-many-bytes',
  },
]
test.each(hostileFiles)('$name is rejected as $rejection and leaves nothing behind', async ({ make, rejection }) => {
  const store = createLocalImageStore(root, work)
  await put(store, await createImage(5, 5).png().toBuffer(), 'good')
  const startedAt = performance.now()
  expect(await put(store, await make(), 'bad')).toEqual({ ok: false, rejection })
  expect(performance.now() - startedAt).toBeLessThan(20_000) // a stuck job would be aborted after 30 s
  expect(listOriginals()).toHaveLength(1)
  expect(listDrafts()).toEqual([])
})

test('a full disk is reported and leaves nothing behind', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const store = createLocalImageStore(root, async ({ output }) => {
    writeFileSync(output, 'half a pict')
    throw full
  })
  await expect(put(store, await createImage(5, 5).png().toBuffer())).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(listDrafts()).toEqual([])
  expect(readdirSync(root)).not.toContain('originals')
})

test('a failed write is reported with its error code', async () => {
  const input = join(folder, 'input.png')
  writeFileSync(input, await createImage(5, 5).png().toBuffer())
  const job = { kind: 'original', input, output: join(folder, 'no such folder', 'output') } as const
  await expect(work(job)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('one of our own images is stored byte for byte', async () => {
  const store = createLocalImageStore(root, work)
  const bytes = readFileSync('app/assets/site/hero-tall.jpg')
  const original = await store.storeUnchanged(bytes, 'site')
  expect(await store.has(getMediaUrl(original))).toBe(true)
  expect(await store.readOriginal(original)).toEqual(bytes)
  expect(await store.storeUnchanged(bytes, 'site')).toEqual(original)
  await expect(store.storeUnchanged(Buffer.from('<svg/>'), 'site')).rejects.toThrow(TypeError)
})

test('deleting an image also deletes its sizes', async () => {
  const store = createLocalImageStore(root, work)
  const original = await store.storeUnchanged(readFileSync('app/assets/site/hero-tall.jpg'), 'site')
  await store.readSize(original, { width: 300 }, 'webp')
  await store.remove(getMediaUrl(original))
  await store.remove(getMediaUrl(original))
  expect(await store.readOriginal(original)).toBeNull()
  expect(await store.readSize(original, { width: 300 }, 'webp')).toBeNull()
})

test('a size that a page waits for is rendered before pending uploads', async () => {
  const worker = openImageWorker()
  const input = join(folder, 'large.png')
  writeFileSync(input, await createImage(2_500, 2_500).png().toBuffer())
  const small = join(folder, 'small.jpg')
  writeFileSync(small, await createImage(20, 20).jpeg().toBuffer())
  mkdirSync(root)
  const finishedJobs: string[] = []
  const finish = (name: string) => () => finishedJobs.push(name)
  const originals = ['1', '2', '3', '4'].map((name) =>
    worker({ kind: 'original', input, output: join(root, name) }).then(finish(name)),
  )
  const size = worker({ kind: 'size', input: small, output: join(root, 'size'), box: { width: 10 }, format: 'webp' })
  await Promise.all([...originals, size.then(finish('size'))])
  expect(finishedJobs.filter((name) => name !== 'size')).toEqual(['1', '2', '3', '4'])
  expect(finishedJobs.indexOf('size')).toBeLessThan(2)
})

/** Returns the image renderers that this process started, one line for each. */
function listRenderers(): readonly string[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
  const rows = stdout.split('\n').map((row) => row.trim())
  return rows.filter((row) => row.startsWith(`${process.pid} `) && row.includes('image-renderer'))
}

test.skipIf(process.platform === 'win32')(
  'an idle image renderer exits and starts again with the next job',
  async () => {
    const others = listRenderers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const exitListeners = process.listenerCount('exit')
      const store = createLocalImageStore(root, openImageWorker({ idleMs: 1_000 }))
      const first = await put(store, await createImage(11, 11).png().toBuffer())
      const [renderer = ''] = listRenderers().filter((row) => !others.includes(row))
      expect(renderer).not.toBe('')
      await vi.advanceTimersByTimeAsync(1_001)
      await until(() => !listRenderers().includes(renderer))
      await until(() => process.listenerCount('exit') <= exitListeners)
      const second = await put(store, await createImage(12, 12).png().toBuffer())
      expect([first.ok, second.ok]).toEqual([true, true])
    } finally {
      vi.useRealTimers()
    }
  },
)

test.skipIf(process.platform === 'win32')('a job that never ends is aborted, and the next one runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const worker = openImageWorker()
    const input = join(folder, 'never')
    execFileSync('mkfifo', [input])
    const stuck = expect(worker({ kind: 'original', input, output: join(folder, 'none') })).rejects.toThrow('stopped')
    await vi.advanceTimersByTimeAsync(30_001)
    await stuck
    const store = createLocalImageStore(root, worker)
    expect(await put(store, await createImage(5, 5).png().toBuffer())).toMatchObject({ ok: true })
  } finally {
    vi.useRealTimers()
  }
})
