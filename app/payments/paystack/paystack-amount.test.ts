import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { fromPaystackAmount, paystackLimits, toPaystackAmount } from '#app/payments/paystack/paystack-amount.ts'

test.each([
  { currency: 'NGN', ours: 10_000, paystacks: 10_000 },
  { currency: 'GHS', ours: 10, paystacks: 10 },
  { currency: 'XOF', ours: 1_500, paystacks: 150_000 },
] as const)('$ours in the smallest unit of $currency is $paystacks at Paystack', ({ currency, ours, paystacks }) => {
  expect(toPaystackAmount(ours, currency)).toBe(paystacks)
  expect(fromPaystackAmount(paystacks, currency)).toBe(ours)
})

test('an amount that Paystack or the currency does not support is null', () => {
  expect(toPaystackAmount(1_000, 'EUR')).toBeNull()
  expect(fromPaystackAmount(150_050, 'XOF')).toBeNull()
})

test('Paystack takes the currencies in its documentation, from their minimums', () => {
  const limits = Object.fromEntries(CURRENCY_CODES.map((currency) => [currency, paystackLimits(currency)]))
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
