import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { PRICE_COLUMNS, type PriceSet, type PriceTexts } from '#app/catalog/prices/admin/price-set.ts'
import type { Id } from '#app/lib/id.ts'

export type PriceMarket = {
  readonly id: Id<'market'>
  readonly name: string
  readonly status: 'draft' | 'open'
  readonly currency: CurrencyCode
  /** Without a rate, nothing is converted and the market has no prices. */
  readonly hasRate: boolean
}

/** A price of a product, or of one of its variants, in a market. */
export type CellPlace = {
  readonly product: Id<'product'>
  readonly variant: Id<'variant'> | null
  readonly market: Id<'market'>
}

/** `converted` of a variant: from its own store prices; null where it follows its product. */
export type CellPrices = { readonly fixed: PriceSet; readonly converted: PriceSet }

export function cellId({ product, variant, market }: CellPlace): string {
  return `${product}.${variant ?? ''}.${market}`
}

export function priceTexts(prices: PriceSet, currency: CurrencyCode): PriceTexts {
  const [price = '', salePrice = '', compareAtPrice = ''] = PRICE_COLUMNS.map((column) => {
    const minor = prices[column]
    return minor === null ? '' : toDecimal(money(minor, currency))
  })
  return { price, salePrice, compareAtPrice }
}

/** What applies to a variant, column by column: its own prices first, then the product's. Null where nothing is known. */
export function inheritedPrices(own: CellPrices, product: CellPrices | null): PriceSet {
  const inherited = (column: (typeof PRICE_COLUMNS)[number]) =>
    own.converted[column] ?? product?.fixed[column] ?? product?.converted[column] ?? null
  return { price: inherited('price'), salePrice: inherited('salePrice'), compareAtPrice: inherited('compareAtPrice') }
}
