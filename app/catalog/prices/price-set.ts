import type { CurrencyCode } from '#app/base/currencies.ts'
import { type EnteredPrice, readTypedPrice } from '#app/base/entered-price.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import type { Id } from '#app/lib/id.ts'

export const PRICE_COLUMNS = ['price', 'salePrice', 'compareAtPrice'] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** A variant's or market's own prices, in the smallest unit; null where the product's or store's price applies. */
export type PriceSet = { readonly [Column in PriceColumn]: number | null }
export type PriceTexts = { readonly [Column in PriceColumn]: string }

export const NO_PRICES: PriceSet = { price: null, salePrice: null, compareAtPrice: null }
export const NO_TEXTS: PriceTexts = { price: '', salePrice: '', compareAtPrice: '' }

type ReadPrices =
  | { readonly ok: true; readonly prices: PriceSet }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<PriceColumn, string>>> }

/**
 * Reads typed prices; files need a different `readText`. A sale price must be lower than the price, a compare-at price
 * higher. `inherited` is the price that applies where none is typed; null if unknown.
 */
export function readPriceSet(
  texts: PriceTexts,
  inherited: number | null,
  currency: CurrencyCode,
  readText: (price: { readonly text: string; readonly currency: CurrencyCode }) => EnteredPrice = readTypedPrice,
): ReadPrices {
  const read = {
    price: readText({ text: texts.price, currency }),
    salePrice: readText({ text: texts.salePrice, currency }),
    compareAtPrice: readText({ text: texts.compareAtPrice, currency }),
  }
  const errors: Partial<Record<PriceColumn, string>> = {}
  for (const column of PRICE_COLUMNS) {
    const entered = read[column]
    if (!entered.ok) errors[column] = entered.message
  }
  const amount = (column: PriceColumn) => (read[column].ok ? read[column].minor : null)
  const price = read.price.ok ? (read.price.minor ?? inherited) : null
  const [salePrice, compareAtPrice] = [amount('salePrice'), amount('compareAtPrice')]
  if (price !== null && salePrice !== null && salePrice >= price) {
    errors.salePrice = adminText.saleNotBelow
  }
  if (price !== null && compareAtPrice !== null && compareAtPrice <= price) {
    errors.compareAtPrice = adminText.compareAtNotAbove
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, prices: { price: amount('price'), salePrice, compareAtPrice } }
}

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

/** Returns a variant's prices, column by column: its own, otherwise the product's, otherwise null. */
export function inheritedPrices(own: CellPrices, product: CellPrices | null): PriceSet {
  const inherited = (column: (typeof PRICE_COLUMNS)[number]) =>
    own.converted[column] ?? product?.fixed[column] ?? product?.converted[column] ?? null
  return { price: inherited('price'), salePrice: inherited('salePrice'), compareAtPrice: inherited('compareAtPrice') }
}

export function isSamePrices<Value>(a: Record<(typeof PRICE_COLUMNS)[number], Value>, b: typeof a): boolean {
  return PRICE_COLUMNS.every((column) => a[column] === b[column])
}
