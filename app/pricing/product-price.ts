import type { CurrencyCode } from '#app/base/currencies.ts'
import { type Money, money } from '#app/base/money.ts'

/** As staff entered them, in smallest units. */
export type PriceColumns = {
  readonly price: number
  readonly salePrice: number | null
  readonly compareAtPrice: number | null
}

/**
 * Returns the effective price, and `was`: the struck-through price (docs/rules.md, Prices). Forms and exports use it for prices
 * that are not stored; `sold_price` and `struck_price` in db/functions/prices.sql for those that are.
 */
export function productPrice(
  { price, salePrice, compareAtPrice }: PriceColumns,
  currency: CurrencyCode,
): { price: Money; was: Money | null } {
  if (salePrice !== null && salePrice < price) return { price: money(salePrice, currency), was: money(price, currency) }
  const was = compareAtPrice !== null && compareAtPrice > price ? money(compareAtPrice, currency) : null
  return { price: money(price, currency), was }
}
