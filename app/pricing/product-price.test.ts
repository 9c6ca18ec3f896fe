import { expect, test } from 'vitest'
import { computeProductPrice } from '#app/pricing/product-price.ts'

test.each([
  { name: 'a regular price', price: 100, salePrice: null, compareAtPrice: null, now: 100, was: null },
  { name: 'a sale price', price: 100, salePrice: 80, compareAtPrice: null, now: 80, was: 100 },
  { name: 'a sale price that is not lower', price: 100, salePrice: 100, compareAtPrice: null, now: 100, was: null },
  { name: 'a sale price that is higher', price: 100, salePrice: 120, compareAtPrice: null, now: 100, was: null },
  { name: 'a sale price of 0', price: 100, salePrice: 0, compareAtPrice: null, now: 0, was: 100 },
  { name: 'a higher compare-at price', price: 100, salePrice: null, compareAtPrice: 130, now: 100, was: 130 },
  { name: 'a lower compare-at price', price: 100, salePrice: null, compareAtPrice: 90, now: 100, was: null },
  {
    name: 'a sale price takes precedence over a compare-at price',
    price: 100,
    salePrice: 80,
    compareAtPrice: 130,
    now: 80,
    was: 100,
  },
])('$name: the price is $now, and the struck-through price is $was', ({ now, was, ...columns }) => {
  expect(computeProductPrice(columns, 'NGN')).toEqual({
    price: { minor: now, currency: 'NGN' },
    was: was === null ? null : { minor: was, currency: 'NGN' },
  })
})
