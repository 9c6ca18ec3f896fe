import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import {
  computeReturnedParts,
  computeStoreRefund,
  listRefundParts,
  type RefundPart,
  type ReturnedUnits,
  selectParts,
  splitRefund,
  subtractRefunds,
} from '#app/orders/refund-parts.ts'
import {
  computeProposedRefund,
  computeRefundable,
  computeShippingRefund,
  getPaymentStatusAfter,
  type RefundableOrder,
} from '#app/orders/refunds/refund.ts'
import { createSumsWithAddedTax } from '#tests/support/sums.ts'

const usd = (minor: number) => money(minor, 'USD')
const ngn = (minor: number) => money(minor, 'NGN')

function createOrder(changes: Partial<RefundableOrder> = {}): RefundableOrder {
  return {
    paymentStatus: 'paid',
    charged: createSumsWithAddedTax(usd(90_00), usd(10_00), usd(7_20), usd(10_00)),
    store: createSumsWithAddedTax(ngn(135_000_00), ngn(15_000_00), ngn(10_800_00), ngn(15_000_00)),
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
] as const)('if $refunded of a $paymentStatus order was refunded, $left can be refunded', ({ left, ...state }) => {
  const { paymentStatus } = state
  expect(computeRefundable(createOrder({ paymentStatus, refunded: usd(state.refunded) })).minor).toBe(left)
  if (left > 0) expect(getPaymentStatusAfter(usd(107_20), usd(state.refunded), usd(0))).toBe(paymentStatus)
})

const createItem = (changes: Partial<ReturnedUnits['item']> = {}) => ({
  id: newId<'order-item'>(),
  quantity: 4,
  total: usd(100_00),
  discount: usd(10_00),
  tax: usd(7_20),
  ...changes,
})

/** Returns the proposed refund for units of one line of an order, after the earlier `refunds`. */
function proposeRefund(
  refundableOrder: RefundableOrder,
  units: readonly ReturnedUnits[],
  refunds: readonly (readonly RefundPart[])[] = [],
) {
  const allParts = listRefundParts(refundableOrder, [...new Set(units.map((returnedUnits) => returnedUnits.item))])
  return computeProposedRefund(
    refundableOrder,
    computeReturnedParts(refundableOrder, units, subtractRefunds(allParts, refunds)),
  ).minor
}

test('returned units are refunded at their share of subtotal and tax, without shipping', () => {
  const returnedUnit = { item: createItem(), before: 0, now: 1 }
  expect(proposeRefund(createOrder(), [returnedUnit])).toBe(24_30)
  expect(proposeRefund(createOrder(), [{ ...returnedUnit, now: 4 }])).toBe(97_20)
  expect(proposeRefund(createOrder(), [{ ...returnedUnit, before: 3 }])).toBe(24_30)
  expect(proposeRefund(createOrder(), [])).toBe(0)
  const almostRefunded = { paymentStatus: 'partly_refunded', refunded: usd(107_00) } as const
  expect(proposeRefund(createOrder(almostRefunded), [returnedUnit])).toBe(20)
  expect(proposeRefund(createOrder({ paymentStatus: 'pending' }), [returnedUnit])).toBe(0)
  const free = createItem({ total: usd(0), discount: usd(0), tax: usd(0) })
  const charged = createSumsWithAddedTax(usd(0), usd(10_00), usd(0))
  expect(proposeRefund(createOrder({ charged }), [{ ...returnedUnit, item: free }])).toBe(0)
})

