import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import type { Original } from '#app/platform/images/media-path.ts'
import { computeShareVersion, type ShareCard, type ShareLook } from '#app/platform/images/share-card.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'

const root = mkdtempSync(join(tmpdir(), 'lumina-share-'))
const work = vi.fn(openImageWorker())
const store = createLocalImageStore(root, work)

afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

const plain: ShareCard = { store: 'Lumina', title: '', layout: 'below', image: null }

async function storeGarnetImage(width: number, height: number): Promise<Original> {
  const image = sharp({ create: { width, height, channels: 3, background: '#a8173a' } })
  return store.storeUnchanged(await image.jpeg().toBuffer(), 'test')
}

/** Returns the color of a pixel. */
async function readColor(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

function isNear(color: number[], expected: readonly number[]): boolean {
  return color.every((value, index) => Math.abs(value - (expected[index] ?? 0)) < 12)
}

/** Returns the number of dark pixels in a region. Dark pixels indicate text. */
async function countDarkPixels(image: Buffer, region: { left: number; top: number; width: number; height: number }) {
  const bytes = await sharp(image).extract(region).greyscale().raw().toBuffer()
  return bytes.filter((value) => value < 90).length
}

async function draw(card: ShareCard): Promise<Buffer> {
  const image = await store.readShare(card)
  if (!image) throw new Error('The image was not drawn')
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, hasAlpha: false })
  expect(image.length).toBeLessThan(300_000)
  return image
}

const GARNET = [168, 23, 58]
const STONE = [228, 221, 211]
const PETAL = [239, 221, 224]

test('a tall image is on the right, and the names are beside it on the color “stone”', async () => {
  const image = await draw({
    ...plain,
    title: 'Ember Linen Shift',
    layout: 'beside',
    image: await storeGarnetImage(400, 500),
  })
  expect(isNear(await readColor(image, 900, 300), GARNET)).toBe(true)
  expect(isNear(await readColor(image, 30, 300), STONE)).toBe(true)
  expect(await countDarkPixels(image, { left: 64, top: 60, width: 560, height: 70 })).toBeGreaterThan(300)
  expect(await countDarkPixels(image, { left: 64, top: 400, width: 560, height: 170 })).toBeGreaterThan(2_000)
})

test('a wide image is on top, and the names are below it', async () => {
  const image = await draw({ ...plain, title: 'Quiet Evening', image: await storeGarnetImage(1000, 500) })
  expect(isNear(await readColor(image, 600, 200), GARNET)).toBe(true)
  expect(isNear(await readColor(image, 20, 600), STONE)).toBe(true)
  expect(await countDarkPixels(image, { left: 64, top: 460, width: 600, height: 160 })).toBeGreaterThan(1_500)
  expect(await countDarkPixels(image, { left: 900, top: 460, width: 300, height: 160 })).toBeGreaterThan(300)
})

test('without an image, the name is beside a pattern of light that falls through a window', async () => {
  const image = await draw(plain)
  expect(isNear(await readColor(image, 30, 30), PETAL)).toBe(true)
  expect((await readColor(image, 870, 60))[2]).toBeLessThan(210) // sunlight has less blue than the background
  expect(await countDarkPixels(image, { left: 64, top: 100, width: 536, height: 430 })).toBeGreaterThan(5_000)
  expect(await countDarkPixels(image, { left: 620, top: 0, width: 580, height: 630 })).toBe(0)
})

const names = [
  '</script><b>& "quoted" <span foreground="red">',
  'W'.repeat(200),
  'An extraordinarily long name of a hand-finished evening dress '.repeat(4),
  'Àdùnní ọṣẹ Łódź ‘n’ Größe',
  'a\u0000b\u202e\u{1f457}',
]
test.each(names)('any name can be drawn within its area: %j', async (title) => {
  const image = await draw({ ...plain, store: title, title, layout: 'beside', image: await storeGarnetImage(400, 500) })
  expect(await countDarkPixels(image, { left: 0, top: 0, width: 60, height: 630 })).toBe(0)
  expect(await countDarkPixels(image, { left: 634, top: 0, width: 60, height: 630 })).toBe(0)
  const named = await draw({ ...plain, store: title })
  expect(await countDarkPixels(named, { left: 64, top: 60, width: 536, height: 510 })).toBeGreaterThan(300)
})

const look: ShareLook = {
  ink: '#002000',
  panel: '#d4ff1f',
  stone: '#ffffff',
  hasLight: false,
  logo: null,
  face: { family: 'Anton', size: 0.62, leading: -0.45, spacing: 0, isCaps: true },
}

test('a look replaces the colors and the font, and can hide the pattern of light', async () => {
  const image = await draw({ ...plain, look })
  expect(isNear(await readColor(image, 30, 30), [212, 255, 31])).toBe(true)
  expect(isNear(await readColor(image, 870, 60), [212, 255, 31])).toBe(true)
  const text = { left: 64, top: 100, width: 536, height: 430 }
  const builtIn = await countDarkPixels(await draw(plain), text)
  expect(await countDarkPixels(image, text)).toBeGreaterThan(builtIn) // black letters
  const beside = await draw({ ...plain, look, layout: 'beside', image: await storeGarnetImage(400, 500) })
  expect(isNear(await readColor(beside, 30, 300), [255, 255, 255])).toBe(true)
})

test.each(['Inter Tight SemiBold', 'Fraunces', 'Anton', 'Cormorant Garamond Light', 'Instrument Serif'])(
  'there is a font file for %s',
  async (family) => {
    const drawWithFont = (name: string) => draw({ ...plain, look: { ...look, face: { ...look.face, family: name } } })
    expect(await drawWithFont(family)).not.toEqual(await drawWithFont('Imbue Share'))
  },
)

test('a logo replaces the name', async () => {
  const logo = await sharp({ create: { width: 600, height: 100, channels: 4, background: '#a8173a' } })
    .png()
    .toBuffer()
  const card = { ...plain, look: { ...look, logo: 'logo' } }
  const image = await store.readShare(card, logo)
  if (!image) throw new Error('The image was not drawn')
  expect(isNear(await readColor(image, 70, 315), GARNET)).toBe(true)
  const wide = await store.readShare({ ...card, image: await storeGarnetImage(1000, 500), title: 'Sale' }, logo)
  if (!wide) throw new Error('The image was not drawn')
  expect(isNear(await readColor(wide, 1130, 540), GARNET)).toBe(true)
})

test('characters that the font lacks are omitted instead of drawn as boxes', async () => {
  const image = await draw({ ...plain, store: '中文' })
  expect(await countDarkPixels(image, { left: 0, top: 0, width: 600, height: 630 })).toBe(0)
})

test('concurrent requests draw a card once, and the image is stored', async () => {
  const card = { ...plain, store: 'Once' }
  work.mockClear()
  const drawn = await Promise.all([store.readShare(card), store.readShare(card), store.readShare(card)])
  await store.readShare(card)
  expect(new Set(drawn.map((bytes) => bytes?.toString('base64'))).size).toBe(1)
  expect(work).toHaveBeenCalledTimes(1)
  expect(readdirSync(join(root, 'shares'))).toContain(`${computeShareVersion(card)}.jpg`)
})

test('a card whose image is missing is not drawn', async () => {
  const image: Original = { publicId: `test/${'0'.repeat(64)}`, type: 'jpg' }
  expect(await store.readShare({ ...plain, image })).toBeNull()
})
