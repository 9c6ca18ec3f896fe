import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#app/features/money/money.ts'
import {
  paymentStatusAfter,
  proposedRefund,
  type RefundableOrder,
  refundable,
  shippingRefund,
  storeRefundOf,
} from '#app/features/payments/refunds/refund.ts'
import { addedSums } from '#tests/support/sums.ts'

const usd = (minor: number) => money(minor, 'USD')
const ngn = (minor: number) => money(minor, 'NGN')

function order(changes: Partial<RefundableOrder> = {}): RefundableOrder {
  return {
    paymentStatus: 'paid',
    charged: addedSums(usd(90_00), usd(10_00), usd(7_20), usd(10_00)),
    store: addedSums(ngn(135_000_00), ngn(15_000_00), ngn(10_800_00), ngn(15_000_00)),
    refunded: usd(0),
    storeRefunded: ngn(0),
    ...changes,
  }
}

test.each([
  { paymentStatus: 'paid', refunded: 0, left: 107_20 },
  { paymentStatus: 'partly_refunded', refunded: 7_20, left: 100_00 },
  { paymentStatus: 'refunded', refunded: 107_20, left: 0 },
  { paymentStatus: 'pending', refunded: 0, left: 0 },
  { paymentStatus: 'failed', refunded: 0, left: 0 },
] as const)('of an order that is $paymentStatus with $refunded refunded, $left is left', ({ left, ...state }) => {
  const { paymentStatus } = state
  expect(refundable(order({ paymentStatus, refunded: usd(state.refunded) })).minor).toBe(left)
  if (left > 0) expect(paymentStatusAfter(usd(107_20), usd(state.refunded), usd(0))).toBe(paymentStatus)
})

test('returned units are refunded at their share of subtotal and tax, without shipping', () => {
  const item = { quantity: 4, total: usd(100_00), discount: usd(10_00), tax: usd(7_20) }
  const one = { item, before: 0, now: 1 }
  expect(proposedRefund(order(), [one]).minor).toBe(24_30)
  expect(proposedRefund(order(), [{ ...one, now: 4 }]).minor).toBe(97_20)
  expect(proposedRefund(order(), [{ ...one, before: 3 }]).minor).toBe(24_30)
  expect(proposedRefund(order(), []).minor).toBe(0)
  const little = { paymentStatus: 'partly_refunded', refunded: usd(107_00) } as const
  expect(proposedRefund(order(little), [one]).minor).toBe(20)
  expect(proposedRefund(order({ paymentStatus: 'pending' }), [one]).minor).toBe(0)
  const free = { ...item, total: usd(0), discount: usd(0), tax: usd(0) }
  const charged = addedSums(usd(0), usd(10_00), usd(0))
  expect(proposedRefund(order({ charged }), [{ ...one, item: free }]).minor).toBe(0)
})

test.each([
  { paid: 'standard', shipping: 10_00, standard: 10_00, fee: 0, tax: 0, due: 10_00 },
  { paid: 'express: the standard cost', shipping: 25_00, standard: 10_00, fee: 0, tax: 0, due: 10_00 },
  { paid: 'express where standard was free', shipping: 25_00, standard: 0, fee: 0, tax: 0, due: 0 },
  { paid: 'nothing', shipping: 0, standard: 0, fee: 0, tax: 0, due: 0 },
  { paid: 'in a store that offered pickup only', shipping: 5_00, standard: null, fee: 0, tax: 0, due: 5_00 },
  { paid: 'before it was recorded', shipping: 25_00, standard: null, fee: 0, tax: 0, due: 25_00 },
  { paid: 'with the fee of cash on delivery', shipping: 13_00, standard: 10_00, fee: 3_00, tax: 0, due: 13_00 },
  { paid: 'express with that fee', shipping: 28_00, standard: 10_00, fee: 3_00, tax: 0, due: 13_00 },
  { paid: 'express with tax on shipping', shipping: 25_00, standard: 10_00, fee: 0, tax: 5_00, due: 12_00 },
])('of shipping, $paid is refunded: $due', ({ shipping, standard, fee, tax, due }) => {
  const items = [{ tax: usd(7_20) }]
  const standardShipping = standard === null ? null : usd(standard)
  const charged = { ...addedSums(usd(90_00), usd(shipping), usd(7_20 + tax)), paymentFee: usd(fee) }
  expect(shippingRefund({ charged, standardShipping }, items)).toEqual(usd(due))
})

test('an order of which cash was not collected is paid until money is given back', () => {
  const status = (refunded: number) => paymentStatusAfter(usd(47_95), usd(refunded), usd(20_00))
  expect([20_00, 21_00, 47_95].map(status)).toEqual(['paid', 'partly_refunded', 'refunded'])
})

test('a withdrawal from a whole order gives back what was paid, rounded for cash', () => {
  const sums = addedSums(usd(90_00), usd(10_00), usd(7_20))
  const charged = { ...sums, rounding: usd(-2), total: usd(107_18) }
  expect(shippingRefund({ charged, standardShipping: null }, [{ tax: usd(7_20) }])).toEqual(usd(9_98))
})

