import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { fromPaystackAmount, getPaystackLimits, toPaystackAmount } from '#app/payments/paystack/paystack-amount.ts'

test.each([
  { currency: 'NGN', storeAmount: 10_000, paystackAmount: 10_000 },
  { currency: 'GHS', storeAmount: 10, paystackAmount: 10 },
  { currency: 'XOF', storeAmount: 1_500, paystackAmount: 150_000 },
] as const)(
  '$storeAmount in the smallest unit of $currency is $paystackAmount at Paystack',
  ({ currency, storeAmount, paystackAmount }) => {
    expect(toPaystackAmount(storeAmount, currency)).toBe(paystackAmount)
    expect(fromPaystackAmount(paystackAmount, currency)).toBe(storeAmount)
  },
)

test('an amount that Paystack or the currency does not support is converted to null', () => {
  expect(toPaystackAmount(1_000, 'EUR')).toBeNull()
  expect(fromPaystackAmount(150_050, 'XOF')).toBeNull()
})

test('Paystack supports the currencies in its documentation, with their minimums', () => {
  const limits = Object.fromEntries(CURRENCY_CODES.map((currency) => [currency, getPaystackLimits(currency)]))
  expect(Object.entries(limits).filter(([, limit]) => limit !== null)).toHaveLength(6)
  expect(limits).toMatchObject({
    NGN: { min: 5_000, max: 1_000_000_000, step: 1 },
    USD: { min: 200, max: 1_000_000_000, step: 1 },
    GHS: { min: 10, max: 1_000_000_000, step: 1 },
    ZAR: { min: 100, max: 1_000_000_000, step: 1 },
    KES: { min: 300, max: 1_000_000_000, step: 1 },
    XOF: { min: 1, max: 10_000_000, step: 1 },
  })
})
