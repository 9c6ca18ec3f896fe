import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARE_SYMBOLS, careNames, careSymbolId } from '#app/catalog/materials/care.ts'
import { careMeaning } from '#app/catalog/materials/care-meaning.ts'

test('every care symbol is drawn once and has a meaning of its own', () => {
  const sprite = readFileSync('app/catalog/materials/care-symbols.svg', 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  const ids = careNames.flatMap((name) => CARE_SYMBOLS[name].map((symbol) => careSymbolId(name, symbol)))
  expect(drawn.toSorted()).toEqual(ids.toSorted())
  const meanings = careNames.flatMap((name) => CARE_SYMBOLS[name].map((symbol) => careMeaning(name, symbol)))
  expect(new Set(meanings).size).toBe(ids.length)
})
