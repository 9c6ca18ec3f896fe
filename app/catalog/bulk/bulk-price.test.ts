import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PRICE_MINOR } from '#app/base/money.ts'
import {
  editPrices,
  isSame,
  PRICE_OPERATIONS,
  PRICE_STEPS,
  type PriceEdit,
  type Prices,
} from '#app/catalog/bulk/bulk-price.ts'
import { newId } from '#app/lib/id.ts'

const createEdit = (change: Partial<PriceEdit>): PriceEdit => ({
  operation: 'price',
  direction: 'down',
  percent: 150_000,
  step: 0,
  ...change,
})
const toPrices = (price: number, salePrice: number | null = null) => ({ price, salePrice })

test.each([
  { name: 'a price is lowered', change: {}, from: toPrices(100_00), result: { to: toPrices(85_00) } },
  { name: 'a price is raised', change: { direction: 'up' }, from: toPrices(100_00), result: { to: toPrices(115_00) } },
  { name: 'the result is rounded to the cent', change: {}, from: toPrices(99_99), result: { to: toPrices(84_99) } }, // 84.9915
  {
    name: 'the result is rounded to whole units',
    change: { step: 1 },
    from: toPrices(99_99),
    result: { to: toPrices(85_00) },
  },
  {
    name: 'the result is rounded to hundreds',
    change: { step: 100 },
    from: toPrices(148_500_00),
    result: { to: toPrices(126_200_00) },
  }, // 126,225
  {
    name: 'halves are rounded up',
    change: { percent: 500_000, step: 100 },
    from: toPrices(300_00),
    result: { to: toPrices(200_00) },
  },
  { name: 'the sale price is kept', change: {}, from: toPrices(100_00, 50_00), result: { to: toPrices(85_00, 50_00) } },
  {
    name: 'only the sale price changes',
    change: { operation: 'sale' },
    from: toPrices(100_00, 80_00),
    result: { to: toPrices(100_00, 68_00) },
  },
  {
    name: 'price and sale price change',
    change: { operation: 'both' },
    from: toPrices(100_00, 80_00),
    result: { to: toPrices(85_00, 68_00) },
  },
  {
    name: 'an edit of both prices changes only the price if there is no sale price',
    change: { operation: 'both' },
    from: toPrices(100_00),
    result: { to: toPrices(85_00) },
  },
  {
    name: 'a sale starts',
    change: { operation: 'start-sale' },
    from: toPrices(100_00),
    result: { to: toPrices(100_00, 85_00) },
  },
  {
    name: 'a sale is replaced',
    change: { operation: 'start-sale' },
    from: toPrices(100_00, 50_00),
    result: { to: toPrices(100_00, 85_00) },
  },
  {
    name: 'a sale ends',
    change: { operation: 'end-sale', percent: 0 },
    from: toPrices(100_00, 50_00),
    result: { to: toPrices(100_00) },
  },
  {
    name: 'an edit of the sale price skips a product without one',
    change: { operation: 'sale' },
    from: toPrices(100_00),
    result: { skipped: 'No sale price' },
  },
  {
    name: 'ending a sale skips a product without a sale price',
    change: { operation: 'end-sale' },
    from: toPrices(100_00),
    result: { skipped: 'No sale price' },
  },
  {
    name: 'a product whose price is the same after rounding is skipped',
    change: { percent: 100, step: 100 },
    from: toPrices(148_500_00),
    result: { skipped: 'The same after rounding' },
  },
  {
    name: 'a price that would be rounded to 0 is rejected',
    change: { step: 100 },
    from: toPrices(40_00),
    result: { failed: 'Would be free' },
  },
  {
    name: 'a product with a price of 0 is skipped',
    change: { direction: 'up' },
    from: toPrices(0),
    result: { skipped: 'The same after rounding' },
  },
  {
    name: 'a price above the maximum is rejected',
    change: { direction: 'up' },
    from: toPrices(MAX_PRICE_MINOR),
    result: { failed: 'Would cost more than ₦10,000,000,000.00' },
  },
  {
    name: 'a new price that would equal the sale price is rejected',
    change: { percent: 500_000 },
    from: toPrices(100_00, 50_00),
    result: { failed: 'The sale price would not be lower than the price' },
  },
  {
    name: 'a new sale price above the price is rejected',
    change: { operation: 'sale', direction: 'up', percent: 500_000 },
    from: toPrices(100_00, 80_00),
    result: { failed: 'The sale price would not be lower than the price' },
  },
  {
    name: 'the price can change if the sale price was already above it',
    change: {},
    from: toPrices(100_00, 120_00),
    result: { to: toPrices(85_00, 120_00) },
  },
] as const)('$name', ({ change, from, result }) => {
  expect(editPrices(createEdit(change), { ...from, saleBefore: null }, 'NGN')).toMatchObject(result)
})

