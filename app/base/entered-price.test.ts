import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { readPastedPrices, readPrice } from '#app/base/entered-price.ts'
import { MAX_PRICE_MINOR, money, toDecimal } from '#app/base/money.ts'

function readPasted(text: string, currency: CurrencyCode, ...others: readonly string[]) {
  const cells = [text, ...others].map((cell) => ({ text: cell, currency }))
  const [result] = readPastedPrices(cells)
  return result?.ok ? result.minor : result?.message
}

test.each<[string, CurrencyCode, number | null]>([
  ['', 'EUR', null],
  ['  ', 'EUR', null],
  ['12', 'EUR', 1_200],
  ['12.5', 'EUR', 1_250],
  ['12,50', 'EUR', 1_250],
  ['.5', 'EUR', 50],
  ['1,234.50', 'EUR', 123_450],
  ['1.234,50', 'EUR', 123_450],
  ['1 234,50', 'EUR', 123_450],
  ['1\u202f234,50 €', 'EUR', 123_450],
  ["1'234.50", 'EUR', 123_450],
  ['1,234,567', 'EUR', 123_456_700],
  ['1.234.567', 'EUR', 123_456_700],
  ['148,500', 'NGN', 14_850_000],
  ['₦148,500.00', 'NGN', 14_850_000],
  ['NGN 148,500', 'NGN', 14_850_000],
  ['148,500 ngn', 'NGN', 14_850_000],
  ['$12', 'CAD', 1_200],
  ['C$12', 'CAD', 1_200],
  ['1,500', 'JPY', 1_500],
  ['1.500,00', 'JPY', 1_500],
  ['12.00', 'JPY', 12],
  ['0.500', 'KWD', 500],
  ['٢٠', 'EUR', 2_000],
  ['1,234.500', 'KWD', 1_234_500],
])('pasted “%s” in %s is %s', (text, currency, minor) => {
  expect(readPasted(text, currency)).toBe(minor)
})

test.each<[string, CurrencyCode, string]>([
  ['1.234', 'EUR', '“1.234” can mean 1234 or 1.234: enter it with all decimal places of EUR'],
  ['1.500', 'JPY', '“1.500” can mean 1500 or 1.500: enter it with all decimal places of JPY'],
  ['12.345', 'KWD', '“12.345” can mean 12345 or 12.345: enter it with all decimal places of KWD'],
  ['1,234', 'KWD', '“1,234” can mean 1.234 or 1234: enter it with all decimal places of KWD'],
  ['12.3456', 'EUR', '“12.3456” has too many decimals for EUR'],
  ['12.5', 'JPY', '“12.5” has too many decimals for JPY'],
  ['$12', 'EUR', '“$12” is not in EUR'],
  ['12 USD', 'EUR', '“12 USD” is not in EUR'],
  ['-12', 'EUR', '“-12” is below 0'],
  ['€-12', 'EUR', '“€-12” is below 0'],
  ['soon', 'EUR', '“soon” is not a price'],
  ['12,34,56', 'EUR', '“12,34,56” is not a price'],
  ['1 2', 'EUR', '“1 2” is not a price'],
  ['1e5', 'EUR', '“1e5” is not a price'],
  ['10000000001', 'EUR', '“10000000001” is above €10,000,000,000.00'],
  ['#REF!', 'EUR', '“#REF!” is not a price'],
])('pasted “%s” in %s is rejected', (text, currency, message) => {
  expect(readPasted(text, currency)).toBe(message)
})

test('one cell determines the notation of the others, unless another cell contradicts it', () => {
  expect(readPasted('1.234', 'EUR', '12,50')).toBe(123_400)
  expect(readPasted('12.345', 'KWD', '1,234.500')).toBe(12_345)
  expect(readPasted('1.234', 'EUR', '12.50')).toBe('“1.234” has too many decimals for EUR')
  expect(readPasted('16,000', 'EUR', '12,50')).toBe('“16,000” has too many decimals for EUR')
  expect(readPasted('1.234', 'EUR', '12.50', '12,50')).toMatch('can mean 1234 or 1.234')
})

test('a price in a file has a decimal point and is never rounded', () => {
  expect(readPrice({ text: '1,234.5', currency: 'EUR' })).toEqual({ ok: true, minor: 123_450 })
  expect(readPrice({ text: '12.345', currency: 'KWD' })).toEqual({ ok: true, minor: 12_345 })
  expect(readPrice({ text: '12,5', currency: 'EUR' })).toEqual({ ok: false, message: '“12,5” is not a price' })
  expect(readPrice({ text: '12.345', currency: 'EUR' }).ok).toBe(false)
})

const CURRENCIES = ['JPY', 'EUR', 'NGN', 'KWD'] as const

test('each cell of a spreadsheet column from any country is read exactly or rejected as ambiguous', () => {
  const column = fc.array(fc.integer({ min: 0, max: MAX_PRICE_MINOR }), { minLength: 1, maxLength: 8 })
  const marks = fc.constantFrom([',', '.'], ['.', ','], ['\u00a0', ','], ['’', '.'], ['', ','])
  fc.assert(
    fc.property(column, fc.constantFrom(...CURRENCIES), marks, (amounts, currency, [group = '', decimal = '']) => {
      const cells = amounts.map((minor) => {
        const [whole = '', fraction] = toDecimal(money(minor, currency)).split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
        return { text: fraction ? `${grouped}${decimal}${fraction}` : grouped, currency }
      })
      for (const [index, result] of readPastedPrices(cells).entries()) {
        if (result.ok) expect(result.minor).toBe(amounts[index])
        else expect(result.message).toMatch('can mean')
      }
    }),
  )
})
