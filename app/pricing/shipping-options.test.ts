import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import type { ShippingRate } from '#app/pricing/shipping.ts'
import {
  findAddressProblem,
  listDeliveredCountries,
  offerShipping,
  type ShippingSettings,
} from '#app/pricing/shipping-options.ts'
import { testMarket } from '#tests/support/markets.ts'

const initial: ShippingSettings = {
  market: testMarket({ store_currency: 'NGN', usd_rate: 1_500_000_000 }),
  shipping: PRESET_SHIPPING,
  enable_shipping: true,
  enable_local_pickup: false,
  default_shipping_rate: 0,
  free_shipping_threshold: 0,
}

function listCosts(settings: Partial<ShippingSettings>, minor: number) {
  return offer({ subtotal: minor }, settings).options.map(({ method, cost, storeCost }) => [
    method,
    cost.minor,
    storeCost.minor,
  ])
}

type OfferInput = {
  readonly subtotal?: number
  readonly weight?: number
  readonly units?: number
  readonly country?: string
}

function offer(
  { subtotal = 100, weight = 0, units = 1, country = 'US' }: OfferInput,
  settings: Partial<ShippingSettings> = {},
) {
  const parcel = { subtotal: money(subtotal, 'USD'), weight, units }
  return offerShipping({ ...initial, ...settings }, { country, region: '', postalCode: '' }, parcel)
}

test.each([
  { subtotal: 0, standard: 1_000 },
  { subtotal: 14_999, standard: 1_000 },
  { subtotal: 15_000, standard: 0 },
  { subtotal: 15_001, standard: 0 },
])('standard delivery for $subtotal cents costs $standard; express costs 25 dollars', ({ subtotal, standard }) => {
  expect(listCosts({}, subtotal)).toEqual([
    ['standard', standard, standard * 1_500],
    ['express', 2_500, 3_750_000],
  ])
})

test.each([
  { subtotal: 4_999, standard: 1_000 },
  { subtotal: 5_000, standard: 0 },
  { subtotal: 5_001, standard: 0 },
])(
  'a free-shipping threshold of ₦75,000 is 50 dollars: with a subtotal of $subtotal cents, delivery costs $standard',
  ({ subtotal, standard }) => {
    expect(listCosts({ free_shipping_threshold: 7_500_000 }, subtotal)[0]?.[1]).toBe(standard)
  },
)

test('a rate that staff entered is converted for charging, and recorded as entered', () => {
  // ₦5,000 is $3.33; $3.33 would be ₦4,995
  expect(listCosts({ default_shipping_rate: 500_000 }, 14_999)[0]).toEqual(['standard', 333, 500_000])
  expect(listCosts({ default_shipping_rate: 500_000 }, 15_000)[0]).toEqual(['standard', 0, 0])
})

test('a store in US dollars converts nothing', () => {
  const settings = { market: testMarket({ store_currency: 'USD', usd_rate: 1_000_000 }), default_shipping_rate: 799 }
  expect(listCosts(settings, 100)[0]).toEqual(['standard', 799, 799])
})

test.each([
  { enable_shipping: true, enable_local_pickup: true, methods: ['standard', 'express', 'pickup'] },
  { enable_shipping: true, enable_local_pickup: false, methods: ['standard', 'express'] },
  { enable_shipping: false, enable_local_pickup: true, methods: ['pickup'] },
  { enable_shipping: false, enable_local_pickup: false, methods: [] },
])(
  'with delivery enabled: $enable_shipping and local pickup enabled: $enable_local_pickup, $methods are offered',
  ({ methods, ...settings }) => {
    expect(listCosts(settings, 100).map(([method]) => method)).toEqual(methods)
  },
)

test('local pickup is free', () => {
  expect(listCosts({ enable_local_pickup: true }, 100)[2]).toEqual(['pickup', 0, 0])
})

const courier: ShippingRate = {
  key: 'courier',
  name: 'Courier',
  kind: 'delivery',
  amount: 700,
  freeFrom: null,
  basis: 'weight',
  minimum: null,
  maximum: null,
  daysMin: 1,
  daysMax: 2,
}

function zoneWith(...rates: readonly Partial<ShippingRate>[]): Pick<ShippingSettings, 'shipping'> {
  const [preset] = PRESET_SHIPPING.zones
  const zone = { name: 'Zone', places: preset?.places ?? [], rates: rates.map((rate) => ({ ...courier, ...rate })) }
  return { shipping: { isPrimary: true, zones: [zone], pickupPoints: [] } }
}

