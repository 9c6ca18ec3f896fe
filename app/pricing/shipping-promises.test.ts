import { expect, test } from 'vitest'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import type { ShippingZone } from '#app/pricing/shipping.ts'
import {
  computeShippingPromises,
  findFreeDeliveryThreshold,
  formatDeliveryPromise,
  isDeliveryFree,
} from '#app/pricing/shipping-promises.ts'
import { initialSettings } from '#app/store/settings.ts'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'
import { testZone } from '#tests/support/shipping.ts'

function computePromisesForZones(zones: readonly ShippingZone[]) {
  const countries = [...new Set(zones.flatMap(({ places }) => places.map(({ country }) => country)))]
  const settings = { ...initialSettings, market: testMarket(), shipping: { ...PRESET_SHIPPING, zones } }
  return computeShippingPromises(settings, { ...OPEN_MARKET, countries })
}

/** Returns the product page's line for a product with these weights. */
function formatLine(zones: readonly ShippingZone[], weights: readonly number[] = [0]): string {
  return formatDeliveryPromise(computePromisesForZones(zones), weights)
}

const byWeight = [
  { basis: 'weight' as const, amount: 4_00, maximum: 500 },
  { key: 'standard-2', basis: 'weight' as const, amount: 9_00, minimum: 500, maximum: 5_000 },
]
const byUnits = [
  { basis: 'units' as const, amount: 3_00, maximum: 3 },
  { key: 'standard-2', basis: 'units' as const, amount: 8_00, minimum: 3 },
]

test.each([
  {
    title: 'one price if it is the same everywhere',
    zones: [testZone('DE', {}), testZone('FR', {})],
    expected: 'Standard delivery: $10.00',
  },
  {
    title: 'the price for each country if there are few',
    zones: [testZone('DE', { amount: 5_00 }), testZone('FR', { amount: 12_00 })],
    expected: 'Standard delivery: Germany $5.00, France $12.00',
  },
  {
    title: 'free delivery to one of two countries',
    zones: [testZone('DE', { freeFrom: 50_00 }), testZone('FR', {})],
    expected: 'Standard delivery: Germany $10.00, free on orders of $50.00 or more; France $10.00',
  },
  {
    title: 'no method name, and all delivery times as one range, if the countries differ',
    zones: [
      testZone('DE', { daysMin: 1, daysMax: 2 }),
      testZone('FR', { name: 'Colissimo', amount: 12_00, daysMin: 3, daysMax: 5 }),
    ],
    expected: 'Delivery in 1-5 business days: Germany $10.00, France $12.00',
  },
  {
    title: 'the lowest price of many countries',
    zones: ['DE', 'FR', 'IT', 'AT'].map((country, index) =>
      testZone(country, { amount: index * 100 + 500, freeFrom: 80_00 }),
    ),
    expected: 'Standard delivery: from $5.00, free on orders of $80.00 or more',
  },
  {
    title: 'the highest threshold for free delivery of many countries',
    zones: ['DE', 'FR', 'IT', 'AT'].map((country, index) =>
      testZone(country, { amount: index * 100 + 500, freeFrom: index * 10_00 + 80_00 }),
    ),
    expected: 'Standard delivery: from $5.00, free on orders of $110.00 or more',
  },
  {
    title: 'no price for a country where only pickup is offered',
    zones: [testZone('DE', {}), testZone('FR', { kind: 'pickup' })],
    expected: 'Standard delivery: Germany $10.00',
  },
  {
    title: 'nothing if some countries have no delivery and the others are too many to name',
    zones: [...['DE', 'IT', 'AT', 'BE'].map((country) => testZone(country, {})), testZone('FR', { kind: 'pickup' })],
    expected: '',
  },
])('a product page shows $title', ({ zones, expected }) => {
  expect(formatLine(zones)).toBe(expected)
})

test.each([
  [byWeight, [200], 'Standard delivery: $4.00 for one item'],
  [byWeight, [2_000], 'Standard delivery: $9.00'],
  [byWeight, [200, 2_000], 'Standard delivery: from $4.00'],
  [byWeight, [9_000], ''],
  [byUnits, [200], 'Standard delivery: $3.00 for one item'],
  [[...byWeight.slice(0, 1), { key: 'freight', name: 'Freight', amount: 40_00 }], [2_000], 'Freight delivery: $40.00'],
  [
    [{ maximum: 150_00 }, { key: 'free', name: 'Standard', amount: 0, minimum: 150_00 }],
    [0],
    'Standard delivery: $10.00, free on orders of $150.00 or more',
  ],
  [[{ name: 'Home delivery', amount: 0 }], [0], 'Home delivery: free'],
] as const)('the rates %j for variants of %j g are shown as “%s”', (rates, weights, expected) => {
  expect(formatLine([testZone('DE', ...rates)], weights)).toBe(expected)
})

test('a region is named beside its country; if a zone has postal codes, only the lowest price is shown', () => {
  const [states, island] = [testZone('US', { amount: 5_00 }), testZone('US', { amount: 20_00 })]
  const hawaii = { ...island, places: [{ country: 'US', region: 'HI', ranges: [] }] }
  expect(formatLine([states, hawaii])).toBe('Standard delivery: United States $5.00, Hawaii $20.00')
  const ranges = [{ from: '967', to: '968', isWhole: false }]
  expect(formatLine([states, { ...island, places: [{ country: 'US', region: '', ranges }] }])).toBe(
    'Standard delivery: from $5.00',
  )
})

test.each([
  {
    title: 'the highest threshold',
    zones: [testZone('DE', { freeFrom: 50_00 }), testZone('FR', { freeFrom: 80_00 })],
    from: 80_00,
  },
  {
    title: 'null if one country has no threshold',
    zones: [testZone('DE', { freeFrom: 50_00 }), testZone('FR', {})],
    from: null,
  },
  { title: 'null if every order is free', zones: [testZone('DE', { amount: 0 })], from: null },
])('the threshold of free delivery is $title', ({ zones, from }) => {
  expect(findFreeDeliveryThreshold(computePromisesForZones(zones))).toBe(from)
})

test.each([
  { title: 'every order is free', zones: [testZone('DE', { amount: 0 }), testZone('FR', { amount: 0 })], isFree: true },
  { title: 'one country has to pay', zones: [testZone('DE', { amount: 0 }), testZone('FR', {})], isFree: false },
  { title: 'it is free from a subtotal', zones: [testZone('DE', { freeFrom: 50_00 })], isFree: false },
  { title: 'nothing is delivered', zones: [], isFree: false },
])('if $title, delivery is always free: $isFree', ({ zones, isFree }) => {
  expect(isDeliveryFree(computePromisesForZones(zones))).toBe(isFree)
})
