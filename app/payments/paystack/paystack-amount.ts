import type { CurrencyCode } from '#app/base/currencies.ts'
import type { AmountLimits } from '#app/pricing/payment-providers.ts'

// From https://paystack.com/docs/api/#supported-currency and https://docs-v2.paystack.com/api/errors/transaction, both
// read on 2026-11-24 in public copies.

/** In our smallest units. An account supports the currencies of its country. */
const MIN: Partial<Record<CurrencyCode, number>> = { NGN: 5_000, USD: 200, GHS: 10, ZAR: 100, KES: 300, XOF: 1 }

/** The maximum for every currency, in major units. */
const MAX_UNITS = 10_000_000

/** This currency has no decimals, but Paystack expects its amounts in hundredths and ignores fractions of a unit. */
const COUNTED_IN_HUNDREDTHS = 'XOF'

/** Returns Paystack's limits in a currency, in our smallest units; null if it does not support the currency. */
export function getPaystackLimits(currency: CurrencyCode): AmountLimits | null {
  const min = MIN[currency]
  if (min === undefined) return null
  return { min, max: currency === COUNTED_IN_HUNDREDTHS ? MAX_UNITS : MAX_UNITS * 100, step: 1 }
}

/** Converts our smallest units to Paystack's amount; null for a currency that it does not support. */
export function toPaystackAmount(minor: number, currency: CurrencyCode): number | null {
  if (MIN[currency] === undefined) return null
  return currency === COUNTED_IN_HUNDREDTHS ? minor * 100 : minor
}

/** Converts Paystack's amount to our smallest units; null if there is no such amount. */
export function fromPaystackAmount(amount: number, currency: string): number | null {
  if (currency !== COUNTED_IN_HUNDREDTHS) return amount
  return amount % 100 === 0 ? amount / 100 : null
}
