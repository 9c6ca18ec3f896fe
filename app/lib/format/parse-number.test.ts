import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getNotation,
  isNumeric,
  type Notation,
  parseNumber,
  parseTypedDecimal,
  parseTypedInteger,
  parseTypedNumber,
  parseWhole,
} from '#app/lib/format/parse-number.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

/** The decimal separators of these locales in CLDR (`numbers/symbols`). */
test.each([
  ['en-US', 'point'],
  ['en-NG', 'point'],
  ['de-CH', 'point'],
  ['ar-u-nu-latn', 'point'],
  ['it', 'comma'],
  ['de', 'comma'],
  ['de-AT', 'comma'],
  ['fr', 'comma'],
  ['nl', 'comma'],
  ['pl', 'comma'],
  ['pt-PT', 'comma'],
  ['es', 'comma'],
] as const)('the locale %s uses a decimal %s', (locale, notation) => {
  expect(getNotation(locale)).toBe(notation)
})

test.each([
  ['7', 'en-US', '7'],
  ['007', 'en-US', '7'],
  ['49.99', 'en-US', '49.99'],
  ['49,99', 'it', '49.99'],
  ['49,99', 'en-US', '49.99'], // only one notation can read it
  ['49.99', 'it', '49.99'],
  ['1.000', 'it', '1000'],
  ['1.000', 'en-US', '1.000'],
  ['1,000', 'it', '1.000'],
  ['1,000', 'en-US', '1000'],
  ['0.500', 'de', '0.500'], // no group begins with 0
  ['1.234.567,89', 'en-US', '1234567.89'],
  ['1,234,567.89', 'de', '1234567.89'],
  ['12,34,567.8', 'en-US', '1234567.8'], // as India groups digits
  ['1 234,5', 'fr', '1234.5'],
  ['1\u00a0234,5', 'pl', '1234.5'],
  ['1\u202f234\u202f567,50', 'fr', '1234567.50'],
  ['1\u2009234', 'de', '1234'],
  ["1'234.50", 'de-CH', '1234.50'],
  ['1’234.50', 'de-CH', '1234.50'],
  ['.5', 'en-US', '0.5'],
  [',5', 'de', '0.5'],
  ['5.', 'en-US', '5'],
  ['٦٠٠٠٠', 'ar-u-nu-latn', '60000'],
  ['٤٩٫٩٩', 'ar-u-nu-latn', '49.99'],
  ['١٬٢٣٤٫٥', 'ar-u-nu-latn', '1234.5'],
  ['١٬٢٣٤', 'de', '1234'],
  ['١٫٢٣٤', 'de', '1.234'],
  ['١،٢٣٤', 'ar-u-nu-latn', '1234'],
  ['۶۰۰۰۰', 'ar-u-nu-latn', '60000'],
  ['१,२३,४५६', 'en-IN', '123456'],
  ['４９．９９', 'en-US', '49.99'],
  ['１，２３４', 'en-US', '1234'],
  ['\u200f-٥', 'ar-u-nu-latn', '-5'],
  ['-5', 'en-US', '-5'],
  ['−5,5', 'de', '-5.5'],
  ['–5', 'de', '-5'],
  ['－５', 'en-US', '-5'],
  ['+5', 'en-US', '5'],
  ['-0', 'en-US', '0'],
  ['\u200b12\u00ad,5\ufeff', 'de', '12.5'],
  [' 12 ', 'en-US', '12'],
])('%j typed in %s is %s', (typed, locale, decimal) => {
  expect(parseTypedNumber(typed, locale)).toEqual({ ok: true, decimal })
})

test.each([
  '',
  ' ',
  '-',
  '.',
  ',',
  '٫',
  "'",
  'abc',
  '1e5',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '12a',
  '5 pieces',
  '€5',
  '5%',
  '1,2,3',
  '1.2.3',
  '1..2',
  '1,,2',
  '1 23',
  '12 3456',
  '1,234,56',
  '1.234.56',
  '1,234.567,8',
  '1.234,567.8',
  '1 234.567 8',
  "1'23",
  '--5',
  '5-',
  '- -5',
  '1/2',
  '½',
  '5²',
  '①',
  '五',
  '1_000',
  '٥٫٥٫٥',
  '<b>5</b>',
])('%j is not a number in any locale', (typed) => {
  for (const locale of ['en-US', 'de']) {
    expect(parseTypedNumber(typed, locale)).toEqual({ ok: false, reason: 'invalid' })
  }
})

