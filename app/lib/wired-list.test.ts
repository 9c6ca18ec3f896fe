import { expect, test } from 'vitest'
import { createWiredList } from '#app/lib/wired-list.ts'

test('a list returns the entries it was filled with, and throws until then', () => {
  const colors = createWiredList<string>('colors')
  expect(() => colors.entries).toThrow('The list "colors" is empty until app/wiring.ts is imported')
  colors.fill(['red', 'blue'])
  expect(colors.entries).toEqual(['red', 'blue'])
})
