import { expect, test } from 'vitest'
import { recentPictures } from '#app/platform/images/recent-pictures.ts'

const bytes = (length: number) => Buffer.alloc(length)

test('what was asked for longest ago goes first', () => {
  const recent = recentPictures({ maxBytes: 100, maxEach: 60, maxAgeMs: 1_000 })
  recent.hold('a', bytes(40), 0)
  recent.hold('b', bytes(40), 0)
  expect(recent.find('a', 1)).toHaveLength(40)
  recent.hold('c', bytes(40), 1)
  expect([recent.find('a', 2), recent.find('b', 2), recent.find('c', 2)].map((one) => one !== null)).toEqual([
    true,
    false,
    true,
  ])
})

test('what is too large is not held, and nothing for longer than agreed', () => {
  const recent = recentPictures({ maxBytes: 100, maxEach: 60, maxAgeMs: 1_000 })
  recent.hold('a', bytes(10), 0)
  recent.hold('large', bytes(61), 0)
  expect(recent.find('large', 0)).toBeNull()
  expect(recent.find('a', 999)).toHaveLength(10)
  expect(recent.find('a', 1_000)).toBeNull()
  recent.hold('a', bytes(50), 1_000)
  recent.hold('a', bytes(60), 1_000) // counted once
  recent.hold('b', bytes(40), 1_000)
  expect(recent.find('a', 1_001)).toHaveLength(60)
})
