import { afterAll, expect, test } from 'vitest'
import { findTagWith } from '#app/lib/language.ts'
import { guaranteeYears } from '#app/store/law/guarantee.ts'
import { guaranteeUrl } from '#app/store/law/guarantee-url.ts'

let tag = 'en'
afterAll(findTagWith(() => tag))

test.each([
  [['DE'], 'DE', 2],
  [['ES'], 'ES', 3],
  [['PT', 'SE'], 'SE', 3],
  [['ES', 'FR'], 'ES', 3],
  [['ES', 'FR'], 'FR', 2],
  [['EU'], 'EU', 2],
  [['EU'], 'PT', 3],
  [['US', 'PT'], 'PT', 3],
  [['US', 'CA', 'GB', 'EU'], 'US', null],
  [['US', 'CA', 'GB', 'EU'], 'GB', null],
  [['US'], 'US', null],
])('in a market of %j, the notice to a shopper in %s names %s years', (countries, country, years) => {
  expect(guaranteeYears({ countries, lawRulesOff: [] }, country)).toBe(years)
})

test('no notice if the owner switched the rule off', () => {
  expect(guaranteeYears({ countries: ['DE'], lawRulesOff: ['guarantee-notice'] }, 'DE')).toBeNull()
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
