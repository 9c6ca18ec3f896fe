import fc from 'fast-check'
import { COUNTRIES } from '#db/demo/countries.ts'

const STORE_CURRENCIES = ['NGN', 'USD', 'GBP', 'EUR', 'JPY', 'KWD'] as const
const METHODS = ['standard', 'express', 'pickup'] as const
const SHOWN_CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD'] as const

// Random stores and carts for tests that check sums.

/** Money, tax and shipping settings. Delivery and pickup are both on, so that every method can be chosen. */
export const anyMoneySettings = fc
  .record({
    store_currency: fc.constantFrom(...STORE_CURRENCIES),
    usd_rate: fc.oneof(
      fc.constantFrom(790_000, 920_000, 1_500_000_000),
      fc.integer({ min: 100_000, max: 2_000_000_000 }),
    ),
    enable_tax: fc.boolean(),
    tax_rate: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
    default_shipping_rate: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000_000 })),
    free_shipping_threshold: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000_000 })),
  })
  .map((settings) => ({
    ...settings,
    usd_rate: settings.usd_rate * (settings.store_currency === 'JPY' ? 100 : 1), // keeps orders below the maximum
    ...(settings.store_currency === 'USD' && { usd_rate: 1_000_000 }),
    enable_shipping: true,
    enable_local_pickup: true,
  }))

export type MoneySettings = typeof anyMoneySettings extends fc.Arbitrary<infer Value> ? Value : never

/** A price in minor units, and a sale price that can be lower. */
export const anyPrice = fc.record({
  price: fc.integer({ min: 0, max: 20_000_000 }),
  salePrice: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
})

/** The country, the shipping method and the shopper currency. */
export const anyChoice = fc.record({
  country: fc.constantFrom(...COUNTRIES),
  shippingMethod: fc.constantFrom(...METHODS),
  currency: fc.constantFrom(...SHOWN_CURRENCIES),
})

/** A percentage in parts per million, or an amount in minor units. */
export const anyDiscount = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 500_000_000 }) }),
)
