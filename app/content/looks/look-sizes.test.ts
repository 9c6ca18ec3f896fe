import { expect, test } from 'vitest'
import { findChosenSize, listMissingSizes } from '#app/content/looks/look-sizes.ts'

const sizes = [
  { name: 'S', key: 's/', canOrder: true },
  { name: 'M', key: 'm/', canOrder: true },
  { name: 'L', key: 'l/', canOrder: false },
]
const dress = { category: 'dresses', sizes }
const bag = { category: 'accessories', sizes: [] }
const mySize = (key: string) => new Map([['dresses', { key, name: key }]])

test.each([
  { title: 'the chosen size', chosen: 'S', mine: 'm/', size: 'S' },
  { title: 'the shopper’s own size', chosen: undefined, mine: 'm/', size: 'M' },
  { title: 'no size if the shopper’s own size is sold out', chosen: undefined, mine: 'l/', size: undefined },
  {
    title: 'no size if the product does not have the shopper’s own size',
    chosen: undefined,
    mine: 'xl/',
    size: undefined,
  },
])('the size selected for a product of a look: $title', ({ chosen, mine, size }) => {
  expect(findChosenSize(dress, chosen, mySize(mine))?.name).toBe(size)
})

test('the only size needs no choice', () => {
  const [small] = sizes
  if (!small) throw new Error('There is a size')
  expect(findChosenSize({ ...dress, sizes: [small] }, undefined, new Map())).toBe(small)
})

test('a size is missing only for products that have sizes', () => {
  expect(listMissingSizes([dress, bag], () => null)).toEqual([dress])
  expect(listMissingSizes([dress, bag], () => 'M')).toEqual([])
})
