import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allocateStock,
  availability,
  availabilityOf,
  hasOption,
  isLowStock,
  variantSku,
} from '#app/inventory/stock/stock.ts'
import { MAX_UNITS } from '#app/orders/cart/cart.ts'

const tracked = { track_inventory: true, allow_backorders: false }
const backorders = { track_inventory: true, allow_backorders: true }
const untracked = { track_inventory: false, allow_backorders: false }

test.each([
  { stock: 0, settings: tracked, is: { canOrder: false, onBackorder: false, left: 0, isFew: true, max: 0 } },
  { stock: 1, settings: tracked, is: { canOrder: true, onBackorder: false, left: 1, isFew: true, max: 1 } },
  { stock: 9, settings: tracked, is: { canOrder: true, onBackorder: false, left: 9, isFew: true, max: 9 } },
  { stock: 10, settings: tracked, is: { canOrder: true, onBackorder: false, left: 10, isFew: false, max: 10 } },
  { stock: 12_000, settings: tracked, is: { canOrder: true, left: 12_000, max: MAX_UNITS } },
  { stock: 0, settings: backorders, is: { canOrder: true, onBackorder: true, left: 0, max: MAX_UNITS } },
  { stock: 3, settings: backorders, is: { canOrder: true, onBackorder: false, left: 3, max: MAX_UNITS } },
  {
    stock: 0,
    settings: untracked,
    is: { canOrder: true, onBackorder: false, left: null, isFew: false, max: MAX_UNITS },
  },
])('§5 $stock units with $settings', ({ stock, settings, is }) => {
  expect(availabilityOf(stock, settings)).toMatchObject(is)
})

const grid = [
  { size: 'S', color: 'Olive', stock: 0 },
  { size: 'S', color: 'Ecru', stock: 4 },
  { size: 'M', color: 'Olive', stock: 20 },
]

test.each([
  { choice: { size: 'S', color: 'Olive' }, left: 0, canOrder: false },
  { choice: { size: 'S', color: 'Ecru' }, left: 4, canOrder: true },
  { choice: { size: null, color: 'Olive' }, left: 20, canOrder: true },
  { choice: { size: 'S', color: null }, left: 4, canOrder: true },
  { choice: { size: null, color: null }, left: 24, canOrder: true },
  { choice: { size: 'M', color: 'Ecru' }, left: 0, canOrder: false }, // no such variant
])('§D the choice $choice has $left left', ({ choice, left, canOrder }) => {
  const product = { stockByVariant: true, stockQuantity: 24 }
  expect(availability(product, grid, tracked, choice)).toMatchObject({ left, canOrder })
})

test('a missing variant is not on offer, even with backorders or untracked stock', () => {
  const product = { stockByVariant: true, stockQuantity: 24 }
  for (const settings of [backorders, untracked]) {
    expect(availability(product, grid, settings, { size: 'M', color: 'Ecru' })).toEqual({
      canOrder: false,
      onBackorder: false,
      left: 0,
      isFew: true,
      max: 0,
    })
  }
})

test('without stock by variant, each size and color has the stock of the product', () => {
  const product = { stockByVariant: false, stockQuantity: 7 }
  const variants = [{ size: null, color: null, stock: 7 }]
  expect(availability(product, variants, tracked, { size: 'S', color: 'Olive' }).left).toBe(7)
})

test.each([
  { stock: 5, threshold: null, low: true },
  { stock: 6, threshold: null, low: false },
  { stock: 6, threshold: 6, low: true },
  { stock: 1, threshold: 0, low: false },
  { stock: 0, threshold: 0, low: true },
])('§9 $stock units at a threshold of $threshold are low: $low', ({ stock, threshold, low }) => {
  expect(isLowStock(stock, threshold, 5)).toBe(low)
})

test.each([
  { sizes: [], colors: [], line: { size: 'One Size', color: 'Default' }, does: true },
  { sizes: [], colors: [], line: { size: 'M', color: 'Default' }, does: false },
  { sizes: ['M'], colors: [], line: { size: 'M', color: 'Default' }, does: true },
  { sizes: ['M'], colors: [], line: { size: 'One Size', color: 'Default' }, does: false },
  { sizes: [], colors: [{ name: 'Olive', hex: '#556b2f' }], line: { size: 'One Size', color: 'Olive' }, does: true },
  { sizes: [], colors: [{ name: 'Olive', hex: '#556b2f' }], line: { size: 'One Size', color: 'Red' }, does: false },
])('§5 $sizes and $colors include $line: $does', ({ line, does, ...product }) => {
  expect(hasOption(product, line)).toBe(does)
})

test.each([
  { size: null, color: null, sku: 'PRD-1' },
  { size: 'M', color: null, sku: 'PRD-1-M' },
  { size: 'M', color: 'Navy Blue', sku: 'PRD-1-M-NAVY-BLUE' },
  { size: null, color: 'Écru / Beige', sku: 'PRD-1-ECRU-BEIGE' },
])('the SKU of $size and $color is $sku', ({ sku, ...variant }) => {
  expect(variantSku('PRD-1', variant)).toBe(sku)
})

test('allocated stock never exceeds what is left, nor what was requested', () => {
  const requests = fc.array(
    fc.record({ variantId: fc.constantFrom('a', 'b', null), quantity: fc.integer({ min: 1, max: 50 }) }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(
      requests,
      fc.nat(60),
      fc.nat(60),
      fc.constantFrom(tracked, backorders, untracked),
      (lines, a, b, settings) => {
        const stock = new Map([
          ['a', a],
          ['b', b],
        ])
        const shares = allocateStock(lines, stock, settings)
        for (const [variantId, stocked] of stock) {
          const own = shares.filter((_, index) => lines[index]?.variantId === variantId)
          const requested = lines
            .filter((line) => line.variantId === variantId)
            .reduce((all, line) => all + line.quantity, 0)
          const taken = own.reduce((all, share) => all + share.taken, 0)
          expect(taken).toBe(settings.track_inventory ? Math.min(stocked, requested) : 0)
          const allocated = own.reduce((all, share) => all + share.quantity, 0)
          expect(allocated).toBe(settings === tracked ? taken : requested)
        }
        for (const [index, share] of shares.entries()) {
          expect(share.quantity).toBeLessThanOrEqual(lines[index]?.quantity ?? 0)
          if (lines[index]?.variantId === null) expect(share.quantity).toBe(0)
        }
      },
    ),
  )
})
