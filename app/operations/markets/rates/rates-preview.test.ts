import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, money } from '#app/base/money.ts'
import { parseEcbFile } from '#app/operations/markets/rates/ecb-file.ts'
import { previewRates } from '#app/operations/markets/rates/rates-preview.ts'
import { createEcbFile, ECB_RATES } from '#tests/support/fake-ecb.ts'

const file = parseEcbFile(createEcbFile('2026-11-20', ECB_RATES))
if (!file) throw new Error('The fake file is invalid')

const PARTS = 1_000_000

type Markets = Parameters<typeof previewRates>[0]

const SWITZERLAND: Markets[number] = {
  id: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  rate: { base: PARTS, quote: 800_000 },
  displays: [
    { currency: 'EUR', rate: null },
    { currency: 'NGN', rate: { base: PARTS, quote: 1_700 * PARTS } },
  ],
}

test('each current rate is compared with the fetched one, which is converted via the euro', () => {
  const { day, lines, unknown } = previewRates([SWITZERLAND], file, 'USD')
  expect(day).toBe('2026-11-20')
  expect(lines).toMatchObject([
    {
      key: 'ch:CHF',
      market: 'Switzerland',
      from: 'USD',
      currency: 'CHF',
      before: { base: PARTS, quote: 800_000 },
      after: { base: 1_152_500, quote: 935_200 },
      percent: 1.4,
      isSame: false,
      isLarge: false,
    },
    { key: 'ch:EUR', from: 'CHF', after: { base: 935_200, quote: PARTS }, percent: null, isLarge: false },
  ])
  expect(unknown).toEqual(['NGN'])
})

test('a market in the store currency needs no rate', () => {
  expect(previewRates([SWITZERLAND], file, 'CHF').lines.map(({ key }) => key)).toEqual(['ch:EUR'])
})

test('if the file has no rate for the store currency, only the rates of displayed currencies are listed', () => {
  const { lines, unknown } = previewRates([SWITZERLAND], file, 'NGN')
  expect(lines.map(({ key }) => key)).toEqual(['ch:EUR'])
  expect(unknown).toEqual(['NGN'])
})

test.each([
  { quote: 935_200, percent: 0, isSame: true, isLarge: false },
  { quote: 850_182, percent: 10, isSame: false, isLarge: true },
  { quote: 860_000, percent: 8.7, isSame: false, isLarge: false },
  { quote: 1_100_000, percent: -15, isSame: false, isLarge: true },
])(
  'if 1,152,500 USD are worth $quote CHF at the current rate, prices change by $percent%',
  ({ quote, ...expected }) => {
    const rate = { base: 1_152_500, quote }
    expect(previewRates([{ ...SWITZERLAND, rate, displays: [] }], file, 'USD').lines).toMatchObject([expected])
  },
)

test('converting at a fetched rate is exact to the minor unit', () => {
  const [line] = previewRates([SWITZERLAND], file, 'USD').lines
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
      if (!line) throw new Error('There is no line')
      const expected = (minor * 935_200) / 1_152_500
      expect(convert(money(minor, 'USD'), 'CHF', line.after).minor).toBe(Math.round(expected))
    }),
  )
})
