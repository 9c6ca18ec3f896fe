import { expect, test } from 'vitest'
import { findImage, findTallImage, findTileImage } from '#app/catalog/storefront/collection-images.ts'

const NONE = { url: null, width: null, height: null, alt: '' }
const WIDE_HERO = { url: '/hero', width: 1920, height: 900, alt: 'Wide' }
const TALL_HERO = { url: '/hero', width: 800, height: 1000, alt: 'Tall' }
const WIDE_TILE = { url: '/tile', width: 1600, height: 900, alt: 'Tile' }
const TALL_TILE = { url: '/tile', width: 900, height: 1200, alt: 'Tile' }

const PRODUCT = { url: '/product', width: 800, height: 1000, alt: '' }

const cases = [
  { what: 'a tall hero is used', hero: TALL_HERO, tile: TALL_TILE, url: '/hero' },
  { what: 'a tall tile is preferred to a wide hero', hero: WIDE_HERO, tile: TALL_TILE, url: '/tile' },
  { what: 'a wide hero is preferred to a wide tile', hero: WIDE_HERO, tile: WIDE_TILE, url: '/hero' },
  { what: 'a wide hero is used if there is no tile', hero: WIDE_HERO, tile: NONE, url: '/hero' },
  { what: 'a tile is used if there is no hero', hero: NONE, tile: TALL_TILE, url: '/tile' },
  { what: 'there is no image if there is neither a hero nor a tile', hero: NONE, tile: NONE, url: undefined },
]

test.each(cases)('$what', ({ hero, tile, url }) => {
  expect(findTallImage({ hero, tile })?.url).toBe(url)
})

test('the image comes with its size and alt text', () => {
  expect(findTallImage({ hero: WIDE_HERO, tile: TALL_TILE })).toEqual(TALL_TILE)
})

test('a page shows only the hero; a tile shows its own image, otherwise the hero, otherwise a product', () => {
  expect(findImage(NONE)).toBeNull()
  expect(findImage(WIDE_HERO)).toEqual(WIDE_HERO)
  expect(findTileImage({ hero: WIDE_HERO, tile: WIDE_TILE }, null)).toEqual(WIDE_TILE)
  expect(findTileImage({ hero: WIDE_HERO, tile: NONE }, PRODUCT)).toEqual(WIDE_HERO)
  expect(findTileImage({ hero: NONE, tile: NONE }, PRODUCT)).toEqual(PRODUCT)
  expect(findTileImage({ hero: NONE, tile: NONE }, null)).toBeNull()
})
