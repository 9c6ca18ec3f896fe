import { expect, test } from 'vitest'
import { pseudo } from '#app/lib/pseudo.ts'

test('letters get accents in texts, in the results of functions, and inside objects', () => {
  const messages = { add: 'Add to Cart', left: (units: number) => `Only ${units} left`, all: { '30': ['Wash'] } }
  const shown = Reflect.get(Object(pseudo(messages)), 'left')
  expect(shown(3)).toBe('Óñļý 3 ļéƒţ')
  expect(pseudo(messages)).toMatchObject({ add: 'Áđđ ţó Çáŕţ', all: { '30': ['Ŵášĥ'] } })
})

test('every letter of the alphabet gets an accent', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  expect(String(pseudo(letters + letters.toUpperCase()))).not.toMatch(/[a-z]/i)
  expect(String(pseudo(letters))).toHaveLength(26)
})
