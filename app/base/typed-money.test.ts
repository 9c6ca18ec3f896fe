import { expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { parseSignedMoney, parseTypedMoney, toTypedMoney } from '#app/base/typed-money.ts'

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
  ['1.250', 'de', 'KWD', 1_250], // the format that fields are prefilled with
  ['1,250', 'de', 'KWD', 1_250],
  ['1.000', 'de', 'JPY', 1_000],
  ['-5', 'de', 'EUR', null],
  ['abc', 'de', 'EUR', null],
  ['$5', 'de', 'EUR', null],
  ['', 'de', 'EUR', null],
])('%j typed in %s is %s %s', (typed, locale, currency, minor) => {
  expect(parseTypedMoney(typed, currency, locale)).toEqual(minor === null ? null : { minor, currency })
})

test('a prefilled value is read back exactly in every locale', () => {
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

test.each([
  ['12.50', 'USD', 12_50],
  ['12.5000', 'USD', 12_50],
  ['1,234.5', 'USD', 1_234_50],
  ['$12', 'USD', 12_00],
  ['-12.34', 'USD', -12_34],
  ['−0.00', 'USD', 0],
  ['1200', 'JPY', 1200],
  ['1200.00', 'JPY', 1200],
  ['1.234', 'KWD', 1_234],
  ['.5', 'USD', 50],
  ['12.345', 'USD', null],
  ['1200.50', 'JPY', null],
  ['12,50', 'USD', null],
  ['', 'USD', null],
  ['--1', 'USD', null],
  ['1e3', 'USD', null],
  ['NaN', 'USD', null],
] as const)('“%s” in %s is %s minor units', (text, currency, minor) => {
  expect(parseSignedMoney(text, currency)?.minor ?? null).toBe(minor)
})
