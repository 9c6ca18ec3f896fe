import { expect, test } from 'vitest'
import {
  isInStorefrontOrder,
  readCollectionListQuery,
} from '#app/features/catalog/admin/collections/collection-list.ts'

const read = (query: string) => readCollectionListQuery(new URLSearchParams(query))

test('by position ascending to begin with', () => {
  expect(read('')).toEqual({ q: '', sort: 'position', dir: 'asc', page: 1 })
  expect(read('sort=price&dir=up&page=-1&q=%00')).toEqual({ q: '', sort: 'position', dir: 'asc', page: 1 })
})

test('what the address says is read', () => {
  expect(read('q= Summer &sort=products&dir=desc&page=3')).toEqual({
    q: 'Summer',
    sort: 'products',
    dir: 'desc',
    page: 3,
  })
})

const cases = [
  { query: '', expected: true },
  { query: 'page=2', expected: true },
  { query: 'q=silk', expected: false },
  { query: 'sort=name', expected: false },
  { query: 'sort=position&dir=desc', expected: false },
]
test.each(cases)('"$query" can be put into another order: $expected', ({ query, expected: response }) => {
  expect(isInStorefrontOrder(read(query))).toBe(response)
})
