import type { CurrencyCode } from '#app/base/currencies.ts'
import { type EnteredPrice, readTypedPrice } from '#app/base/entered-price.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'

export const PRICE_COLUMNS = ['price', 'salePrice', 'compareAtPrice'] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** Prices that a variant or a market has of its own, in the smallest unit; null where it follows what it belongs to. */
export type PriceSet = { readonly [Column in PriceColumn]: number | null }
export type PriceTexts = { readonly [Column in PriceColumn]: string }

export const NO_PRICES: PriceSet = { price: null, salePrice: null, compareAtPrice: null }
export const NO_TEXTS: PriceTexts = { price: '', salePrice: '', compareAtPrice: '' }

export type ReadPrices =
  | { readonly ok: true; readonly prices: PriceSet }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<PriceColumn, string>>> }

/**
 * Reads what was typed; `readText` is another one for files. A sale price must be lower than the price, a compare-at price higher.
 * `inherited` is the price that applies where none is typed; null if it is not known.
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
