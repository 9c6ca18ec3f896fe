import { expect, test } from 'vitest'
import { BLANK_ADDRESS } from '#app/base/address.ts'
import { money } from '#app/base/money.ts'
import { explainSums } from '#app/orders/admin/order-explanation.ts'
import { createSumsWithAddedTax } from '#tests/support/sums.ts'

const line = {
  productName: 'Amara Slip Dress',
  quantity: 2,
  price: money(85_33, 'USD'),
  total: money(170_66, 'USD'),
  storePrice: money(128_000_00, 'NGN'),
}
const order = {
  charged: createSumsWithAddedTax(money(170_66, 'USD'), money(25_00, 'USD'), money(13_65, 'USD')),
  store: createSumsWithAddedTax(money(256_000_00, 'NGN'), money(37_500_00, 'NGN'), money(20_480_00, 'NGN')),
  rate: { base: 1_500_000_000, quote: 1_000_000 },
  shippingName: 'Express',
  shippingKind: 'delivery',
  shippingAddress: { ...BLANK_ADDRESS, country: 'US' },
  shown: { currency: 'GBP', rate: { base: 1_000_000, quote: 790_000 } },
  discountCode: '',
  refunded: money(0, 'USD'),
  storeRefunded: money(0, 'NGN'),
} as const

test('for a currency without cents, the explanation says what a price is rounded to', () => {
  const yen = {
    ...order,
    charged: createSumsWithAddedTax(money(25_600, 'JPY'), money(1_200, 'JPY'), money(0, 'JPY')),
    rate: { base: 10_000_000, quote: 1_000_000 },
    refunded: money(0, 'JPY'),
  }
  const sold = { ...line, price: money(12_800, 'JPY'), total: money(25_600, 'JPY') }
  expect(explainSums(yen, [sold])[0]).toEqual({
    term: 'Rate',
    explanation: '₦10.00 per ¥1. Prices are converted, rounded to ¥1, then multiplied by the quantity.',
  })
})

test('each step is explained, from the exchange rate to the total in the shopper’s currency', () => {
  expect(explainSums(order, [line])).toEqual([
    {
      term: 'Rate',
      explanation: '₦1,500.00 per $1. Prices are converted, rounded to the cent, then multiplied by the quantity.',
    },
    { term: 'Amara Slip Dress', explanation: '₦128,000.00 is $85.33; $85.33 × 2 = $170.66' },
    { term: 'Shipping', explanation: 'Express: $25.00' },
    { term: 'Tax', explanation: '8% (United States) on $170.66, without shipping = $13.65' },
    { term: 'Total', explanation: '$170.66 + $25.00 + $13.65 = $209.31' },
    { term: 'Shown', explanation: '£165.35 to the customer, charged in the store currency: $209.31' },
  ])
})

test('a discount is explained between the lines and shipping', () => {
  const reduced = {
    ...order,
    charged: createSumsWithAddedTax(
      money(153_59, 'USD'),
      money(25_00, 'USD'),
      money(12_29, 'USD'),
      money(17_07, 'USD'),
    ),
    store: createSumsWithAddedTax(
      money(230_400_00, 'NGN'),
      money(37_500_00, 'NGN'),
      money(18_432_00, 'NGN'),
      money(25_600_00, 'NGN'),
    ),
    discountCode: 'WELCOME10',
  }
  const steps = explainSums(reduced, [line])
  expect(steps[2]).toEqual({
    term: 'Discount',
    explanation: 'WELCOME10: $170.66 − $17.07 = $153.59; booked as ₦25,600.00',
  })
  expect(steps.map(({ explanation }) => explanation)).toContain(
    '8% (United States) on $153.59, without shipping = $12.29',
  )
})

test('refunds are explained in both currencies', () => {
  const refunded = { ...order, refunded: money(50_00, 'USD'), storeRefunded: money(75_000_00, 'NGN') }
  expect(explainSums(refunded, [line]).at(-1)).toEqual({
    term: 'Refunded',
    explanation: '$50.00 of $209.31, booked as ₦75,000.00 of ₦313,980.00',
  })
  const inDollars = { ...refunded, store: order.charged, storeRefunded: refunded.refunded }
  expect(explainSums(inDollars, []).at(-1)).toEqual({ term: 'Refunded', explanation: '$50.00 of $209.31' })
})

test('an order charged in the store currency shows no conversion; free shipping, pickup and no tax are explained', () => {
  const charged = createSumsWithAddedTax(money(170_66, 'USD'), money(0, 'USD'), money(0, 'USD'))
  const shown = { currency: 'USD', rate: { base: 1_000_000, quote: 1_000_000 } } as const
  const dollarOrder = { ...order, charged, store: charged, shown, shippingName: 'Standard' } as const
  const steps = explainSums(dollarOrder, [{ ...line, storePrice: line.price }])
  expect(steps.map(({ explanation }) => explanation)).toEqual([
    '$85.33 × 2 = $170.66',
    'Standard: free for subtotals of $170.66 or more',
    'None (United States)',
    '$170.66 + $0.00 + $0.00 = $170.66',
  ])
  expect(explainSums({ ...dollarOrder, shippingKind: 'pickup' }, []).map(({ explanation }) => explanation)).toContain(
    'Local pickup: free',
  )
})

test.each([
  {
    taxRate: 88_750,
    term: 'Sales tax 8.875%',
    explanation: '8.875% (United States) on $170.66, without shipping = $13.65',
  },
  { taxRate: null, term: 'Tax', explanation: 'Computed on $170.66, without shipping = $13.65' },
])('the tax rate is the one stored with the order: $taxRate', ({ taxRate, term, explanation }) => {
  const { subtotal, shipping, tax, discount } = order.charged
  const charged = createSumsWithAddedTax(subtotal, shipping, tax, discount, taxRate)
  expect(explainSums({ ...order, charged }, [line])).toContainEqual({ term, explanation })
})
