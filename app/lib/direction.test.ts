import { expect, test } from 'vitest'
import { directionOf } from '#app/lib/direction.ts'

test.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur-PK', 'ps', 'yi', 'uz-Arab'])(
  '%s is written from right to left',
  (language) => {
    expect(directionOf(language)).toBe('rtl')
  },
)

test.each(['en', 'de-AT', 'fr-CA', 'ha', 'ku', 'ar-Latn', 'zh-Hant-TW'])('%s is not', (language) => {
  expect(directionOf(language)).toBeUndefined()
})
