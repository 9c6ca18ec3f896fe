import { expect, test } from 'vitest'
import { readFrame, type SeenCodes } from '#app/orders/admin/packing/camera-frames.ts'

test.each([
  [
    'an item that stays in view is scanned once',
    [
      [0, 'A'],
      [200, 'A'],
      [1_600, 'A'],
      [3_000, 'A'],
    ],
    ['A'],
  ],
  ['a second unit is scanned after the first left the view', [[0, 'A'], [200], [1_800, 'A']], ['A', 'A']],
  ['an item that one blurred frame does not show is scanned once', [[0, 'A'], [200], [400, 'A']], ['A']],
  [
    'several items in view are each scanned once',
    [
      [0, 'A', 'B'],
      [200, 'B', 'C'],
    ],
    ['A', 'B', 'C'],
  ],
] as const)('%s', (_, frames, expected) => {
  let seen: SeenCodes = new Map()
  const scanned: string[] = []
  for (const [time, ...codes] of frames) {
    const frame = readFrame(seen, codes, time)
    seen = frame.seen
    scanned.push(...frame.scanned)
  }
  expect(scanned).toEqual(expected)
})
