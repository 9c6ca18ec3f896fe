import { expect, test } from 'vitest'
import { formatPrice, formatTerms, listConditions } from '#app/pricing/shipping/admin/rate-summary.ts'
import { NEW_RATE } from '#app/pricing/shipping/admin/zone-draft.ts'

const NAIRA = { currency: 'NGN', weightUnit: 'kg' } as const

test.each([
  { amount: '150000', price: '₦150,000.00' },
  { amount: '7.5', price: '₦7.50' },
  { amount: '0.00', price: 'Free' },
  { amount: '', price: '' },
  { amount: 'a lot', price: 'a lot' },
])('the price “$amount” is shown as “$price”', ({ amount, price }) => {
  expect(formatPrice({ amount }, NAIRA)).toBe(price)
})

test.each([
  { rate: {}, terms: '' },
  {
    rate: { daysMin: '5', daysMax: '7', freeFrom: '150000', minimum: '5000' },
    terms: '5-7 business days · free from\u00a0₦150,000.00 · from ₦5,000.00',
  },
  { rate: { daysMin: '1', daysMax: '1', isActive: false }, terms: '1 business day · off' },
  { rate: { kind: 'pickup', basis: 'weight', minimum: '2', maximum: '10' }, terms: 'Pickup · from 2 kg · below 10 kg' },
  { rate: { basis: 'units', maximum: '3' }, terms: 'below 3 items' },
] as const)('the terms of a rate are “$terms”', ({ rate, terms }) => {
  expect(formatTerms({ ...NEW_RATE, ...rate }, NAIRA)).toBe(terms)
})

test('the price and the free-shipping threshold of a rate are not conditions', () => {
  expect(listConditions({ ...NEW_RATE, amount: '7', freeFrom: '50' }, NAIRA)).toEqual([])
})
