import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QuoteSettings, quoteFor } from '#app/features/checkout/quote/quote.ts'
import type { DiscountTerms } from '#app/features/discounts/discount.ts'
import { type Money, money, type ShopperCurrency, type StoreCurrency } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import { anyChoice, anyDiscount, anyMoneySettings, anyPrice } from '#tests/support/random-orders.ts'

// A second implementation of docs/rules.md in BigInt that shares no code with the first.

type Cart = readonly { readonly price: bigint; readonly quantity: bigint }[]
type Side = { readonly discount: bigint; readonly subtotal: bigint; readonly shipping: bigint; readonly tax: bigint }
type Off = { readonly kind: 'percent'; readonly percent: number } | { readonly kind: 'amount'; readonly amount: number }
type Wanted = { readonly country: string; readonly shippingMethod: ShippingMethod; readonly currency: ShopperCurrency }

const PER_USD = { USD: 1_000_000n, GBP: 790_000n, EUR: 920_000n, CAD: 1_350_000n } as const
const TAXES: Readonly<Record<string, bigint>> = { US: 8n, CA: 13n, GB: 20n, EU: 19n }

/** To the nearest whole number, half up; nothing is negative. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator
  return (numerator % denominator) * 2n < denominator ? whole : whole + 1n
}

function reference(
  cart: Cart,
  settings: QuoteSettings,
  { country, shippingMethod, currency }: Wanted,
  off: Off | null,
) {
  const isDollars = settings.store_currency === 'USD'
  const rate = BigInt(settings.usd_rate)
  const toUsd = (amount: bigint) => (isDollars ? amount : nearest(amount * 1_000_000n, rate))
  const fromUsd = (amount: bigint) => (isDollars ? amount : nearest(amount * rate, 1_000_000n))
  const toShopper = (cents: bigint) => nearest(cents * PER_USD[currency], 1_000_000n)
  const total = (each: (price: bigint) => bigint) =>
    cart.reduce((sum, line) => sum + each(line.price) * line.quantity, 0n)

  const full = { usd: total(toUsd), store: total((price) => price), shopper: total((price) => toShopper(toUsd(price))) }
  const discount = { usd: 0n, store: 0n }
  if (off?.kind === 'percent') {
    discount.usd = nearest(full.usd * BigInt(off.percent), 1_000_000n)
    discount.store = nearest(full.store * BigInt(off.percent), 1_000_000n)
  } else if (off) {
    const isAll = BigInt(off.amount) >= full.store
    const charged = toUsd(BigInt(off.amount))
    discount.usd = isAll || charged > full.usd ? full.usd : charged
    discount.store = isAll ? full.store : BigInt(off.amount)
  }
  if (discount.usd === 0n) discount.store = 0n // a code that takes nothing off does not count
  const subtotal = { usd: full.usd - discount.usd, store: full.store - discount.store }

  const threshold = BigInt(settings.free_shipping_threshold)
  const own = BigInt(settings.default_shipping_rate)
  const isFree = subtotal.usd >= (threshold > 0n ? toUsd(threshold) : 15_000n)
  const delivery = {
    pickup: { usd: 0n, store: 0n },
    express: { usd: 2_500n, store: fromUsd(2_500n) },
    standard: isFree
      ? { usd: 0n, store: 0n }
      : own > 0n
        ? { usd: toUsd(own), store: own }
        : { usd: 1_000n, store: fromUsd(1_000n) },
  }[shippingMethod]

  const ppm = settings.tax_rate > 0 ? BigInt(settings.tax_rate) : (TAXES[country] ?? 0n) * 10_000n
  const taxOf = (amount: bigint) => (settings.enable_tax ? nearest(amount * ppm, 1_000_000n) : 0n)
  const sides = (side: 'usd' | 'store'): Side => ({
    discount: discount[side],
    subtotal: subtotal[side],
    shipping: delivery[side],
    tax: taxOf(subtotal[side]),
  })
  const usd = sides('usd')
  const store = sides('store')
  return { usd, store, shopper: shopperSide(usd, store) }

  function shopperSide(usd: Side, store: Side): Side {
    if (currency === 'USD') return usd
    if (currency === settings.store_currency) return store
    const converted = toShopper(usd.discount)
    const isAll = usd.subtotal === 0n || converted > full.shopper // nothing left in dollars is nothing left at all
    const shown = isAll ? full.shopper : converted
    return {
      discount: shown,
      subtotal: full.shopper - shown,
      shipping: toShopper(usd.shipping),
      tax: toShopper(usd.tax),
    }
  }
}

function withTotal({ discount, subtotal, shipping, tax }: Side) {
  return { discount, subtotal, shipping, tax, total: subtotal + shipping + tax }
}

function bigints(sums: Readonly<Record<'discount' | 'subtotal' | 'shipping' | 'tax' | 'total', Money>>) {
  const { discount, subtotal, shipping, tax, total } = sums
  return {
    discount: BigInt(discount.minor),
    subtotal: BigInt(subtotal.minor),
    shipping: BigInt(shipping.minor),
    tax: BigInt(tax.minor),
    total: BigInt(total.minor),
  }
}

function termsOf(off: Off): DiscountTerms {
  const nothingAgainstIt = { minimum: 0, startsAt: null, endsAt: null, usageLimit: null, customerLimit: null, used: 0 }
  return { code: 'RANDOM', percent: 0, amount: 0, isActive: true, ...nothingAgainstIt, ...off }
}

const anyLine = fc.record({ ware: anyPrice, quantity: fc.integer({ min: 1, max: 9_999 }) })

test('5,000 random carts cost the same as in the reference, in all currencies', () => {
  const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 12 })
  const now = new Date()
  fc.assert(
    fc.property(anyMoneySettings, anyCart, anyChoice, fc.option(anyDiscount), (settings, wanted, choice, off) => {
      const lines = wanted.map(({ ware: { price, salePrice }, quantity }) => ({
        price: Math.min(price, salePrice ?? price),
        quantity,
      }))
      const { country, shippingMethod: method, currency } = choice
      const quote = quoteFor(
        lines.map(({ price, quantity }) => ({ price: money<StoreCurrency>(price, settings.store_currency), quantity })),
        settings,
        { country, method, currency },
        off && { terms: termsOf(off), now },
      )
      const cart = lines.map(({ price, quantity }) => ({ price: BigInt(price), quantity: BigInt(quantity) }))
      const { usd, store, shopper } = reference(cart, settings, choice, off)
      expect(bigints(quote.usd)).toEqual(withTotal(usd))
      expect(bigints(quote.store)).toEqual(withTotal(store))
      expect(bigints(quote.shopper)).toEqual(withTotal(shopper))
    }),
    { numRuns: 5_000 },
  )
})
