import { describe, expect, test } from 'vitest'
import { STORE_PROMISES } from '#app/content/homepage/store-promises.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { computeShippingPromises, formatDeliveryPromise } from '#app/pricing/shipping-promises.ts'
import { initialSettings, type Settings } from '#app/store/settings.ts'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'
import { testZone } from '#tests/support/shipping.ts'

function listPromises(settings: Partial<Settings> = {}, shipping = PRESET_SHIPPING) {
  const all = { ...initialSettings, ...settings }
  return listPromisesFrom(computeShippingPromises({ ...all, market: testMarket(), shipping }, OPEN_MARKET), null)
}

function listPromisesFrom(...known: Parameters<(typeof STORE_PROMISES)['payment']>) {
  return [STORE_PROMISES.shipping, STORE_PROMISES.payment, STORE_PROMISES.delivery]
    .map((promise) => promise(...known))
    .filter((promise) => promise !== null)
}

test('promises contain checkout’s free-shipping threshold and delivery times', () => {
  expect(listPromises()).toEqual([
    { title: 'Free shipping', text: 'Standard delivery is free on orders of $150.00 or more.' },
    { title: 'Fast delivery', text: 'Arrives in 5-7 business days, or in 2-3 business days with express.' },
  ])
})

test('the free-shipping threshold in the settings replaces the default and is converted as at checkout', () => {
  const [free] = listPromises({ free_shipping_threshold: 120_000_00 })
  expect(free?.text).toBe('Standard delivery is free on orders of $80.00 or more.')
})

test.each([
  { pickup: true, titles: ['Free pickup'] },
  { pickup: false, titles: [] },
])('without delivery, only pickup is promised, and only if it is enabled ($pickup)', ({ pickup, titles }) => {
  const own = { enable_shipping: false, enable_local_pickup: pickup }
  expect(listPromises(own).map(({ title }) => title)).toEqual(titles)
})

test.each([
  { amount: 0, titles: ['Free pickup'] },
  { amount: 5_00, titles: [] },
])('a zone with pickup for $amount promises $titles', ({ amount, titles }) => {
  const zones = OPEN_MARKET.countries.map((country) => testZone(country, { kind: 'pickup', amount }))
  const own = { enable_local_pickup: false }
  expect(listPromises(own, { ...PRESET_SHIPPING, zones }).map(({ title }) => title)).toEqual(titles)
})

test('a store without its own text shows the time and price of standard delivery under the product’s price', () => {
  const line = (settings: Partial<Settings>, shipping = PRESET_SHIPPING) => {
    const all = { ...initialSettings, ...settings }
    return formatDeliveryPromise(computeShippingPromises({ ...all, market: testMarket(), shipping }, OPEN_MARKET), [0])
  }
  expect(line({})).toBe('Standard delivery in 5-7 business days: $10.00, free on orders of $150.00 or more')
  const [zone] = PRESET_SHIPPING.zones
  const free = zone?.rates.slice(0, 1).map((rate) => ({ ...rate, amount: 0, daysMin: null, daysMax: null }))
  const zones = zone && free ? [{ ...zone, rates: free }] : []
  expect(line({}, { ...PRESET_SHIPPING, zones })).toBe('Standard delivery: free')
  expect(line({ enable_shipping: false })).toBe('')
})

describe('where zones differ', () => {
  const zones = (...all: Parameters<typeof testZone>[]) => all.map((zone) => testZone(...zone))
  const texts = (...all: Parameters<typeof testZone>[]) => {
    const shipping = { ...PRESET_SHIPPING, zones: zones(...all) }
    const market = { ...OPEN_MARKET, countries: ['DE', 'FR'] }
    const own = computeShippingPromises({ ...initialSettings, market: testMarket(), shipping }, market)
    return listPromisesFrom(own, null).map(({ text }) => text)
  }

  test('free delivery is promised from the highest threshold, and delivery times range from the fastest to the slowest', () => {
    expect(
      texts(
        ['DE', { amount: 5_00, freeFrom: 50_00, daysMin: 1, daysMax: 2 }],
        ['FR', { amount: 12_00, freeFrom: 90_00, daysMin: 3, daysMax: 5 }],
      ),
    ).toEqual(['Standard delivery is free on orders of $90.00 or more.', 'Arrives in 1-5 business days.'])
  })

  test('a rate that exists in only one country is promised for that country only', () => {
    expect(texts(['DE', { freeFrom: 50_00, daysMin: 1, daysMax: 2 }], ['FR', {}])).toEqual([
      'Standard delivery to Germany is free on orders of $50.00 or more.',
      'Arrives in 1-2 business days (Germany).',
    ])
  })

  test('a region is not listed beside its country if both have the rate', () => {
    const free = { amount: 0, freeFrom: null }
    const inRegion = (zone: ReturnType<typeof testZone>, region: string) => {
      return { ...zone, places: zone.places.map((place) => ({ ...place, region })) }
    }
    const zones = [testZone('NG', free), inRegion(testZone('NG', free), 'LA'), testZone('GH', {})]
    const shipping = { ...PRESET_SHIPPING, zones }
    const market = { ...OPEN_MARKET, countries: ['NG', 'GH'] }
    const own = computeShippingPromises({ ...initialSettings, market: testMarket(), shipping }, market)
    expect(listPromisesFrom(own, null)[0]?.text).toBe('Standard delivery to Nigeria is free.')
  })

  test('delivery at a rate of 0 is promised as free', () => {
    expect(texts(['DE', { amount: 0 }], ['FR', { name: 'Standard shipping', amount: 0 }])).toEqual([
      'Delivery is free.',
    ])
  })
})

test.each<{ methods: readonly PaymentMethod[] | null; text: string | undefined }>([
  { methods: null, text: undefined },
  { methods: [], text: undefined },
  { methods: ['bank_transfer'], text: undefined },
  {
    methods: ['credit_card', 'apple_pay', 'cash_on_delivery'],
    text: 'Pay with: Credit card, Apple Pay, Cash on delivery.',
  },
])('payment methods $methods promise $text', ({ methods, text }) => {
  const shipping = computeShippingPromises(
    { ...initialSettings, market: testMarket(), shipping: PRESET_SHIPPING },
    OPEN_MARKET,
  )
  expect(STORE_PROMISES.payment(shipping, methods)?.text).toBe(text)
})
