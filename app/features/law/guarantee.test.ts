import { afterAll, expect, test } from 'vitest'
import { guaranteeYears } from '#app/features/law/guarantee.ts'
import { guaranteeUrl } from '#app/features/law/guarantee-url.ts'
import { findTagWith } from '#app/lib/language.ts'

let tag = 'en'
afterAll(findTagWith(() => tag))

test.each([
  [['DE'], 2],
  [['ES'], 3],
  [['PT', 'SE'], 3],
  [['ES', 'FR'], 2],
  [['EU'], 2],
  [['US', 'PT'], 3],
  [['GB'], null],
  [['US'], null],
])('the notice of a market of %j names %s years', (countries, years) => {
  expect(guaranteeYears({ countries, lawRulesOff: [] })).toBe(years)
})

test('no notice if the owner switched the rule off', () => {
  expect(guaranteeYears({ countries: ['DE'], lawRulesOff: ['guarantee-notice'] })).toBeNull()
})

test.each([
  ['de-AT', 'de'],
  ['pt', 'pt'],
  ['ar', 'en'],
  ['en-XA', 'en'],
])('the explanation of the EU on a page in %s is in %s', (page, language) => {
  tag = page
  expect(guaranteeUrl()).toMatch(new RegExp(`/index_${language}\\.htm$`))
})
