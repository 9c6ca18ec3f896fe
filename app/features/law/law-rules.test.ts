import { expect, test } from 'vitest'
import { appliesIn, LAW_RULE_IDS, LAW_RULES } from '#app/features/law/law-rules.ts'

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
  const { source, since, requires } = LAW_RULES[id]
  expect(new URL(source.url).protocol).toBe('https:')
  expect(new Date(since).toISOString().slice(0, 10)).toBe(since)
  expect(requires).toMatch(/\.$/)
})
