import { expect, test } from 'vitest'
import { EU_MEMBERS } from '#app/base/countries.ts'
import { money } from '#app/base/money.ts'
import { convertPrice } from '#app/pricing/market-price.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { toOfferDetails } from '#app/pricing/shipping/offer-details.ts'
import type { MarketShipping } from '#app/pricing/shipping.ts'
import { initialSettings } from '#app/store/settings.ts'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'
import { testZone } from '#tests/support/shipping.ts'

function listDetails(minor: number, shipping: MarketShipping = PRESET_SHIPPING, countries = OPEN_MARKET.countries) {
  const market = testMarket()
  const unit = convertPrice(money(minor, 'NGN'), market)
  return toOfferDetails({ ...initialSettings, market, shipping }, countries, { ...unit, weight: 0 })
}

test('each preset rate is listed with its price in the store currency, its delivery time and all countries', () => {
  const [standard, express, ...others] = listDetails(74_000_50)
  expect(others).toEqual([])
  expect(standard).toMatchObject({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: '15000.00', currency: 'NGN' },
    deliveryTime: { transitTime: { minValue: 5, maxValue: 7, unitCode: 'DAY' } },
  })
  expect(express).toMatchObject({ shippingRate: { value: '37500.00' }, deliveryTime: { transitTime: { maxValue: 3 } } })
  const countries = standard?.shippingDestination.map(({ addressCountry }) => addressCountry)
  expect(countries).toEqual(['US', 'CA', 'GB', ...EU_MEMBERS])
})

test('a product above the free-shipping threshold ships free', () => {
  expect(listDetails(225_000_00)[0]).toMatchObject({ shippingRate: { value: '0.00' } })
})

test('regions are listed; zones with postal codes and pickup are not', () => {
  const [preset] = PRESET_SHIPPING.zones
  if (!preset) throw new Error('The preset has no zone')
  const ranges = [{ from: '9', to: '9', isWhole: false }]
  const zones = [
    { ...preset, places: [{ country: 'US', region: 'HI', ranges: [] }], rates: preset.rates.slice(0, 1) },
    { ...preset, places: [{ country: 'US', region: '', ranges }] },
    { ...preset, rates: preset.rates.map((rate) => ({ ...rate, kind: 'pickup' as const })) },
  ]
  const details = listDetails(100_00, { ...PRESET_SHIPPING, zones })
  expect(details).toHaveLength(1)
  expect(details[0]?.shippingDestination).toEqual([
    { '@type': 'DefinedRegion', addressCountry: 'US', addressRegion: 'HI' },
  ])
})

test('a country is listed in the zone that delivers there, and only if the market sells there', () => {
  const zones = [testZone('EU', {}), testZone('DE', { amount: 5_00 }), testZone('NG', {})]
  const details = listDetails(100_00, { ...PRESET_SHIPPING, zones }, EU_MEMBERS)
  const countries = details.map(({ shippingDestination }) =>
    shippingDestination.map((destination) => destination.addressCountry),
  )
  expect(countries).toEqual([EU_MEMBERS.filter((country) => country !== 'DE'), ['DE']])
})
