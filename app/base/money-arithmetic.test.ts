import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatMoneyShort, getCashIncrement, roundForCash } from '#app/base/money-arithmetic.ts'

test.each([
  { minor: 0, text: '₦0' },
  { minor: 5_000, text: '₦50' },
  { minor: 250_000, text: '₦2.5K' },
  { minor: 50_000_000, text: '₦500K' },
  { minor: 1_250_000_000, text: '₦12.5M' },
  { minor: 300_000_000_000, text: '₦3B' },
  { minor: -250_000, text: '-₦2.5K' },
])('$minor kobo are shown as $text on a chart', ({ minor, text }) => {
  expect(formatMoneyShort(money(minor, 'NGN'))).toBe(text)
})

// Sources for coins in circulation: Swiss National Bank, Riksbanken, Norges Bank, Danmarks Nationalbank (rounding to
// 50 øre, half up), Česká národní banka, Magyar Nemzeti Bank (5 forint), Reserve Bank of Australia, Reserve Bank of
// New Zealand, Bank of Canada.
test.each([
  { currency: 'CHF', minor: 44_62, rounded: 44_60 },
  { currency: 'CHF', minor: 108_98, rounded: 109_00 },
  { currency: 'CHF', minor: 63_81, rounded: 63_80 },
  { currency: 'CHF', minor: 63_82, rounded: 63_80 },
  { currency: 'CHF', minor: 63_83, rounded: 63_85 },
  { currency: 'CHF', minor: 2, rounded: 0 },
  { currency: 'SEK', minor: 199_49, rounded: 199_00 },
  { currency: 'SEK', minor: 199_50, rounded: 200_00 },
  { currency: 'NOK', minor: 199_50, rounded: 200_00 },
  { currency: 'DKK', minor: 10_24, rounded: 10_00 },
  { currency: 'DKK', minor: 10_25, rounded: 10_50 },
  { currency: 'DKK', minor: 10_75, rounded: 11_00 },
  { currency: 'CZK', minor: 99_50, rounded: 100_00 },
  { currency: 'HUF', minor: 1_002_00, rounded: 1_000_00 },
  { currency: 'HUF', minor: 1_002_50, rounded: 1_005_00 },
  { currency: 'AUD', minor: 9_98, rounded: 10_00 },
  { currency: 'NZD', minor: 9_94, rounded: 9_90 },
  { currency: 'NZD', minor: 9_95, rounded: 10_00 },
  { currency: 'CAD', minor: 9_92, rounded: 9_90 },
  { currency: 'IQD', minor: 1_500, rounded: 2_000 },
  { currency: 'PLN', minor: 9_99, rounded: 9_99 },
  { currency: 'EUR', minor: 9_99, rounded: 9_99 },
  { currency: 'USD', minor: 9_99, rounded: 9_99 },
  { currency: 'NGN', minor: 9_99, rounded: 9_99 },
  { currency: 'JPY', minor: 999, rounded: 999 },
] as const)('$minor of $currency is paid in cash as $rounded', ({ currency, minor, rounded }) => {
  expect(formatMoney(roundForCash(money(minor, currency)))).toBe(formatMoney(money(rounded, currency)))
})

test('an amount that is already rounded does not change', () => {
  for (const currency of CURRENCY_CODES) {
    const rounded = roundForCash(money(12_345_678, currency))
    expect(rounded.minor % getCashIncrement(currency)).toBe(0)
    expect(roundForCash(rounded)).toEqual(rounded)
  }
})
