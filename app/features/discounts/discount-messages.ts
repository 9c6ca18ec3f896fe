import type { DiscountRefusal, DiscountTerms } from '#app/features/discounts/discount.ts'
import { formatMoney, money, type ShopperCurrency, type StoreCurrency } from '#app/features/money/money.ts'
import { shopperPrice } from '#app/features/money/shopper-price.ts'

/** Said of what is no code, of one that is switched off, and of one that never was. */
export const UNKNOWN_CODE = 'This discount code is not valid. Please check how it is written.'

/** Shown instead of anything about a code, after too many attempts. */
export const TOO_MANY_CODES = 'Too many discount codes were tried from your connection. Please try again in a minute.'

const WORDS: Readonly<Record<Exclude<DiscountRefusal, 'minimum'>, string>> = {
  unknown: UNKNOWN_CODE,
  early: 'This discount code is not valid yet.',
  late: 'This discount code is no longer valid.',
  'used-up': 'This discount code has been used up.',
  nothing: 'There is nothing that this discount code could take off.',
  yours: 'You have used this discount code already.',
  'too-many': TOO_MANY_CODES,
}

type Shown = { readonly storeCurrency: StoreCurrency; readonly usdRate: number; readonly currency: ShopperCurrency }

/** Why a code gives nothing, as its shopper reads it: amounts in the currency that is looked at. */
export function refusalMessage(refusal: DiscountRefusal, minimum: DiscountTerms['minimum'], shown: Shown): string {
  if (refusal !== 'minimum') return WORDS[refusal]
  const least = shopperPrice(money(minimum, shown.storeCurrency), shown.currency, shown.usdRate)
  return `This discount code needs items for ${formatMoney(least)} or more.`
}

/** Whether a code that gives nothing now may give something once the cart or the time of day is another. */
export function mayYetCount(refusal: DiscountRefusal): boolean {
  return refusal !== 'unknown' && refusal !== 'yours' && refusal !== 'too-many'
}
