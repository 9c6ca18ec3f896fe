import type { CurrencyCode } from '#app/base/money/currencies.ts'
import { type Money, money } from '#app/base/money/money.ts'
import type { products } from '#app/catalog/products.table.ts'

/**
 * Returns the effective price, and `was`: the struck-through price (docs/rules.md, Prices). Forms and exports use it for prices
 * that are not stored; `sold_price` and `struck_price` in db/functions/prices.sql for those that are.
 */
export function productPrice(
  { price, salePrice, compareAtPrice }: Pick<typeof products.$inferSelect, 'price' | 'salePrice' | 'compareAtPrice'>,
  currency: CurrencyCode,
): { price: Money; was: Money | null } {
  if (salePrice !== null && salePrice < price) return { price: money(salePrice, currency), was: money(price, currency) }
  const was = compareAtPrice !== null && compareAtPrice > price ? money(compareAtPrice, currency) : null
  return { price: money(price, currency), was }
}
