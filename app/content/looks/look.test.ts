import { expect, test } from 'vitest'
import { findFreePoint } from '#app/content/looks/look.ts'

test('the hotspot of a product that is added from the list does not cover another hotspot', () => {
  const first = findFreePoint([])
  expect(first).toEqual({ x: 50, y: 50 })
  expect(findFreePoint([first])).toEqual({ x: 50, y: 60 })
})
