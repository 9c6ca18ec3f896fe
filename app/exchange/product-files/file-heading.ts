import { isRejectionColumn, listIgnoredColumns } from '#app/exchange/imports/ignored-columns.ts'
import { type ProductMapping, toMappedColumnName } from '#app/exchange/product-files/mapping/product-mapping.ts'
import { detectNotation } from '#app/exchange/product-files/notation.ts'
import { OWN_COLUMNS } from '#app/exchange/product-files/own-columns.ts'
import { readPriceColumn } from '#app/exchange/product-files/price-columns.ts'
import { WOO_COLUMNS, WOO_PATTERN } from '#app/exchange/product-files/woo-columns.ts'
import { readWooHeading } from '#app/exchange/product-files/woo-heading.ts'
import type { Notation } from '#app/lib/format/parse-number.ts'
import { parseId } from '#app/lib/id.ts'
import { MAX_CSV_COLUMNS } from '#app/platform/files/csv-limits.ts'

const PRODUCT_FORMATS = ['own', 'shopify', 'woocommerce', 'mapped'] as const
export type ProductFormat = (typeof PRODUCT_FORMATS)[number]

/** @throws if no product format has this name */
export function getProductFormat(name: string): ProductFormat {
  const format = PRODUCT_FORMATS.find((known) => known === name)
  if (!format) throw new RangeError(`${name} is not a product format`)
  return format
}

export type Heading = {
  readonly format: ProductFormat
  /** The column of each cell; null if it is ignored. */
  readonly columns: readonly (string | null)[]
  readonly ignoredColumns: readonly string[]
  /**
   * Returns true if the content of an ignored cell would be lost, and false if the content has no meaning in this
   * store. `column` is the index of the cell's column.
   */
  readonly losesContent: (column: number, text: string) => boolean
  /** The notation of ambiguous numbers. */
  readonly notation: Notation
}

/** Shopify's columns, keyed by their names in current and earlier exports. */
const SHOPIFY_COLUMNS: Readonly<Record<string, string>> = {
  ...mapToThemselves(
    'handle',
    'title',
    'type',
    'tags',
    'status',
    'published',
    'product category',
    'seo title',
    'seo description',
  ),
  ...mapToThemselves('custom product type', 'standardized product type'),
  ...mapToThemselves('vendor', 'collection', 'gift card', 'variant inventory tracker', 'variant barcode'),
  ...mapToThemselves(
    'variant sku',
    'variant price',
    'variant compare at price',
    'variant inventory qty',
    'variant grams',
    'variant image',
  ),
  ...mapToThemselves('image src', 'image position', 'image alt text', 'cost per item', 'body (html)'),
  ...mapToThemselves('option1 name', 'option1 value', 'option2 name', 'option2 value', 'option3 name', 'option3 value'),
  'url handle': 'handle',
  description: 'body (html)',
  'published on online store': 'published',
  sku: 'variant sku',
  barcode: 'variant barcode',
  'inventory tracker': 'variant inventory tracker',
  price: 'variant price',
  'compare-at price': 'variant compare at price',
  'weight value (grams)': 'variant grams',
  'inventory quantity': 'variant inventory qty',
  'product image url': 'image src',
  'variant image url': 'variant image',
}

const OWN = new Set(OWN_COLUMNS.map((column) => column.toLowerCase()))
/** Content of ignored columns that can be dropped without loss, by column name in lower case. */
const NEUTRAL_CONTENT: Readonly<Record<ProductFormat, readonly (readonly [column: RegExp, text: RegExp])[]>> = {
  own: [],
  mapped: [],
  shopify: [
    [/^(variant )?fulfillment service$/, /^manual$/i],
    [/^(variant requires shipping|requires shipping|variant taxable|charge tax)$/, /^true$/i],
    [/^(variant inventory policy|continue selling when out of stock)$/, /^(deny|false)$/i],
    [/^(variant weight unit|weight unit for display)$/, /./],
  ],
  woocommerce: [
    [/^(tax status)$/, /^taxable$/i],
    [/^(backorders allowed\?|sold individually\?)$/, /^0$/],
    [/^(allow customer reviews\?|position|attribute \d+ (visible|global|default))$/, /./],
  ],
}
/** No other format has all of these columns. */
const WOO_KEYS = ['type', 'sku', 'name', 'published', 'regular price']
const OWN_KEYS = ['id', 'handle', 'sku', 'name']

function mapToThemselves(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]))
}

/** The message for a file that seems to contain no products. */
const NO_PRODUCTS =
  'No column in this file identifies a product. Add ID, Handle, SKU or Name, or Handle and Title as in a Shopify export.'

/** The number of rows that is enough to recognize a file by its content. */
export const SAMPLE_ROWS = 50

/**
 * Parses the first line, or returns a message that explains why the file cannot be read. `sample` contains rows
 * below that line.
 */
export function readHeading(cells: readonly string[], sample: readonly (readonly string[])[] = []): Heading | string {
  if (cells.length > MAX_CSV_COLUMNS) {
    return `The file has ${cells.length} columns; the limit is ${MAX_CSV_COLUMNS}.`
  }
  const names = readNames(cells)
  if (WOO_KEYS.every((name) => names.includes(name)))
    return buildHeading('woocommerce', cells, names.map(findWooColumn), sample)
  const isShopify = isFromShopify(names)
  const woo = isShopify ? null : readWooHeading(cells, sample)
  if (woo) return buildHeading('woocommerce', cells, woo, sample)
  if (!isShopify && !OWN_KEYS.some((name) => names.includes(name))) return NO_PRODUCTS
  if (isShopify && isInventory(names)) return buildHeading('shopify', cells, listInventoryColumns(names), sample)
  return isShopify
    ? buildHeading('shopify', cells, names.map(findShopifyColumn), sample)
    : buildHeading('own', cells, names.map(findOwnColumn), sample)
}

