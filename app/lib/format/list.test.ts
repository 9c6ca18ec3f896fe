import { expect, test } from 'vitest'
import { formatList } from '#app/lib/format/list.ts'

test.each([
  { language: 'en', style: 'long', text: 'A, B, and C' },
  { language: 'en-GB', style: 'long', text: 'A, B and C' },
  { language: 'de', style: 'long', text: 'A, B und C' },
  { language: 'en', style: 'short', text: 'A, B, C' },
] as const)('a $style list in $language is "$text"', ({ language, style, text }) => {
  for (let repeated = 0; repeated < 2; repeated++) expect(formatList(['A', 'B', 'C'], language, style)).toBe(text)
})
