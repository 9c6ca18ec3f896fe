import { describe, expect, test } from 'vitest'
import { EU_MEMBERS } from '#app/base/countries.ts'
import { fillPlaceholders } from '#app/content/storefront/placeholders.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { computeShippingPromises } from '#app/pricing/shipping-promises.ts'
import { initialSettings, type Settings } from '#app/store/settings.ts'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'
import { testZone } from '#tests/support/shipping.ts'

function fill(
  text: string,
  settings: Partial<Settings> = {},
  shipping = PRESET_SHIPPING,
  countries = OPEN_MARKET.countries,
): string {
  const all = { ...initialSettings, ...settings }
  const market = { ...OPEN_MARKET, countries }
  return fillPlaceholders(text, () => computeShippingPromises({ ...all, market: testMarket(), shipping }, market))
}

test.each([
  ['Free from {free_shipping_from}.', 'Free from $150.00.'],
  ['{standard_price} in {standard_days}', '$10.00 in 5-7 business days'],
  ['{express_price} in {express_days}', '$25.00 in 2-3 business days'],
  ['We ship to {shipping_countries}.', 'We ship to United States, Canada, United Kingdom, and European Union.'],
  ['Nothing to fill, {even} this', 'Nothing to fill, {even} this'],
  ['Stored before it was invalid: {constructor}', 'Stored before it was invalid: {constructor}'],
])('the text “%s” becomes “%s”', (text, expected) => {
  expect(fill(text)).toBe(expected)
})

test('the values of placeholders reflect the settings', () => {
  const changes = { default_shipping_rate: 500_000, free_shipping_threshold: 7_500_000 }
  expect(fill('{standard_price}, free from {free_shipping_from}', changes)).toBe('$3.33, free from $50.00')
})

test('countries with pickup only are not listed as shipping countries', () => {
  const [zone] = PRESET_SHIPPING.zones
  if (!zone) throw new Error('The preset has no zone')
  const [rate] = zone.rates
  const places = [{ country: 'NG', region: '', ranges: [] }]
  const studio = { name: 'Studio', places, rates: rate ? [{ ...rate, kind: 'pickup' as const }] : [] }
  const shipping = { ...PRESET_SHIPPING, zones: [{ ...zone, places: zone.places.slice(0, 1) }, studio] }
  expect(fill('{shipping_countries}', {}, shipping, ['US', 'NG'])).toBe('United States')
})

