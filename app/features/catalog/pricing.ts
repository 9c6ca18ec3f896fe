import { type CurrencyCode, type Money, money } from '#app/features/money/money.ts'

/** The price columns of a product, in the store currency's smallest unit. */
type PriceColumns = {
  readonly price: number
  readonly salePrice: number | null
  readonly compareAtPrice: number | null
}

/**
 * What a product costs and what is struck through beside it (docs/rules.md, Prices): a lower sale price strikes the price,
 * otherwise a higher compare-at price is struck. Whatever is struck makes it a sale.
 */
export function productPrice<Currency extends CurrencyCode>(
  { price, salePrice, compareAtPrice }: PriceColumns,
  currency: Currency,
): { price: Money<Currency>; was: Money<Currency> | null } {
  if (salePrice !== null && salePrice < price) return { price: money(salePrice, currency), was: money(price, currency) }
  const was = compareAtPrice !== null && compareAtPrice > price ? money(compareAtPrice, currency) : null
  return { price: money(price, currency), was }
}
