import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteUnusedBrandFiles, findBrandFile } from '#app/store/brand/brand-files.server.ts'
import { storeIcons, storeLogo, storeNoticeImage } from '#app/store/brand/brand-images.server.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { brandFiles, brands } from '#app/store/brands.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())
beforeEach(async () => {
  await database.db.delete(brands)
  await database.db.delete(brandFiles)
})

const GARNET = { r: 168, g: 23, b: 58, alpha: 1 }
const png = (width: number, height: number, background = GARNET) =>
  sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false })
    .png()
    .toBuffer()
const svg = (inner: string, viewBox: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`)
const jpeg = () =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: GARNET } })
    .jpeg()
    .toBuffer()
const truncate = async (file: Promise<Buffer>) => (await file).subarray(0, 150)

/** Returns a PNG whose header claims a size of 20,000 × 20,000 pixels. */
async function createHugePng(): Promise<Buffer> {
  const file = await png(1, 1)
  file.writeUInt32BE(20_000, 16)
  file.writeUInt32BE(20_000, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

const rejectedFiles: readonly (readonly [content: string, file: () => Promise<Buffer>, reason: RegExp])[] = [
  ['an image of one pixel', () => png(1, 1), /less than 24 pixels tall/],
  ['an image of 20,000 × 20,000 pixels', createHugePng, /more than 60 megapixels/],
  ['an image of 20,000 × 20 pixels', () => png(20_000, 20), /more than 12 times as wide/],
  ['an image of 20 × 20,000 pixels', () => png(20, 20_000), /too tall/],
  ['a truncated PNG', () => truncate(png(600, 200)), /damaged/],
  ['a JPEG', jpeg, /not an SVG or PNG/],
  ['an empty file', async () => Buffer.alloc(0), /not an SVG or PNG/],
  ['a transparent PNG', () => png(300, 100, { ...GARNET, alpha: 0 }), /empty/],
  ['an SVG that draws nothing', async () => svg('<rect width="0" height="0"/>', '0 0 400 100'), /empty/],
]
test.each(rejectedFiles)('as a logo, %s is rejected with a reason and not stored', async (_what, file, reason) => {
  await expect(storeLogo(database.db, await file())).rejects.toThrow(reason)
  expect(await database.db.$count(brandFiles)).toBe(0)
})

const DRAWING = '<rect width="40" height="40" fill="#a8173a"/>'
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const SVG_FILES: readonly (readonly [feature: string, file: string])[] = [
  ['the code of Figma', `<svg width="40" height="40" viewBox="0 0 40 40" fill="none" ${XMLNS}>${DRAWING}</svg>`],
  [
    'the code of Illustrator',
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 28.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
    <svg version="1.1" id="Layer_1" ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" width="40px" height="40px"
      viewBox="0 0 40 40" style="enable-background:new 0 0 40 40;" xml:space="preserve">
      <style type="text/css">.st0{fill:#A8173A;}</style><rect class="st0" width="40" height="40"/></svg>`,
  ],
  [
    'the code of Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg width="210mm" height="210mm" viewBox="0 0 40 40" version="1.1" id="svg5"
      inkscape:version="1.3" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
      xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ${XMLNS}><sodipodi:namedview id="n" inkscape:zoom="1"/>
      <g inkscape:label="Layer 1" id="layer1"><rect style="fill:#a8173a;stroke-width:0.26" id="r" width="40" height="40"/></g></svg>`,
  ],
  ['a size in percent', `<svg width="100%" height="100%" viewBox="0 0 40 40" ${XMLNS}>${DRAWING}</svg>`],
  ['a width alone', `<svg width="40" viewBox="0 0 40 40" ${XMLNS}>${DRAWING}</svg>`],
  ['a height alone', `<svg height="40" viewBox="0 0 40 40" ${XMLNS}>${DRAWING}</svg>`],
  ['no viewBox', `<svg width="40px" height="40px" ${XMLNS}>${DRAWING}</svg>`],
]

test.each(isLong ? SVG_FILES : SVG_FILES.slice(0, 2))(
  'an SVG is accepted as a logo, icon and notice: with %s',
  async (_feature, file) => {
    const upload = Buffer.from(file)
    expect(await storeLogo(database.db, upload)).toMatchObject({ type: 'svg', width: 240, height: 240 })
    const icons = await storeIcons(database.db, upload, '#ffffff')
    const icon = await findBrandFile(database.db, icons[512])
    expect(await sharp(icon?.bytes).metadata()).toMatchObject({ width: 512, height: 512 })
    expect(await storeNoticeImage(database.db, upload)).toMatchObject({ width: 1240, height: 1240 })
  },
)

test('a PNG logo is stored at the size that pages and documents need', async () => {
  const logo = await storeLogo(database.db, await png(3_000, 1_000))
  expect(logo).toMatchObject({ type: 'png', width: 600, height: 200, print: logo.id })
  expect(await findBrandFile(database.db, logo.id)).toMatchObject({ type: 'png', width: 600, height: 200 })
})

test.each([
  ['thousandths of a millimeter', 100_000],
  ['fractions of its width', 1],
])('an SVG with coordinates in %s is drawn at the usual size', async (_unit, width) => {
  const drawing = `<rect width="${width}" height="${width / 4}"/>`
  const logo = await storeLogo(database.db, svg(drawing, `0 0 ${width} ${width / 4}`))
  expect(logo).toMatchObject({ type: 'svg', width: 600, height: 150 })
  expect((await findBrandFile(database.db, logo.id))?.bytes.toString()).toContain(`viewBox="0 0 ${width}`)
})

test('an icon is stored in all sizes, with the page color as background', async () => {
  const icons = await storeIcons(database.db, await png(512, 512, { ...GARNET, alpha: 0.5 }), '#fffaf2')
  for (const [name, id] of Object.entries(icons)) {
    const { bytes, width } = (await findBrandFile(database.db, id)) ?? { bytes: Buffer.alloc(0), width: 0 }
    expect(width).toBe(name === 'mask' ? 512 : Number(name))
    expect((await sharp(bytes).stats()).isOpaque).toBe(true)
  }
  const [corner] = await sharp((await findBrandFile(database.db, icons.mask))?.bytes)
    .raw()
    .toBuffer()
  expect(corner).toBe(255)
})

test.each([
  ['wide', 512, 300, /must be square/],
  ['small', 180, 180, /at least 192 × 192/],
])('a %s icon is rejected', async (_what, width, height, reason) => {
  await expect(storeIcons(database.db, await png(width, height), '#ffffff')).rejects.toThrow(reason)
})

test('files are deleted after a day if no version of the brand uses them', async () => {
  const [shown, unused, fresh] = await Promise.all(
    [400, 401, 402].map(async (width) => storeLogo(database.db, await png(width, 100))),
  )
  const old = { createdAt: new Date(Date.now() - 25 * 60 * 60_000) }
  await database.db.update(brandFiles).set(old)
  await storeLogo(database.db, await png(402, 100)) // uploaded again
  const look = { ...BUILT_IN, logo: shown ?? null }
  await database.db.insert(brands).values({ state: 'earlier', look, publishedAt: new Date() })
  await deleteUnusedBrandFiles(database.db)
  const remainingIds = (await database.db.select({ id: brandFiles.id }).from(brandFiles)).map(({ id }) => id)
  expect(remainingIds.toSorted()).toEqual([shown?.id, fresh?.id].toSorted())
  expect(remainingIds).not.toContain(unused?.id)
})
