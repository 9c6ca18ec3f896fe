import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatWeight } from '#app/base/weight.ts'
import { NO_PRICES, PRICE_COLUMNS, toPriceText } from '#app/catalog/prices/price-set.ts'
import { formatValue } from '#app/catalog/product-draft.ts'
import { getColumn } from '#app/catalog/product-fields.ts'
import { isSameVariant } from '#app/catalog/variant-codes.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { FILE_WEIGHT_UNIT, fileFields, getImageName, listOwnColumns } from '#app/exchange/product-files/own-columns.ts'
import type { FixedPrice } from '#app/exchange/product-files/plan-prices.ts'
import {
  type FileMarket,
  formatMarketPriceColumn,
  formatVariantPriceColumn,
} from '#app/exchange/product-files/price-columns.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { formatListCell } from '#app/platform/files/list-cell.ts'

/** The markets in the file, and the fixed prices of the product. */
type MarketPrices = { readonly markets: readonly FileMarket[]; readonly fixed: readonly FixedPrice[] }

type Cells = Readonly<Record<string, string | number>>

/** Returns the text of an image cell for a URL. */
export type FormatImageCell = (url: string) => string

/** `collection` is the slug of the main collection. */
export function toProductRows(
  product: StockedProduct,
  collection: string,
  currency: CurrencyCode,
  marketPrices: MarketPrices,
  formatImageCell: FormatImageCell = getImageName,
): CsvRow[] {
  const { variants, images } = product
  const rows = Math.max(1, variants.length, images.length)
  return Array.from({ length: rows }, (_, index) => {
    const cells: Cells = {
      ID: product.id,
      [getColumn('slug')]: product.slug,
      ...(index === 0 && {
        ...toProductCells(product, collection, currency),
        ...getFixedPriceCells(null, marketPrices),
      }),
      ...toVariantCells(variants[index], currency, marketPrices),
      ...toImageCells(images[index], formatImageCell),
    }
    return listOwnColumns(marketPrices.markets).map((column) => cells[column] ?? '')
  })
}

function toProductCells(product: StockedProduct, collection: string, currency: CurrencyCode): Cells {
  const units = { currency, weightUnit: FILE_WEIGHT_UNIT } as const
  const cells = fileFields.map((name) => [getColumn(name), formatCell(formatValue(name, product[name], units))])
  const { weightGrams } = product
  return {
    ...Object.fromEntries(cells),
    [getColumn('weightGrams')]: weightGrams === null ? '' : formatWeight(weightGrams, FILE_WEIGHT_UNIT),
    [getColumn('collectionId')]: collection,
    Currency: currency,
  }
}

function formatCell(value: ReturnType<typeof formatValue>): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return value
  return formatListCell(value.map((entry) => (typeof entry === 'string' ? entry : `${entry.name} ${entry.hex}`)))
}

function toVariantCells(
  variant: StockedProduct['variants'][number] | undefined,
  currency: CurrencyCode,
  marketPrices: MarketPrices,
): Cells {
  if (!variant) return {}
  const { size, color, sku, barcode, stock, weightGrams } = variant
  const prices = toPriceText(variant, currency)
  return {
    Size: size ?? '',
    Color: color ?? '',
    'Variant SKU': sku,
    Barcode: barcode ?? '',
    Stock: stock,
    'Stock at export': stock,
    'Variant weight': weightGrams === null ? '' : formatWeight(weightGrams, FILE_WEIGHT_UNIT),
    ...Object.fromEntries(PRICE_COLUMNS.map((price) => [formatVariantPriceColumn(price), prices[price]])),
    ...getFixedPriceCells(variant, marketPrices),
  }
}

/** If `variant` is null, returns the cells of the product. */
function getFixedPriceCells(variant: FixedPrice['cell'], { markets, fixed }: MarketPrices): Cells {
  const cells = markets.flatMap((market) => {
    const fixedPrice = fixed.find(({ market: id, cell }) => id === market.id && isSameVariant(cell, variant))
    const prices = toPriceText(fixedPrice?.prices ?? NO_PRICES, market.currency)
    return PRICE_COLUMNS.map((price) => [formatMarketPriceColumn(market, price, variant !== null), prices[price]])
  })
  return Object.fromEntries(cells)
}

function toImageCells(image: StockedProduct['images'][number] | undefined, formatImageCell: FormatImageCell): Cells {
  if (!image) return {}
  return { Image: formatImageCell(image.url), 'Image text': image.alt, 'Image color': image.color ?? '' }
}
