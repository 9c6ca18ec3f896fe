import { expect, test } from 'vitest'
import { getTranslationAdvice } from '#app/content/translation-advice.ts'

test.each([
  [0, 0, null],
  [0, 10, null],
  [2, 10, null],
  [3, 10, '3 of 10 fields are not translated into German: shoppers see the originals.'],
  [1200, 1200, '1,200 of 1,200 fields are not translated into German: shoppers see the originals.'],
])('if %i of %i translations are missing, the advice is %j', (missing, fields, text) => {
  const advice = getTranslationAdvice('de', { fields, missing, outdated: 0 })
  expect(advice?.text ?? null).toBe(text)
  if (advice) expect(advice.to).toBe('/admin/translations?language=de&state=missing')
})
