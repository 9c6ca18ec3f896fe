import type { CurrencyCode } from '#app/base/currencies.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { type PriceColumn, readPriceSet } from '#app/catalog/prices/price-set.ts'
import { cellKey, getVariantTexts } from '#app/catalog/product-draft.ts'
import { formatVariant, type VariantOptions } from '#app/catalog/variant-codes.ts'

/** Returns the error messages for a draft's variant prices by `priceKey`. `price` is the typed price of the product. */
export function findVariantPriceErrors(
  prices: Readonly<Record<string, string>>,
  cells: readonly VariantOptions[],
  price: string,
  currency: CurrencyCode,
): Readonly<Record<string, string>> {
  const inherited = parseTypedMoney(price, currency)?.minor ?? null
  const errors = cells.flatMap((cell) => {
    const result = readPriceSet(getVariantTexts(prices, cell), inherited, currency)
    return result.ok ? [] : Object.entries(result.errors).map(([column, message]) => ({ cell, column, message }))
  })
  return Object.fromEntries(errors.map(({ cell, column, message }) => [`${column}\n${cellKey(cell)}`, message]))
}

/** Returns a label such as 'Sale price (€)'. */
export function formatPriceLabel(column: PriceColumn, symbol: string): string {
  return adminText.inCurrency(adminText.priceLabels[column], symbol)
}

/** Returns a name such as 'Sale price of S, Ivory'. */
export function formatPriceName(column: PriceColumn, cell: VariantOptions): string {
  return adminText.priceLabelFor(adminText.priceLabels[column], formatVariant(cell))
}
