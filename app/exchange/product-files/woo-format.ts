import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { htmlToMarkdown } from '#app/exchange/product-files/html-to-markdown.ts'
import { withKind } from '#app/exchange/product-files/product-kinds.ts'
import { readShopifyProduct, shortText } from '#app/exchange/product-files/shopify-format.ts'
import { groupOptions, optionCells, writeShopifyRows } from '#app/exchange/product-files/shopify-rows.ts'
import { WOO_BARCODE } from '#app/exchange/product-files/woo-columns.ts'
import { unescapeLineBreaks, withParagraphs } from '#app/exchange/product-files/woo-text.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { cutText } from '#app/lib/text.ts'
import { cellOf, distinct, type FileError, type FileRow } from '#app/platform/files/file-row.ts'

const GRAMS = { kg: 1_000, g: 1, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523 } as const
const MAX_LISTED_TEXT = 200

/** Texts of the product form by the column that they come from. */
const COLUMN_OF = {
  ...{ name: 'Name', sku: 'SKU', slug: 'Name', description: 'Short description', longDescription: 'Description' },
  ...{
    category: 'Categories',
    collectionId: 'Categories',
    joins: 'Categories',
    status: 'Published',
    price: 'Regular price',
    salePrice: 'Sale price',
    tags: 'Tags',
  },
  ...{
    images: 'Images',
    stock: 'Stock',
    cells: 'Stock',
    sizes: 'Attribute 1 value(s)',
    colors: 'Attribute 1 value(s)',
  },
  ...{ weightGrams: 'Weight', weights: 'Weight', taxClass: 'Tax class' },
  ...{ skus: 'SKU', barcodes: 'GTIN, UPC, EAN, or ISBN' },
  ...{ vendor: 'Brands', lowStockThreshold: 'Low stock amount' },
}

/** Groups variations with their product, wherever the file has them; one without a product stays alone. */
export function groupWoo(rows: readonly FileRow[]): [FileRow, ...FileRow[]][] {
  const groups: [FileRow, ...FileRow[]][] = []
  const byKey = new Map<string, [FileRow, ...FileRow[]]>()
  for (const row of rows.filter((one) => !isVariation(one))) {
    const group: [FileRow, ...FileRow[]] = [row]
    groups.push(group)
    for (const key of [cellOf(row, 'sku'), `id:${cellOf(row, 'id')}`]) if (key && !byKey.has(key)) byKey.set(key, group)
  }
  for (const row of rows.filter(isVariation)) {
    const group = byKey.get(cellOf(row, 'parent'))
    if (group) group.push(row)
    else groups.push([row])
  }
  return groups.toSorted(([a], [b]) => a.line - b.line)
}

function isVariation(row: FileRow): boolean {
  return kindsOf(row).includes('variation')
}

function kindsOf(row: FileRow): string[] {
  return cellOf(row, 'type')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
}

/** The last parts of its categories, the deepest first: 'Dresses' and 'Sale' of 'Sale, Women > Dresses'. */
function categoriesOf(first: FileRow): string[] {
  const paths = listOf(cellOf(first, 'categories')).map((path) => path.split('>').map((part) => part.trim()))
  const sorted = paths.toSorted((a, b) => b.length - a.length).map((path) => path.at(-1) ?? '')
  return distinct(sorted.filter((name) => name.toLowerCase() !== 'uncategorized'))
}

export function readWooProduct(rows: readonly [FileRow, ...FileRow[]], columns: ReadonlySet<string>): FileProduct {
  const [first, ...sent] = rows
  const variations = withEveryValue(first, sent)
  const given = readShopifyProduct(shopifyRows(first, variations), shopifyColumns(columns))
  const summary = shortText(htmlToMarkdown(htmlOf(first, 'short description')))
  const { slug: _, ...texts } = given.texts
  const taxClass = taxClassOf(cellOf(first, 'tax class'))
  const id = cellOf(first, 'id')
  const product: FileProduct = {
    ...given,
    // A SKU identifies the product in any store, an ID only in its own: in others it is a product with another name
    sourceKey: cellOf(first, 'sku') || !id ? '' : `${id} ${latinSlug(cellOf(first, 'name'))}`,
    texts: {
      ...texts,
      ...(taxClass && { taxClass }),
      ...(cellOf(first, 'sku') && { sku: cellOf(first, 'sku') }),
      ...(columns.has('brands') && { vendor: listOf(cellOf(first, 'brands'))[0] ?? '' }),
      ...(columns.has('low stock amount') && { lowStockThreshold: cellOf(first, 'low stock amount') }),
    },
    textsIfNew: { ...given.textsIfNew, ...(summary && { description: summary }) },
    flags: columns.has('is featured?') ? { isFeatured: cellOf(first, 'is featured?') === '1' } : {},
    joins: categoriesOf(first).slice(1),
    errors: errorsOf(first, variations),
    notes: [...given.notes, ...notesOf([first, ...variations])],
    columnOf: COLUMN_OF,
  }
  return withKind(product, kindsOf(first), 'Type')
}

