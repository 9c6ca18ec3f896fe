import { type CurrencyCode, compare, type Money, money, portion, toUsd } from '#app/features/money/money.ts'

/** The words of a discount that the database, the forms and checkout share. */

export const DISCOUNT_KINDS = ['percent', 'amount'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

export const MAX_CODE_LENGTH = 40

/**
 * What a code can look like: 2 to 40 letters, digits and hyphens. Not what may be a card number, which someone typed into
 * the wrong field: 12 digits in a row are never sent.
 */
export const CODE_PATTERN = /^(?!.*(?:\d-{0,3}){12})[A-Z0-9][A-Z0-9-]{1,39}$/

/** What a code gives, and when. `percent` is in parts per million, amounts are in the store currency's smallest unit. */
export type DiscountTerms = {
  readonly code: string
  readonly kind: DiscountKind
  readonly percent: number
  readonly amount: number
  readonly minimum: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly usageLimit: number | null
  readonly customerLimit: number | null
  /** How many orders stand with it. */
  readonly used: number
  readonly isActive: boolean
}

/**
 * Why a code gives nothing. 'unknown' stands for one that is switched off too: what staff prepare is no one's business.
 * 'yours' is known only once it is said who orders, 'too-many' only of anyone who tries one code after the other.
 */
export type DiscountRefusal = 'unknown' | 'early' | 'late' | 'used-up' | 'minimum' | 'nothing' | 'yours' | 'too-many'

/** What a discount is counted on: what the lines cost before it, charged and booked. */
type Discountable<Currency extends CurrencyCode> = {
  readonly usd: Money<'USD'>
  readonly store: Money<Currency>
  readonly usdRate: number
}

/** What is taken off, on both sides. */
export type Discount<Currency extends CurrencyCode> = { readonly usd: Money<'USD'>; readonly store: Money<Currency> }

/** A code as it is kept, whatever its spaces and its case. */
export function normalizeCode(text: string): string {
  return text.trim().toUpperCase()
}

/**
 * What a code takes off a cart: a share of either side's subtotal, rounded once, or an amount of the store currency,
 * converted, never more than the lines cost. Or why it takes nothing off (docs/rules.md, Discount codes).
 */
export function applyDiscount<Currency extends CurrencyCode>(
  terms: DiscountTerms,
  cart: Discountable<Currency>,
  now: Date,
): Discount<Currency> | DiscountRefusal {
  const { isActive, startsAt, endsAt, usageLimit, used, minimum } = terms
  if (!isActive) return 'unknown'
  if (startsAt && now < startsAt) return 'early'
  if (endsAt && now >= endsAt) return 'late'
  if (usageLimit !== null && used >= usageLimit) return 'used-up'
  if (cart.store.minor < minimum) return 'minimum'
  const discount = takenOff(terms, cart)
  return discount.usd.minor > 0 ? discount : 'nothing'
}

/** Whether it is all the lines cost is decided once, in the store currency, as only there the amount is exact. */
function takenOff<Currency extends CurrencyCode>(
  { kind, percent, amount }: DiscountTerms,
  { usd, store, usdRate }: Discountable<Currency>,
): Discount<Currency> {
  if (kind === 'percent') return { usd: portion(usd, percent), store: portion(store, percent) }
  const off = money(amount, store.currency)
  if (compare(off, store) >= 0) return { usd, store }
  const charged = toUsd(off, usdRate)
  return { usd: compare(charged, usd) > 0 ? usd : charged, store: off }
}
