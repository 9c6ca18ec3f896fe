import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { fromPaypalAmount, getPaypalLimits, toPaypalAmount } from '#app/payments/paypal/paypal-amount.ts'

test.each([
  { currency: 'USD', storeAmount: 10_000, paypalAmount: '100.00' }, // an example from the Orders API
  { currency: 'USD', storeAmount: 398, paypalAmount: '3.98' },
  { currency: 'EUR', storeAmount: 5, paypalAmount: '0.05' },
  { currency: 'GBP', storeAmount: 44_924, paypalAmount: '449.24' },
  { currency: 'USD', storeAmount: 9_007_199_254_740_991, paypalAmount: '90071992547409.91' },
  { currency: 'JPY', storeAmount: 500, paypalAmount: '500' },
  { currency: 'HUF', storeAmount: 104_500, paypalAmount: '1045' },
  { currency: 'TWD', storeAmount: 100, paypalAmount: '1' },
] as const)(
  '$storeAmount in the smallest unit of $currency is $paypalAmount at PayPal',
  ({ currency, storeAmount, paypalAmount }) => {
    expect(toPaypalAmount(storeAmount, currency)).toBe(paypalAmount)
    expect(fromPaypalAmount(paypalAmount, currency)).toBe(storeAmount)
  },
)

test.each([
  ['a currency that PayPal does not support', 100, 'NGN'],
  ['part of a forint', 104_550, 'HUF'],
  ['part of a Taiwan dollar', 150, 'TWD'],
  ['nothing', 0, 'USD'],
  ['less than nothing', -100, 'USD'],
  ['part of a cent', 0.5, 'USD'],
  ['an inexact number', 9_007_199_254_740_992, 'USD'],
] as const)('%s is not an amount at PayPal', (_, minor, currency) => {
  expect(toPaypalAmount(minor, currency)).toBeNull()
})

test.each([
  { value: '100', currency: 'USD', storeAmount: 10_000 },
  { value: '100.0', currency: 'USD', storeAmount: 10_000 },
  { value: '100.000', currency: 'USD', storeAmount: 10_000 },
  { value: '.50', currency: 'USD', storeAmount: 50 },
  { value: '500.00', currency: 'JPY', storeAmount: 500 },
  { value: '1045.00', currency: 'HUF', storeAmount: 104_500 },
  { value: '1.234', currency: 'TND', storeAmount: 1_234 },
])('PayPal’s $value $currency are read exactly', ({ value, currency, storeAmount }) => {
  expect(fromPaypalAmount(value, currency)).toBe(storeAmount)
})

test.each([
  ['', 'USD'],
  ['.', 'USD'],
  ['1.005', 'USD'],
  ['500.5', 'JPY'],
  ['-1.00', 'USD'],
  ['1,000.00', 'USD'],
  ['1e3', 'USD'],
  [' 1', 'USD'],
  ['999999999999999.99', 'USD'],
  ['1.00', 'usd'],
  ['1.00', 'XXX'],
])('%j %s is not an amount', (value, currency) => {
  expect(fromPaypalAmount(value, currency)).toBeNull()
})

test('every chargeable amount survives the round trip exactly, in every currency', () => {
  const units = fc.integer({ min: 1, max: 10_000_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCY_CODES), units, (currency, count) => {
      const limits = getPaypalLimits(currency)
      const storeAmount = count * (limits?.step ?? 1)
      const paypalAmount = toPaypalAmount(storeAmount, currency)
      expect(paypalAmount !== null).toBe(limits !== null)
      if (paypalAmount !== null) expect(fromPaypalAmount(paypalAmount, currency)).toBe(storeAmount)
    }),
  )
})

test('every limit is an amount that PayPal can charge', () => {
  const supported = CURRENCY_CODES.filter((currency) => getPaypalLimits(currency))
  expect(supported).toHaveLength(24)
  for (const currency of supported) {
    const limits = getPaypalLimits(currency)
    if (!limits) continue
    expect(limits.min).toBeLessThan(limits.max)
    expect([toPaypalAmount(limits.min, currency), toPaypalAmount(limits.max, currency)]).not.toContain(null)
  }
})

test.each([
  ['USD', 1],
  ['JPY', 1],
  ['HUF', 100],
  ['TWD', 100],
] as const)('%s is charged in steps of %i', (currency, step) => {
  expect(getPaypalLimits(currency)).toMatchObject({ min: step, step })
})
