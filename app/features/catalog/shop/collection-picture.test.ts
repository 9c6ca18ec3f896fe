import { expect, test } from 'vitest'
import { tallPicture } from '#app/features/catalog/shop/collection-picture.ts'

const NO_HERO = { heroImage: null, heroImageWidth: null, heroImageHeight: null, heroImageAlt: '' }
const NO_TILE = { imageUrl: null, imageUrlWidth: null, imageUrlHeight: null, imageUrlAlt: '' }
const WIDE_HERO = { heroImage: '/hero', heroImageWidth: 1920, heroImageHeight: 900, heroImageAlt: 'Wide' }
const TALL_HERO = { heroImage: '/hero', heroImageWidth: 800, heroImageHeight: 1000, heroImageAlt: 'Tall' }
const WIDE_TILE = { imageUrl: '/tile', imageUrlWidth: 1600, imageUrlHeight: 900, imageUrlAlt: 'Tile' }
const TALL_TILE = { imageUrl: '/tile', imageUrlWidth: 900, imageUrlHeight: 1200, imageUrlAlt: 'Tile' }

const cases = [
  { told: 'a tall hero is it', row: { ...TALL_HERO, ...TALL_TILE }, url: '/hero' },
  { told: 'a wide hero gives way to a tall tile', row: { ...WIDE_HERO, ...TALL_TILE }, url: '/tile' },
  { told: 'a wide hero stays beside a wide tile', row: { ...WIDE_HERO, ...WIDE_TILE }, url: '/hero' },
  { told: 'a wide hero is better than nothing', row: { ...WIDE_HERO, ...NO_TILE }, url: '/hero' },
  { told: 'so is a tile', row: { ...NO_HERO, ...TALL_TILE }, url: '/tile' },
  { told: 'without any there is none', row: { ...NO_HERO, ...NO_TILE }, url: undefined },
]

test.each(cases)('$told', ({ row, url }) => {
  expect(tallPicture(row)?.url).toBe(url)
})

test('it brings its size and words along', () => {
  expect(tallPicture({ ...WIDE_HERO, ...TALL_TILE })).toEqual({ url: '/tile', width: 900, height: 1200, alt: 'Tile' })
})
