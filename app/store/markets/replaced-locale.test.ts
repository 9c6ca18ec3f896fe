import { expect, test } from 'vitest'
import type { Locale } from '#app/store/markets/locale.ts'
import { localeInPlaceOf } from '#app/store/markets/replaced-locale.ts'
import { OPEN_MARKET } from '#tests/support/markets.ts'
import { testLocale } from '#tests/support/test-store.ts'

const alps = { ...OPEN_MARKET, name: 'Alps', isPrimary: false }
const inAlps = (language: string, isDefault = false): Locale => {
  return { ...testLocale({ language, prefix: language.toLowerCase() }), market: alps, isDefault }
}
const open = [testLocale({ language: 'de' }), inAlps('de-CH'), inAlps('it-CH'), inAlps('fr-CH', true)]

test.each([
  ['its own locale', 'it-CH', 'it-ch'],
  ['the same language of another region', 'de-AT', 'de-ch'],
  ['the default one of the market', 'en', 'fr-ch'],
])('%s stands for a locale', (_, language, prefix) => {
  expect(localeInPlaceOf({ marketId: alps.id, language }, open)?.prefix).toBe(prefix)
})

test('nothing stands for the locale of a market that is closed or deleted', () => {
  expect(localeInPlaceOf({ marketId: alps.id, language: 'de' }, open.slice(0, 1))).toBeNull()
  expect(localeInPlaceOf({ marketId: null, language: 'de' }, open)).toBeNull()
})
