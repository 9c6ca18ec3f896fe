import {
  type FieldName,
  type FileFieldName,
  fieldNames,
  getColumn,
  makerNames,
  textNames,
} from '#app/catalog/product-fields.ts'
import type { TextField } from '#app/exchange/product-files/file-product.ts'
import {
  type FileMarket,
  listMarketPriceColumns,
  VARIANT_PRICE_COLUMNS,
} from '#app/exchange/product-files/price-columns.ts'

const FIRST_FIELDS: readonly FieldName[] = ['name', 'slug', 'sku', 'status', 'category']
const LAST_FIELDS: readonly FieldName[] = [
  ...(['isFeatured', 'isBestseller', 'isNew'] as const),
  ...(['showOnHomepage', 'homepageSection', 'homepagePosition'] as const),
]

/** Files contain the manufacturer's details instead of its ID, which the importing store may lack. */
export const fileFields: readonly FileFieldName[] = [
  ...FIRST_FIELDS,
  ...fieldNames.filter((name) => !FIRST_FIELDS.includes(name) && !LAST_FIELDS.includes(name)),
  ...LAST_FIELDS,
].flatMap((name) => (name === 'manufacturerId' ? makerNames : [name]))

export const fileTextFields: readonly TextField[] = [
  ...textNames.filter((name) => name !== 'manufacturerId'),
  ...makerNames,
]

/** The unit of weights in files that do not specify a unit. */
export const FILE_WEIGHT_UNIT = 'g'

/** The columns of our own format. Only a product's first row has the product's fields. */
export const OWN_COLUMNS: readonly string[] = [
  'ID',
  getColumn('slug'),
  ...fileFields
    .filter((name) => name !== 'slug')
    .flatMap((name) => (name === 'costPrice' ? [getColumn(name), 'Currency'] : [getColumn(name)])),
  'Size',
  'Color',
  'Variant SKU',
  'Barcode',
  'Stock',
  'Stock at export',
  'Variant weight',
  ...VARIANT_PRICE_COLUMNS,
  'Image',
  'Image text',
  'Image color',
]

/** Returns the columns, including the price columns of each market. */
export function listOwnColumns(markets: readonly FileMarket[]): readonly string[] {
  return [...OWN_COLUMNS, ...markets.flatMap(listMarketPriceColumns)]
}

/** URLs are part of a database index, which limits their length. */
const MAX_URL_LENGTH = 2_000

/** Identifies an image by the last segment of its URL or path, in lower case, without U+0000. */
export function getImageName(address: string): string {
  const path = address.trim().replace(/[?#].*$/s, '')
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  return decodeIfValid(last).replaceAll('\0', '').normalize('NFC').toLowerCase()
}

function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns null if the text is only a file name. */
export function parseImageUrl(address: string): string | null {
  const text = address.trim()
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : null
  return url !== null && url.length <= MAX_URL_LENGTH ? url : null
}
