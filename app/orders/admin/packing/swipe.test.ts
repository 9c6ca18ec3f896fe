import { expect, test } from 'vitest'
import { readSwipe } from '#app/orders/admin/packing/swipe.ts'

test.each([
  { gesture: 'to the left', from: [300, 400], to: [180, 420], order: 'next' },
  { gesture: 'to the right', from: [100, 400], to: [220, 380], order: 'previous' },
  { gesture: 'within a tap', from: [200, 400], to: [190, 401], order: null },
  { gesture: 'while scrolling', from: [300, 600], to: [220, 300], order: null },
  { gesture: 'at a slant', from: [300, 400], to: [200, 460], order: null },
  { gesture: 'from the left edge', from: [4, 400], to: [200, 400], order: null },
  { gesture: 'from the right edge', from: [386, 400], to: [200, 400], order: null },
] as const)('the order that a movement $gesture opens: $order', ({ from, to, order }) => {
  const [start, end] = [from, to].map(([x, y]) => ({ x, y }))
  expect(start && end && readSwipe(start, end, 390)).toBe(order)
})
