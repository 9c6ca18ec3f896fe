import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { ProductPrice } from '#app/content/storefront/product/product-price.tsx'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'
import { type Market, toMarket } from '#app/store/market.ts'
import { StoreProvider } from '#app/store/store.tsx'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'
import { testStore } from '#tests/support/test-store.ts'

/** Renders the price as text. */
function renderPrice(market: Market, reduction: Partial<PagePrice> = {}): string {
  return renderHtml(market, reduction)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function renderHtml(market: Market, reduction: Partial<PagePrice> = {}, shippingPath: string | null = null): string {
  const charged = market.currency === 'NGN' ? money(1_500_000, 'NGN') : money(10_00, 'USD')
  const unit = {
    price: charged,
    storePrice: money(1_500_000, 'NGN'),
    was: null,
    storeWas: null,
    isSale: false,
    note: 'plus tax',
    ...reduction,
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <StoreProvider store={{ ...testStore(), market }}>
        <ProductPrice unit={unit} pricesVary={false} shippingPath={shippingPath} />
      </StoreProvider>
    </MemoryRouter>,
  )
}

test('the price is shown in the shopper’s currency and in the store currency', () => {
  expect(renderPrice(testMarket())).toBe('$10.00 ₦15,000.00 plus tax')
})

test('the price is shown once if shoppers see the store currency', () => {
  const naira = toMarket({ ...OPEN_MARKET, currency: 'NGN', displayCurrencies: ['NGN'], rates: {} }, 'NGN')
  expect(naira.listsInStoreCurrency).toBe(true)
  expect(renderPrice(naira)).toBe('₦15,000.00 plus tax')
})

test('a note about the lowest price before a reduction follows the price', () => {
  const note = 'Lowest price: $15.00'
  const reduction = { was: money(20_00, 'USD'), note }
  expect(renderPrice(testMarket(), reduction)).toBe(
    'Sale price $10.00 Original price $20.00 ₦15,000.00 Lowest price: $15.00',
  )
})

test('a price without shipping has a link to the shipping costs', () => {
  expect(renderHtml(testMarket(), {}, '/policies/shipping')).toMatch(
    /<a [^>]*href="\/policies\/shipping"[^>]*>plus shipping<\/a>/,
  )
  expect(renderHtml(testMarket())).not.toContain('plus shipping')
})
