import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { computeSums, type Sums } from '#app/orders/order-sums.ts'
import { listSumRows, pairRows } from '#app/orders/sum-rows.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { createSumsWithAddedTax } from '#tests/support/sums.ts'

const usd = (minor: number) => money(minor, 'USD')

test('an order without a discount shows subtotal, shipping and tax', () => {
  const rows = listSumRows(createSumsWithAddedTax(usd(85_33), usd(10_00), usd(6_83)), {
    shippingName: 'Standard',
    discountCode: '',
  })
  expect(rows).toEqual([
    { term: 'Subtotal', amount: '$85.33' },
    { term: 'Shipping (Standard)', amount: '$10.00' },
    { term: 'Tax', amount: '$6.83' },
  ])
})

test('a tax that is not known yet is not shown as 0', () => {
  const described = { shippingName: null, discountCode: '', isTaxUnknown: true }
  const rows = listSumRows(createSumsWithAddedTax(usd(85_33), usd(0), usd(0)), described)
  expect(rows.slice(1)).toEqual([
    { term: 'Shipping', amount: '—' },
    { term: 'Tax', amount: '—' },
  ])
})

test('if there is a discount, the sum of the items before the discount is shown', () => {
  const sums = createSumsWithAddedTax(usd(76_80), usd(0), usd(0), usd(8_53))
  const rows = listSumRows(sums, { shippingName: 'Local pickup', discountCode: 'WELCOME' })
  expect(rows.slice(0, 3)).toEqual([
    { term: 'Items', amount: '$85.33' },
    { term: 'Discount WELCOME', amount: '−$8.53' },
    { term: 'Subtotal', amount: '$76.80' },
  ])
  expect(rows[3]).toEqual({ term: 'Shipping (Local pickup)', amount: 'Free' })
})

/** Builds the sums of CHF 15.90 minus 10%, CHF 7.00 shipping, CHF 4.55 payment fee and 7.7% tax. CHF 1 is ₦1,600. */
function buildSwissOrder(): Readonly<Record<'charged' | 'store', Sums>> {
  const buildSide = (currency: 'CHF' | 'NGN', rate: number) => {
    const toMoney = (minor: number) => money(minor * rate, currency)
    return computeSums({
      subtotal: toMoney(14_31),
      discount: toMoney(1_59),
      shipping: toMoney(11_55),
      paymentFee: toMoney(4_55),
      taxes: [{ name: 'VAT', rate: 77_000, net: toMoney(25_86), tax: toMoney(1_99) }],
      rounding: toMoney(0),
      taxIncluded: false,
      isReverseCharge: false,
    })
  }
  return { charged: buildSide('CHF', 1), store: buildSide('NGN', 1_600) }
}

test('the rows of both currencies are paired by term', () => {
  const rows = pairRows(buildSwissOrder(), (sums) => listSumRows(sums, { shippingName: 'Post', discountCode: 'TEN' }))
  expect(rows.map(({ term, amount, charged }) => [term, amount, charged.replaceAll('\u00a0', ' ')])).toEqual([
    ['Items', '₦25,440.00', 'CHF 15.90'],
    ['Discount TEN', '−₦2,544.00', '−CHF 1.59'],
    ['Subtotal', '₦22,896.00', 'CHF 14.31'],
    ['Shipping (Post)', '₦11,200.00', 'CHF 7.00'],
    ['Cash on delivery fee', '₦7,280.00', 'CHF 4.55'],
    ['VAT 7.7%', '₦3,184.00', 'CHF 1.99'],
  ])
})

test('a row that is missing in one currency does not shift the other rows', () => {
  const { charged, store } = buildSwissOrder()
  const zero = money(0, 'NGN')
  const rows = pairRows({ charged, store: { ...store, paymentFee: zero } }, (sums) =>
    listSumRows(sums, { shippingName: 'Post', discountCode: 'TEN' }),
  )
  expect(rows.slice(-2)).toMatchObject([
    { term: 'Cash on delivery fee', amount: '₦0.00' },
    { term: 'VAT 7.7%', amount: '₦3,184.00' },
  ])
})

test('rounding for cash has its own row', () => {
  const sums = createSumsWithAddedTax(usd(85_33), usd(10_00), usd(6_83))
  const getRoundingRow = (minor: number) =>
    listSumRows({ ...sums, rounding: usd(minor) }, { shippingName: 'Post', discountCode: '' }).at(-1)
  expect(getRoundingRow(-1)).toEqual({ term: 'Cash rounding', amount: '−$0.01' })
  expect(getRoundingRow(2)).toEqual({ term: 'Cash rounding', amount: '$0.02' })
  expect(getRoundingRow(0)).toMatchObject({ term: 'Tax' })
})

test.each([
  ['en', 'GST', 50_000, 'GST 5%'],
  ['fr-CA', 'GST', 50_000, 'TPS 5 %'],
  ['fr-CA', 'HST', 130_000, 'TVH 13 %'],
  ['fr', 'Sales tax', 62_500, 'Taxe de vente 6,25 %'],
  ['en', 'VAT', 200_000, 'VAT 20%'],
  ['en', 'Sales tax', 80_000, 'Tax'],
  ['en', 'GST/HST', 130_000, 'Tax'],
  ['en', '', 75_000, 'Tax'],
])('in %s, the tax %j at %i ppm is labeled %s if it is the only added tax', (language, name, rate, term) => {
  const sums = computeSums({
    ...createSumsWithAddedTax(usd(50_00), usd(0), usd(0)),
    taxes: [{ name, rate, net: usd(50_00), tax: usd(2_50) }],
  })
  const rows = inLanguage(language, () => listSumRows(sums, { shippingName: 'Post', discountCode: '' }))
  expect(rows.at(-1)?.term.replace(/\s/g, ' ')).toBe(term)
})