test.each([
  { shippingCase: 'standard shipping', shipping: 10_00, standard: 10_00, fee: 0, tax: 0, due: 10_00 },
  {
    shippingCase: 'express shipping (limited to the standard cost)',
    shipping: 25_00,
    standard: 10_00,
    fee: 0,
    tax: 0,
    due: 10_00,
  },
  { shippingCase: 'express shipping where standard was free', shipping: 25_00, standard: 0, fee: 0, tax: 0, due: 0 },
  { shippingCase: 'free shipping', shipping: 0, standard: 0, fee: 0, tax: 0, due: 0 },
  { shippingCase: 'pickup in a store without delivery', shipping: 5_00, standard: null, fee: 0, tax: 0, due: 5_00 },
  {
    shippingCase: 'an order without a recorded standard cost',
    shipping: 25_00,
    standard: null,
    fee: 0,
    tax: 0,
    due: 25_00,
  },
  {
    shippingCase: 'standard shipping with a cash on delivery fee',
    shipping: 13_00,
    standard: 10_00,
    fee: 3_00,
    tax: 0,
    due: 13_00,
  },
  {
    shippingCase: 'express shipping with a cash on delivery fee',
    shipping: 28_00,
    standard: 10_00,
    fee: 3_00,
    tax: 0,
    due: 13_00,
  },
  { shippingCase: 'express shipping with tax', shipping: 25_00, standard: 10_00, fee: 0, tax: 5_00, due: 12_00 },
])('for $shippingCase, the shipping refund is $due', ({ shipping, standard, fee, tax, due }) => {
  const items = [{ tax: usd(7_20) }]
  const standardShipping = standard === null ? null : usd(standard)
  const charged = { ...createSumsWithAddedTax(usd(90_00), usd(shipping), usd(7_20 + tax)), paymentFee: usd(fee) }
  expect(computeShippingRefund({ charged, standardShipping }, items)).toEqual(usd(due))
})

test('uncollected cash does not count as refunded in the payment status', () => {
  const getStatus = (refunded: number) => getPaymentStatusAfter(usd(47_95), usd(refunded), usd(20_00))
  expect([20_00, 21_00, 47_95].map(getStatus)).toEqual(['paid', 'partly_refunded', 'refunded'])
})

test('the shipping refund includes the rounding for cash', () => {
  const sums = createSumsWithAddedTax(usd(90_00), usd(10_00), usd(7_20))
  const charged = { ...sums, rounding: usd(-2), total: usd(107_18) }
  expect(computeShippingRefund({ charged, standardShipping: null }, [{ tax: usd(7_20) }])).toEqual(usd(9_98))
})

test('if prices include tax, no tax is added to the shipping refund', () => {
  const charged = {
    ...createSumsWithAddedTax(usd(90_00), usd(25_00), usd(9_00)),
    taxIncluded: true,
    total: usd(115_00),
  }
  const order = { charged, standardShipping: usd(10_00) }
  expect(computeShippingRefund(order, [{ tax: usd(7_20) }])).toEqual(usd(10_00))
})

test.each([
  // Goods for 59.90 per unit and shipping for 4.95; the goodwill refund was made without a return
  { units: 1, refunded: 10_00, proposed: 49_90 },
  { units: 2, refunded: 10_00, proposed: 109_80 },
  { units: 1, refunded: 59_90, proposed: 0 }, // shipping is not refunded
  { units: 1, refunded: 64_85, proposed: 0 },
])('after a goodwill refund of $refunded, the proposed refund for $units returned units is $proposed', (expected) => {
  const sold = createItem({
    quantity: expected.units,
    total: usd(59_90 * expected.units),
    discount: usd(0),
    tax: usd(0),
  })
  const charged = createSumsWithAddedTax(sold.total, usd(4_95), usd(0))
  const before = createOrder({ charged })
  const goodwill = splitRefund(usd(expected.refunded), listRefundParts(before, [sold]))
  const paymentStatus = getPaymentStatusAfter(charged.total, usd(expected.refunded), usd(0))
  const after = createOrder({ charged, paymentStatus, refunded: usd(expected.refunded) })
  expect(proposeRefund(after, [{ item: sold, before: 0, now: expected.units }], [goodwill])).toBe(expected.proposed)
})

test('a refund of shipping or of a line leaves the other parts unchanged', () => {
  const [dress, scarf] = [
    createItem({ quantity: 1 }),
    createItem({ quantity: 1, total: usd(20_00), discount: usd(0), tax: usd(1_60) }),
  ]
  const sold = createOrder({ charged: createSumsWithAddedTax(usd(110_00), usd(10_00), usd(8_80), usd(10_00)) })
  const allParts = listRefundParts(sold, [dress, scarf])
  expect(allParts.map(({ amount }) => amount)).toEqual([97_20, 21_60, 10_00])
  const shipping = splitRefund(usd(10_00), allParts, { first: selectParts(allParts, [null]) })
  expect(shipping).toEqual([{ item: null, amount: 10_00 }])
  const part = splitRefund(usd(5_00), allParts, { first: selectParts(allParts, [scarf.id]) })
  expect(part).toEqual([{ item: scarf.id, amount: 5_00 }])
  expect(subtractRefunds(allParts, [shipping, part]).map(({ amount }) => amount)).toEqual([97_20, 16_60, 0])
})

