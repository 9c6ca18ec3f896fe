import { expect, test } from 'vitest'
import { formatMoney, money } from '#app/base/money.ts'
import { listImportedSumRows } from '#app/orders/imported-orders/imported-order-sums.ts'

const usd = (minor: number) => money(minor, 'USD')
type Order = Parameters<typeof listImportedSumRows>[0]

const NONE = { discountCode: '', subtotal: null, discount: null, shipping: null, tax: null, refunded: usd(0) }

test.each<[what: string, order: Partial<Order> & Pick<Order, 'source' | 'total'>, text: string]>([
  [
    'from Shopify, with tax included in the prices',
    {
      source: 'shopify',
      discountCode: 'SPRING',
      subtotal: usd(85_00),
      discount: usd(15_00),
      shipping: usd(5_00),
      tax: usd(14_37),
      total: usd(90_00),
      refunded: usd(10_00),
    },
    'Discount (SPRING) −$15.00, Subtotal $85.00, Shipping $5.00, Total $90.00, Tax, included $14.37, Refunded −$10.00',
  ],
  [
    'from WooCommerce, with the tax added',
    {
      source: 'woocommerce',
      subtotal: usd(100_00),
      discount: usd(15_00),
      shipping: usd(5_00),
      tax: usd(9_00),
      total: usd(99_00),
    },
    'Subtotal $100.00, Discount −$15.00, Shipping $5.00, Tax $9.00, Total $99.00',
  ],
  ['with a total only', { source: 'file', total: usd(5_00) }, 'Total $5.00'],
  ['without a discount', { source: 'file', discount: usd(0), total: usd(5_00) }, 'Total $5.00'],
])('the sums of an order %s are listed in the order in which they add up', (_, order, text) => {
  const rows = listImportedSumRows({ ...NONE, ...order })
  expect(rows.map(({ term, sign, amount }) => `${term} ${sign}${formatMoney(amount)}`).join(', ')).toBe(text)
})
