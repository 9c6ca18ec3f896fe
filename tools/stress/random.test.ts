import { expect, test } from 'vitest'
import { createRandom, type Random } from '#tools/stress/random.ts'

const draw = (random: Random) => Array.from({ length: 20 }, () => random.integer(1, 1_000_000))

test('the same seed gives the same numbers, independently of other generators', () => {
  expect(draw(createRandom(7))).toEqual(draw(createRandom(7)))
  expect(draw(createRandom(8))).not.toEqual(draw(createRandom(7)))

  const busy = createRandom(7)
  const before = draw(busy.fork(3))
  draw(busy)
  expect(draw(busy.fork(3))).toEqual(before)
  expect(draw(busy.fork(4))).not.toEqual(before)
})

test('both ends of a range can be drawn, and items picked from a list are distinct', () => {
  const random = createRandom(1)
  expect(new Set(Array.from({ length: 200 }, () => random.integer(2, 4)))).toEqual(new Set([2, 3, 4]))
  expect(random.some(['a', 'b', 'c'], 5).toSorted()).toEqual(['a', 'b', 'c'])
})
