import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { countDecimals } from '#app/base/money.ts'
import type { AmountLimits } from '#app/pricing/payment-providers.ts'

// From https://developer.paypal.com/docs/api/reference/currency-codes/, read on 2026-11-24 in an undated public copy
// that still lists RUB. PayPal accepts BRL, CNY and MYR only for accounts in the currency's country, and checks this
// when the payment is made.

const SUPPORTED: ReadonlySet<CurrencyCode> = new Set([
  ...(['AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'HUF', 'ILS', 'JPY'] as const),
  ...(['MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'TWD', 'USD'] as const),
])

/** "This currency does not support decimals. If you pass a decimal amount, an error occurs." */
const WITHOUT_DECIMALS: readonly string[] = ['HUF', 'JPY', 'TWD']

/**
 * Returns PayPal's limits in a currency, in our smallest units; null if PayPal does not support it. PayPal publishes no
 * maximum.
 */
export function getPaypalLimits(currency: CurrencyCode): AmountLimits | null {
  if (!SUPPORTED.has(currency)) return null
  const step = getStep(currency)
  return { min: step, max: Number.MAX_SAFE_INTEGER - (Number.MAX_SAFE_INTEGER % step), step }
}

/** Converts our smallest units to PayPal's decimal string; null if PayPal cannot charge exactly this amount. */
export function toPaypalAmount(minor: number, currency: CurrencyCode): string | null {
  if (!SUPPORTED.has(currency) || !Number.isSafeInteger(minor) || minor <= 0 || minor % getStep(currency) !== 0)
    return null
  const decimals = countDecimals(currency)
  if (decimals === 0) return String(minor)
  const digits = String(minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  return WITHOUT_DECIMALS.includes(currency) ? whole : `${whole}.${digits.slice(-decimals)}`
}

/** Converts PayPal's decimal string to our smallest units; null if there is no such amount. */
export function fromPaypalAmount(value: string, currency: string): number | null {
  if (!isCurrency(currency)) return null
  const match = /^(\d*)(?:\.(\d+))?$/.exec(value)
  if (!match || value === '') return null
  const [, whole = '', fraction = ''] = match
  const decimals = countDecimals(currency)
  if (/[1-9]/.test(fraction.slice(decimals))) return null
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

function getStep(currency: CurrencyCode): number {
  return WITHOUT_DECIMALS.includes(currency) ? 10 ** countDecimals(currency) : 1
}
