import { expect, test } from 'vitest'
import { listedAvailability } from '#app/content/storefront/listed-availability.ts'

const settings = { feed_backorders: true, backorder_days: 14, store_time_zone: 'UTC' }
const inStock = { canOrder: true, onBackorder: false }
const backorder = { canOrder: true, onBackorder: true }
const soldOut = { canOrder: false, onBackorder: false }
const now = new Date('2026-11-27T23:30:00Z')

test.each([
  { name: 'in stock', of: inStock, as: {}, is: { status: 'in_stock' } },
  { name: 'sold out', of: soldOut, as: {}, is: { status: 'out_of_stock' } },
  { name: 'on backorder', of: backorder, as: {}, is: { status: 'backorder', from: '2026-12-11T00:00Z' } },
  {
    name: 'on backorder where the next day has begun',
    of: backorder,
    as: { store_time_zone: 'Africa/Lagos' },
    is: { status: 'backorder', from: '2026-12-12T00:00Z' },
  },
  {
    name: 'on backorder for at most a year, as Google allows',
    of: backorder,
    as: { backorder_days: 365 },
    is: { status: 'backorder', from: '2027-11-27T00:00Z' },
  },
  { name: 'on backorder without a delay', of: backorder, as: { backorder_days: 0 }, is: { status: 'in_stock' } },
  { name: 'on backorder, unlisted', of: backorder, as: { feed_backorders: false }, is: { status: 'out_of_stock' } },
  {
    name: 'in stock, with backorders unlisted',
    of: inStock,
    as: { feed_backorders: false },
    is: { status: 'in_stock' },
  },
])('$name', ({ of: variant, as, is }) => {
  expect(listedAvailability(variant, { ...settings, ...as }, now)).toEqual(is)
})
