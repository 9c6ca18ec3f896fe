import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, money } from '#app/features/money/money.ts'
import { sumsOf } from '#app/features/orders/order-sums.ts'
import {
  paymentStatusAfter,
  proposedRefund,
  type RefundableOrder,
  refundable,
  storeRefundOf,
} from '#app/features/payments/refunds/refund.ts'

const usd = (minor: number) => money(minor, 'USD')
const ngn = (minor: number) => money(minor, 'NGN')

function order(changes: Partial<RefundableOrder> = {}): RefundableOrder {
  return {
    paymentStatus: 'paid',
    charged: sumsOf(usd(90_00), usd(10_00), usd(7_20), usd(10_00)),
    store: sumsOf(ngn(135_000_00), ngn(15_000_00), ngn(10_800_00), ngn(15_000_00)),
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
  if (left > 0) expect(paymentStatusAfter(usd(107_20), usd(state.refunded))).toBe(paymentStatus)
})

test('returned units are refunded at their share of subtotal and tax, without shipping', () => {
  const one = { price: usd(25_00), before: 0, now: 1 } // of 4: 90.00 after the discount and 7.20 tax
  expect(proposedRefund(order(), [one]).minor).toBe(24_30)
  expect(proposedRefund(order(), [{ ...one, now: 4 }]).minor).toBe(97_20)
  expect(proposedRefund(order(), [{ ...one, before: 3 }]).minor).toBe(24_30)
  expect(proposedRefund(order(), []).minor).toBe(0)
  const little = { paymentStatus: 'partly_refunded', refunded: usd(107_00) } as const
  expect(proposedRefund(order(little), [one]).minor).toBe(20)
  expect(proposedRefund(order({ paymentStatus: 'pending' }), [one]).minor).toBe(0)
  const free = sumsOf(usd(0), usd(10_00), usd(0))
  expect(proposedRefund(order({ charged: free }), [{ ...one, price: usd(0) }]).minor).toBe(0)
})

test('units returned one by one are refunded exactly what they all cost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 500_00 }), fc.integer({ min: 1, max: 9 })), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.nat({ max: 1_000_000 }),
      fc.nat({ max: 300_000 }),
      (lines, off, taxed) => {
        const full = lines.reduce((total, [price, quantity]) => total + price * quantity, 0)
        const discount = usd(Math.floor((full * off) / 1_000_000))
        const subtotal = usd(full - discount.minor)
        const tax = usd(Math.round((subtotal.minor * taxed) / 1_000_000))
        const bought = order({ charged: sumsOf(subtotal, usd(10_00), tax, discount) })
        const returned = lines.map(() => 0)
        let refunded = 0
        for (const [at, [, quantity]] of lines.entries()) {
          for (let unit = 0; unit < quantity; unit++) {
            const units = lines.map(([price], index) => ({
              price: usd(price),
              before: returned[index] ?? 0,
              now: index === at ? 1 : 0,
            }))
            refunded += proposedRefund(bought, units).minor
            returned[at] = (returned[at] ?? 0) + 1
          }
        }
        expect(refunded).toBe(full === 0 ? 0 : add(subtotal, tax).minor)
      },
    ),
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
          charged: sumsOf(usd(total), usd(0), usd(0)),
          store: sumsOf(ngn(booked), ngn(0), ngn(0)),
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
  const small = { charged: sumsOf(usd(3_00), usd(0), usd(0)), store: sumsOf(ngn(10), ngn(0), ngn(0)) }
  const first = storeRefundOf(order(small), usd(14))
  const after = { ...small, refunded: usd(14), storeRefunded: first }
  const second = storeRefundOf(order(after), usd(1))
  expect([first.minor, second.minor]).toEqual([0, 1])
  const firstFailed = { ...small, refunded: usd(1), storeRefunded: second }
  expect(storeRefundOf(order(firstFailed), usd(1)).minor).toBe(0)
  expect(storeRefundOf(order(firstFailed), usd(2_99)).minor).toBe(9)
})
