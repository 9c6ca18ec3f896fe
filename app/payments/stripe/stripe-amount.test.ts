import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { fromStripeAmount, getStripeLimits, toStripeAmount } from '#app/payments/stripe/stripe-amount.ts'

test.each([
  { currency: 'USD', storeAmount: 1_999, stripeAmount: 1_999 },
  { currency: 'NGN', storeAmount: 250_000, stripeAmount: 250_000 },
  { currency: 'JPY', storeAmount: 500, stripeAmount: 500 },
  { currency: 'KWD', storeAmount: 5_120, stripeAmount: 5_120 },
  { currency: 'ISK', storeAmount: 5, stripeAmount: 500 },
  { currency: 'UGX', storeAmount: 5, stripeAmount: 500 },
  { currency: 'HUF', storeAmount: 1_045, stripeAmount: 1_045 },
  { currency: 'TWD', storeAmount: 80_045, stripeAmount: 80_045 },
  { currency: 'MGA', storeAmount: 150_000, stripeAmount: 1_500 },
] as const)(
  '$storeAmount in the smallest unit of $currency is $stripeAmount at Stripe',
  ({ currency, storeAmount, stripeAmount }) => {
    expect(toStripeAmount(storeAmount, currency)).toBe(stripeAmount)
    expect(fromStripeAmount(stripeAmount, currency)).toBe(storeAmount)
  },
)

test('an amount that Stripe or the currency does not support is converted to null', () => {
  expect(toStripeAmount(5_124, 'KWD')).toBeNull()
  expect(toStripeAmount(150_050, 'MGA')).toBeNull()
  expect(fromStripeAmount(550, 'ISK')).toBeNull()
  expect(fromStripeAmount(501, 'UGX')).toBeNull()
})

test('every chargeable amount survives the round trip exactly, in every currency', () => {
  const units = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCY_CODES), units, (currency, count) => {
      const storeAmount = count * (getStripeLimits(currency)?.step ?? 1)
      const stripeAmount = toStripeAmount(storeAmount, currency)
      if (!getStripeLimits(currency)) return
      expect(stripeAmount).not.toBeNull()
      expect(fromStripeAmount(stripeAmount ?? -1, currency)).toBe(storeAmount)
    }),
  )
})

test.each([
  ['USD', { min: 50, max: 99_999_999, step: 1 }],
  ['GBP', { min: 30, max: 99_999_999, step: 1 }],
  ['NGN', { min: 1, max: 99_999_999, step: 1 }],
  ['JPY', { min: 50, max: 9_999_999_999, step: 1 }],
  ['KWD', { min: 10, max: 99_999_990, step: 10 }],
  ['ISK', { min: 1, max: 999_999, step: 1 }],
  ['UGX', { min: 1, max: 999_999, step: 1 }],
  ['HUF', { min: 17_500, max: 999_999_999_999, step: 1 }],
  ['MGA', { min: 100, max: 9_999_999_900, step: 100 }],
  ['IRR', null],
  ['LYD', null],
] as const)('Stripe’s limits for %s are %j', (currency, limits) => {
  expect(getStripeLimits(currency)).toEqual(limits)
})

test('every limit is an amount that Stripe can charge', () => {
  for (const currency of CURRENCY_CODES) {
    const limits = getStripeLimits(currency)
    if (!limits) continue
    expect(limits.min).toBeLessThan(limits.max)
    expect([toStripeAmount(limits.min, currency), toStripeAmount(limits.max, currency)]).not.toContain(null)
  }
})
