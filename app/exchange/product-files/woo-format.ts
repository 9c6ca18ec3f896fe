import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { htmlToMarkdown } from '#app/exchange/product-files/html-to-markdown.ts'
import { applyKind } from '#app/exchange/product-files/product-kinds.ts'
import { readShopifyProduct, toShortText } from '#app/exchange/product-files/shopify-format.ts'
import { groupOptions, toOptionCells, writeShopifyRows } from '#app/exchange/product-files/shopify-rows.ts'
import { WOO_BARCODE } from '#app/exchange/product-files/woo-columns.ts'
import { unescapeLineBreaks, withParagraphs } from '#app/exchange/product-files/woo-text.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { cutText } from '#app/lib/text.ts'
import { type FileError, type FileRow, getCell, listDistinct } from '#app/platform/files/file-row.ts'

const GRAMS_PER_UNIT = { kg: 1_000, g: 1, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523 } as const
const MAX_LISTED_TEXT = 200

/** The file columns for the fields in the product form. */
const COLUMNS_BY_FIELD = {
  name: 'Name',
  sku: 'SKU',
  slug: 'Name',
  description: 'Short description',
  longDescription: 'Description',
  category: 'Categories',
  collectionId: 'Categories',
  joins: 'Categories',
  status: 'Published',
  price: 'Regular price',
  salePrice: 'Sale price',
  tags: 'Tags',
  images: 'Images',
  stock: 'Stock',
  cells: 'Stock',
  sizes: 'Attribute 1 value(s)',
  colors: 'Attribute 1 value(s)',
  weightGrams: 'Weight',
  weights: 'Weight',
  taxClass: 'Tax class',
  skus: 'SKU',
  barcodes: 'GTIN, UPC, EAN, or ISBN',
  vendor: 'Brands',
  lowStockThreshold: 'Low stock amount',
}

/**
 * Groups variations with their product, wherever they are in the file. A variation without a product is a separate
 * group.
 */
export function groupWoo(rows: readonly FileRow[]): [FileRow, ...FileRow[]][] {
  const groups: [FileRow, ...FileRow[]][] = []
  const byKey = new Map<string, [FileRow, ...FileRow[]]>()
  for (const row of rows.filter((candidate) => !isVariation(candidate))) {
    const group: [FileRow, ...FileRow[]] = [row]
    groups.push(group)
    for (const key of [getCell(row, 'sku'), `id:${getCell(row, 'id')}`])
      if (key && !byKey.has(key)) byKey.set(key, group)
  }
  for (const row of rows.filter(isVariation)) {
    const group = byKey.get(getCell(row, 'parent'))
    if (group) group.push(row)
    else groups.push([row])
  }
  return groups.toSorted(([a], [b]) => a.line - b.line)
}

function isVariation(row: FileRow): boolean {
  return listKinds(row).includes('variation')
}

function listKinds(row: FileRow): string[] {
  return getCell(row, 'type')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
}

/** Lists the last parts of categories, the deepest first: 'Dresses' and 'Sale' for 'Sale, Women > Dresses'. */
function listCategories(first: FileRow): string[] {
  const paths = parseList(getCell(first, 'categories')).map((path) => path.split('>').map((part) => part.trim()))
  const sorted = paths.toSorted((a, b) => b.length - a.length).map((path) => path.at(-1) ?? '')
  return listDistinct(sorted.filter((name) => name.toLowerCase() !== 'uncategorized'))
}

export function readWooProduct(rows: readonly [FileRow, ...FileRow[]], columns: ReadonlySet<string>): FileProduct {
  const [first, ...variationRows] = rows
  const variations = expandVariations(first, variationRows)
  const fileProduct = readShopifyProduct(toShopifyRows(first, variations), toShopifyColumns(columns))
  const summary = toShortText(htmlToMarkdown(toHtml(first, 'short description')))
  const { slug: _, ...texts } = fileProduct.texts
  const taxClass = findTaxClass(getCell(first, 'tax class'))
  const id = getCell(first, 'id')
  const product: FileProduct = {
    ...fileProduct,
    // A SKU identifies the product in any store. An ID identifies it only in one store, so the key includes the name
    sourceKey: getCell(first, 'sku') || !id ? '' : `${id} ${latinSlug(getCell(first, 'name'))}`,
    texts: {
      ...texts,
      ...(taxClass && { taxClass }),
      ...(getCell(first, 'sku') && { sku: getCell(first, 'sku') }),
      ...(columns.has('brands') && { vendor: parseList(getCell(first, 'brands'))[0] ?? '' }),
      ...(columns.has('low stock amount') && { lowStockThreshold: getCell(first, 'low stock amount') }),
    },
    textsIfNew: { ...fileProduct.textsIfNew, ...(summary && { description: summary }) },
    flags: columns.has('is featured?') ? { isFeatured: getCell(first, 'is featured?') === '1' } : {},
    joins: listCategories(first).slice(1),
    errors: listErrors(first, variations),
    notes: [...fileProduct.notes, ...listNotes([first, ...variations])],
    columnsByField: COLUMNS_BY_FIELD,
  }
  return applyKind(product, listKinds(first), 'Type')
}

