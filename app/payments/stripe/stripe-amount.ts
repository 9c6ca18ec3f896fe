import type { CurrencyCode } from '#app/base/currencies.ts'
import type { AmountLimits } from '#app/pricing/payment-providers.ts'

// From https://docs.stripe.com/currencies, read on 2026-11-23 in an undated public copy (it still lists BGN), and the
// rule for three decimals in a copy from 2022: compare this file with the page before you extend it.

/** Currencies that Stripe charges. */
const SUPPORTED: ReadonlySet<CurrencyCode> = new Set([
  ...(['AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD', 'BIF'] as const),
  ...(['BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP'] as const),
  ...(['CRC', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL'] as const),
  ...(['GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'ISK', 'JMD'] as const),
  ...(['JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD'] as const),
  ...(['LSL', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN'] as const),
  ...(['NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG'] as const),
  ...(['QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD'] as const),
  ...(['SZL', 'THB', 'TJS', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS'] as const),
  ...(['VND', 'VUV', 'WST', 'XAF', 'XCD', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW'] as const),
])

/** Currencies without decimals in ISO 4217 whose amounts Stripe expects in hundredths, which must be 00. */
const COUNTED_IN_HUNDREDTHS: readonly string[] = ['ISK', 'UGX']

/** Currencies with two decimals in ISO 4217 whose amounts Stripe expects in whole units. */
const COUNTED_IN_WHOLE_UNITS: readonly string[] = ['MGA']

/** Currencies with three decimals, the last of which must be 0. */
const THREE_DECIMALS: readonly string[] = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

/**
 * Minimums in our smallest units. The minimums of other currencies depend on the payout currency, so Stripe checks them
 * when the payment is made.
 */
const MIN: Partial<Record<CurrencyCode, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1_500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1_000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1_000,
  USD: 50,
}

/** Maximums in Stripe's units; some apply only to cards. */
const MAX: Partial<Record<CurrencyCode, number>> = {
  COP: 999_999_999_999,
  HUF: 999_999_999_999,
  IDR: 999_999_999_999,
  INR: 999_999_999,
  JPY: 9_999_999_999,
  LBP: 99_999_999_999_999,
}
/** Eight digits, whatever the unit is worth: $999,999.99, but also ₦999,999.99. */
const DEFAULT_MAX = 99_999_999

/** Returns Stripe's limits in a currency, in our smallest units; null if Stripe does not support the currency. */
export function getStripeLimits(currency: CurrencyCode): AmountLimits | null {
  if (!SUPPORTED.has(currency)) return null
  const step = getStep(currency)
  const max = Math.floor(
    ((MAX[currency] ?? DEFAULT_MAX) * getUnitRatio(currency).storeUnits) / getUnitRatio(currency).stripeUnits,
  )
  return { min: MIN[currency] ?? step, max: max - (max % step), step }
}

/** Converts our smallest units to Stripe's amount; null if Stripe cannot charge exactly this amount. */
export function toStripeAmount(minor: number, currency: CurrencyCode): number | null {
  if (minor % getStep(currency) !== 0) return null
  return scale(minor, getUnitRatio(currency).stripeUnits, getUnitRatio(currency).storeUnits)
}

/** Converts Stripe's amount to our smallest units; null if there is no such amount. */
export function fromStripeAmount(amount: number, currency: string): number | null {
  return scale(amount, getUnitRatio(currency).storeUnits, getUnitRatio(currency).stripeUnits)
}

function getStep(currency: CurrencyCode): number {
  return THREE_DECIMALS.includes(currency) ? 10 : getUnitRatio(currency).storeUnits
}

/** Returns the ratio of our units to Stripe's: `storeUnits` of ours equal `stripeUnits` of Stripe's. */
function getUnitRatio(currency: string): { readonly storeUnits: number; readonly stripeUnits: number } {
  if (COUNTED_IN_HUNDREDTHS.includes(currency)) return { storeUnits: 1, stripeUnits: 100 }
  return { storeUnits: COUNTED_IN_WHOLE_UNITS.includes(currency) ? 100 : 1, stripeUnits: 1 }
}

function scale(amount: number, by: number, per: number): number | null {
  const result = (amount * by) / per
  return amount % per === 0 && Number.isSafeInteger(result) ? result : null
}
