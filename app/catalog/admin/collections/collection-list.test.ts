import { expect, test } from 'vitest'
import { isInStorefrontOrder, readCollectionListQuery } from '#app/catalog/admin/collections/collection-list.ts'

const read = (query: string) => readCollectionListQuery(new URLSearchParams(query))

test('the list is sorted by position by default', () => {
  expect(read('')).toEqual({ q: '', sort: 'position', dir: 'asc', page: 1 })
  expect(read('sort=price&dir=up&page=-1&q=%00')).toEqual({ q: '', sort: 'position', dir: 'asc', page: 1 })
})

test('the query is read from the URL', () => {
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
test.each(cases)('the list for "$query" can be reordered: $expected', ({ query, expected }) => {
  expect(isInStorefrontOrder(read(query))).toBe(expected)
})
