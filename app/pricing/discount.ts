import { compare, formatMoney, type Money, money, portion } from '#app/base/money.ts'
import type { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { discountText } from '#app/pricing/discounts/discount-text.ts'
import type { DisplayCurrency } from '#app/store/market.ts'
import { type Market, toChargedPrice, toDisplayPrice } from '#app/store/market.ts'

export const MAX_CODE_LENGTH = 40

/** Rejects 12 digits in a row: this could be a card number, which must never be sent. */
export const CODE_PATTERN = /^(?!.*(?:\d-{0,3}){12})[A-Z0-9][A-Z0-9-]{1,39}$/

export type DiscountTerms = Readonly<Omit<typeof discountCodes.$inferSelect, 'id' | 'createdAt' | 'updatedAt'>>

/**
 * 'unknown' includes disabled codes, so as not to reveal them. 'yours': this customer has used the code as often as is
 * allowed. 'too-many': too many wrong codes came from this IP address.
 */
export type DiscountRejection = 'unknown' | 'early' | 'late' | 'used-up' | 'minimum' | 'nothing' | 'yours' | 'too-many'

type Amount = { readonly charged: Money; readonly store: Money }

type Discountable = Amount & { readonly market: Market }

/** Returns the discount, or why the code does not apply (docs/rules.md, Discount codes). */
export function applyDiscount(terms: DiscountTerms, cart: Discountable, now: Date): Amount | DiscountRejection {
  const { isActive, startsAt, endsAt, usageLimit, used, minimum } = terms
  if (!isActive) return 'unknown'
  if (startsAt && now < startsAt) return 'early'
  if (endsAt && now >= endsAt) return 'late'
  if (usageLimit !== null && used >= usageLimit) return 'used-up'
  if (cart.store.minor < minimum) return 'minimum'
  const discount = computeAmount(terms, cart)
  return discount.charged.minor > 0 ? discount : 'nothing'
}

/** Compares the discount with the subtotal in the store currency, because the amount is exact only in that currency. */
function computeAmount({ kind, percent, amount }: DiscountTerms, { charged, store, market }: Discountable): Amount {
  if (kind === 'percent') return { charged: portion(charged, percent), store: portion(store, percent) }
  const off = money(amount, store.currency)
  if (compare(off, store) >= 0) return { charged, store }
  const converted = toChargedPrice(off, market)
  return { charged: compare(converted, charged) > 0 ? charged : converted, store: off }
}

type Prices = { readonly market: Market; readonly shown: DisplayCurrency }

export function getUnknownCodeMessage(): string {
  return discountText.rejections.unknown
}

export function getRejectionMessage(rejection: DiscountRejection, minimum: number, { market, shown }: Prices): string {
  if (rejection !== 'minimum') return discountText.rejections[rejection]
  return discountText.minimum(formatMoney(toDisplayPrice(money(minimum, market.storeCurrency), shown, market)))
}

export function canStillApply(rejection: DiscountRejection): boolean {
  return rejection !== 'unknown' && rejection !== 'yours' && rejection !== 'too-many'
}