test.each<[string, Notation, string | null]>([
  ['1.000', 'unknown', 'ambiguous'],
  ['1,234', 'unknown', 'ambiguous'],
  ['-1.234', 'unknown', 'ambiguous'],
  ['1.234,5', 'unknown', '1234.5'],
  ['1,234,567', 'unknown', '1234567'],
  ['49,99', 'unknown', '49.99'],
  ['0,125', 'unknown', '0.125'],
  ['1 234', 'unknown', '1234'],
  ['49,99', 'point', 'invalid'],
  ['49.99', 'comma', 'invalid'],
  ['1.000', 'comma', '1000'],
  ['1.000', 'point', '1.000'],
])('%j in a file with the notation %s is %s', (typed, notation, expected) => {
  const parsed = parseNumber(typed, notation)
  expect(parsed.ok ? parsed.decimal : parsed.reason).toBe(expected)
})

test('a number in the format and digits of a locale is parsed exactly in that locale', () => {
  const locales = [
    'en-US',
    'de',
    'de-CH',
    'fr',
    'pl',
    'pt-PT',
    'es',
    'en-IN',
    'ar-EG',
    'fa',
    'mr',
    'sv',
    'th-u-nu-thai',
  ]
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.constantFrom(...locales), (number, locale) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(number)
      expect(parseTypedNumber(written, locale)).toEqual({ ok: true, decimal: `${number}.00` })
    }),
  )
})

test('any text is parsed or rejected quickly', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const parsed = parseTypedNumber(text, 'de')
      if (parsed.ok) expect(parsed.decimal).toMatch(/^-?(0|[1-9]\d*)(\.\d+)?$/)
    }),
  )
  const hostile = [`${'1,111'.repeat(20_000)}x`, `${'1'.repeat(100_000)}x`, `${'1,11'.repeat(20_000)},`]
  expect(measureCpuTimeMs(() => hostile.forEach((text) => void parseTypedNumber(text, 'en-US')))).toBeLessThan(200)
})

test.each([
  ['1,2', 'de-DE', '1.2'],
  ['1.2', 'de-DE', '1.2'],
  ['9.975', 'de-DE', '9.975'], // the format that fields are prefilled with
  ['9,975', 'de-DE', '9.975'],
  ['9,975', 'en-US', '9975'],
  ['1.630,5', 'de-DE', '1630.5'],
  [' 1 630,5 ', 'fr-FR', '1630.5'],
  ['-1,2', 'de-DE', null],
  ['abc', 'de-DE', null],
  ['', 'de-DE', null],
])('%j typed into a field in %s is the decimal %s', (typed, locale, decimal) => {
  expect(parseTypedDecimal(typed, locale)).toBe(decimal)
})

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['1,200', 1200],
  ['1,200,000', 1_200_000],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['1.5', null],
  ['-3', null],
  ['1,20', null],
  ['1.200.000', 1_200_000],
  ['1.200', null],
  ['5.000', null],
  ['1 200', 1200],
  ['1.200,000', null],
  ['٢٠', 20],
  ['۲۰', 20],
  ['２０', 20],
  ['20\u200b', 20],
  ['١٬٢٠٠', 1200],
  ['1,5', null],
  ['1e1', null],
  ['12a', null],
  ['', null],
])('%j as a whole number is %s', (typed, number) => {
  expect(parseWhole(typed)).toBe(number)
})

test('a point in a field for whole numbers separates groups', () => {
  expect(['1.200', '١.٢٠٠', '1.200.000', '1,200', '12', '1.5'].map(parseTypedInteger)).toEqual([
    1200,
    1200,
    1_200_000,
    1200,
    12,
    null,
  ])
})

test.each(['-3', '-٣', '1.5', '1,5', '.5', '1,200.00', '₦5', '1'.repeat(400), '$ 1'])(
  '%s is recognized as a number',
  (typed) => {
    expect(isNumeric(typed)).toBe(true)
  },
)

test.each(['', '-', '.', 'abc', '5 pieces', '1e5', 'Infinity', '1,2,3', '<b>5</b>', '👗'])(
  '%j is not recognized as a number',
  (typed) => {
    expect(isNumeric(typed)).toBe(false)
  },
)
