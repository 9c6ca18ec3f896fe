import { expect, test } from 'vitest'
import { imageFocus, toFocus, toPoint } from '#app/catalog/admin/image-focus.ts'

test('a point is stored in steps of ten percent, and the center is not stored', () => {
  expect(toFocus({ x: 34, y: 97 })).toBe('30 100')
  expect(toFocus({ x: 52, y: 48 })).toBe(null)
  expect(toPoint('30 100')).toEqual({ x: 30, y: 100 })
  expect(toPoint(null)).toEqual({ x: 50, y: 50 })
})

test.each(['', '50', '30 110', '35 20', '-10 0', '10 20 30'])('the focus point "%s" is invalid', (focus) => {
  expect(imageFocus.safeParse(focus).success).toBe(false)
})
