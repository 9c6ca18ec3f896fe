import { expect, test } from 'vitest'
import { heroPicture, tallPicture, tilePicture } from '#app/features/catalog/shop/collection-pictures.ts'

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
  expect(tallPicture({ hero, tile })?.url).toBe(url)
})

test('it brings its size and words along', () => {
  expect(tallPicture({ hero: WIDE_HERO, tile: TALL_TILE })).toEqual(TALL_TILE)
})

test('a page has the hero only, a tile its own picture or the hero', () => {
  expect(heroPicture({ hero: NONE })).toBeNull()
  expect(heroPicture({ hero: WIDE_HERO })).toEqual(WIDE_HERO)
  expect(tilePicture({ hero: WIDE_HERO, tile: WIDE_TILE })).toEqual(WIDE_TILE)
  expect(tilePicture({ hero: WIDE_HERO, tile: NONE })).toEqual(WIDE_HERO)
  expect(tilePicture({ hero: NONE, tile: NONE })).toBeNull()
})
