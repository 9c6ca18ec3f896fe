import { expect, test } from 'vitest'
import { getSizedImageUrl, IMAGE_WIDTHS, type ImageSize } from '#app/lib/image-url.ts'
import { type Box, cleanFolder, getMediaUrl, type Original, readMediaPath } from '#app/platform/images/media-path.ts'

const hash = '0a1b2c3d'.repeat(8)
const original: Original = { publicId: `products-amara/${hash}`, type: 'jpg' }
const url = `/media/products-amara/${hash}.jpg`

const sizes: readonly { size: ImageSize; box: Box }[] = [
  ...IMAGE_WIDTHS.map((width) => ({ size: width, box: { width } })),
  { size: 'default', box: { width: 800 } },
  { size: 'thumbnail', box: { width: 300, height: 300 } },
  { size: 'hero', box: { width: 1920 } },
]
test.each(sizes)('size $size in a path is parsed as $box', ({ size, box }) => {
  expect(readMediaPath(getSizedImageUrl(url, size))).toEqual({ original, box })
})

test.each(['jpg', 'webp'] as const)('an original stored as %s has its own URL', (type) => {
  expect(readMediaPath(getMediaUrl({ ...original, type }))).toEqual({ original: { ...original, type }, box: null })
})

const unknownPaths = [
  '/media/',
  '/media',
  `/media/w_500,q_auto,f_auto/products-amara/${hash}.jpg`, // not one of the widths
  `/media/w_800/products-amara/${hash}.jpg`,
  `/media/w_800,q_auto,f_auto,e_blur/products-amara/${hash}.jpg`,
  `/media/w_0800,q_auto,f_auto/products-amara/${hash}.jpg`,
  `/media/w_400,h_400,c_fill/products-amara/${hash}.jpg`,
  `/media//products-amara/${hash}.jpg`,
  `/media/w_1920/w_1920/products-amara/${hash}.jpg`,
  `/media/products/amara/${hash}.jpg`,
  `/media/../${hash}.jpg`,
  `/media/products-amara/../../originals/products-amara/${hash}.jpg`,
  `/media/${hash}.jpg`,
  `/media/products-amara/${hash}`,
  `/media/products-amara/${hash}.svg`,
  `/media/products-amara/${hash}.jpg.html`,
  `/media/products-amara/${hash}.jpg\n`,
  `/media/Products/${hash}.jpg`,
  `/media/products-amara/${hash.toUpperCase()}.jpg`,
  `/media/products-amara/${hash.slice(1)}.jpg`,
  `/media/${'a'.repeat(81)}/${hash}.jpg`,
  `\\media\\products-amara\\${hash}.jpg`,
]
test.each(unknownPaths)('%j is not an image path', (pathname) => {
  expect(readMediaPath(pathname)).toBeNull()
})

const folders = [
  { name: 'products/Amara Bias Slip Dress', cleaned: 'products-amara-bias-slip-dress' },
  { name: 'Àdìrẹ & Chloé', cleaned: 'adire-chloe' },
  { name: '../../etc/passwd', cleaned: 'etc-passwd' },
  { name: '日本', cleaned: 'images' },
  { name: '', cleaned: 'images' },
  { name: `${'a'.repeat(79)}-b`, cleaned: 'a'.repeat(79) },
]
test.each(folders)('the folder $name becomes $cleaned', ({ name, cleaned }) => {
  expect(cleanFolder(name)).toBe(cleaned)
  expect(readMediaPath(`/media/${cleaned}/${hash}.jpg`)).not.toBeNull()
})
