import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editPrices, PRICE_OPERATIONS, PRICE_STEPS, type PriceEdit } from '#app/features/catalog/bulk/bulk-price.ts'
import { MAX_PRICE_MINOR } from '#app/features/money/money.ts'

const edit = (change: Partial<PriceEdit>): PriceEdit => ({
  operation: 'price',
  direction: 'down',
  percent: 150_000,
  step: 0,
  ...change,
})
const of = (price: number, salePrice: number | null = null) => ({ price, salePrice })

test.each([
  { name: 'down', change: {}, from: of(100_00), result: { to: of(85_00) } },
  { name: 'up', change: { direction: 'up' }, from: of(100_00), result: { to: of(115_00) } },
  { name: 'to the cent', change: {}, from: of(99_99), result: { to: of(84_99) } }, // 84.9915
  { name: 'to whole units', change: { step: 1 }, from: of(99_99), result: { to: of(85_00) } },
  { name: 'to hundreds', change: { step: 100 }, from: of(148_500_00), result: { to: of(126_200_00) } }, // 126,225
  { name: 'halves go up', change: { percent: 500_000, step: 100 }, from: of(300_00), result: { to: of(200_00) } },
  { name: 'the sale price stays', change: {}, from: of(100_00, 50_00), result: { to: of(85_00, 50_00) } },
  { name: 'sale only', change: { operation: 'sale' }, from: of(100_00, 80_00), result: { to: of(100_00, 68_00) } },
  { name: 'both', change: { operation: 'both' }, from: of(100_00, 80_00), result: { to: of(85_00, 68_00) } },
  { name: 'both, without a sale', change: { operation: 'both' }, from: of(100_00), result: { to: of(85_00) } },
  { name: 'a sale starts', change: { operation: 'start-sale' }, from: of(100_00), result: { to: of(100_00, 85_00) } },
  {
    name: 'a sale is replaced',
    change: { operation: 'start-sale' },
    from: of(100_00, 50_00),
    result: { to: of(100_00, 85_00) },
  },
  {
    name: 'a sale ends',
    change: { operation: 'end-sale', percent: 0 },
    from: of(100_00, 50_00),
    result: { to: of(100_00) },
  },
  { name: 'no sale to change', change: { operation: 'sale' }, from: of(100_00), result: { skipped: 'No sale price' } },
  { name: 'no sale to end', change: { operation: 'end-sale' }, from: of(100_00), result: { skipped: 'No sale price' } },
  {
    name: 'too little to change',
    change: { percent: 100, step: 100 },
    from: of(148_500_00),
    result: { skipped: 'The same after rounding' },
  },
  { name: 'down to 0', change: { step: 100 }, from: of(40_00), result: { failed: 'Would cost nothing' } },
  {
    name: 'a price of 0 stays',
    change: { direction: 'up' },
    from: of(0),
    result: { skipped: 'The same after rounding' },
  },
  {
    name: 'out of range',
    change: { direction: 'up' },
    from: of(MAX_PRICE_MINOR),
    result: { failed: 'Would cost more than ₦10,000,000,000.00' },
  },
  {
    name: 'below its sale price',
    change: { percent: 500_000 },
    from: of(100_00, 50_00),
    result: { failed: 'The sale price would not be below the price' },
  },
  {
    name: 'a sale price above the price',
    change: { operation: 'sale', direction: 'up', percent: 500_000 },
    from: of(100_00, 80_00),
    result: { failed: 'The sale price would not be below the price' },
  },
  { name: 'a sale that never counted', change: {}, from: of(100_00, 120_00), result: { to: of(85_00, 120_00) } },
] as const)('$name', ({ change, from, result }) => {
  expect(editPrices(edit(change), from, 'NGN')).toEqual(result)
})

test('any resulting price can be saved, and a started sale is below the price', () => {
  const price = fc.integer({ min: 0, max: MAX_PRICE_MINOR })
  fc.assert(
    fc.property(
      fc.record({
        operation: fc.constantFrom(...PRICE_OPERATIONS),
        direction: fc.constantFrom('up', 'down'),
        percent: fc.integer({ min: 1, max: 999_900 }),
        step: fc.constantFrom(...PRICE_STEPS),
      }),
      fc.record({ price, salePrice: fc.option(price) }),
      (change, from) => {
        const result = editPrices(change, from, 'NGN')
        if (!('to' in result)) return
        for (const minor of [result.to.price, result.to.salePrice ?? 1]) {
          expect(Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_PRICE_MINOR).toBe(true)
        }
        if (change.operation === 'start-sale') expect(result.to.salePrice).toBeLessThan(result.to.price)
        if (change.operation === 'start-sale' || change.operation === 'sale') expect(result.to.price).toBe(from.price)
      },
    ),
  )
})
