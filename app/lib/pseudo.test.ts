import { expect, test } from 'vitest'
import { pseudo } from '#app/lib/pseudo.ts'

test('every letter of a message gets an accent, including in functions and objects', () => {
  const messages = { add: 'Add to Cart', left: (units: number) => `Only ${units} left`, all: { '30': ['Wash'] } }
  const shown = Reflect.get(Object(pseudo(messages)), 'left')
  expect(shown(3)).toBe('Óñļý 3 ļéƒţ')
  expect(pseudo(messages)).toMatchObject({ add: 'Áđđ ţó Çáŕţ', all: { '30': ['Ŵášĥ'] } })
})

test('every letter changes', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  expect(String(pseudo(letters + letters.toUpperCase()))).not.toMatch(/[a-z]/i)
  expect(String(pseudo(letters))).toHaveLength(26)
})
