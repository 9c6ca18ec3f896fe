import { expect, test } from 'vitest'
import { getCoveringSizes } from '#app/catalog/storefront/covering-image.ts'

const RAIL = { widths: [300, 400, 600, 800], sizes: '(min-width: 1024px) 24vw, min(72vw, 320px)' } as const

test('a wide image in a tall box has enough pixels for the height of the box', () => {
  // The image is 2.13 times as wide as it is tall: at the height of a 3:4 box, it is 2.84 times as wide as the box
  const { widths, sizes } = getCoveringSizes({ width: 1920, height: 900 }, 3 / 4, RAIL)
  expect(sizes).toBe('(min-width: 1024px) calc(2.84 * 24vw), calc(2.84 * min(72vw, 320px))')
  expect(widths).toEqual([300, 400, 600, 800, 1200, 1600, 1920])
})

test.each([
  ['100vw', 'calc(2.00 * 100vw)'],
  ['(width < 48rem) 100vw, 58vw', '(width < 48rem) calc(2.00 * 100vw), calc(2.00 * 58vw)'],
  [
    '(min-width: 768px) 320px, calc(100vw - 32px)',
    '(min-width: 768px) calc(2.00 * 320px), calc(2.00 * calc(100vw - 32px))',
  ],
  ['(width < 40rem) 100vw, 36rem', '(width < 40rem) calc(2.00 * 100vw), calc(2.00 * 36rem)'],
])('in %s, lengths are scaled, but conditions are not', (sizes, scaled) => {
  expect(getCoveringSizes({ width: 1000, height: 1000 }, 1 / 2, { ...RAIL, sizes }).sizes).toBe(scaled)
})

test.each([
  { width: 800, height: 1000 }, // same aspect ratio
  { width: 800, height: 2000 }, // taller than the box
  { width: 0, height: 0 }, // unknown
])('an image of $width × $height needs only the width of the box', (size) => {
  expect(getCoveringSizes(size, 4 / 5, RAIL)).toEqual(RAIL)
})
