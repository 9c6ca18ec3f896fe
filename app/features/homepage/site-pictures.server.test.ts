import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { ensureSitePictures } from '#app/features/homepage/site-pictures.server.ts'
import { sitePictures } from '#app/features/homepage/site-pictures.ts'
import { readMediaPath } from '#app/platform/images/media-path.ts'
import { localImageStore } from '#tests/support/local-image-store.ts'

const root = mkdtempSync(join(tmpdir(), 'lumina-site-'))
const store = localImageStore(root)
const files = Object.entries(sitePictures).map(([name, picture]) => ({ file: `app/assets/site/${name}.jpg`, picture }))

afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

test('every picture of the theme is at its address after a start, with the size it is said to have', async () => {
  await ensureSitePictures(store)
  await ensureSitePictures(store)
  for (const { file, picture } of files) {
    const asked = readMediaPath(picture.url)
    expect(asked && (await store.readOriginal(asked.original)), file).toEqual(readFileSync(file))
    expect(await sharp(file).metadata(), file).toMatchObject({ width: picture.width, height: picture.height })
    expect(picture.alt).not.toBe('')
  }
})

test('their files hold nothing but the picture', async () => {
  for (const { file } of files) {
    const metadata = await sharp(file).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', isProgressive: true, space: 'srgb' })
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata).not.toHaveProperty('icc')
  }
})
