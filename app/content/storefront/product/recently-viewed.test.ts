import { expect, test } from 'vitest'
import { parseViewed, RECENTLY_VIEWED, recordView } from '#app/content/storefront/product/recently-viewed.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

const [first = '', second = '', ...others] = Array.from(
  { length: 10 },
  (_, index) => `0199a1b2-0000-7000-8000-00000000000${index}`,
)

test.each([
  { what: 'nothing', json: null, ids: [] },
  { what: 'invalid JSON', json: '[', ids: [] },
  { what: 'a value that is not a list', json: '{"length":2}', ids: [] },
  {
    what: 'a list with invalid ids',
    json: JSON.stringify([first, 7, null, 'x', '../admin', second]),
    ids: [first, second],
  },
  {
    what: 'a list that is too long',
    json: JSON.stringify([first, second, ...others]),
    ids: [first, second, ...others.slice(0, 6)],
  },
])('$what yields $ids.length ids', ({ json, ids }) => {
  expect(parseViewed(json)).toEqual(ids)
})

test('the most recently viewed product is first, without duplicates, and at most eight are stored', () => {
  for (const id of [first, second, ...others, first]) recordView(id)
  const newest = [first, ...others.toReversed()].slice(0, 8)
  expect(parseViewed(readStored(RECENTLY_VIEWED))).toEqual(newest)
  writeStored(RECENTLY_VIEWED, '"damaged"')
  recordView(second)
  expect(parseViewed(readStored(RECENTLY_VIEWED))).toEqual([second])
})
