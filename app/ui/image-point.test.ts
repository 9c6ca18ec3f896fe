import { expect, test } from 'vitest'
import { findPoint, movePoint } from '#app/ui/image-point.ts'

test('a click on the image becomes a point in whole percent', () => {
  const box = { left: 100, top: 50, width: 300, height: 400 }
  expect(findPoint({ clientX: 200, clientY: 150 }, box)).toEqual({ x: 33, y: 25 })
})

test('a moved point stays on the image', () => {
  expect(movePoint({ x: 99, y: 1 }, 2, -2)).toEqual({ x: 100, y: 0 })
  expect(movePoint({ x: 21, y: 49 }, -1, 0)).toEqual({ x: 20, y: 49 })
})
