import type { CurrencyCode } from '#app/base/currencies.ts'
import { type EnteredPrice, readTypedPrice } from '#app/base/entered-price.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import type { Id } from '#app/lib/id.ts'

export const PRICE_COLUMNS = ['price', 'salePrice', 'compareAtPrice'] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** A variant's or market's own prices, in minor units; null where the product's or store's price applies. */
export type PriceSet = { readonly [Column in PriceColumn]: number | null }
export type PriceText = { readonly [Column in PriceColumn]: string }

export const NO_PRICES: PriceSet = { price: null, salePrice: null, compareAtPrice: null }
export const EMPTY_PRICE_TEXT: PriceText = { price: '', salePrice: '', compareAtPrice: '' }

type PriceSetResult =
  | { readonly ok: true; readonly prices: PriceSet }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<PriceColumn, string>>> }

/**
 * Reads typed prices; files need a different `readText`. A sale price must be lower than the price, a compare-at price
 * higher. `inherited` is the price that applies where none is typed; null if unknown.
 */
export function readPriceSet(
  typed: PriceText,
  inherited: number | null,
  currency: CurrencyCode,
  readText: (price: { readonly text: string; readonly currency: CurrencyCode }) => EnteredPrice = readTypedPrice,
): PriceSetResult {
  const results = {
    price: readText({ text: typed.price, currency }),
    salePrice: readText({ text: typed.salePrice, currency }),
    compareAtPrice: readText({ text: typed.compareAtPrice, currency }),
  }
  const errors: Partial<Record<PriceColumn, string>> = {}
  for (const column of PRICE_COLUMNS) {
    const entered = results[column]
    if (!entered.ok) errors[column] = entered.message
  }
  const getAmount = (column: PriceColumn) => (results[column].ok ? results[column].minor : null)
  const price = results.price.ok ? (results.price.minor ?? inherited) : null
  const [salePrice, compareAtPrice] = [getAmount('salePrice'), getAmount('compareAtPrice')]
  if (price !== null && salePrice !== null && salePrice >= price) {
    errors.salePrice = adminText.saleNotBelow
  }
  if (price !== null && compareAtPrice !== null && compareAtPrice <= price) {
    errors.compareAtPrice = adminText.compareAtNotAbove
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, prices: { price: getAmount('price'), salePrice, compareAtPrice } }
}

export type PriceMarket = {
  readonly id: Id<'market'>
  readonly name: string
  readonly status: 'draft' | 'open'
  readonly currency: CurrencyCode
  /** Without a rate, nothing is converted and the market has no prices. */
  readonly hasRate: boolean
}

/** Identifies the prices of a product, or of one of its variants, in a market. */
export type CellPosition = {
  readonly product: Id<'product'>
  readonly variant: Id<'variant'> | null
  readonly market: Id<'market'>
}

/** A variant's `converted` prices come from its own store prices; null where the product's price applies. */
export type CellPrices = { readonly fixed: PriceSet; readonly converted: PriceSet }

export function cellId({ product, variant, market }: CellPosition): string {
  return `${product}.${variant ?? ''}.${market}`
}

export function toPriceText(prices: PriceSet, currency: CurrencyCode): PriceText {
  const [price = '', salePrice = '', compareAtPrice = ''] = PRICE_COLUMNS.map((column) => {
    const minor = prices[column]
    return minor === null ? '' : toDecimal(money(minor, currency))
  })
  return { price, salePrice, compareAtPrice }
}

/**
 * Returns the prices that a variant has without fixed prices of its own, column by column: converted from its own store
 * prices, otherwise the product's, otherwise null.
 */
export function resolveInheritedPrices(variantPrices: CellPrices, product: CellPrices | null): PriceSet {
  const getInherited = (column: (typeof PRICE_COLUMNS)[number]) =>
    variantPrices.converted[column] ?? product?.fixed[column] ?? product?.converted[column] ?? null
  return {
    price: getInherited('price'),
    salePrice: getInherited('salePrice'),
    compareAtPrice: getInherited('compareAtPrice'),
  }
}

export function hasSamePrices<Value>(a: Record<(typeof PRICE_COLUMNS)[number], Value>, b: typeof a): boolean {
  return PRICE_COLUMNS.every((column) => a[column] === b[column])
}
