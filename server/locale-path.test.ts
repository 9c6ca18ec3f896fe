import { expect, test } from 'vitest'
import { splitPrefix } from '#server/locale-path.ts'

const prefixes = new Set(['de', 'fr-ca'])

test.each([
  ['/', '', '/'],
  ['/shop', '', '/shop'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/shop', 'de', '/shop'],
  ['/DE/Shop', 'de', '/Shop'],
  ['/fr-ca/product/1.data', 'fr-ca', '/product/1.data'],
  ['/de.data', 'de', '/_.data'],
  ['/de/_.data', 'de', '/_.data'],
  ['/de//shop', 'de', '//shop'],
  ['/de/de', 'de', '/de'],
  ['/dec', '', '/dec'],
  ['/at/shop', '', '/at/shop'],
  ['/shop.data', '', '/shop.data'],
  ['/shop/de', '', '/shop/de'],
  ['/_.data', '', '/_.data'],
  ['/.data', '', '/.data'],
  ['/%64e', '', '/%64e'],
])('%s has the prefix %j and the path %s', (path, prefix, pathname) => {
  expect(splitPrefix(path, prefixes)).toEqual({ prefix, pathname })
})
