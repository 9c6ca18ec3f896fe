import { expect, test } from 'vitest'
import { money } from '#app/features/money/money.ts'
import { sumRows } from '#app/features/orders/sum-rows.ts'
import { addedSums } from '#tests/support/sums.ts'

const usd = (minor: number) => money(minor, 'USD')

test('an order without a discount shows subtotal, shipping and tax', () => {
  const rows = sumRows(addedSums(usd(85_33), usd(10_00), usd(6_83)), { shippingName: 'Standard', discountCode: '' })
  expect(rows).toEqual([
    { term: 'Subtotal', amount: '$85.33' },
    { term: 'Shipping (Standard)', amount: '$10.00' },
    { term: 'Tax', amount: '$6.83' },
  ])
})

test('a tax that is not known yet is not 0', () => {
  const described = { shippingName: null, discountCode: '', isTaxOpen: true }
  const rows = sumRows(addedSums(usd(85_33), usd(0), usd(0)), described)
  expect(rows.slice(1)).toEqual([
    { term: 'Shipping', amount: '—' },
    { term: 'Tax', amount: '—' },
  ])
})

test('a discount shows the sum of the items before it', () => {
  const sums = addedSums(usd(76_80), usd(0), usd(0), usd(8_53))
  const rows = sumRows(sums, { shippingName: 'Local pickup', discountCode: 'WELCOME' })
  expect(rows.slice(0, 3)).toEqual([
    { term: 'Items', amount: '$85.33' },
    { term: 'Discount WELCOME', amount: '−$8.53' },
    { term: 'Subtotal', amount: '$76.80' },
  ])
  expect(rows[3]).toEqual({ term: 'Shipping (Local pickup)', amount: 'Free' })
})
