import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { type Money, money } from '#app/base/money.ts'
import { computeQuote } from '#app/orders/checkout/quote/quote.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'
import { convertPrice } from '#app/pricing/market-price.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'
import { testMarket } from '#tests/support/markets.ts'
import { anyChoice, anyDiscount, anyMoneySettings, anyPrice, type MoneySettings } from '#tests/support/random-orders.ts'

// A second implementation of docs/rules.md in BigInt that shares no code with the first.

type Cart = readonly { readonly price: bigint; readonly quantity: bigint }[]
type Side = { readonly discount: bigint; readonly subtotal: bigint; readonly shipping: bigint; readonly tax: bigint }
type Reduction =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
type ShippingMethod = 'standard' | 'express' | 'pickup'
type QuoteRequest = {
  readonly country: string
  readonly shippingMethod: ShippingMethod
  readonly currency: CurrencyCode
}

const PER_USD: Readonly<Record<string, bigint>> = { USD: 1_000_000n, GBP: 790_000n, EUR: 920_000n, CAD: 1_350_000n }
/** Minor units per major unit, if not 100. */
const UNITS: Readonly<Record<string, bigint>> = { JPY: 1n, KWD: 1_000n }
const TAXES: Readonly<Record<string, bigint>> = { US: 8n, CA: 13n, GB: 20n, EU: 19n }

/** Rounds to the nearest whole number, half up. No number is negative. */
function roundToNearest(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator
  return (numerator % denominator) * 2n < denominator ? whole : whole + 1n
}

function computeReference(
  cart: Cart,
  settings: MoneySettings,
  { country, shippingMethod, currency }: QuoteRequest,
  off: Reduction | null,
) {
  const isDollars = settings.store_currency === 'USD'
  const rate = BigInt(settings.usd_rate)
  const units = UNITS[settings.store_currency] ?? 100n
  const toUsd = (amount: bigint) => (isDollars ? amount : roundToNearest(amount * 1_000_000n * 100n, rate * units))
  const fromUsd = (amount: bigint) => (isDollars ? amount : roundToNearest(amount * rate * units, 1_000_000n * 100n))
  const toShopper = (cents: bigint) => roundToNearest(cents * (PER_USD[currency] ?? 0n), 1_000_000n)
  const computeTotal = (each: (price: bigint) => bigint) =>
    cart.reduce((sum, line) => sum + each(line.price) * line.quantity, 0n)

  const fullSums = {
    charged: computeTotal(toUsd),
    store: computeTotal((price) => price),
    shopper: computeTotal((price) => toShopper(toUsd(price))),
  }
  const discount = { charged: 0n, store: 0n }
  if (off?.kind === 'percent') {
    discount.charged = roundToNearest(fullSums.charged * BigInt(off.percent), 1_000_000n)
    discount.store = roundToNearest(fullSums.store * BigInt(off.percent), 1_000_000n)
  } else if (off) {
    const isAll = BigInt(off.amount) >= fullSums.store
    const charged = toUsd(BigInt(off.amount))
    discount.charged = isAll || charged > fullSums.charged ? fullSums.charged : charged
    discount.store = isAll ? fullSums.store : BigInt(off.amount)
  }
  if (discount.charged === 0n) discount.store = 0n // a code that deducts nothing does not count
  const subtotal = { charged: fullSums.charged - discount.charged, store: fullSums.store - discount.store }

  const threshold = BigInt(settings.free_shipping_threshold)
  const customRate = BigInt(settings.default_shipping_rate)
  const isFree = subtotal.charged >= (threshold > 0n ? toUsd(threshold) : 15_000n)
  const delivery = {
    pickup: { charged: 0n, store: 0n },
    express: { charged: 2_500n, store: fromUsd(2_500n) },
    standard: isFree
      ? { charged: 0n, store: 0n }
      : customRate > 0n
        ? { charged: toUsd(customRate), store: customRate }
        : { charged: 1_000n, store: fromUsd(1_000n) },
  }[shippingMethod]

  const ppm = settings.tax_rate > 0 ? BigInt(settings.tax_rate) : (TAXES[country] ?? 0n) * 10_000n
  const computeTax = (amount: bigint) => (settings.enable_tax ? roundToNearest(amount * ppm, 1_000_000n) : 0n)
  const createSide = (side: 'charged' | 'store'): Side => ({
    discount: discount[side],
    subtotal: subtotal[side],
    shipping: delivery[side],
    tax: computeTax(subtotal[side]),
  })
  const charged = createSide('charged')
  const store = createSide('store')
  return { charged, store, shopper: createShopperSide(charged, store) }

  function createShopperSide(charged: Side, store: Side): Side {
    if (currency === 'USD') return charged
    if (currency === settings.store_currency) return store
    const converted = toShopper(charged.discount)
    const isAll = charged.subtotal === 0n || converted > fullSums.shopper // nothing left in dollars means nothing left
    const shown = isAll ? fullSums.shopper : converted
    return {
      discount: shown,
      subtotal: fullSums.shopper - shown,
      shipping: toShopper(charged.shipping),
      tax: toShopper(charged.tax),
    }
  }
}

function withTotal({ discount, subtotal, shipping, tax }: Side) {
  return { discount, subtotal, shipping, tax, total: subtotal + shipping + tax }
}

function toBigints(sums: Readonly<Record<'discount' | 'subtotal' | 'shipping' | 'tax' | 'total', Money>>) {
  const { discount, subtotal, shipping, tax, total } = sums
  return {
    discount: BigInt(discount.minor),
    subtotal: BigInt(subtotal.minor),
    shipping: BigInt(shipping.minor),
    tax: BigInt(tax.minor),
    total: BigInt(total.minor),
  }
}

function toTerms(off: Reduction): DiscountTerms {
  const noRestrictions = { minimum: 0, startsAt: null, endsAt: null, usageLimit: null, customerLimit: null, used: 0 }
  return { code: 'RANDOM', percent: 0, amount: 0, isActive: true, ...noRestrictions, ...off }
}

const anyLine = fc.record({ product: anyPrice, quantity: fc.integer({ min: 1, max: 9_999 }) })

test('5,000 random carts cost the same as in the reference, in all currencies', () => {
  const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 12 })
  const now = new Date()
  fc.assert(
    fc.property(anyMoneySettings, anyCart, anyChoice, fc.option(anyDiscount), (settings, wanted, choice, off) => {
      const lines = wanted.map(({ product: { price, salePrice }, quantity }) => ({
        price: Math.min(price, salePrice ?? price),
        quantity,
      }))
      const { country, shippingMethod: method, currency } = choice
      const market = testMarket(settings)
      const quote = computeQuote(
        lines.map(({ price, quantity }) => ({
          ...convertPrice(money(price, settings.store_currency), market),
          quantity,
        })),
        { ...settings, market, shipping: PRESET_SHIPPING, taxes: PRESET_TAXES },
        { country, method, currency },
        off && { terms: toTerms(off), now },
      )
      const cart = lines.map(({ price, quantity }) => ({ price: BigInt(price), quantity: BigInt(quantity) }))
      const { charged, store, shopper } = computeReference(cart, settings, choice, off)
      expect(toBigints(quote.charged)).toEqual(withTotal(charged))
      expect(toBigints(quote.store)).toEqual(withTotal(store))
      expect(toBigints(quote.shown)).toEqual(withTotal(shopper))
    }),
    { numRuns: 5_000 },
  )
})