test('the refund of a line uses the line’s own tax rate, and included tax is not added again', () => {
  const dress = createItem({ quantity: 1, total: usd(50_00), discount: usd(0), tax: usd(9_50) })
  const book = createItem({ quantity: 1, total: usd(50_00), discount: usd(0), tax: usd(3_50) })
  const charged = createSumsWithAddedTax(usd(100_00), usd(0), usd(13_00))
  const propose = (sold: typeof dress, sums: typeof charged) =>
    proposeRefund(createOrder({ charged: sums }), [{ item: sold, before: 0, now: 1 }])
  expect([propose(dress, charged), propose(book, charged)]).toEqual([59_50, 53_50])
  const included = { ...charged, taxIncluded: true, total: usd(100_00) }
  expect([propose(dress, included), propose(book, included)]).toEqual([50_00, 50_00])
})

test('the refunds of units returned one by one, in any order, add up to exactly the cost of the units', () => {
  const anyItem = fc
    .record({
      price: fc.nat({ max: 500_00 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      off: fc.nat({ max: 1_000 }),
      tax: fc.nat(900_00),
    })
    .map(({ price, quantity, off, tax }) => {
      const total = price * quantity
      return createItem({
        quantity,
        total: usd(total),
        discount: usd(Math.floor((total * off) / 1_000)),
        tax: usd(tax),
      })
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
      const charged = { ...createSumsWithAddedTax(usd(cost), usd(10_00), usd(0)), taxIncluded }
      const returned = items.map(() => 0)
      let refunded = 0
      const refunds: (readonly RefundPart[])[] = []
      for (const at of units) {
        const returnedNow = items.map((item, index) => ({
          item,
          before: returned[index] ?? 0,
          now: index === at ? 1 : 0,
        }))
        const left = subtractRefunds(listRefundParts({ charged }, items), refunds)
        const parts = computeReturnedParts({ charged }, returnedNow, left)
        const amount = computeProposedRefund(createOrder({ charged }), parts)
        refunds.push(splitRefund(amount, left, { first: parts }))
        refunded += amount.minor
        returned[at] = (returned[at] ?? 0) + 1
      }
      expect(refunded).toBe(cost)
    }),
  )
})

test('refunds of any amounts add up exactly in both currencies once the last cent is refunded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_00 }),
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.array(fc.nat({ max: 1_000 }), { maxLength: 12 }),
      (total, storeTotal, parts) => {
        let state = createOrder({
          charged: createSumsWithAddedTax(usd(total), usd(0), usd(0)),
          store: createSumsWithAddedTax(ngn(storeTotal), ngn(0), ngn(0)),
        })
        for (const part of [...parts, 1_000]) {
          const left = total - state.refunded.minor
          const amount = usd(part === 1_000 ? left : Math.floor((left * part) / 1_000))
          const store = computeStoreRefund(state, amount)
          expect(store.minor).toBeGreaterThanOrEqual(0)
          state = {
            ...state,
            refunded: usd(state.refunded.minor + amount.minor),
            storeRefunded: ngn(state.storeRefunded.minor + store.minor),
          }
        }
        expect(state).toMatchObject({ refunded: { minor: total }, storeRefunded: { minor: storeTotal } })
      },
    ),
  )
})

test('after a failed refund that was rounded down, the next refund is 0 in the store currency, never negative', () => {
  const small = {
    charged: createSumsWithAddedTax(usd(3_00), usd(0), usd(0)),
    store: createSumsWithAddedTax(ngn(10), ngn(0), ngn(0)),
  }
  const first = computeStoreRefund(createOrder(small), usd(14))
  const after = { ...small, refunded: usd(14), storeRefunded: first }
  const second = computeStoreRefund(createOrder(after), usd(1))
  expect([first.minor, second.minor]).toEqual([0, 1])
  const firstFailed = { ...small, refunded: usd(1), storeRefunded: second }
  expect(computeStoreRefund(createOrder(firstFailed), usd(1)).minor).toBe(0)
  expect(computeStoreRefund(createOrder(firstFailed), usd(2_99)).minor).toBe(9)
})
