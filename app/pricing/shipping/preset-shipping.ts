import type { MarketShipping, ShippingRate } from '#app/pricing/shipping/shipping.ts'

const NO_LIMITS = { freeFrom: null, basis: 'subtotal', minimum: null, maximum: null } as const

const RATES: readonly ShippingRate[] = [
  {
    ...NO_LIMITS,
    key: 'standard',
    name: 'Standard',
    kind: 'delivery',
    amount: 10_00,
    freeFrom: 150_00,
    daysMin: 5,
    daysMax: 7,
  },
  { ...NO_LIMITS, key: 'express', name: 'Express', kind: 'delivery', amount: 25_00, daysMin: 2, daysMax: 3 },
]

/** With what a new store begins: how the specification's store ships (§9), in US dollars. */
export const PRESET_SHIPPING: MarketShipping = {
  isPrimary: true,
  zones: [
    {
      name: 'International',
      places: ['US', 'CA', 'GB', 'EU'].map((country) => ({ country, region: '', ranges: [] })),
      rates: RATES,
    },
  ],
  pickupPoints: [],
}
