import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatWeight } from '#app/base/weight.ts'
import { NO_PRICES, PRICE_COLUMNS, priceTexts } from '#app/catalog/prices/price-set.ts'
import { typedValue } from '#app/catalog/product-draft.ts'
import { getColumn } from '#app/catalog/product-fields.ts'
import { isSamePlace } from '#app/catalog/variant-codes.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { FILE_WEIGHT_UNIT, fileFields, imageName, ownColumns } from '#app/exchange/product-files/own-columns.ts'
import type { FixedPrice } from '#app/exchange/product-files/plan-prices.ts'
import { type FileMarket, marketPriceColumn, variantPriceColumn } from '#app/exchange/product-files/price-columns.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { formatListCell } from '#app/platform/files/list-cell.ts'

/** The markets of the file, and the fixed prices of the product. */
type MarketPrices = { readonly markets: readonly FileMarket[]; readonly fixed: readonly FixedPrice[] }

type Cells = Readonly<Record<string, string | number>>

/** Returns the text of an image cell for a URL. */
export type ImageCell = (url: string) => string

/** `collection`: the slug of the main collection. */
export function rowsOfProduct(
  product: StockedProduct,
  collection: string,
  currency: CurrencyCode,
  inMarkets: MarketPrices,
  imageCell: ImageCell = imageName,
): CsvRow[] {
  const { variants, images } = product
  const rows = Math.max(1, variants.length, images.length)
  return Array.from({ length: rows }, (_, index) => {
    const cells: Cells = {
      ID: product.id,
      [getColumn('slug')]: product.slug,
      ...(index === 0 && { ...cellsOfProduct(product, collection, currency), ...fixedCells(null, inMarkets) }),
      ...cellsOfVariant(variants[index], currency, inMarkets),
      ...cellsOfImage(images[index], imageCell),
    }
    return ownColumns(inMarkets.markets).map((column) => cells[column] ?? '')
  })
}

function cellsOfProduct(product: StockedProduct, collection: string, currency: CurrencyCode): Cells {
  const units = { currency, weightUnit: FILE_WEIGHT_UNIT } as const
  const cells = fileFields.map((name) => [getColumn(name), formatCell(typedValue(name, product[name], units))])
  const { weightGrams } = product
  return {
    ...Object.fromEntries(cells),
    [getColumn('weightGrams')]: weightGrams === null ? '' : formatWeight(weightGrams, FILE_WEIGHT_UNIT),
    [getColumn('collectionId')]: collection,
    Currency: currency,
  }
}

function formatCell(value: ReturnType<typeof typedValue>): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return value
  return formatListCell(value.map((entry) => (typeof entry === 'string' ? entry : `${entry.name} ${entry.hex}`)))
}

function cellsOfVariant(
  variant: StockedProduct['variants'][number] | undefined,
  currency: CurrencyCode,
  inMarkets: MarketPrices,
): Cells {
  if (!variant) return {}
  const { size, color, sku, barcode, stock, weightGrams } = variant
  const prices = priceTexts(variant, currency)
  return {
    Size: size ?? '',
    Color: color ?? '',
    'Variant SKU': sku,
    Barcode: barcode ?? '',
    Stock: stock,
    'Stock at export': stock,
    'Variant weight': weightGrams === null ? '' : formatWeight(weightGrams, FILE_WEIGHT_UNIT),
    ...Object.fromEntries(PRICE_COLUMNS.map((price) => [variantPriceColumn(price), prices[price]])),
    ...fixedCells(variant, inMarkets),
  }
}

/** If `variant` is null, returns the cells of the product. */
function fixedCells(variant: FixedPrice['cell'], { markets, fixed }: MarketPrices): Cells {
  const cells = markets.flatMap((market) => {
    const own = fixed.find(({ market: id, cell }) => id === market.id && isSamePlace(cell, variant))
    const prices = priceTexts(own?.prices ?? NO_PRICES, market.currency)
    return PRICE_COLUMNS.map((price) => [marketPriceColumn(market, price, variant !== null), prices[price]])
  })
  return Object.fromEntries(cells)
}

function cellsOfImage(image: StockedProduct['images'][number] | undefined, imageCell: ImageCell): Cells {
  if (!image) return {}
  return { Image: imageCell(image.url), 'Image text': image.alt, 'Image color': image.color ?? '' }
}