function errorsOf(first: FileRow, variations: readonly FileRow[]): FileError[] {
  if (isVariation(first))
    return [{ line: first.line, column: 'Parent', message: 'The parent product of this variation is missing' }]
  return variations.flatMap((row) => {
    const open = attributesOf(row).find(({ values }) => values.length === 0)
    const message = `This variation applies to any ${open?.name}: add a row for each one`
    return open ? [{ line: row.line, column: 'Attribute value(s)', message }] : []
  })
}

function notesOf(rows: readonly [FileRow, ...FileRow[]]): string[] {
  const [first] = rows
  const brands = listOf(cellOf(first, 'brands')).slice(1)
  const has = (is: (row: FileRow) => boolean, note: string) => (rows.some(is) ? [note] : [])
  const shared = spreadStock(first, rows.slice(1))
  const units = [...shared.values()].reduce((sum, each) => sum + each, 0)
  return [
    ...(shared.size > 0
      ? [`WooCommerce counts ${units} units for several variations together, so they are distributed among these.`]
      : []),
    ...has(
      (row) => !shared.has(row) && cellOf(row, 'in stock?') === '1' && cellOf(row, 'stock') === '' && !isParent(row),
      'WooCommerce does not track this stock, so it is set to 0.',
    ),
    ...has(
      (row) => Boolean(cellOf(row, 'date sale price starts') || cellOf(row, 'date sale price ends')),
      'Sale dates are not imported: the sale price applies immediately.',
    ),
    ...has((row) => row === first && isHidden(row), 'Hidden products become drafts.'),
    ...(brands.length > 0
      ? [`A product has one vendor. Skipped: ${cutText(brands.join(', '), MAX_LISTED_TEXT)}.`]
      : []),
  ]
}

/** The HTML that WordPress shows for a text. */
function htmlOf(row: FileRow, column: string): string {
  return withParagraphs(unescapeLineBreaks(cellOf(row, column)))
}

function isHidden(row: FileRow): boolean {
  return cellOf(row, 'visibility in catalog').toLowerCase() === 'hidden'
}

function isParent(row: FileRow): boolean {
  return kindsOf(row).includes('variable')
}

function taxClassOf(text: string): string | undefined {
  return /^(reduced|zero)-rate$/.exec(text.toLowerCase())?.[1]
}

/**
 * A variation for any value of an attribute becomes one for each value of the product that has no other. They share its
 * stock; its SKU goes to the first.
 */
function withEveryValue(first: FileRow, variations: readonly FileRow[]): readonly FileRow[] {
  const valuesOf = new Map(attributesOf(first).map(({ name, values }) => [name, values]))
  const keyOf = (row: FileRow) => JSON.stringify(attributesOf(row).map(({ name, values }) => [name, values[0]]))
  const isSingle = (row: FileRow) => !attributesOf(row).some(isOpen)
  const known = new Set(variations.filter(isSingle).map(keyOf))
  return variations.flatMap((row) => {
    if (isSingle(row)) return [row]
    let expanded: FileRow[] = [row]
    for (const [index, attribute] of attributesOf(row).entries()) {
      const column = attributeColumns(row)[index]
      const values = isOpen(attribute) ? (valuesOf.get(attribute.name) ?? []) : []
      if (!column || values.length === 0) continue
      if (expanded.length * values.length > MAX_EXPANDED) return [row]
      expanded = expanded.flatMap((one) => values.map((value) => withCell(one, column, value.replaceAll(',', '\\,'))))
    }
    const free = expanded.filter((one) => !known.has(keyOf(one)))
    for (const one of free) known.add(keyOf(one))
    const stock = cellOf(row, 'stock')
    const units = /^\d+$/.test(stock) ? Number(stock) : null
    const each = units === null ? 0 : Math.floor(units / (free.length || 1))
    return free.map((one, index) => {
      const own = index === 0 ? one : withCell(one, 'sku', '')
      if (units === null) return own
      return withCell(own, 'stock', String(each + (index < units % free.length ? 1 : 0)))
    })
  })
}

const MAX_EXPANDED = 1_000

function isOpen({ values }: Attribute): boolean {
  return values.length === 0
}

function withCell(row: FileRow, column: string, text: string): FileRow {
  return { ...row, cells: { ...row.cells, [column]: text } }
}

type Attribute = { readonly name: string; readonly values: readonly string[] }

