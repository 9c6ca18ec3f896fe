import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateStock, isLowStock } from '#app/inventory/stock.ts'

test.each([
  { stock: 5, threshold: null, low: true },
  { stock: 6, threshold: null, low: false },
  { stock: 6, threshold: 6, low: true },
  { stock: 1, threshold: 0, low: false },
  { stock: 0, threshold: 0, low: true },
])('a stock of $stock with a threshold of $threshold counts as low: $low', ({ stock, threshold, low }) => {
  expect(isLowStock(stock, threshold, 5)).toBe(low)
})

const tracked = { track_inventory: true, allow_backorders: false }
const backorders = { track_inventory: true, allow_backorders: true }
const untracked = { track_inventory: false, allow_backorders: false }

test('no more units are taken than the stock has, and none are allocated that were not requested', () => {
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
          const variantShares = shares.filter((_, index) => lines[index]?.variantId === variantId)
          const requested = lines
            .filter((line) => line.variantId === variantId)
            .reduce((all, line) => all + line.quantity, 0)
          const taken = variantShares.reduce((all, share) => all + share.taken, 0)
          expect(taken).toBe(settings.track_inventory ? Math.min(stocked, requested) : 0)
          const allocated = variantShares.reduce((all, share) => all + share.quantity, 0)
          expect(allocated).toBe(settings === tracked ? taken : requested)
        }
        for (const [index, share] of shares.entries()) {
          expect(share.quantity).toBeLessThanOrEqual(lines[index]?.quantity ?? 0)
          if (lines[index]?.variantId === null) expect(share).toEqual({ taken: 0, backordered: 0, quantity: 0 })
        }
      },
    ),
  )
})
