import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { applyDiscount, canStillApply, type DiscountTerms, getRejectionMessage } from '#app/pricing/discount.ts'
import { findDisplayCurrency, toChargedPrice } from '#app/store/market.ts'
import { testMarket } from '#tests/support/markets.ts'

const market = testMarket({ store_currency: 'NGN', usd_rate: 1_500_000_000 })
const now = new Date('2026-11-20T12:00:00Z')

const tenPercent: DiscountTerms = {
  code: 'WELCOME10',
  kind: 'percent',
  percent: 100_000,
  amount: 0,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  customerLimit: null,
  used: 0,
  isActive: true,
}
const fiveThousand: DiscountTerms = { ...tenPercent, kind: 'amount', percent: 0, amount: 500_000 } // ₦5,000 is $3.33

function createCart(storeMinor: number, chargedMinor = toChargedPrice(money(storeMinor, 'NGN'), market).minor) {
  return { charged: money(chargedMinor, 'USD'), store: money(storeMinor, 'NGN'), market }
}

function computeDiscount(terms: DiscountTerms, storeMinor: number, chargedMinor?: number) {
  const discount = applyDiscount(terms, createCart(storeMinor, chargedMinor), now)
  return typeof discount === 'string' ? discount : [discount.charged.minor, discount.store.minor]
}

test.each([
  { percent: 100_000, charged: 8_533, store: 12_800_000, off: [853, 1_280_000] }, // 853.3
  { percent: 100_000, charged: 8_535, store: 12_800_000, off: [854, 1_280_000] }, // a half is rounded up
  { percent: 333_333, charged: 10_000, store: 15_000_000, off: [3_333, 4_999_995] },
  { percent: 125_000, charged: 4, store: 6_000, off: [1, 750] }, // half a cent is rounded up to one
  { percent: 1_000_000, charged: 8_533, store: 12_800_000, off: [8_533, 12_800_000] },
])('$percent parts per million of $charged cents and $store kobo are $off', ({ percent, charged, store, off }) => {
  expect(computeDiscount({ ...tenPercent, percent }, store, charged)).toEqual(off)
})

test.each([
  { store: 499_999, off: [333, 499_999] }, // one kobo below the amount: all of the subtotal
  { store: 500_000, off: [333, 500_000] },
  { store: 500_001, off: [333, 500_000] },
  { store: 12_800_000, off: [333, 500_000] },
])('an amount of ₦5,000 deducts $off from $store kobo', ({ store, off }) => {
  expect(computeDiscount(fiveThousand, store)).toEqual(off)
})

test('an amount that covers the subtotal leaves nothing in either currency', () => {
  expect(computeDiscount(fiveThousand, 500_000, 335)).toEqual([335, 500_000]) // unit prices were rounded up
  expect(computeDiscount(fiveThousand, 500_100, 332)).toEqual([332, 500_000]) // or down
})

test.each([
  { minimum: 12_800_001, expected: 'minimum' },
  { minimum: 12_800_000, expected: [853, 1_280_000] },
  { minimum: 12_799_999, expected: [853, 1_280_000] },
])('a minimum of $minimum kobo with a subtotal of 12,800,000 kobo yields $expected', ({ minimum, expected }) => {
  expect(computeDiscount({ ...tenPercent, minimum }, 12_800_000)).toEqual(expected)
})

const instant = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test.each([
  { name: 'that starts in a millisecond', terms: { startsAt: instant(1) }, expected: 'early' },
  { name: 'that starts now', terms: { startsAt: now }, expected: [853, 1_280_000] },
  { name: 'that ends in a millisecond', terms: { endsAt: instant(1) }, expected: [853, 1_280_000] },
  { name: 'that ends now', terms: { endsAt: now }, expected: 'late' },
  { name: 'used once out of two times', terms: { usageLimit: 2, used: 1 }, expected: [853, 1_280_000] },
  { name: 'used twice out of two times', terms: { usageLimit: 2, used: 2 }, expected: 'used-up' },
  { name: 'used more often than a limit that was lowered', terms: { usageLimit: 1, used: 2 }, expected: 'used-up' },
  {
    name: 'that is disabled and used up',
    terms: { isActive: false, usageLimit: 1, used: 1 },
    expected: 'unknown',
  },
])('a code $name yields $expected', ({ terms, expected }) => {
  expect(computeDiscount({ ...tenPercent, ...terms }, 12_800_000)).toEqual(expected)
})

test.each([
  { name: 'everything is free', terms: tenPercent, store: 0, charged: 0 },
  {
    name: 'the percentage is less than half a cent',
    terms: { ...tenPercent, percent: 1 },
    store: 12_800_000,
    charged: 8_533,
  },
  {
    name: 'the amount is less than half a cent',
    terms: { ...fiveThousand, amount: 700 },
    store: 12_800_000,
    charged: 8_533,
  },
])('there is no discount if $name', ({ terms, store, charged }) => {
  expect(computeDiscount(terms, store, charged)).toBe('nothing')
})

test('no discount exceeds the subtotal', () => {
  const cart = fc.record({
    charged: fc.integer({ min: 0, max: 10 ** 12 }),
    store: fc.integer({ min: 0, max: 10 ** 12 }),
    usdRate: fc.integer({ min: 100_000, max: 5_000_000_000 }),
  })
  const terms = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 1_000_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 10 ** 12 }) }),
  )
  fc.assert(
    fc.property(cart, terms, ({ charged, store, usdRate }, terms) => {
      const market = testMarket({ store_currency: 'NGN', usd_rate: usdRate })
      const counted = { charged: money(charged, 'USD'), store: money(store, 'NGN'), market }
      const discount = applyDiscount({ ...tenPercent, ...terms }, counted, now)
      if (discount === 'nothing') return
      if (typeof discount === 'string') throw new Error(discount)
      expect(discount.charged.minor).toBeGreaterThan(0)
      expect(discount.charged.minor).toBeLessThanOrEqual(charged)
      expect(discount.store.minor).toBeGreaterThanOrEqual(0)
      expect(discount.store.minor).toBeLessThanOrEqual(store)
    }),
  )
})

const pricing = { market, shown: findDisplayCurrency(market, 'GBP') }

test('the minimum is shown in the currency that the shopper chose', () => {
  const message = getRejectionMessage('minimum', 12_800_000, pricing)
  expect(message).toBe('This discount code requires a subtotal of £67.41 or more.')
  const poundMarket = testMarket({ store_currency: 'GBP', usd_rate: 790_000 })
  const inPounds = { market: poundMarket, shown: findDisplayCurrency(poundMarket, 'GBP') }
  expect(getRejectionMessage('minimum', 5_001, inPounds)).toContain('£50.01') // not converted
})

test.each([
  { rejection: 'unknown', message: /^This discount code is not valid\. /, again: false },
  { rejection: 'early', message: /not valid yet/, again: true },
  { rejection: 'late', message: /no longer valid/, again: true },
  { rejection: 'used-up', message: /used up/, again: true },
  { rejection: 'nothing', message: /does not reduce your order/, again: true },
  { rejection: 'yours', message: /You have already used this discount code/, again: false },
  { rejection: 'too-many', message: /Too many discount codes tried/, again: false },
] as const)(
  '$rejection is shown as $message; the code can still apply later: $again',
  ({ rejection, message, again }) => {
    expect(getRejectionMessage(rejection, 0, pricing)).toMatch(message)
    expect(canStillApply(rejection)).toBe(again)
  },
)