test.each([
  { basis: 'weight', within: { weight: 500 }, below: { weight: 499 }, above: { weight: 2_000 } },
  { basis: 'units', within: { units: 1_999 }, below: { units: 499 }, above: { units: 2_000 } },
  { basis: 'subtotal', within: { subtotal: 500 }, below: { subtotal: 499 }, above: { subtotal: 2_000 } },
] as const)('limits on the $basis include the minimum and exclude the maximum', ({ basis, within, below, above }) => {
  const limited = zoneWith({ basis, minimum: 500, maximum: 2_000 })
  expect(offer(within, limited)).toMatchObject({ options: [{ method: 'courier' }], problem: null })
  for (const outside of [below, above]) expect(offer(outside, limited)).toEqual({ options: [], problem: 'order' })
})

test('rates whose limits meet leave no gap: each weight has exactly one rate', () => {
  const tiers = zoneWith(
    { key: 'light', maximum: 1_000 },
    { key: 'middle', minimum: 1_000, maximum: 5_000 },
    { key: 'heavy', minimum: 5_000 },
  )
  fc.assert(fc.property(fc.nat(10_000), (weight) => offer({ weight }, tiers).options.length === 1))
})

test('delivery is free from exactly the rate’s threshold for free shipping, to the smallest unit', () => {
  const anyAmount = fc.integer({ min: 1, max: 10 ** 9 })
  fc.assert(
    fc.property(anyAmount, anyAmount, (freeFrom, amount) => {
      const limited = zoneWith({ freeFrom, amount })
      const cost = (subtotal: number) => offer({ subtotal }, limited).options[0]?.cost.minor
      expect([cost(freeFrom - 1), cost(freeFrom), cost(freeFrom + 1)]).toEqual([amount, 0, 0])
    }),
  )
})

test('the settings change only the rate with the key “standard”', () => {
  const overrides = { default_shipping_rate: 300_000, free_shipping_threshold: 1_500_000 }
  const options = offer({ subtotal: 999 }, { ...zoneWith({ key: 'standard' }, {}), ...overrides }).options
  expect(options.map(({ cost }) => cost.minor)).toEqual([200, 700])
  expect(
    offer({ subtotal: 1_000 }, { ...zoneWith({ key: 'standard' }, {}), ...overrides }).options[0]?.cost.minor,
  ).toBe(0)
})

test('an address outside all zones has the problem “outside”, and a market without shipping “unavailable”', () => {
  expect(offer({ country: 'NG' })).toEqual({ options: [], problem: 'outside' })
  const noShipping = { isPrimary: false, zones: [], pickupPoints: [] }
  for (const settings of [zoneWith(), { shipping: noShipping }]) {
    expect(offer({}, settings)).toEqual({ options: [], problem: 'unavailable' })
  }
  expect(offer({}, { enable_shipping: false })).toEqual({ options: [], problem: 'unavailable' })
  const pickup = { ...zoneWith({ kind: 'pickup' }), enable_shipping: false }
  expect(offer({ country: 'NG' }, pickup)).toEqual({ options: [], problem: 'outside' })
  expect(findAddressProblem(initial, { country: 'NG', region: '', postalCode: '' })).toBe('outside')
  expect(
    findAddressProblem(
      { ...initial, ...zoneWith({ basis: 'units', maximum: 1 }) },
      { country: 'US', region: '', postalCode: '' },
    ),
  ).toBeNull()
})

test('pickup that the setting enables is offered once, to every address', () => {
  const pickup = { enable_local_pickup: true }
  expect(offer({ country: 'NG' }, pickup)).toMatchObject({
    options: [{ method: 'pickup', name: 'Local pickup' }],
    problem: null,
  })
  const overrides = { ...zoneWith({ key: 'pickup', kind: 'pickup', name: 'Studio', amount: 100 }), ...pickup }
  expect(offer({}, overrides).options).toMatchObject([{ method: 'pickup', name: 'Studio', cost: { minor: 100 } }])
  expect(offer({}, { ...overrides, enable_shipping: false }).options).toHaveLength(1)
})

test('only countries in zones with rates can be chosen, but all can if local pickup is enabled or no zone has rates', () => {
  const choices = ['US', 'DE', 'EU', 'NG']
  expect(listDeliveredCountries(choices, initial)).toEqual(['US', 'DE', 'EU'])
  expect(listDeliveredCountries(choices, { ...initial, enable_local_pickup: true })).toEqual(choices)
  expect(listDeliveredCountries(choices, { ...initial, ...zoneWith() })).toEqual(choices)
})
