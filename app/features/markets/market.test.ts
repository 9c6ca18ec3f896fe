import { expect, test } from 'vitest'
import { marketOf } from '#app/features/markets/market.ts'
import { OPEN_MARKET } from '#tests/support/markets.ts'

test('a market without a rate from the store currency has no prices', () => {
  expect(() => marketOf({ ...OPEN_MARKET, rates: {} }, 'NGN')).toThrow('There is no rate from NGN to USD')
  expect(marketOf({ ...OPEN_MARKET, rates: {} }, 'USD').rate).toEqual({ base: 1_000_000, quote: 1_000_000 })
})

test('only currencies with a rate are shown', () => {
  const { rates } = OPEN_MARKET
  const { shown } = marketOf({ ...OPEN_MARKET, rates: { USD: rates.USD, EUR: rates.EUR } }, 'NGN')
  expect(shown.map(({ currency }) => currency)).toEqual(['USD', 'EUR'])
})