test('any resulting price can be saved, and the sale price of a started sale is below the price', () => {
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
        const result = editPrices(change, { ...from, saleBefore: null }, 'NGN')
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

const [XL, XXL] = [newId<'variant'>(), newId<'variant'>()]
const SALE = createEdit({ operation: 'start-sale', percent: 200_000 })
const END = createEdit({ operation: 'end-sale', percent: 0 })

function applyEdit(change: PriceEdit, from: Prices): Prices {
  const result = editPrices(change, from, 'NGN')
  if (!('to' in result)) throw new Error(JSON.stringify(result))
  return result.to
}

/** The dress costs 85,000; XL costs 89,000, and XXL costs 95,000, reduced to 90,000. */
const DRESS: Prices = {
  ...toPrices(85_000_00),
  saleBefore: null,
  variants: [
    { id: XL, price: 89_000_00, salePrice: null },
    { id: XXL, price: 95_000_00, salePrice: 90_000_00 },
  ],
}

test('a sale reduces each variant’s own price, and ending it restores the previous sale prices', () => {
  const started = applyEdit(SALE, DRESS)
  expect(started).toMatchObject({
    salePrice: 68_000_00,
    variants: [
      { id: XL, price: 89_000_00, salePrice: 71_200_00 },
      { id: XXL, price: 95_000_00, salePrice: 76_000_00 },
    ],
  })
  const deeper = applyEdit(createEdit({ operation: 'start-sale', percent: 500_000 }), started)
  expect(deeper.variants).toMatchObject([{ salePrice: 44_500_00 }, { salePrice: 47_500_00 }])
  for (const sale of [started, deeper, applyEdit(createEdit({ operation: 'sale' }), started)]) {
    expect(applyEdit(END, sale)).toEqual({ ...DRESS, saleBefore: null })
  }
  const before = { ...toPrices(100_00, 90_00), saleBefore: null }
  expect(applyEdit(END, applyEdit(SALE, before))).toMatchObject(before)
  expect(applyEdit(END, { ...applyEdit(SALE, before), salePrice: 70_00 }), 'changed by hand').toMatchObject(
    toPrices(100_00),
  )
})

test.each([
  { change: createEdit({ percent: 10_000 }), variants: [88_110_00, 94_050_00] },
  { change: createEdit({ operation: 'both' }), variants: [75_650_00, 80_750_00] },
])('the operation $change.operation also changes the prices of variants', ({ change, variants }) => {
  expect(applyEdit(change, DRESS).variants?.map(({ price }) => price)).toEqual(variants)
})

test('if a variant would become free, or its sale price would not be below its price, its product is not changed either', () => {
  const cheap = { ...DRESS, variants: [{ id: XL, price: 1, salePrice: null }] }
  expect(editPrices(createEdit({ operation: 'start-sale', percent: 900_000 }), cheap, 'NGN')).toEqual({
    failed: 'Would be free',
  })
  const reduced = { ...DRESS, variants: [{ id: XL, price: 100_00, salePrice: 95_00 }] }
  expect(editPrices(createEdit({}), reduced, 'NGN')).toEqual({
    failed: 'The sale price would not be lower than the price',
  })
})

test('a variant whose own sale price has ended has the same prices as one that is not listed', () => {
  const id = newId<'variant'>()
  const from = { price: 100_00, salePrice: 90_00, saleBefore: null, variants: [{ id, price: null, salePrice: 80_00 }] }
  const edited = editPrices(createEdit({ operation: 'end-sale' }), from, 'USD')
  if (!('to' in edited)) throw new Error('The sale did not end')
  expect(isSame(edited.to, { ...edited.to, variants: [] }), 'without the variant').toBe(true)
  expect(isSame(edited.to, from)).toBe(false)
})
