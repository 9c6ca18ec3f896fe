import { expect, test } from 'vitest'
import { isCountryCode } from '#app/base/country-codes.ts'
import { appliesIn, LAW_RULE_IDS, showsRule, sourcesOf } from '#app/store/law/law-rules.ts'
import { ruleTexts } from '#app/store/law/rule-texts.ts'

test.each([
  { countries: ['DE'], applies: true },
  { countries: ['EU'], applies: true },
  { countries: ['US', 'FR'], applies: true },
  { countries: ['US', 'NG'], applies: false },
  { countries: [], applies: false },
])('the withdrawal function applies in $countries: $applies', ({ countries, applies }) => {
  expect(appliesIn('withdrawal', { countries })).toBe(applies)
})

test.each(LAW_RULE_IDS)('%s names its source and since when it applies', (id) => {
  expect(ruleTexts(id).requires).toMatch(/\.$/)
  for (const { source, since, countries } of sourcesOf(id)) {
    expect(new URL(source.url).protocol).toBe('https:')
    expect(new Date(since).toISOString().slice(0, 10)).toBe(since)
    expect(countries.every((code) => code === 'EU' || isCountryCode(code))).toBe(true)
  }
})

test('a rule applies by the law of another country that requires the same', () => {
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
] as const)('shoppers see %s met in a market that is %j: %s', (rule, { isDemo, isPrimary }, expected) => {
  expect(showsRule(rule, { countries: ['DE'], isPrimary }, { demo_content: isDemo })).toBe(expected)
  expect(showsRule(rule, { countries: ['NG'], isPrimary }, { demo_content: isDemo })).toBe(false)
})
