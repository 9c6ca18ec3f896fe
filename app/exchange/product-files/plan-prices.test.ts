import { expect, test } from 'vitest'
import { readOwnProduct } from '#app/exchange/product-files/own-format.ts'
import { planPrices } from '#app/exchange/product-files/plan-prices.ts'
import { type FileMarket, toFileMarkets } from '#app/exchange/product-files/price-columns.ts'
import { newId } from '#app/lib/id.ts'
import { buildFormProduct } from '#tests/support/product-form.ts'

const [GERMANY, JAPAN, SECOND] = toFileMarkets([
  { id: newId(), name: 'Germany', currency: 'EUR' },
  { id: newId(), name: 'Japan', currency: 'JPY' },
  { id: newId(), name: 'Germany', currency: 'CHF' },
]) as [FileMarket, FileMarket, FileMarket]
const SMALL = { size: 'S', color: null, loaded: 1, stock: 1 }
const SHIRT = buildFormProduct({
  price: 1_000_00,
  sizes: ['S', 'M'],
  variants: [
    { ...SMALL, salePrice: 800_00 },
    { size: 'M', color: null, stock: 1 },
  ],
})
const FIXED = { price: 95_00, salePrice: null, compareAtPrice: null }

function plan(cells: Readonly<Record<string, string>>, { kind = 'grid' as 'grid' | 'number' } = {}) {
  const lower = Object.entries(cells).map(([column, cell]) => [column.toLowerCase(), cell] as const)
  const filled = Object.fromEntries(lower.filter(([, cell]) => cell !== ''))
  const { prices } = readOwnProduct([{ line: 2, cells: filled }], new Set(lower.map(([column]) => column)))
  const stock = { kind, cells: [SMALL, { ...SMALL, size: 'M' }] }
  const { changes, notes } = planPrices(
    prices,
    SHIRT,
    { price: '1000.00', stock },
    {
      currency: 'NGN',
      markets: [GERMANY, JAPAN, SECOND],
      fixed: [{ market: GERMANY.id, cell: null, prices: FIXED }],
    },
  )
  return [...changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`), ...notes]
}

type Case = { readonly cells: Readonly<Record<string, string>>; readonly says: string }

const changes: readonly (Omit<Case, 'says'> & { readonly says: readonly string[] })[] = [
  { cells: { 'Price in Germany (EUR)': '99.5' }, says: ['Price in Germany (EUR): 95.00 → 99.50'] },
  { cells: { 'price in germany (eur)': '95' }, says: [] },
  { cells: { 'Price in Germany (EUR)': '' }, says: ['Price in Germany (EUR): 95.00 → '] },
  { cells: { 'Sale price in Germany (EUR)': '90.00' }, says: ['Sale price in Germany (EUR):  → 90.00'] },
  { cells: { 'Price in Germany #2 (CHF)': '88' }, says: ['Price in Germany #2 (CHF):  → 88.00'] },
  {
    cells: { Size: 'S', 'Variant price in Japan (JPY)': '1200' },
    says: ['Variant price in Japan (JPY) of S:  → 1200'],
  },
  { cells: { Size: 'S', 'Variant sale price': '800' }, says: [] },
  { cells: { Size: 'S', 'Variant sale price': '' }, says: ['Variant sale price of S: 800.00 → '] },
  { cells: { Size: 'M', 'Variant price': '1,200.00' }, says: ['Variant price of M:  → 1200.00'] },
]
test.each(changes)('the row $cells leads to the changes $says', ({ cells, says }) => {
  expect(plan(cells)).toEqual(says)
})

const omissions: readonly Case[] = [
  {
    cells: { 'Price in France (EUR)': '9' },
    says: 'price in france (eur)” was skipped: This store has no market with this name',
  },
  {
    cells: { 'Price in Germany (USD)': '9' },
    says: 'price in germany (usd)” was skipped: Germany charges EUR: the column must end with (EUR)',
  },
  {
    cells: { 'Sale price in Germany (EUR)': '95' },
    says: 'sale price in germany (eur)” was skipped: A sale price must be lower than the price',
  },
  {
    cells: { Size: 'S', 'Variant price in Japan (JPY)': '9.5' },
    says: 'variant price in japan (jpy)” was skipped: “9.5” has too many decimals for JPY',
  },
  { cells: { Size: 'M', 'Variant price': 'free' }, says: 'variant price” was skipped: “free” is not a price' },
  { cells: { 'Variant price': '9' }, says: 'variant price” was skipped: This row has no size or color' },
  {
    cells: { Size: 'XL', 'Variant price': '9' },
    says: 'variant price” was skipped: XL is not a size and color',
  },
]
test.each(omissions)('the price in $cells is skipped with the note “$says”', ({ cells, says }) => {
  expect(plan(cells)).toEqual([expect.stringContaining(`Line 2, “${says}`)])
})

test('a sale price that is not below the price is skipped, and the price in the same row is used', () => {
  expect(plan({ 'Price in Germany (EUR)': '80', 'Sale price in Germany (EUR)': '90' })).toEqual([
    'Price in Germany (EUR): 95.00 → 80.00',
    expect.stringContaining('“sale price in germany (eur)” was skipped'),
  ])
})

test('empty cells of unknown markets and of rows without a size change nothing', () => {
  expect(plan({ 'Price in France (EUR)': '', 'Variant price': '', 'Variant price in Germany (EUR)': '' })).toEqual([])
})

test('a product with a single stock quantity has one price', () => {
  const note = 'Line 2, “variant price” was skipped: A product without stock by size and color has one price.'
  expect(plan({ Size: 'S', 'Variant price': '9' }, { kind: 'number' })).toEqual([note])
})
