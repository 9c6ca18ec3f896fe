import type { CurrencyCode } from '#app/base/currencies.ts'
import { type Money, money } from '#app/base/money.ts'
import { showsRule } from '#app/store/law-rules.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { Settings } from '#app/store/settings.ts'

/** Prices that staff entered, in smallest units. */
export type PriceColumns = {
  readonly price: number
  readonly salePrice: number | null
  readonly compareAtPrice: number | null
}

/**
 * Returns the effective price, and `was`: the struck-through price (docs/rules.md, Prices). Forms and exports use it
 * for prices that are not stored; stored prices use `sold_price` and `struck_price` in db/functions/prices.sql.
 */
export function computeProductPrice(
  { price, salePrice, compareAtPrice }: PriceColumns,
  currency: CurrencyCode,
): { price: Money; was: Money | null } {
  if (salePrice !== null && salePrice < price) return { price: money(salePrice, currency), was: money(price, currency) }
  const was = compareAtPrice !== null && compareAtPrice > price ? money(compareAtPrice, currency) : null
  return { price: money(price, currency), was }
}

/**
 * The old price that is announced next to a price, and the lowest price of the 30 days before the reduction, both in
 * smallest units.
 */
type AnnouncedPrices = { readonly was: number | null; readonly prior: number | null }

/** Returns true if an announced reduction shows the lowest price before it (docs/rules.md, Lowest price). */
export function showsPrior(market: OpenMarket, settings: Pick<Settings, 'demo_content'>): boolean {
  return showsRule('lowest-price', market, settings)
}

/**
 * Returns the lowest prior price if it is higher than the price. Only this price can be struck through where no other
 * text is shown next to a price.
 */
export function findHigherPriorPrice({
  price,
  prior,
}: {
  readonly price: Money
  readonly prior: Money | undefined
}): Money | null {
  return prior?.currency === price.currency && prior.minor > price.minor ? prior : null
}

/** Returns the prices that shoppers see. If the law requires the lowest price, no reduction is announced without it. */
export function toAnnouncedPrices(
  { was, prior }: AnnouncedPrices,
  { isRequired }: { readonly isRequired: boolean },
): AnnouncedPrices {
  if (!isRequired) return { was, prior: null }
  return prior === null ? { was: null, prior: null } : { was, prior }
}
