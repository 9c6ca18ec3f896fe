import { expect, test } from 'vitest'
import { findReplacementAddress } from '#server/replaced-address.ts'

const replaced = new Map([
  ['de', ''],
  ['at', 'ch'],
])

test.each([
  ['/de', '/'],
  ['/DE/order/x?print=1', '/order/x?print=1'],
  ['/at/shop?size=M', '/ch/shop?size=M'],
  ['/at', '/ch'],
  ['/de//elsewhere.example', '/elsewhere.example'],
  ['/shop/de', null],
  ['/fr/shop', null],
  ['/de/shop.data?size=M&_routes=routes%2Fstorefront%2Fshop', '/shop?size=M'],
  ['/at.data', '/ch'],
  ['/fr/shop.data', null],
])('the current address of %s is %s', (before, now) => {
  const found = findReplacementAddress(new URL(`https://store.example${before}`), replaced)
  expect(found?.address ?? null).toBe(now && `https://store.example${now}`)
})

test('the path of a page contains neither the prefix nor the parts that request the page’s data', () => {
  const url = new URL('https://store.example/at/shop.data?size=M&_routes=routes%2Fstorefront%2Fshop')
  expect(findReplacementAddress(url, replaced)).toEqual({
    address: 'https://store.example/ch/shop?size=M',
    path: '/shop?size=M',
  })
})
