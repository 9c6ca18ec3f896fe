import { expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/money/currencies.ts'
import { money, toDecimal } from '#app/base/money/money.ts'
import { parseTypedMoney, toTypedMoney } from '#app/base/money/typed-money.ts'

test.each<[string, string, CurrencyCode, number | null]>([
  ['1.234,50', 'de', 'EUR', 123_450],
  ['1.234', 'de', 'EUR', 123_400], // not € 1.23
  ['1,234', 'en-US', 'EUR', 123_400],
  ['12,50', 'en-US', 'EUR', 1_250],
  ['49,99 €', 'it', 'EUR', 4_999],
  ['EUR 49,99', 'it', 'EUR', 4_999],
  ['49,99 eur', 'it', 'EUR', 4_999],
  ['₦ 1 500', 'fr', 'NGN', 150_000],
  ['٤٩٫٩٩', 'ar-u-nu-latn', 'EUR', 4_999],
  ['1.250', 'de', 'KWD', 1_250], // as fields are filled
  ['1,250', 'de', 'KWD', 1_250],
  ['1.000', 'de', 'JPY', 1_000],
  ['-5', 'de', 'EUR', null],
  ['abc', 'de', 'EUR', null],
  ['$5', 'de', 'EUR', null],
  ['', 'de', 'EUR', null],
])('%j typed in %s is %s %s', (typed, locale, currency, minor) => {
  expect(parseTypedMoney(typed, currency, locale)).toEqual(minor === null ? null : { minor, currency })
})

test('what fills a field is read back exactly in every locale', () => {
  for (const locale of ['en-US', 'de', 'fr', 'de-CH', 'ar-u-nu-latn', 'en-IN']) {
    for (const currency of ['EUR', 'JPY', 'KWD'] as const) {
      for (const minor of [0, 5, 50, 999, 1_000, 1_250, 4_999, 100_000, 123_456_789]) {
        const amount = money(minor, currency)
        expect(parseTypedMoney(toTypedMoney(amount, locale), currency, locale)).toEqual(amount)
        expect(parseTypedMoney(toDecimal(amount), currency, locale)).toEqual(amount)
      }
    }
  }
})
