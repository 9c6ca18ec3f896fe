import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { PRICE_COLUMNS, type PriceColumn } from '#app/catalog/prices/price-set.ts'
import type { Id } from '#app/lib/id.ts'

/** A market with the name that its columns use. */
export type FileMarket = { readonly id: Id<'market'>; readonly name: string; readonly currency: CurrencyCode }

/** If `market` is null, the price is in the store currency; only variants have such a column. */
export type ParsedPriceColumn = {
  readonly price: PriceColumn
  readonly isForVariant: boolean
  readonly market: { readonly name: string; readonly currency: CurrencyCode | null } | null
}

/** Appends numbers to markets with the same name. */
export function toFileMarkets(markets: readonly FileMarket[]): FileMarket[] {
  const seen = new Map<string, number>()
  return markets.map(({ id, name, currency }) => {
    const key = name.toLowerCase()
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { id, currency, name: count === 1 ? name : `${name} #${count}` }
  })
}

const NAMES = {
  price: 'Price',
  salePrice: 'Sale price',
  compareAtPrice: 'Compare-at price',
} as const satisfies Record<PriceColumn, string>

/** Returns a name such as 'Variant sale price'. */
export function formatVariantPriceColumn(price: PriceColumn): string {
  return `Variant ${NAMES[price].toLowerCase()}`
}

/** Returns 'Price in Germany (EUR)' for a product, or 'Variant price in Germany (EUR)' for a size or color. */
export function formatMarketPriceColumn(
  { name, currency }: Omit<FileMarket, 'id'>,
  price: PriceColumn,
  isForVariant: boolean,
) {
  return `${isForVariant ? formatVariantPriceColumn(price) : NAMES[price]} in ${name} (${currency})`
}

export const VARIANT_PRICE_COLUMNS: readonly string[] = PRICE_COLUMNS.map(formatVariantPriceColumn)

export function listMarketPriceColumns(market: FileMarket): string[] {
  return [false, true].flatMap((isForVariant) =>
    PRICE_COLUMNS.map((price) => formatMarketPriceColumn(market, price, isForVariant)),
  )
}

const PRICE_BY_NAME = new Map(PRICE_COLUMNS.map((price) => [NAMES[price].toLowerCase(), price]))
const PATTERN = /^(variant )?(price|sale price|compare-at price)(?: in (.+) \((\S{1,10})\))?$/s

/** Parses a column name in lower case. Returns null for other columns. */
export function readPriceColumn(column: string): ParsedPriceColumn | null {
  const [, variant, label = '', name, code = ''] = PATTERN.exec(column) ?? []
  const price = PRICE_BY_NAME.get(label)
  if (!price || (!variant && !name)) return null
  const currency = code.toUpperCase()
  return {
    price,
    isForVariant: variant !== undefined,
    market: name ? { name, currency: isCurrency(currency) ? currency : null } : null,
  }
}
