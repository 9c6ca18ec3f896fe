import { expect, test } from 'vitest'
import { totalsOf } from '#app/features/checkout/quote/fresh-cart.ts'
import { priceCart } from '#app/features/checkout/quote/priced-cart.ts'
import { sum } from '#app/features/money/money.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { PRESET_SHIPPING } from '#app/features/shipping/preset-shipping.ts'
import { PRESET_TAXES } from '#app/features/taxes/preset-taxes.ts'
import { testMarket } from '#tests/support/markets.ts'

test('line totals are the server’s and add up to the subtotal; unavailable lines have none', () => {
  const ids = ['scarf', 'gone', 'hat', 'sold-out']
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
  const price = { variantId: null, price: 85_33, was: null, prior: null, storePrice: 12_800_000 } // £67.41
  const prices = ids.map((productId) => ({ productId, ...price }))
  const lines = ids.map((productId) => ({ productId, size: 'One Size', color: 'Default', quantity: 5 }))
  const choice = { country: 'US', method: 'standard', currency: 'GBP' } as const
  const fresh = priceCart(
    lines,
    { products, variants, prices },
    { ...initialSettings, market: testMarket(), shipping: PRESET_SHIPPING, taxes: PRESET_TAXES },
    choice,
  )

  const totals = fresh.lines.map((line) => totalsOf(fresh).get(line))
  expect(totals.map((total) => total?.minor)).toEqual([20_223, undefined, 20_223, undefined])
  expect(sum([...totalsOf(fresh).values()], 'GBP')).toEqual(fresh.quote?.shown.subtotal)
})

test('without available lines there are no totals', () => {
  expect(totalsOf({ lines: [], quote: null, code: null }).size).toBe(0)
})
