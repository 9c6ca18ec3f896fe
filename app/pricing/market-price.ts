import { convert, invert, type Money, money } from '#app/base/money.ts'
import { type Market, toChargedPrice } from '#app/store/market.ts'

/** A unit's price in a market: `price` is charged, `storePrice` is recorded in the store currency. */
export type MarketPrice = { readonly price: Money; readonly storePrice: Money }

/** A row of `market_prices`, in smallest units. */
export type StoredPrice = {
  readonly productId: string
  readonly variantId: string | null
  readonly price: number
  readonly was: number | null
  readonly prior: number | null
  readonly storePrice: number | null
}

/** Returns the variant's row, or else its product's row. */
export function findPrice<Row extends StoredPrice>(
  rows: readonly Row[],
  variant: { readonly id: string; readonly productId: string },
): Row | undefined {
  const productRows = rows.filter(({ productId }) => productId === variant.productId)
  return (
    productRows.find(({ variantId }) => variantId === variant.id) ??
    productRows.find(({ variantId }) => variantId === null)
  )
}

/** A fixed or rounded price is recorded as the amount that results from converting it back to the store currency. */
export function toMarketPrice(
  { price: minor, storePrice }: Pick<StoredPrice, 'price' | 'storePrice'>,
  { currency, storeCurrency, rate }: Market,
): MarketPrice {
  const price = money(minor, currency)
  if (storePrice !== null) return { price, storePrice: money(storePrice, storeCurrency) }
  return { price, storePrice: convert(price, storeCurrency, invert(rate)) }
}

export function convertPrice(storePrice: Money, market: Market): MarketPrice {
  return { price: toChargedPrice(storePrice, market), storePrice }
}

/** Returns the charged price if lists cannot derive it from the store price; otherwise null. */
export function findSeparateCharge({ price, storePrice }: MarketPrice, market: Market): Money | null {
  const isDerivable = market.listsInStoreCurrency && convertPrice(storePrice, market).price.minor === price.minor
  return isDerivable ? null : price
}
