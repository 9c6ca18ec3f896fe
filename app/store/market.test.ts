import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { findDisplayCurrency, toChargedPrice, toDisplayPrice, toMarket } from '#app/store/market.ts'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'

const market = testMarket()
const showPrice = (minor: number, currency: string) =>
  toDisplayPrice(money(minor, 'NGN'), findDisplayCurrency(market, currency), market)

test.each([
  { to: 'GBP', minor: 6_741 }, // 8533 × 0.79 = 6741.07
  { to: 'EUR', minor: 7_850 }, // 7850.36
  { to: 'CAD', minor: 11_520 }, // 11519.55
  { to: 'USD', minor: 8_533 },
])('₦128,000 is $85.33, which is $minor in $to', ({ to, minor }) => {
  expect(showPrice(12_800_000, to)).toEqual({ minor, currency: to })
})

test('a store price is first converted to the charged currency and rounded', () => {
  expect(showPrice(12_800_000, 'GBP').minor).toBe(6_741) // a direct conversion would give 6,741.33
  expect(showPrice(750, 'CAD').minor).toBe(1) // a direct conversion would give 0.675
})

test.each(['USD', 'GBP', 'EUR'] as const)('store prices in %s are shown unconverted in that currency', (currency) => {
  const sameCurrencyMarket = testMarket({ store_currency: currency, usd_rate: 123 })
  expect(
    toDisplayPrice(money(9_999, currency), findDisplayCurrency(sameCurrencyMarket, currency), sameCurrencyMarket),
  ).toEqual({ minor: 9_999, currency })
  if (currency === 'USD') expect(toChargedPrice(money(9_999, 'USD'), sameCurrencyMarket).minor).toBe(9_999)
})

test.each(['NGN', 'JPY', '', null])('prices are shown in the charged currency if %j is requested', (currency) => {
  expect(findDisplayCurrency(market, currency).currency).toBe('USD')
})

test('the rate of a displayed store currency is derived from the charged currency’s rate', () => {
  const { rates, displayCurrencies } = OPEN_MARKET
  const stale = { base: 1_000_000, quote: 900_000_000 }
  const open = {
    ...OPEN_MARKET,
    displayCurrencies: [...displayCurrencies, 'NGN' as const],
    rates: { ...rates, NGN: stale },
  }
  const { displayCurrencies: shown } = toMarket(open, 'NGN')
  expect(shown.at(-1)).toEqual({ currency: 'NGN', rate: { base: 1_000_000, quote: 1_500_000_000 } })
})

test('a market in another currency than the store needs a rate', () => {
  expect(() => toMarket({ ...OPEN_MARKET, rates: {} }, 'NGN')).toThrow('There is no rate from NGN to USD')
  expect(toMarket({ ...OPEN_MARKET, rates: {} }, 'USD').rate).toEqual({ base: 1_000_000, quote: 1_000_000 })
})

test('only currencies with a rate are shown', () => {
  const { rates } = OPEN_MARKET
  const { displayCurrencies } = toMarket({ ...OPEN_MARKET, rates: { USD: rates.USD, EUR: rates.EUR } }, 'NGN')
  expect(displayCurrencies.map(({ currency }) => currency)).toEqual(['USD', 'EUR'])
})
