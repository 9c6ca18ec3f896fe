import { expect, test } from 'vitest'
import { imageOf, tallImage, tileImage } from '#app/features/catalog/storefront/collection-images.ts'

const NONE = { url: null, width: null, height: null, alt: '' }
const WIDE_HERO = { url: '/hero', width: 1920, height: 900, alt: 'Wide' }
const TALL_HERO = { url: '/hero', width: 800, height: 1000, alt: 'Tall' }
const WIDE_TILE = { url: '/tile', width: 1600, height: 900, alt: 'Tile' }
const TALL_TILE = { url: '/tile', width: 900, height: 1200, alt: 'Tile' }

const cases = [
  { told: 'a tall hero is it', hero: TALL_HERO, tile: TALL_TILE, url: '/hero' },
  { told: 'a wide hero gives way to a tall tile', hero: WIDE_HERO, tile: TALL_TILE, url: '/tile' },
  { told: 'a wide hero stays beside a wide tile', hero: WIDE_HERO, tile: WIDE_TILE, url: '/hero' },
  { told: 'a wide hero is better than nothing', hero: WIDE_HERO, tile: NONE, url: '/hero' },
  { told: 'so is a tile', hero: NONE, tile: TALL_TILE, url: '/tile' },
  { told: 'without any there is none', hero: NONE, tile: NONE, url: undefined },
]

test.each(cases)('§D $told', ({ hero, tile, url }) => {
  expect(tallImage({ hero, tile })?.url).toBe(url)
})

test('it brings its size and words along', () => {
  expect(tallImage({ hero: WIDE_HERO, tile: TALL_TILE })).toEqual(TALL_TILE)
})

test('a page has the hero only, a tile its own image or the hero', () => {
  expect(imageOf(NONE)).toBeNull()
  expect(imageOf(WIDE_HERO)).toEqual(WIDE_HERO)
  expect(tileImage({ hero: WIDE_HERO, tile: WIDE_TILE })).toEqual(WIDE_TILE)
  expect(tileImage({ hero: WIDE_HERO, tile: NONE })).toEqual(WIDE_HERO)
  expect(tileImage({ hero: NONE, tile: NONE })).toBeNull()
})
