import { afterAll, expect, test } from 'vitest'
import { listAddressCountries, moveHomeFirst } from '#app/base/market-addresses.ts'
import { setTagSource } from '#app/lib/language.ts'

let tag = 'en'
afterAll(setTagSource(() => tag))

test.each([
  { language: 'pl', first: ['PL', 'AT', 'BE'] },
  { language: 'fr', first: ['FR', 'DE', 'AT'] },
  { language: 'en', first: ['NL', 'AT', 'BE'] },
])(
  'a form in $language starts with the language’s country or the market’s first country: $first',
  ({ language, first }) => {
    tag = language
    const market = { addressForm: 'country', countries: ['NL', 'EU'] } as const
    expect(moveHomeFirst(listAddressCountries(market), market).slice(0, 3)).toEqual(first)
  },
)

test('a market’s countries are sorted by their names in the page’s language', () => {
  const market = { addressForm: 'country', countries: ['ES', 'NL'] } as const
  tag = 'en'
  expect(listAddressCountries(market)).toEqual(['NL', 'ES'])
  tag = 'es'
  expect(listAddressCountries(market)).toEqual(['ES', 'NL'])
})

test('the international form keeps the market’s order of countries', () => {
  const market = { addressForm: 'international', countries: ['US', 'CA', 'GB', 'EU'] } as const
  expect(moveHomeFirst(market.countries, market)).toEqual(market.countries)
})
