import type { CurrencyCode } from '#app/base/currencies.ts'
import type { Money } from '#app/base/money.ts'
import { computeProductPrice } from '#app/pricing/product-price.ts'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'

type ListedPrice = {
  readonly price: Money
  /** The original price, which is struck through. */
  readonly was: Money | null
  /** The lowest price before the reduction, in the currency of the market; only where the law requires it. */
  readonly prior: Money | undefined
}

type Columns = { readonly salePrice: number | null; readonly compareAtPrice: number | null }

/** `listingMarket`: the market whose prices lists show; null or missing if prices are in the store currency. */
type ListSettings = { readonly listingMarket?: object | null; readonly store_currency: CurrencyCode }

/**
 * Returns the price of a variant in lists, structured data and product feeds, in the currency that lists show. `unit`:
 * the variant's price on its page.
 */
export function getListedPrice(
  unit: PagePrice,
  product: Columns & { readonly regularPrice: number },
  variant: Columns & { readonly price: number | null },
  { listingMarket, store_currency }: ListSettings,
): ListedPrice {
  const prior = unit.lowestBefore
  if (listingMarket) return { price: unit.price, was: unit.was, prior }
  const { price, was } = computeProductPrice(
    {
      price: variant.price ?? product.regularPrice,
      salePrice: variant.salePrice ?? product.salePrice,
      compareAtPrice: variant.compareAtPrice ?? product.compareAtPrice,
    },
    store_currency,
  )
  return { price, was, prior }
}
