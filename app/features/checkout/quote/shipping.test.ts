import { expect, test } from 'vitest'
import { type ShippingSettings, shippingOptions } from '#app/features/checkout/quote/shipping.ts'
import { marketOf } from '#app/features/markets/market.ts'

const initial: ShippingSettings = {
  market: marketOf({ store_currency: 'NGN', usd_rate: 1_500_000_000 }),
  enable_shipping: true,
  enable_local_pickup: false,
  default_shipping_rate: 0,
  free_shipping_threshold: 0,
}

function costs(settings: Partial<ShippingSettings>, minor: number) {
  const options = shippingOptions({ ...initial, ...settings }, { minor, currency: 'USD' })
  return options.map(({ method, cost, storeCost }) => [method, cost.minor, storeCost.minor])
}

test.each([
  { subtotal: 0, standard: 1_000 },
  { subtotal: 14_999, standard: 1_000 },
  { subtotal: 15_000, standard: 0 },
  { subtotal: 15_001, standard: 0 },
])('§9 standard delivery of $subtotal cents costs $standard, express always 25 dollars', ({ subtotal, standard }) => {
  expect(costs({}, subtotal)).toEqual([
    ['standard', standard, standard * 1_500],
    ['express', 2_500, 3_750_000],
  ])
})

test.each([
  { subtotal: 4_999, standard: 1_000 },
  { subtotal: 5_000, standard: 0 },
  { subtotal: 5_001, standard: 0 },
])('§D a free-shipping threshold of ₦75,000 is 50 dollars: $subtotal costs $standard', ({ subtotal, standard }) => {
  expect(costs({ free_shipping_threshold: 7_500_000 }, subtotal)[0]?.[1]).toBe(standard)
})

test('§D a rate that staff entered is charged converted, and booked as entered', () => {
  // ₦5,000 is $3.33; $3.33 would be ₦4,995
  expect(costs({ default_shipping_rate: 500_000 }, 14_999)[0]).toEqual(['standard', 333, 500_000])
  expect(costs({ default_shipping_rate: 500_000 }, 15_000)[0]).toEqual(['standard', 0, 0])
})

test('a store in US dollars converts nothing', () => {
  const settings = { market: marketOf({ store_currency: 'USD', usd_rate: 1_000_000 }), default_shipping_rate: 799 }
  expect(costs(settings, 100)[0]).toEqual(['standard', 799, 799])
})

test.each([
  { enable_shipping: true, enable_local_pickup: true, methods: ['standard', 'express', 'pickup'] },
  { enable_shipping: true, enable_local_pickup: false, methods: ['standard', 'express'] },
  { enable_shipping: false, enable_local_pickup: true, methods: ['pickup'] },
  { enable_shipping: false, enable_local_pickup: false, methods: [] },
])('§D delivery $enable_shipping and pickup $enable_local_pickup offer $methods', ({ methods, ...settings }) => {
  expect(costs(settings, 100).map(([method]) => method)).toEqual(methods)
})

test('pickup is free', () => {
  expect(costs({ enable_local_pickup: true }, 100)[2]).toEqual(['pickup', 0, 0])
})