describe('rates that differ by zone, weight or amount', () => {
  const standard = (amount: number, days: number, freeFrom: number | null = null) => {
    return { amount, daysMin: days, daysMax: days, freeFrom }
  }
  const express = { key: 'express', name: 'Express', amount: 30_00, daysMin: 1, daysMax: 1 }
  const light = { basis: 'weight' as const, amount: 4_00, maximum: 500 }
  const heavy = { key: 'standard-2', basis: 'weight' as const, amount: 9_00, minimum: 500 }

  test.each([
    {
      title: 'prices and days cover all zones',
      zones: [testZone('DE', standard(5_00, 2)), testZone('FR', standard(12_00, 6))],
      expected: 'from $5.00, 2-6 business days',
      text: '{standard_price}, {standard_days}',
    },
    {
      title: 'free delivery is promised from the amount at which it is free everywhere',
      zones: [testZone('DE', standard(5_00, 2, 50_00)), testZone('FR', standard(12_00, 6, 80_00))],
      text: '{free_shipping_from}',
      expected: '$80.00',
    },
    {
      title: 'an offer in only one country is promised for that country',
      zones: [testZone('DE', standard(5_00, 2, 50_00), express), testZone('FR', standard(5_00, 2))],
      text: '{free_shipping_from}, {express_price}, {express_days}, {standard_price}',
      expected: '$50.00 (Germany), $30.00 (Germany), 1 business day (Germany), $5.00',
    },
    {
      title: 'an offer in too many countries to name is not promised',
      zones: [testZone('DE', {}), ...['FR', 'IT', 'AT', 'BE'].map((country) => testZone(country, express, {}))],
      text: 'Order today. {express_days} at most.',
      expected: 'Order today.',
    },
    {
      title: 'prices start at the band for light orders',
      zones: [testZone('DE', light, heavy)],
      text: '{standard_price}',
      expected: 'from $4.00',
    },
    {
      title: 'a free band counts as free delivery',
      zones: [testZone('DE', { maximum: 150_00 }, { key: 'free', name: 'Free', amount: 0, minimum: 150_00 })],
      text: '{standard_price}, free from {free_shipping_from}',
      expected: '$10.00, free from $150.00',
    },
    {
      title: 'a free band with a maximum does not count as free delivery',
      zones: [testZone('DE', {}, { key: 'free', name: 'Free', amount: 0, minimum: 150_00, maximum: 200_00 })],
      text: 'Free from {free_shipping_from}',
      expected: '',
    },
    {
      title: 'free delivery for only light orders is not promised',
      zones: [testZone('DE', { ...light, freeFrom: 50_00 }, heavy)],
      text: 'Free from {free_shipping_from}',
      expected: '',
    },
    {
      title: 'if all weight bands have a free-delivery threshold, the highest one is promised',
      zones: [testZone('DE', { ...light, freeFrom: 50_00 }, { ...heavy, freeFrom: 90_00 })],
      text: '{free_shipping_from}',
      expected: '$90.00',
    },
    {
      title: 'if no rate has the key standard or express, the cheapest is standard and the fastest is express',
      zones: [
        testZone(
          'DE',
          { key: 'van', name: 'Van', amount: 20_00, daysMin: 1, daysMax: 2 },
          { key: 'post', name: 'Post', amount: 6_00, daysMin: 3, daysMax: 4 },
          { key: 'rider', name: 'Rider', amount: 40_00, daysMin: 0, daysMax: 1 },
        ),
      ],
      text: '{standard_price} in {standard_days}, {express_price} in {express_days}',
      expected: '$6.00 in 3-4 business days, $40.00 in 0-1 business day',
    },
    {
      title: 'a zone outside of the market is ignored',
      zones: [testZone('DE', {}), testZone('NG', { amount: 99_00 })],
      text: '{standard_price} to {shipping_countries}',
      expected: '$10.00 to Germany',
    },
    {
      title: 'a second zone of the same country is ignored',
      zones: [testZone('DE', {}), testZone('DE', { amount: 99_00 })],
      text: '{standard_price} to {shipping_countries}',
      expected: '$10.00 to Germany',
    },
  ])('$title', ({ zones, text, expected }) => {
    const countries = ['DE', 'FR', 'IT', 'AT', 'BE'].filter((code) => zones.some(({ name }) => name === code))
    expect(fill(text, {}, { ...PRESET_SHIPPING, zones }, countries)).toBe(expected)
  })

  test('a partly covered country is listed with “some regions”, and a partly covered group by its countries', () => {
    const [hawaii, lagos] = [testZone('US', {}), testZone('NG', {})]
    const zones = [
      { ...hawaii, places: [{ country: 'US', region: 'HI', ranges: [] }] },
      { ...lagos, places: [{ country: 'NG', region: '', ranges: [{ from: '100', to: '100', isWhole: false }] }] },
      testZone('EU', {}),
    ]
    const names = (countries: string[]) => fill('{shipping_countries}', {}, { ...PRESET_SHIPPING, zones }, countries)
    expect(names(['US', 'NG', 'DE', 'FR'])).toBe(
      'Germany, France, United States (some regions), and Nigeria (some regions)',
    )
    expect(names(['US', ...EU_MEMBERS])).toBe('European Union and United States (some regions)')
  })
})

test('a sentence whose placeholder has no value is omitted, and the other sentences are kept', () => {
  const noShipping = { enable_shipping: false }
  expect(fill('We pack with care. Standard takes {standard_days}. Ask us!', noShipping)).toBe(
    'We pack with care. Ask us!',
  )
  expect(fill('Free from {free_shipping_from}', noShipping)).toBe('')
  expect(fill('First line.\nIt takes {express_days}.', noShipping)).toBe('First line.')
})
