import { expect, test } from 'vitest'
import { getAvailability, getProductAvailability, hasOption, MAX_UNITS } from '#app/catalog/availability.ts'

const tracked = { track_inventory: true, allow_backorders: false }
const backorders = { track_inventory: true, allow_backorders: true }
const untracked = { track_inventory: false, allow_backorders: false }

test.each([
  { stock: 0, settings: tracked, is: { canOrder: false, onBackorder: false, left: 0, hasFewLeft: true, max: 0 } },
  { stock: 1, settings: tracked, is: { canOrder: true, onBackorder: false, left: 1, hasFewLeft: true, max: 1 } },
  { stock: 9, settings: tracked, is: { canOrder: true, onBackorder: false, left: 9, hasFewLeft: true, max: 9 } },
  { stock: 10, settings: tracked, is: { canOrder: true, onBackorder: false, left: 10, hasFewLeft: false, max: 10 } },
  { stock: 12_000, settings: tracked, is: { canOrder: true, left: 12_000, max: MAX_UNITS } },
  { stock: 0, settings: backorders, is: { canOrder: true, onBackorder: true, left: 0, max: MAX_UNITS } },
  { stock: 3, settings: backorders, is: { canOrder: true, onBackorder: false, left: 3, max: MAX_UNITS } },
  {
    stock: 0,
    settings: untracked,
    is: { canOrder: true, onBackorder: false, left: null, hasFewLeft: false, max: MAX_UNITS },
  },
])('$stock units with $settings have the availability $is', ({ stock, settings, is }) => {
  expect(getAvailability(stock, settings)).toMatchObject(is)
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
])('the choice $choice has $left units left', ({ choice, left, canOrder }) => {
  const product = { stockByVariant: true, stockQuantity: 24 }
  expect(getProductAvailability(product, grid, tracked, choice)).toMatchObject({ left, canOrder })
})

test('a missing variant is not for sale, even with backorders or untracked stock', () => {
  const product = { stockByVariant: true, stockQuantity: 24 }
  for (const settings of [backorders, untracked]) {
    expect(getProductAvailability(product, grid, settings, { size: 'M', color: 'Ecru' })).toEqual({
      canOrder: false,
      onBackorder: false,
      left: 0,
      hasFewLeft: true,
      max: 0,
    })
  }
})

test('without stock per variant, each size and color has the product’s stock', () => {
  const product = { stockByVariant: false, stockQuantity: 7 }
  const variants = [{ size: null, color: null, stock: 7 }]
  expect(getProductAvailability(product, variants, tracked, { size: 'S', color: 'Olive' }).left).toBe(7)
})

test.each([
  { sizes: [], colors: [], line: { size: 'One Size', color: 'Default' }, does: true },
  { sizes: [], colors: [], line: { size: 'M', color: 'Default' }, does: false },
  { sizes: ['M'], colors: [], line: { size: 'M', color: 'Default' }, does: true },
  { sizes: ['M'], colors: [], line: { size: 'One Size', color: 'Default' }, does: false },
  { sizes: [], colors: [{ name: 'Olive', hex: '#556b2f' }], line: { size: 'One Size', color: 'Olive' }, does: true },
  { sizes: [], colors: [{ name: 'Olive', hex: '#556b2f' }], line: { size: 'One Size', color: 'Red' }, does: false },
])('$sizes and $colors include $line: $does', ({ line, does, ...product }) => {
  expect(hasOption(product, line)).toBe(does)
})
