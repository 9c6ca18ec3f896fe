import { expect, test } from 'vitest'
import { type Money, money } from '#app/base/money.ts'
import { computeCashDue } from '#app/orders/amount-due.server.ts'
import { computeSums, roundSumsForCash, type Sums } from '#app/orders/order-sums.ts'

const eur = (minor: number) => money(minor, 'EUR')
const chf = (minor: number) => money(minor, 'CHF')

type Amounts = { toMoney: (minor: number) => Money; subtotal: number; delivery: number; fee: number; tax: number }

function createSums({ toMoney, subtotal, delivery, fee, tax }: Amounts, change: Partial<Sums> = {}): Sums {
  const taxes =
    tax > 0 ? [{ name: 'VAT', rate: 77_000, net: toMoney(subtotal + delivery + fee), tax: toMoney(tax) }] : []
  const plain = { discount: toMoney(0), rounding: toMoney(0), taxIncluded: false, isReverseCharge: false, taxes }
  const parts = { ...plain, subtotal: toMoney(subtotal), shipping: toMoney(delivery + fee), paymentFee: toMoney(fee) }
  return roundSumsForCash(computeSums({ ...parts, ...change }))
}

const euros = createSums({ toMoney: eur, subtotal: 40_00, delivery: 4_95, fee: 3_00, tax: 0 })
// The tax is (3 × 15.90 + 7.00 + 4.55) × 7.7% = 4.56. The total of 63.81 is rounded for cash to 63.80.
const francs = createSums({ toMoney: chf, subtotal: 47_70, delivery: 7_00, fee: 4_55, tax: 4_56 })

test('the whole total is due if nothing was returned', () => {
  const item = { quantity: 2, total: eur(40_00), discount: eur(0), tax: eur(0), returned: 0 }
  expect(computeCashDue({ charged: euros }, [item])).toEqual(eur(47_95))
  expect(francs.total).toEqual(chf(63_80))
})

test('the price of a unit that was returned before delivery is not due, but shipping and the fee are', () => {
  const item = { quantity: 2, total: eur(40_00), discount: eur(0), tax: eur(0), returned: 1 }
  expect(computeCashDue({ charged: euros }, [item])).toEqual(eur(27_95))
  expect(computeCashDue({ charged: euros }, [{ ...item, returned: 2 }])).toEqual(eur(7_95))
})

test('a returned unit reduces the amount due by its price with discount and tax, and the result is rounded for cash', () => {
  // Goods with tax: 47.70 + 3.67 = 51.37; two of three units are 34.25, and 63.81 − 34.25 = 29.56
  const item = { quantity: 3, total: chf(47_70), discount: chf(0), tax: chf(3_67), returned: 2 }
  expect(computeCashDue({ charged: francs }, [item])).toEqual(chf(29_55))
  // 10% off: 42.93 + 7.00 + 4.55 + 7.7% = 58.67; two of three units (42.93 + 3.31) are 30.83, and 58.67 − 30.83 = 27.84
  const reduced = createSums(
    { toMoney: chf, subtotal: 42_93, delivery: 7_00, fee: 4_55, tax: 4_19 },
    { discount: chf(4_77) },
  )
  const line = { ...item, discount: chf(4_77), tax: chf(3_31) }
  expect(computeCashDue({ charged: reduced }, [line])).toEqual(chf(27_85))
})

test('included tax is not deducted twice', () => {
  const included = createSums(
    { toMoney: eur, subtotal: 40_00, delivery: 4_95, fee: 3_00, tax: 7_66 },
    { taxIncluded: true },
  )
  const item = { quantity: 2, total: eur(40_00), discount: eur(0), tax: eur(6_39), returned: 1 }
  expect(computeCashDue({ charged: included }, [item])).toEqual(eur(27_95))
})
