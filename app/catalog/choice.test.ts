import { expect, test } from 'vitest'
import { formatMoney, money } from '#app/base/money.ts'
import { computeChoicePrice } from '#app/catalog/choice.ts'
import { computePagePrices } from '#app/pricing/shown-prices.server.ts'
import { testMarket } from '#tests/support/markets.ts'

const product = { id: 'gown', regularPrice: 150_000_00, salePrice: null, compareAtPrice: 180_000_00 }
const variant = { price: null, salePrice: null, compareAtPrice: null }
const stored = [
  { id: 's', size: 'S', color: 'Wine', ...variant },
  { id: 'm', size: 'M', color: 'Wine', ...variant, price: 200_000_00, salePrice: 120_000_00 },
  { id: 'l', size: 'L', color: 'Sage', ...variant, price: 200_000_00 },
]
const rows = [
  { productId: 'gown', variantId: null, price: 100_00, was: 120_00, prior: null, storePrice: 150_000_00 },
  { productId: 'gown', variantId: 'm', price: 80_00, was: 133_33, prior: null, storePrice: 120_000_00 },
  { productId: 'gown', variantId: 'l', price: 129_00, was: null, prior: null, storePrice: null },
]
const { forProduct, byVariant } = computePagePrices(product, stored, rows, testMarket())

const variants = stored.map(({ id, size, color }) => {
  const unit = byVariant.get(id)
  return { size, color, stock: 1, ...(unit && { unit }) }
})
const trackedStock = { track_inventory: true, allow_backorders: false }
const computePrices = (size: string | null, color: string | null) => {
  const { unit, pricesVary } = computeChoicePrice(forProduct, variants, { size, color }, trackedStock)
  return [unit.price.minor, unit.was?.minor ?? null, unit.storeWas?.minor ?? null, pricesVary]
}

test.each([
  { title: 'nothing', size: null, color: null, expected: [80_00, 133_33, 200_000_00, true] },
  { title: 'a color with two prices', size: null, color: 'Wine', expected: [80_00, 133_33, 200_000_00, true] },
  { title: 'a size without a price of its own', size: 'S', color: null, expected: [100_00, 120_00, 180_000_00, false] },
  { title: 'a variant', size: 'M', color: 'Wine', expected: [80_00, 133_33, 200_000_00, false] },
  { title: 'a variant with a fixed price', size: 'L', color: 'Sage', expected: [129_00, null, null, false] },
  {
    title: 'a combination that is not offered',
    size: 'L',
    color: 'Wine',
    expected: [100_00, 120_00, 180_000_00, false],
  },
])('with $title chosen, the lowest price and its struck-through price are shown', ({ size, color, expected }) => {
  expect(computePrices(size, color)).toEqual(expected)
})

test.each([
  { name: 'a sold-out variant does not count', out: ['M'], settings: {}, expected: [100_00, true] },
  { name: 'only the available variant counts', out: ['M', 'L'], settings: {}, expected: [100_00, false] },
  { name: 'sold-out variants count if all are sold out', out: ['S', 'M', 'L'], settings: {}, expected: [80_00, true] },
  { name: 'a variant on backorder counts', out: ['M'], settings: { allow_backorders: true }, expected: [80_00, true] },
  {
    name: 'a variant with untracked stock counts',
    out: ['M'],
    settings: { track_inventory: false },
    expected: [80_00, true],
  },
])('for the lowest price, $name', ({ out, settings, expected }) => {
  const stocked = variants.map((variant) => ({ ...variant, stock: out.includes(variant.size) ? 0 : 1 }))
  const { unit, pricesVary } = computeChoicePrice(
    forProduct,
    stocked,
    { size: null, color: null },
    { ...trackedStock, ...settings },
  )
  expect([unit.price.minor, pricesVary]).toEqual(expected)
  const chosen = computeChoicePrice(forProduct, stocked, { size: 'M', color: 'Wine' }, { ...trackedStock, ...settings })
  expect(chosen.unit.price.minor).toBe(80_00) // a sold-out variant keeps its price
})

test('a fixed price is converted back to the store currency', () => {
  expect(byVariant.get('l')).toMatchObject({ storePrice: money(193_500_00, 'NGN') })
  expect(byVariant.get('m')).toMatchObject({ storePrice: money(120_000_00, 'NGN') })
})

test('a product that is sold by measure, and its variants, have a unit price based on the charged price', () => {
  const measured = computePagePrices(product, stored, rows, testMarket(), {
    measure: '500 ml',
    tax: 'plus tax',
    needsPrior: false,
  })
  const [variant] = measured.byVariant.values()
  for (const unit of [measured.forProduct, variant]) {
    const doubled = unit && formatMoney(money(unit.price.minor * 2, unit.price.currency))
    expect(unit?.note).toBe(`${doubled} / l plus tax`)
  }
  expect(forProduct.note).toBe('')
})

test.each([
  { title: 'was sold for more', prior: 100_00, expected: { was: 120_00, prior: 100_00, isSale: true } },
  { title: 'was sold for the same price', prior: 80_00, expected: { was: 120_00, prior: 80_00, isSale: false } },
  { title: 'was sold for less', prior: 70_00, expected: { was: 120_00, prior: 70_00, isSale: false } },
  { title: 'was never sold for more', prior: null, expected: { was: undefined, prior: undefined, isSale: false } },
])(
  'where the law requires the lowest prior price, a product that $title is on sale: $expected.isSale',
  ({ prior, expected }) => {
    const row = { productId: 'gown', variantId: null, price: 80_00, was: 120_00, prior, storePrice: 150_000_00 }
    const { forProduct: unit } = computePagePrices(product, [], [row], testMarket(), {
      measure: '',
      tax: '',
      needsPrior: true,
    })
    expect({ was: unit.was?.minor, prior: unit.lowestBefore?.minor, isSale: unit.isSale }).toEqual(expected)
    expect(unit.storeWas === null).toBe(prior === null)
  },
)

test('where the law does not require the lowest prior price, it is not shown, and a reduced product is on sale', () => {
  expect(forProduct).toMatchObject({ note: '' })
  expect(forProduct.isSale).toBe(true)
})
