import { expect, test } from 'vitest'
import { pageCacheInput, shareKept } from '#app/features/settings/page-cache.ts'

test.each([
  [0, 0, '–'],
  [1, 2, '33.3 %'],
  [99_999, 1, '99.9 %'],
  [7, 0, '100.0 %'],
])('%i kept and %i made are %s', (kept, made, share) => {
  expect(shareKept({ kept, made })).toBe(share)
})

test('only what the button sends is taken', () => {
  expect(pageCacheInput.safeParse({ intent: 'empty' }).success).toBe(true)
  expect(pageCacheInput.safeParse({ intent: 'fill' }).success).toBe(false)
  expect(pageCacheInput.safeParse({ intent: 'empty', all: 'yes' }).success).toBe(false)
})