test('with included tax, shipping is refunded as it was charged', () => {
  const charged = { ...addedSums(usd(90_00), usd(25_00), usd(9_00)), taxIncluded: true, total: usd(115_00) }
  const order = { charged, standardShipping: usd(10_00) }
  expect(shippingRefund(order, [{ tax: usd(7_20) }])).toEqual(usd(10_00))
})

test('the refund of a whole withdrawal includes shipping, and at most what is left', () => {
  const item = { quantity: 4, total: usd(100_00), discount: usd(10_00), tax: usd(7_20) }
  expect(proposedRefund(order(), [{ item, before: 0, now: 4 }], usd(10_00)).minor).toBe(107_20)
  expect(proposedRefund(order({ refunded: usd(5_00) }), [{ item, before: 0, now: 4 }], usd(10_00)).minor).toBe(102_20)
})

test('a line at another rate gets its own tax back, and included tax is not added again', () => {
  const dress = { quantity: 1, total: usd(50_00), discount: usd(0), tax: usd(9_50) }
  const book = { quantity: 1, total: usd(50_00), discount: usd(0), tax: usd(3_50) }
  const charged = addedSums(usd(100_00), usd(0), usd(13_00))
  const of = (item: typeof dress, sums: typeof charged) =>
    proposedRefund(order({ charged: sums }), [{ item, before: 0, now: 1 }])
  expect([of(dress, charged).minor, of(book, charged).minor]).toEqual([59_50, 53_50])
  const included = { ...charged, taxIncluded: true, total: usd(100_00) }
  expect([of(dress, included).minor, of(book, included).minor]).toEqual([50_00, 50_00])
})

test('units returned one by one, in any order, are refunded exactly what they all cost', () => {
  const anyItem = fc
    .record({
      price: fc.nat({ max: 500_00 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      off: fc.nat({ max: 1_000 }),
      tax: fc.nat(900_00),
    })
    .map(({ price, quantity, off, tax }) => {
      const total = price * quantity
      return { quantity, total: usd(total), discount: usd(Math.floor((total * off) / 1_000)), tax: usd(tax) }
    })
  const anyOrder = fc.array(anyItem, { minLength: 1, maxLength: 5 }).chain((items) => {
    const units = items.flatMap((item, at) => Array.from({ length: item.quantity }, () => at))
    return fc.record({
      items: fc.constant(items),
      units: fc.shuffledSubarray(units, { minLength: units.length, maxLength: units.length }),
      taxIncluded: fc.boolean(),
    })
  })
  fc.assert(
    fc.property(anyOrder, ({ items, units, taxIncluded }) => {
      const cost = items.reduce(
        (all, { total, discount, tax }) => all + total.minor - discount.minor + (taxIncluded ? 0 : tax.minor),
        0,
      )
      const charged = { ...addedSums(usd(cost), usd(10_00), usd(0)), taxIncluded }
      const returned = items.map(() => 0)
      let refunded = 0
      for (const at of units) {
        const parts = items.map((item, index) => ({ item, before: returned[index] ?? 0, now: index === at ? 1 : 0 }))
        refunded += proposedRefund(order({ charged }), parts).minor
        returned[at] = (returned[at] ?? 0) + 1
      }
      expect(refunded).toBe(cost)
    }),
  )
})

test('refunds in any parts are booked exactly once the last cent is refunded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_00 }),
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.array(fc.nat({ max: 1_000 }), { maxLength: 12 }),
      (total, booked, parts) => {
        let state = order({
          charged: addedSums(usd(total), usd(0), usd(0)),
          store: addedSums(ngn(booked), ngn(0), ngn(0)),
        })
        for (const part of [...parts, 1_000]) {
          const left = total - state.refunded.minor
          const amount = usd(part === 1_000 ? left : Math.floor((left * part) / 1_000))
          const store = storeRefundOf(state, amount)
          expect(store.minor).toBeGreaterThanOrEqual(0)
          state = {
            ...state,
            refunded: usd(state.refunded.minor + amount.minor),
            storeRefunded: ngn(state.storeRefunded.minor + store.minor),
          }
        }
        expect(state).toMatchObject({ refunded: { minor: total }, storeRefunded: { minor: booked } })
      },
    ),
  )
})

test('after a failed refund that was rounded down, the next is booked as 0, never below', () => {
  const small = { charged: addedSums(usd(3_00), usd(0), usd(0)), store: addedSums(ngn(10), ngn(0), ngn(0)) }
  const first = storeRefundOf(order(small), usd(14))
  const after = { ...small, refunded: usd(14), storeRefunded: first }
  const second = storeRefundOf(order(after), usd(1))
  expect([first.minor, second.minor]).toEqual([0, 1])
  const firstFailed = { ...small, refunded: usd(1), storeRefunded: second }
  expect(storeRefundOf(order(firstFailed), usd(1)).minor).toBe(0)
  expect(storeRefundOf(order(firstFailed), usd(2_99)).minor).toBe(9)
})