function listErrors(first: FileRow, variations: readonly FileRow[]): FileError[] {
  if (isVariation(first))
    return [{ line: first.line, column: 'Parent', message: 'The parent product of this variation is missing' }]
  return variations.flatMap((row) => {
    const anyAttribute = listAttributes(row).find(({ values }) => values.length === 0)
    const message = `This variation applies to any ${anyAttribute?.name}. Add a row for each value`
    return anyAttribute ? [{ line: row.line, column: 'Attribute value(s)', message }] : []
  })
}

function listNotes(rows: readonly [FileRow, ...FileRow[]]): string[] {
  const [first] = rows
  const brands = parseList(getCell(first, 'brands')).slice(1)
  const noteIf = (matches: (row: FileRow) => boolean, note: string) => (rows.some(matches) ? [note] : [])
  const shared = spreadStock(first, rows.slice(1))
  const units = [...shared.values()].reduce((sum, each) => sum + each, 0)
  return [
    ...(shared.size > 0
      ? [`WooCommerce counts ${units} units for several variations together, so they are distributed among these.`]
      : []),
    ...noteIf(
      (row) => !shared.has(row) && getCell(row, 'in stock?') === '1' && getCell(row, 'stock') === '' && !isParent(row),
      'WooCommerce does not track this stock, so it is set to 0.',
    ),
    ...noteIf(
      (row) => Boolean(getCell(row, 'date sale price starts') || getCell(row, 'date sale price ends')),
      'Sale dates are not imported: the sale price applies immediately.',
    ),
    ...noteIf((row) => row === first && isHidden(row), 'Hidden products become drafts.'),
    ...(brands.length > 0
      ? [`A product has one vendor. Skipped: ${cutText(brands.join(', '), MAX_LISTED_TEXT)}.`]
      : []),
  ]
}

/** Returns the HTML that WordPress shows for a text. */
function toHtml(row: FileRow, column: string): string {
  return withParagraphs(unescapeLineBreaks(getCell(row, column)))
}

function isHidden(row: FileRow): boolean {
  return getCell(row, 'visibility in catalog').toLowerCase() === 'hidden'
}

function isParent(row: FileRow): boolean {
  return listKinds(row).includes('variable')
}

function findTaxClass(text: string): string | undefined {
  return /^(reduced|zero)-rate$/.exec(text.toLowerCase())?.[1]
}

/**
 * A variation for any value of an attribute becomes a variation for each value that has no variation of its own. The
 * stock is divided among these variations, and the first of them gets the SKU.
 */
function expandVariations(first: FileRow, variations: readonly FileRow[]): readonly FileRow[] {
  const valuesByName = new Map(listAttributes(first).map(({ name, values }) => [name, values]))
  const toKey = (row: FileRow) => JSON.stringify(listAttributes(row).map(({ name, values }) => [name, values[0]]))
  const isSingle = (row: FileRow) => !listAttributes(row).some(appliesToAny)
  const known = new Set(variations.filter(isSingle).map(toKey))
  return variations.flatMap((row) => {
    if (isSingle(row)) return [row]
    let expanded: FileRow[] = [row]
    for (const [index, attribute] of listAttributes(row).entries()) {
      const column = listAttributeColumns(row)[index]
      const values = appliesToAny(attribute) ? (valuesByName.get(attribute.name) ?? []) : []
      if (!column || values.length === 0) continue
      if (expanded.length * values.length > MAX_EXPANDED) return [row]
      expanded = expanded.flatMap((variation) =>
        values.map((value) => withCell(variation, column, value.replaceAll(',', '\\,'))),
      )
    }
    const newVariations = expanded.filter((variation) => !known.has(toKey(variation)))
    for (const variation of newVariations) known.add(toKey(variation))
    const stock = getCell(row, 'stock')
    const units = /^\d+$/.test(stock) ? Number(stock) : null
    const each = units === null ? 0 : Math.floor(units / (newVariations.length || 1))
    return newVariations.map((variation, index) => {
      const expandedRow = index === 0 ? variation : withCell(variation, 'sku', '')
      if (units === null) return expandedRow
      return withCell(expandedRow, 'stock', String(each + (index < units % newVariations.length ? 1 : 0)))
    })
  })
}

const MAX_EXPANDED = 1_000

function appliesToAny({ values }: Attribute): boolean {
  return values.length === 0
}

function withCell(row: FileRow, column: string, text: string): FileRow {
  return { ...row, cells: { ...row.cells, [column]: text } }
}

