import { expect, test } from 'vitest'
import { getListedAvailability } from '#app/content/storefront/listed-availability.ts'

const settings = { feed_backorders: true, backorder_days: 14, store_time_zone: 'UTC' }
const inStock = { canOrder: true, onBackorder: false }
const backorder = { canOrder: true, onBackorder: true }
const soldOut = { canOrder: false, onBackorder: false }
const now = new Date('2026-11-27T23:30:00Z')

test.each([
  { name: 'in stock', stock: inStock, changes: {}, expected: { status: 'in_stock' } },
  { name: 'that is sold out', stock: soldOut, changes: {}, expected: { status: 'out_of_stock' } },
  { name: 'on backorder', stock: backorder, changes: {}, expected: { status: 'backorder', from: '2026-12-11T00:00Z' } },
  {
    name: 'on backorder in a time zone where the next day has begun',
    stock: backorder,
    changes: { store_time_zone: 'Africa/Lagos' },
    expected: { status: 'backorder', from: '2026-12-12T00:00Z' },
  },
  {
    name: 'on backorder for a year, the maximum that Google allows,',
    stock: backorder,
    changes: { backorder_days: 365 },
    expected: { status: 'backorder', from: '2027-11-27T00:00Z' },
  },
  {
    name: 'on backorder without a delay',
    stock: backorder,
    changes: { backorder_days: 0 },
    expected: { status: 'in_stock' },
  },
  {
    name: 'on backorder in a store that does not list backorders',
    stock: backorder,
    changes: { feed_backorders: false },
    expected: { status: 'out_of_stock' },
  },
  {
    name: 'in stock in a store that does not list backorders',
    stock: inStock,
    changes: { feed_backorders: false },
    expected: { status: 'in_stock' },
  },
])('a variant $name is listed as $expected.status', ({ stock: variant, changes, expected }) => {
  expect(getListedAvailability(variant, { ...settings, ...changes }, now)).toEqual(expected)
})
