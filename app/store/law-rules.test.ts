import { afterAll, expect, test } from 'vitest'
import { isCountryCode } from '#app/base/country-codes.ts'
import { setTagSource } from '#app/lib/language.ts'
import { getGuaranteeUrl } from '#app/store/guarantee.ts'
import { appliesIn, findGuaranteeYears, LAW_RULE_IDS, listSources, showsRule } from '#app/store/law-rules.ts'
import { getRuleText } from '#app/store/staff-labels.ts'

test.each([
  { countries: ['DE'], applies: true },
  { countries: ['EU'], applies: true },
  { countries: ['US', 'FR'], applies: true },
  { countries: ['US', 'NG'], applies: false },
  { countries: [], applies: false },
])('the withdrawal function applies in $countries: $applies', ({ countries, applies }) => {
  expect(appliesIn('withdrawal', { countries })).toBe(applies)
})

test.each(LAW_RULE_IDS)('%s has a source and the day from which it applies', (id) => {
  expect(getRuleText(id).requires).toMatch(/\.$/)
  for (const { source, since, countries } of listSources(id)) {
    expect(new URL(source.url).protocol).toBe('https:')
    expect(new Date(since).toISOString().slice(0, 10)).toBe(since)
    expect(countries.every((code) => code === 'EU' || isCountryCode(code))).toBe(true)
  }
})

test('a rule also applies in other countries whose laws have the same requirement', () => {
  expect(appliesIn('order-button', { countries: ['GB'] })).toBe(true)
  expect(appliesIn('order-button', { countries: ['NG'] })).toBe(false)
  expect(appliesIn('legal-notice', { countries: ['JP'] })).toBe(true)
})

test('a rule that the owner switched off applies nowhere', () => {
  const market = { countries: ['DE'], lawRulesOff: ['withdrawal'] }
  expect(appliesIn('withdrawal', market)).toBe(false)
  expect(appliesIn('lowest-price', market)).toBe(true)
})

test.each([
  ['lowest-price', { isDemo: true, isPrimary: true }, false],
  ['withdrawal', { isDemo: true, isPrimary: true }, false],
  ['unit-price', { isDemo: true, isPrimary: true }, true],
  ['lowest-price', { isDemo: true, isPrimary: false }, true],
  ['lowest-price', { isDemo: false, isPrimary: true }, true],
] as const)('shoppers see what %s requires, given %j: %s', (rule, { isDemo, isPrimary }, expected) => {
  expect(showsRule(rule, { countries: ['DE'], isPrimary }, { demo_content: isDemo })).toBe(expected)
  expect(showsRule(rule, { countries: ['NG'], isPrimary }, { demo_content: isDemo })).toBe(false)
})

let tag = 'en'
afterAll(setTagSource(() => tag))

test.each([
  [['DE'], 'DE', 2],
  [['ES'], 'ES', 3],
  [['PT', 'SE'], 'SE', 3],
  [['ES', 'FR'], 'ES', 3],
  [['ES', 'FR'], 'FR', 2],
  [['EU'], 'EU', 2],
  [['EU'], 'PT', 3],
  [['US', 'PT'], 'PT', 3],
])('in a market with %j, the number of years in the notice for a shopper in %s is %s', (countries, country, years) => {
  expect(findGuaranteeYears({ countries, lawRulesOff: [] }, country)).toBe(years)
})

test.each([
  [['US', 'CA', 'GB', 'EU'], 'US'],
  [['US', 'CA', 'GB', 'EU'], 'GB'],
  [['US'], 'US'],
])('in a market with %j, there is no notice for a shopper in %s', (countries, country) => {
  expect(findGuaranteeYears({ countries, lawRulesOff: [] }, country)).toBeNull()
})

test('there is no notice if the owner switched the rule off', () => {
  expect(findGuaranteeYears({ countries: ['DE'], lawRulesOff: ['guarantee-notice'] }, 'DE')).toBeNull()
})

test.each([
  ['de-AT', 'de'],
  ['pt', 'pt'],
  ['ar', 'en'],
  ['en-XA', 'en'],
])('a page in %s links to the EU’s explanation of the guarantee in %s', (page, language) => {
  tag = page
  expect(getGuaranteeUrl()).toMatch(new RegExp(`/index_${language}\\.htm$`))
})
