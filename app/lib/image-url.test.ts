import { expect, test } from 'vitest'
import { buildSrcSet, getSizedImageUrl, IMAGE_WIDTHS, type ImageSize } from '#app/lib/image-url.ts'

const id = `products-amara/${'0a'.repeat(32)}`
const local = `/media/${id}.jpg`
const cloud = 'https://res.cloudinary.com/demo/image/upload/v1700000000/products/amara.jpg'

const sizes: readonly { size: ImageSize; segment: string }[] = [
  { size: 'default', segment: 'w_800,q_auto,f_auto' },
  { size: 'thumbnail', segment: 'w_300,h_300,c_fill' },
  { size: 'hero', segment: 'w_1920' },
  { size: 400, segment: 'w_400,q_auto,f_auto' },
  { size: 1920, segment: 'w_1920,q_auto,f_auto' },
]
test.each(sizes)('the URL of size $size contains $segment', ({ size, segment }) => {
  expect(getSizedImageUrl(local, size)).toBe(`/media/${segment}/${id}.jpg`)
  expect(getSizedImageUrl(cloud, size)).toBe(
    `https://res.cloudinary.com/demo/image/upload/${segment}/v1700000000/products/amara.jpg`,
  )
})

test('without a size, the default size is used', () => {
  expect(getSizedImageUrl(local)).toBe(`/media/w_800,q_auto,f_auto/${id}.jpg`)
})

test('an existing size in the URL is replaced', () => {
  expect(getSizedImageUrl(getSizedImageUrl(local, 1600), 'thumbnail')).toBe(getSizedImageUrl(local, 'thumbnail'))
  expect(getSizedImageUrl(getSizedImageUrl(cloud, 'hero'), 600)).toBe(getSizedImageUrl(cloud, 600))
})

test('a Cloudinary URL on a custom host, which contains no account, gets a size', () => {
  expect(getSizedImageUrl('https://img.shop.example/image/upload/a.jpg', 300)).toBe(
    'https://img.shop.example/image/upload/w_300,q_auto,f_auto/a.jpg',
  )
})

const others = [
  '',
  '/media/',
  '/assets/logo-a1b2.svg',
  '/x/media/a.jpg',
  'https://elsewhere.example/media/a.jpg',
  'https://elsewhere.example/a.jpg?from=/image/upload/',
  'data:image/png;base64,AAAA',
]
test.each(others)('the URL "%s" is returned unchanged and has no srcset', (url) => {
  expect(getSizedImageUrl(url, 'thumbnail')).toBe(url)
  expect(buildSrcSet(url, 1200, IMAGE_WIDTHS)).toBeUndefined()
})

// 'rendered size:listed width', because the last image can be narrower than its name says
const sets = [
  { original: 2400, widths: [800, 1200, 1920], listed: '800:800 1200:1200 1920:1920' },
  { original: 1200, widths: [600, 800, 1200, 1600], listed: '600:600 800:800 1200:1200' },
  { original: 1560, widths: [800, 1200, 1920], listed: '800:800 1200:1200 1920:1560' },
  { original: 250, widths: [300, 400], listed: '300:250' },
] as const
test.each(sets)(
  'an original that is $original pixels wide is never listed as wider',
  ({ original, widths, listed }) => {
    const entries = listed.split(' ').map((entry) => entry.split(':'))
    expect(buildSrcSet(local, original, widths)).toBe(
      entries.map(([size, width]) => `/media/w_${size},q_auto,f_auto/${id}.jpg ${width}w`).join(', '),
    )
  },
)
