import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { ensureSiteImages } from '#app/content/homepage/site-images.server.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { readMediaPath } from '#app/platform/images/media-path.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'

const root = mkdtempSync(join(tmpdir(), 'lumina-site-'))
const store = createLocalImageStore(root)
const files = Object.entries(siteImages).map(([name, image]) => ({ file: `app/assets/site/${name}.jpg`, image }))

afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

test('after startup, every theme image is stored under its URL and has its declared size', async () => {
  await ensureSiteImages(store)
  await ensureSiteImages(store)
  for (const { file, image } of files) {
    const media = readMediaPath(image.url)
    expect(media && (await store.readOriginal(media.original)), file).toEqual(readFileSync(file))
    expect(await sharp(file).metadata(), file).toMatchObject({ width: image.width, height: image.height })
    expect(image.alt).not.toBe('')
  }
})

test('the theme images are progressive JPEG files in sRGB without metadata', async () => {
  for (const { file } of files) {
    const metadata = await sharp(file).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', isProgressive: true, space: 'srgb' })
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata).not.toHaveProperty('icc')
  }
})
