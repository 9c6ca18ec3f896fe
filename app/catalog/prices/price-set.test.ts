import { expect, test } from 'vitest'
import { EMPTY_PRICE_TEXT, NO_PRICES, type PriceText, readPriceSet } from '#app/catalog/prices/price-set.ts'

const read = (typed: Partial<PriceText>, inherited: number | null = 10_000) =>
  readPriceSet({ ...EMPTY_PRICE_TEXT, ...typed }, inherited, 'EUR')

const LOWER = 'A sale price must be lower than the price'
const HIGHER = 'A compare-at price must be higher than the price'

test.each<[string, Partial<PriceText>, object]>([
  ['empty text', {}, {}],
  ['a price', { price: '1,200.50' }, { price: 120_050 }],
  ['a price with a decimal comma', { price: '49,99' }, { price: 4_999 }],
  ['a price of 0', { price: '0' }, { price: 0 }],
  ['a sale price below the typed price', { price: '120', salePrice: '110' }, { price: 12_000, salePrice: 11_000 }],
  ['a sale price below the inherited price', { salePrice: '99.99' }, { salePrice: 9_999 }],
  ['a compare-at price above the inherited price', { compareAtPrice: '100.01' }, { compareAtPrice: 10_001 }],
])('%s is accepted', (_, typed, prices) => {
  expect(read(typed)).toEqual({ ok: true, prices: { ...NO_PRICES, ...prices } })
})

test.each<[string, Partial<PriceText>, object]>([
  ['a sale price equal to the inherited price', { salePrice: '100' }, { salePrice: LOWER }],
  ['a sale price above the typed price', { price: '50', salePrice: '60' }, { salePrice: LOWER }],
  ['a compare-at price equal to the price', { price: '50', compareAtPrice: '50' }, { compareAtPrice: HIGHER }],
  ['a price with too many decimals', { price: '1.234' }, { price: '“1.234” has too many decimals for EUR' }],
  [
    'a sale price that is not a number, with a compare-at price below the inherited price,',
    { salePrice: 'x', compareAtPrice: '1' },
    { salePrice: '“x” is not a price', compareAtPrice: HIGHER },
  ],
])('%s is rejected', (_, typed, errors) => {
  expect(read(typed)).toEqual({ ok: false, errors })
})

test('sale and compare-at prices are not checked against an unknown price', () => {
  expect(read({ salePrice: '60', compareAtPrice: '50' }, null).ok).toBe(true)
})
