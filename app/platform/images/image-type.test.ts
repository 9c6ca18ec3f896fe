import { expect, test } from 'vitest'
import { detectImageType, formatRejection, isAnimated } from '#app/platform/images/image-type.ts'

const files = [
  { name: 'JPEG', start: '\xff\xd8\xff\xe0', type: 'jpeg' },
  { name: 'PNG', start: '\x89PNG\r\n\x1a\n', type: 'png' },
  { name: 'WebP', start: 'RIFF\x10\0\0\0WEBPVP8 ', type: 'webp' },
  { name: 'AVIF', start: '\0\0\0\x1cftypavif\0\0\0\0avifmif1', type: 'avif' },
  { name: 'AVIF with a generic brand', start: '\0\0\0\x1cftypmif1\0\0\0\0mif1avif', type: 'avif' },
  { name: 'HEIC', start: '\0\0\0\x18ftypheic\0\0\0\0mif1heic', type: 'heic' },
  { name: 'HEIC with a generic brand', start: '\0\0\0\x18ftypmif1\0\0\0\0heicmif1', type: 'heic' },
  { name: 'MP4', start: '\0\0\0\x18ftypisom\0\0\x02\0isommp41', type: null },
  { name: 'WAV', start: 'RIFF\x10\0\0\0WAVEfmt ', type: null },
  { name: 'GIF', start: 'GIF89a', type: null },
  { name: 'TIFF', start: 'II*\0', type: null },
  { name: 'PDF', start: '%PDF-1.7', type: null },
  { name: 'SVG', start: '<svg xmlns="http://www.w3.org/2000/svg">', type: null },
  { name: 'HTML', start: '<!doctype html>', type: null },
  { name: 'an empty file', start: '', type: null },
]
test.each(files)('the first bytes of $name have the type $type', ({ start, type }) => {
  expect(detectImageType(Buffer.from(start, 'latin1'))).toBe(type)
})

test('the HEIC error contains advice', () => {
  expect(formatRejection('heic')).toContain('JPEG')
})

const IHDR = '\0\0\0\x0dIHDR0123456789abc0000'
const animationCases = [
  { name: 'an animated WebP', start: 'RIFF\x10\0\0\0WEBPVP8X\x0a\0\0\0\x02', is: true },
  { name: 'a transparent WebP', start: 'RIFF\x10\0\0\0WEBPVP8X\x0a\0\0\0\x10', is: false },
  { name: 'a plain WebP', start: 'RIFF\x10\0\0\0WEBPVP8 \x0a\0\0\0\x02', is: false },
  { name: 'an animated AVIF', start: '\0\0\0\x1cftypavis\0\0\0\0avifavis', is: true },
  { name: 'an AVIF', start: '\0\0\0\x1cftypavif\0\0\0\0avifmif1', is: false },
  { name: 'an animated PNG', start: `\x89PNG\r\n\x1a\n${IHDR}\0\0\0\x08acTL`, is: true },
  {
    name: 'a PNG with the text acTL in its image data',
    start: `\x89PNG\r\n\x1a\n${IHDR}\0\0\0\x04IDATacTL`,
    is: false,
  },
  { name: 'a PNG that ends early', start: `\x89PNG\r\n\x1a\n${IHDR}\xff\xff\xff\xfftEXt`, is: false },
  { name: 'a JPEG', start: '\xff\xd8\xff\xe0acTL', is: false },
]
test.each(animationCases)('$name is animated: $is', ({ start, is }) => {
  expect(isAnimated(Buffer.from(start, 'latin1'))).toBe(is)
})
