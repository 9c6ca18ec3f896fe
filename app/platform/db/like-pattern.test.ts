import { expect, test } from 'vitest'
import { toLikePattern, toLikePatterns } from '#app/platform/db/like-pattern.ts'

test('wildcards in a search are matched literally', () => {
  expect(toLikePattern('50%_off\\')).toBe('%50\\%\\_off\\\\%')
})

test('each word of a search is matched separately', () => {
  expect(toLikePatterns(' wrap  50% ')).toEqual(['%wrap%', '%50\\%%'])
})
