import { expect, test } from 'vitest'
import { money } from '#app/features/money/money.ts'
import { orderConfirmation } from '#app/features/orders/order-confirmation.ts'
import { sumsOf } from '#app/features/orders/order-sums.ts'

const dollars = (minor: number) => money(minor, 'USD')
const naira = (minor: number) => money(minor, 'NGN')

const order = {
  orderNumber: 'INTEST1234',
  shippingAddress: {
    first_name: 'Ada <b>',
    last_name: 'Obi & Sons',
    address_line1: '1 Palm Street',
    address_line2: '',
    city: 'Springfield',
    state: 'Oregon',
    postal_code: '97477',
    country: 'US',
    phone: '+1 541 555 0100',
  },
  shippingMethod: 'standard',
  shopperCurrency: 'USD',
  usd: sumsOf(dollars(17_066), dollars(0), dollars(1_365)),
  store: sumsOf(naira(25_600_000), naira(0), naira(2_048_000)),
} as const

const line = {
  productName: 'Dress "Olive"',
  variantName: 'Size: M | Color: Olive',
  quantity: 2,
  backordered: 0,
  price: dollars(8_533),
  storePrice: naira(12_800_000),
}

test('it names what was bought, what it costs, and where it goes', () => {
  const { subject, text } = orderConfirmation(order, [line], 'Lumina')
  expect(subject).toBe('Your Lumina order INTEST1234')
  expect(text.split('\n')).toEqual([
    'Thank you for your order, Ada <b>.',
    'We will get it ready for you now.',
    '',
    'Order INTEST1234',
    '',
    'Dress "Olive"',
    '  Size: M | Color: Olive, quantity 2',
    '  $170.66',
    '',
    'Subtotal: $170.66',
    'Shipping (Standard): Free',
    'Tax: $13.65',
    'Total: $184.31',
    '',
    'Shipping to:',
    'Ada <b> Obi & Sons',
    '1 Palm Street',
    'Springfield, Oregon 97477',
    'US',
    '+1 541 555 0100',
    '',
    'Lumina',
    '',
  ])
})

test('in another currency it says what is charged', () => {
  const { text, html } = orderConfirmation({ ...order, shopperCurrency: 'EUR' }, [line], 'Lumina')
  // €78.50 a piece; $13.65 of tax is €12.56
  expect(text).toContain('Subtotal: €157.00')
  expect(text).toContain('Total: €169.56, charged as $184.31')
  expect(html).toContain('€169.56, charged as $184.31')
})

test('what is on backorder is said so, picking up is not shipping', () => {
  const picked = { ...order, shippingMethod: 'pickup' } as const
  const { text } = orderConfirmation(picked, [{ ...line, backordered: 1 }], 'Lumina')
  expect(text).toContain('  1 on backorder')
  expect(text).toContain('Shipping (Local pickup): Free')
  expect(text).toContain('Your address:')
})

test('nothing that was typed becomes markup', () => {
  const { html } = orderConfirmation(order, [{ ...line, productName: '<img src=x>' }], 'Lumina <i>')
  expect(html).toContain('Ada &lt;b&gt;')
  expect(html).toContain('Obi &amp; Sons')
  expect(html).toContain('&lt;img src=x&gt;')
  expect(html).not.toMatch(/<(b|i|img)\b/)
})