function attributesOf(row: FileRow): Attribute[] {
  return attributeColumns(row).map((column) => ({
    name: cellOf(row, column.replace(/value\(s\)$/, 'name')).replace(/^pa_/, ''),
    values: listOf(cellOf(row, column)),
  }))
}

/** The columns with the values of its attributes. */
function attributeColumns(row: FileRow): string[] {
  const columns: string[] = []
  for (let number = 1; number <= 99; number++) {
    if (cellOf(row, `attribute ${number} name`)) columns.push(`attribute ${number} value(s)`)
    else if (number > 10) break
  }
  return columns
}

/** A backslash escapes a comma. */
function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}

/** As Shopify would have written the product, so that both are read alike. */
function shopifyRows(first: FileRow, variations: readonly FileRow[]): [FileRow, ...FileRow[]] {
  const handle = latinSlug(cellOf(first, 'name')) || `woocommerce-${cellOf(first, 'id') || first.line}`
  const shared = spreadStock(first, variations)
  const names = distinct(variations.flatMap((row) => attributesOf(row).map(({ name }) => name)))
  const images = listOf(cellOf(first, 'images'))
  const product = {
    ...{
      handle,
      title: cellOf(first, 'name'),
      'body (html)': htmlOf(first, 'description'),
      type: categoriesOf(first)[0] ?? '',
    },
    ...{
      tags: cellOf(first, 'tags'),
      published: cellOf(first, 'published') === '1' && !isHidden(first) ? 'true' : 'false',
    },
    ...optionCells('name', groupOptions(names)),
  }
  const [own, ...others] = variations.length > 0 ? variations : [first]
  const variant = (row: FileRow) => {
    const units = shared.get(row)
    return {
      ...variantCells(row, first, names),
      ...(units !== undefined && { 'variant inventory qty': String(units) }),
    }
  }
  return writeShopifyRows({
    first: { line: (own ?? first).line, cells: { ...product, ...(own && variant(own)) } },
    variants: others.map((row) => ({ line: row.line, cells: variant(row) })),
    images,
  })
}

function variantCells(row: FileRow, first: FileRow, names: readonly string[]): Record<string, string> {
  const [regular, sale] = [cellOf(row, 'regular price'), cellOf(row, 'sale price')]
  const attributes = attributesOf(row)
  const singleOf = (name: string) => attributes.find((one) => one.name === name)?.values[0] ?? ''
  return {
    ...{ 'variant sku': cellOf(row, 'sku'), 'variant barcode': cellOf(row, WOO_BARCODE) },
    'variant inventory qty': cellOf(row, 'stock'),
    ...{ 'variant price': sale || regular, 'variant compare at price': sale ? regular : '' },
    'variant grams': gramsOf(row) || gramsOf(first),
    ...(row !== first && { 'variant image': listOf(cellOf(row, 'images'))[0] ?? '' }),
    ...optionCells('value', groupOptions(names), singleOf),
  }
}

/**
 * Stock that WooCommerce counts for several variations together: theirs is 'parent', or empty while the product has a
 * number. Each gets its part, so that no unit is sold twice.
 */
function spreadStock(first: FileRow, variations: readonly FileRow[]): Map<FileRow, number> {
  const total = cellOf(first, 'stock')
  const isCounted = /^-?\d+([.,]\d+)?$/.test(total)
  const sharing = variations.filter((row) => {
    const stock = cellOf(row, 'stock').toLowerCase()
    return stock === 'parent' || (stock === '' && isCounted && cellOf(row, 'in stock?') !== '0')
  })
  const units = isCounted ? Math.max(0, Math.floor(Number(total.replace(',', '.')))) : 0
  const each = Math.floor(units / (sharing.length || 1))
  return new Map(sharing.map((row, index) => [row, each + (index < units % sharing.length ? 1 : 0)]))
}

function gramsOf(row: FileRow): string {
  for (const [unit, grams] of Object.entries(GRAMS)) {
    const text = cellOf(row, `weight (${unit})`)
    const number = Number(text)
    if (text) return Number.isFinite(number) ? String(Math.round(number * grams)) : text
  }
  return ''
}

const SHOPIFY_COLUMN: Readonly<Record<string, string>> = {
  description: 'body (html)',
  tags: 'tags',
  'sale price': 'variant compare at price',
  sku: 'variant sku',
  [WOO_BARCODE]: 'variant barcode',
}

function shopifyColumns(columns: ReadonlySet<string>): ReadonlySet<string> {
  const isWeight = (column: string) => column.startsWith('weight (')
  return new Set(
    [...columns].flatMap((column) => (isWeight(column) ? 'variant grams' : (SHOPIFY_COLUMN[column] ?? []))),
  )
}
