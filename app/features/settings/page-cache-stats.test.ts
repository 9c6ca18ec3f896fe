import { expect, test } from 'vitest'
import { hitRatio, pageCacheInput, stalePagesText } from '#app/features/settings/page-cache-stats.ts'

test.each([
  [0, 0, '–'],
  [1, 2, '33.3%'],
  [99_999, 1, '99.9%'],
  [7, 0, '100.0%'],
])('%i hits and %i misses are %s', (hits, misses, share) => {
  expect(hitRatio({ hits, misses })).toBe(share)
})

test.each([
  [{ pages: 3, fresh: 3 }, null],
  [{ pages: 1, fresh: 0 }, '1 old one is kept besides, to be shown only while the database is away.'],
  [{ pages: 1_205, fresh: 5 }, '1,200 old ones are kept besides, to be shown only while the database is away.'],
])('of $pages pages $fresh are up to date', (figures, said) => {
  expect(stalePagesText(figures)).toBe(said)
})

test('only what the button sends is taken', () => {
  expect(pageCacheInput.safeParse({ intent: 'empty' }).success).toBe(true)
  expect(pageCacheInput.safeParse({ intent: 'fill' }).success).toBe(false)
  expect(pageCacheInput.safeParse({ intent: 'empty', all: 'yes' }).success).toBe(false)
})
