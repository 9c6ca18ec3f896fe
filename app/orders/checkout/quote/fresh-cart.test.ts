import { expect, test } from 'vitest'
import { money, sum } from '#app/base/money.ts'
import { countBackorderedUnits, getLineTotals } from '#app/orders/checkout/quote/fresh-cart.ts'
import { priceCart } from '#app/orders/checkout/quote/priced-cart.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'
import { initialSettings } from '#app/store/settings.ts'
import { testMarket } from '#tests/support/markets.ts'

/** Prices five units of each product: three of each are in stock, but none of 'sold-out'. */
function createPricedCart(ids: readonly string[], settings: Partial<typeof initialSettings> = {}) {
  const products = ids.map((id) => ({
    id,
    name: id,
    status: id === 'gone' ? ('archived' as const) : ('active' as const),
    sizes: [],
    colors: [],
    weightGrams: null,
    taxClass: 'standard' as const,
    withdrawal: 'allowed' as const,
    measure: '',
  }))
  const variants = ids.map((id) => ({
    id: `variant of ${id}`,
    productId: id,
    size: null,
    color: null,
    stock: id === 'sold-out' ? 0 : 3,
    weightGrams: null,
  }))
  const price = { variantId: null, price: 85_33, was: null, prior: null, storePrice: 12_800_000 } // $85.33 is £67.41
  const prices = ids.map((productId) => ({ productId, ...price }))
  const lines = ids.map((productId) => ({ productId, size: 'One Size', color: 'Default', quantity: 5 }))
  const choice = { country: 'US', method: 'standard', currency: 'GBP' } as const
  return priceCart(
    lines,
    { products, variants, prices },
    { ...initialSettings, ...settings, market: testMarket(), shipping: PRESET_SHIPPING, taxes: PRESET_TAXES },
    choice,
  )
}

test('line totals come from the server and add up to the subtotal; unavailable lines have none', () => {
  const fresh = createPricedCart(['scarf', 'gone', 'hat', 'sold-out'])
  const totals = fresh.lines.map((line) => getLineTotals(fresh).get(line))
  expect(totals.map((total) => total?.minor)).toEqual([20_223, undefined, 20_223, undefined])
  expect(sum([...getLineTotals(fresh).values()], 'GBP')).toEqual(fresh.quote?.shown.subtotal)
})

test('lines show how many of their units are on backorder', () => {
  const { lines } = createPricedCart(['scarf', 'sold-out'], { allow_backorders: true })
  expect(lines.map(({ quantity, product }) => [quantity, product?.backordered])).toEqual([
    [5, 2],
    [5, 5],
  ])
})

test('without a quote there are no line totals', () => {
  expect(getLineTotals({ lines: [], quote: null, code: null }).size).toBe(0)
})

test.each([
  { quantity: 5, backordered: 3, left: 3 },
  { quantity: 3, backordered: 3, left: 1 }, // lowered since the response
  { quantity: 1, backordered: 3, left: 0 },
  { quantity: 6, backordered: 0, left: 0 }, // raised since the response: not known yet
])(
  'if the server responded that $backordered of 5 units are on backorder, a quantity of $quantity has $left on backorder',
  ({ quantity, backordered, left }) => {
    const product = { name: 'Scarf', price: money(500, 'NGN'), charged: null, backordered }
    const line = { productId: 'scarf', size: 'S', color: 'Ivory', requested: 5, quantity: 5, product }
    const inCart = {
      product: { id: 'scarf', name: 'Scarf', price: 5 },
      image: null,
      size: 'S',
      color: { name: 'Ivory', hex: '#ffffff' },
      quantity,
    }
    expect(countBackorderedUnits({ lines: [line], quote: null, code: null }, inCart)).toBe(left)
  },
)