/** Returns true if the columns are known, so that staff need not map them. */
export function isKnownProductFile(cells: readonly string[], sample: readonly (readonly string[])[]): boolean {
  const names = readNames(cells)
  if (WOO_KEYS.every((name) => names.includes(name)) || isFromShopify(names)) return true
  return readWooHeading(cells, sample) !== null || isOwnFile(names, sample)
}

function readNames(cells: readonly string[]): readonly string[] {
  return cells.map((cell, index) => (isRejectionColumn(cells, index) ? '' : cell.trim().toLowerCase()))
}

function isFromShopify(names: readonly string[]): boolean {
  return names.includes('title') && (names.includes('handle') || names.includes('url handle'))
}

/** Column names that lists from other sources also use. */
const COMMON = new Set([
  'name',
  'sku',
  'status',
  'category',
  'tags',
  'vendor',
  'price',
  'sale price',
  'cost price',
  'currency',
  'stock',
  'size',
  'color',
  'sizes',
  'colors',
  'barcode',
  'weight',
  'image',
  'short description',
  'description',
  'collection',
  'featured',
  'new',
  'tax class',
  'materials',
  'made in',
  'maker',
  'packaging',
  'measure',
  'video',
])

/**
 * Other systems use the same column names. Our exports have either ID, handle and mostly our own columns, or only our
 * own columns. A list without ID and handle is ours if it has a column that only our export has, or if it can only
 * contain changes to products identified by SKU. Only the first row of a product has its name.
 */
function isOwnFile(names: readonly string[], sample: readonly (readonly string[])[]): boolean {
  const filled = names.filter(Boolean)
  const own = filled.filter((name) => findOwnColumn(name) !== null)
  if (names.includes('id') && names.includes('handle') && own.length * 2 > filled.length) return true
  const isComplete = filled.length > 1 && own.length === filled.length
  if (!isComplete || !OWN_KEYS.some((name) => names.includes(name))) return false
  if (names.includes('handle')) return true
  const ids = sample.map((row) => row[names.indexOf('id')]?.trim() ?? '').filter(Boolean)
  if (names.includes('id')) return ids.every((id) => parseId<'product'>(id) !== null)
  const productNames = sample.map((row) => row[names.indexOf('name')]?.trim() ?? '').filter(Boolean)
  if (!names.includes('name')) return names.includes('sku')
  return filled.some((name) => !COMMON.has(name)) && new Set(productNames).size === productNames.length
}

function buildHeading(
  format: ProductFormat,
  cells: readonly string[],
  columns: readonly (string | null)[],
  sample: readonly (readonly string[])[],
): Heading | string {
  const duplicate = columns.find((column, index) => column !== null && columns.indexOf(column) !== index)
  if (duplicate) return `The column “${cells[columns.lastIndexOf(duplicate)]?.trim()}” appears twice.`
  const ignoredColumns = listIgnoredColumns(cells, columns)
  const neutral = cells.map(
    (cell) => NEUTRAL_CONTENT[format].find(([column]) => column.test(cell.trim().toLowerCase()))?.[1],
  )
  const losesContent = (column: number, text: string) =>
    columns[column] === null &&
    text.trim() !== '' &&
    !isRejectionColumn(cells, column) &&
    !neutral[column]?.test(text.trim())
  const prices = sample.flatMap((row) => row.filter((_, index) => columns[index]?.includes('price')))
  // Exports have decimal points; lists written by people often do not
  const isList = format === 'own' && !columns.includes('id')
  const notation = detectNotation(prices) ?? (isList ? 'unknown' : 'point')
  return { format, columns, ignoredColumns, losesContent, notation }
}

/** Returns the heading of a file whose columns staff have mapped. */
export function toMappedHeading(mapping: ProductMapping, cells: readonly string[]): Heading {
  const columns = cells.map((_, index) => toMappedColumnName(mapping, cells, index))
  const ignoredColumns = cells.filter((cell, index) => columns[index] === null && cell.trim() !== '')
  const losesContent = (column: number, text: string) => columns[column] === null && text.trim() !== ''
  return { format: 'mapped', columns, ignoredColumns, losesContent, notation: mapping.notation }
}

/** The beginning of the names of the columns in Shopify's inventory export that contain the quantity at a location. */
export const LOCATION_COLUMN = 'quantity at '

function isInventory(names: readonly string[]): boolean {
  const hasPrice = names.includes('variant price') || names.includes('price')
  return !hasPrice && names.includes('coo') && names.includes('hs code')
}

/** The export has a row for each location; earlier exports have a column for each. Units on hand include sold units. */
function listInventoryColumns(names: readonly string[]): (string | null)[] {
  const quantity = ['available (not editable)', 'available', 'on hand (current)', 'on hand (new)'].find((name) =>
    names.includes(name),
  )
  const hasRows = names.includes('location')
  return names.map((name, index) => {
    const isQuantity = hasRows ? name === quantity : index > names.indexOf('coo') && name !== ''
    return isQuantity ? `${LOCATION_COLUMN}${index}` : findShopifyColumn(name)
  })
}

function findOwnColumn(name: string): string | null {
  return OWN.has(name) || readPriceColumn(name) ? name : null
}

function findWooColumn(name: string): string | null {
  return WOO_COLUMNS.has(name) || WOO_PATTERN.test(name) ? name : null
}

function findShopifyColumn(name: string): string | null {
  return Object.hasOwn(SHOPIFY_COLUMNS, name) ? (SHOPIFY_COLUMNS[name] ?? null) : null
}
