import { expect, test } from 'vitest'
import { describeStalePages, formatHitRatio, pageCacheInput } from '#app/operations/system/page-cache-stats.ts'

test.each([
  [0, 0, '–'],
  [1, 2, '33.3%'],
  [99_999, 1, '99.9%'],
  [7, 0, '100.0%'],
])('%i hits and %i misses result in a hit ratio of %s', (hits, misses, share) => {
  expect(formatHitRatio({ hits, misses })).toBe(share)
})

test.each([
  [{ pages: 3, fresh: 3 }, null],
  [{ pages: 1, fresh: 0 }, 'Plus 1 stale page, served only while the database is down.'],
  [{ pages: 1_205, fresh: 5 }, 'Plus 1,200 stale pages, served only while the database is down.'],
])('if $fresh of $pages pages are fresh, the number of stale pages is described', (stats, text) => {
  expect(describeStalePages(stats)).toBe(text)
})

test('only the intent "empty" is accepted', () => {
  expect(pageCacheInput.safeParse({ intent: 'empty' }).success).toBe(true)
  expect(pageCacheInput.safeParse({ intent: 'fill' }).success).toBe(false)
  expect(pageCacheInput.safeParse({ intent: 'empty', all: 'yes' }).success).toBe(false)
})