type Attribute = { readonly name: string; readonly values: readonly string[] }

function listAttributes(row: FileRow): Attribute[] {
  return listAttributeColumns(row).map((column) => ({
    name: getCell(row, column.replace(/value\(s\)$/, 'name')).replace(/^pa_/, ''),
    values: parseList(getCell(row, column)),
  }))
}

/** Returns the columns that contain attribute values. */
function listAttributeColumns(row: FileRow): string[] {
  const columns: string[] = []
  for (let number = 1; number <= 99; number++) {
    if (getCell(row, `attribute ${number} name`)) columns.push(`attribute ${number} value(s)`)
    else if (number > 10) break
  }
  return columns
}

/** A backslash escapes a comma. */
function parseList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}

/** Converts the product to Shopify's format, so that the same code reads both formats. */
function toShopifyRows(first: FileRow, variations: readonly FileRow[]): [FileRow, ...FileRow[]] {
  const handle = latinSlug(getCell(first, 'name')) || `woocommerce-${getCell(first, 'id') || first.line}`
  const shared = spreadStock(first, variations)
  const names = listDistinct(variations.flatMap((row) => listAttributes(row).map(({ name }) => name)))
  const images = parseList(getCell(first, 'images'))
  const product = {
    handle,
    title: getCell(first, 'name'),
    'body (html)': toHtml(first, 'description'),
    type: listCategories(first)[0] ?? '',
    tags: getCell(first, 'tags'),
    published: getCell(first, 'published') === '1' && !isHidden(first) ? 'true' : 'false',
    ...toOptionCells('name', groupOptions(names)),
  }
  const [own, ...others] = variations.length > 0 ? variations : [first]
  const variant = (row: FileRow) => {
    const units = shared.get(row)
    return {
      ...toVariantCells(row, first, names),
      ...(units !== undefined && { 'variant inventory qty': String(units) }),
    }
  }
  return writeShopifyRows({
    first: { line: (own ?? first).line, cells: { ...product, ...(own && variant(own)) } },
    variants: others.map((row) => ({ line: row.line, cells: variant(row) })),
    images,
  })
}

function toVariantCells(row: FileRow, first: FileRow, names: readonly string[]): Record<string, string> {
  const [regular, sale] = [getCell(row, 'regular price'), getCell(row, 'sale price')]
  const attributes = listAttributes(row)
  const getSingleValue = (name: string) => attributes.find((attribute) => attribute.name === name)?.values[0] ?? ''
  return {
    'variant sku': getCell(row, 'sku'),
    'variant barcode': getCell(row, WOO_BARCODE),
    'variant inventory qty': getCell(row, 'stock'),
    'variant price': sale || regular,
    'variant compare at price': sale ? regular : '',
    'variant grams': getGrams(row) || getGrams(first),
    ...(row !== first && { 'variant image': parseList(getCell(row, 'images'))[0] ?? '' }),
    ...toOptionCells('value', groupOptions(names), getSingleValue),
  }
}

/**
 * Divides stock that WooCommerce counts for several variations together, so that no unit is sold twice. The stock of
 * these variations is 'parent', or empty if the product has a stock number.
 */
function spreadStock(first: FileRow, variations: readonly FileRow[]): Map<FileRow, number> {
  const total = getCell(first, 'stock')
  const isCounted = /^-?\d+([.,]\d+)?$/.test(total)
  const sharing = variations.filter((row) => {
    const stock = getCell(row, 'stock').toLowerCase()
    return stock === 'parent' || (stock === '' && isCounted && getCell(row, 'in stock?') !== '0')
  })
  const units = isCounted ? Math.max(0, Math.floor(Number(total.replace(',', '.')))) : 0
  const each = Math.floor(units / (sharing.length || 1))
  return new Map(sharing.map((row, index) => [row, each + (index < units % sharing.length ? 1 : 0)]))
}

function getGrams(row: FileRow): string {
  for (const [unit, grams] of Object.entries(GRAMS_PER_UNIT)) {
    const text = getCell(row, `weight (${unit})`)
    const number = Number(text)
    if (text) return Number.isFinite(number) ? String(Math.round(number * grams)) : text
  }
  return ''
}

const SHOPIFY_COLUMNS: Readonly<Record<string, string>> = {
  description: 'body (html)',
  tags: 'tags',
  'sale price': 'variant compare at price',
  sku: 'variant sku',
  [WOO_BARCODE]: 'variant barcode',
}

function toShopifyColumns(columns: ReadonlySet<string>): ReadonlySet<string> {
  const isWeight = (column: string) => column.startsWith('weight (')
  return new Set(
    [...columns].flatMap((column) => (isWeight(column) ? 'variant grams' : (SHOPIFY_COLUMNS[column] ?? []))),
  )
}
