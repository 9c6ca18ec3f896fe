import { addDecimals } from '#app/base/money-arithmetic.ts'
import { parseWeight, WEIGHT_UNITS } from '#app/base/weight.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { htmlToMarkdown } from '#app/exchange/product-files/html-to-markdown.ts'
import { getParent } from '#app/exchange/product-files/mapping/group-rows.ts'
import {
  type Choice,
  countUnits,
  getRowKind,
  isTotal,
  listFieldCells,
  parseVariantList,
  readPairs,
} from '#app/exchange/product-files/mapping/mapped-rows.ts'
import { getOptionKind } from '#app/exchange/product-files/option-kinds.ts'
import { applyKind } from '#app/exchange/product-files/product-kinds.ts'
import { readShopifyProduct, toShortText } from '#app/exchange/product-files/shopify-format.ts'
import { groupOptions, toOptionCells, writeShopifyRows } from '#app/exchange/product-files/shopify-rows.ts'
import { readStatus } from '#app/exchange/product-files/status-words.ts'
import { withParagraphs } from '#app/exchange/product-files/woo-text.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { type FileRow, getCell, listDistinct, parseBoolean } from '#app/platform/files/file-row.ts'

/**
 * A variant of a product: its row and the options that distinguish it. `units` is '' if the file does not count units.
 */
type Variant = {
  readonly row: FileRow
  readonly choices: readonly Choice[]
  readonly sku: string
  readonly units: string
}

type Rows = readonly [FileRow, ...FileRow[]]

/** Reads the rows of a product in a file whose columns staff have mapped. */
export function readMappedProduct(rows: Rows, columns: ReadonlySet<string>): FileProduct {
  const [first] = rows
  const fields = new Set([...columns].map((column) => column.split(' ')[0] ?? ''))
  const { variants, sku, notes } = toVariants(rows)
  const fileProduct = readShopifyProduct(toShopifyRows(rows, variants), listShopifyColumns(fields))
  const { slug: _, ...texts } = fileProduct.texts
  const slug = toSlug(getCell(first, 'slug'))
  const hasSku = sku !== '' || variants.some((variant) => variant.sku !== '')
  const group = getCell(first, 'group')
  const summary = toShortText(htmlToMarkdown(withParagraphs(getCell(first, 'shortDescription'))))
  const product: FileProduct = {
    ...fileProduct,
    sourceKey: hasSku || slug || !group ? '' : `${group} ${latinSlug(getCell(first, 'name'))}`,
    isKnownBySku: true,
    texts: { ...texts, ...(slug && { slug }), ...(sku && { sku }) },
    textsIfNew: { ...fileProduct.textsIfNew, ...(summary && { description: summary }) },
    joins: listCategories(first).slice(1),
    currency: getCell(first, 'currency') || null,
    notes: [...fileProduct.notes, ...notes, ...listStockNotes(variants, fields)],
    columnsByField: getColumnLabels(),
  }
  const errors = isTotal(first)
    ? [{ line: first.line, column: '', message: adminText.lineIsTotal }]
    : fileProduct.errors
  return applyKind({ ...product, errors }, [getCell(first, 'rowKind')], adminText.mappedFields.rowKind)
}

function listStockNotes(variants: readonly Variant[], fields: ReadonlySet<string>): readonly string[] {
  if (!fields.has('stock') && !fields.has('variantStock')) return [adminText.noQuantities]
  return variants.some(({ units }) => units === '') ? [adminText.stockNotCounted] : []
}

/** Returns the labels of the fields that staff chose, keyed by the product fields that messages refer to. */
function getColumnLabels(): Readonly<Record<string, string>> {
  const { mappedFields: labels } = adminText
  return {
    name: labels.name,
    slug: labels.slug,
    sku: labels.sku,
    status: labels.status,
    vendor: labels.vendor,
    description: labels.shortDescription,
    longDescription: labels.description,
    category: labels.category,
    collectionId: labels.category,
    joins: labels.category,
    tags: labels.tags,
    price: labels.price,
    salePrice: labels.salePrice,
    images: labels.image,
    stock: labels.stock,
    cells: labels.stock,
    sizes: labels.size,
    colors: labels.color,
    skus: labels.sku,
    barcodes: labels.barcode,
    weightGrams: labels.weight,
    weights: labels.weight,
  }
}

/** Returns the last part of a URL or path such as '/bc3-dress/'. */
function toSlug(text: string): string {
  const path = text.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  return latinSlug(path.slice(path.lastIndexOf('/') + 1).replace(/\.html?$/i, ''))
}

/** `sku` is the product's own SKU; '' if only its variants have SKUs. */
type ParsedVariants = { readonly variants: readonly Variant[]; readonly sku: string; readonly notes: readonly string[] }

function toVariants(rows: Rows): ParsedVariants {
  const [first] = rows
  const { filled, isMerged } = withMergedCells(rows)
  const [, ...others] = filled
  const merged = isMerged ? [adminText.cellsMerged] : []
  const parts = others.filter((row) => !['image', 'skipped'].includes(getRowKind(row) ?? '') && hasContent(row))
  const choices = findChoicesByRow(first, [first, ...parts])
  const toVariant = (row: FileRow): Variant => ({
    row,
    choices: choices.get(row) ?? [],
    units: countUnits(row),
    sku: getCell(row, 'variantSku') || getCell(row, 'sku'),
  })
  if (parts.length === 0) return expandLists(toVariant(first))
  const isContainer = isContainerRow(first, parts, choices)
  const variants = (isContainer ? parts : [first, ...parts]).map(toVariant)
  const keys = variants.map((variant) => JSON.stringify(variant.choices))
  const isRepeated = (_: Variant, index: number) =>
    keys.indexOf(keys[index] ?? '') !== keys.lastIndexOf(keys[index] ?? '')
  const sku = isContainer ? getCell(first, 'sku') : ''
  if (!variants.some(isRepeated)) return { variants, sku, notes: merged }
  const namedVariants = variants.map((variant, index) =>
    isRepeated(variant, index)
      ? { ...variant, choices: [...variant.choices, { name: 'SKU', value: variant.sku || String(variant.row.line) }] }
      : variant,
  )
  return { variants: namedVariants, sku, notes: [...merged, adminText.sizesFromSku] }
}

/**
 * Spreadsheets save only the first of several merged cells, so a row with a size and no name has the color of the row
 * above.
 */
function withMergedCells(rows: Rows): { readonly filled: Rows; readonly isMerged: boolean } {
  const [first, ...others] = rows
  const pair = ['size', 'color'] as const
  if (getRowKind(first) !== null || !pair.every((field) => getCell(first, field)))
    return { filled: rows, isMerged: false }
  let above: FileRow = first
  let isMerged = false
  const filled = others.map((row) => {
    const [open, ...more] = pair.filter((field) => !getCell(row, field))
    const isPart = !getCell(row, 'name') && getRowKind(row) === null && getParent(row) === ''
    if (!open || more.length > 0 || !isPart) {
      if (!open) above = row
      return row
    }
    isMerged = true
    above = { ...row, cells: { ...row.cells, [open]: getCell(above, open) } }
    return above
  })
  return { filled: [first, ...filled], isMerged }
}

const VARIANT_FIELDS = [
  'sku',
  'variantSku',
  'price',
  'variantPrice',
  'surcharge',
  'size',
  'color',
  'variantName',
  'options',
]

/** Returns false for a row that contains only an image. */
function hasContent(row: FileRow): boolean {
  return (
    getRowKind(row) === 'variant' ||
    VARIANT_FIELDS.some((field) => getCell(row, field)) ||
    [1, 2, 3].some((number) => getCell(row, `option${number}Value`)) ||
    ['stock', 'option'].some((field) => Object.keys(row.cells).some((column) => column.startsWith(`${field} `)))
  )
}

/** Returns true if the first row has the shared values of variants and is not a variant itself. */
function isContainerRow(
  first: FileRow,
  parts: readonly FileRow[],
  choices: ReadonlyMap<FileRow, readonly Choice[]>,
): boolean {
  const firstChoices = choices.get(first) ?? []
  const isParent = parts.some((row) => getRowKind(row) === 'variant' || getParent(row) !== '')
  if (parseVariantList(first).length > 0 || (getRowKind(first) === 'product' && isParent)) return true
  const hasSingle = firstChoices.length > 0 && !firstChoices.every(({ value }) => parseList(value).length > 1)
  return !hasSingle && (isParent || parts.some((row) => (choices.get(row) ?? []).length > 0))
}

/**
 * Returns the options of each row. Attributes are options if they are sizes or colors, or if the rows differ in them.
 */
function findChoicesByRow(first: FileRow, rows: readonly FileRow[]): ReadonlyMap<FileRow, readonly Choice[]> {
  const listed = new Map(parseVariantList(first).map(({ sku, choices }) => [sku, choices]))
  const attributes = new Map(rows.map((row) => [row, listAttributes(row)]))
  const valuesByName = Map.groupBy([...attributes.values()].flat(), ({ name }) => name.toLowerCase())
  const isOption = ({ name }: Choice) =>
    getOptionKind(name) !== 'other' ||
    (listed.size === 0 && new Set(valuesByName.get(name.toLowerCase())?.map(({ value }) => value)).size > 1)
  return new Map(
    rows.map((row) => {
      const found = [
        ...(listed.get(getCell(row, 'sku')) ?? []),
        ...listNamedChoices(row, first),
        ...(attributes.get(row) ?? []).filter(isOption),
      ]
      return [row, found.length > 0 ? withoutRepeats(found) : findVariantName(row)]
    }),
  )
}

function listNamedChoices(row: FileRow, first: FileRow): readonly Choice[] {
  const numbered = [1, 2, 3].map((number) => ({
    name:
      getCell(row, `option${number}Name`) || getCell(first, `option${number}Name`) || adminText.optionNumber(number),
    value: getCell(row, `option${number}Value`),
  }))
  return [
    { name: 'Size', value: getCell(row, 'size') },
    { name: 'Color', value: getCell(row, 'color') },
    ...numbered,
    ...listFieldCells(row, 'option').map(({ text, detail }) => ({ name: detail, value: text })),
  ].filter(({ value }) => value !== '' && !isDefault(value))
}

/** BigCommerce writes the options of a variant where other systems have its name. */
function listAttributes(row: FileRow): readonly Choice[] {
  const name = getCell(row, 'name')
  return readPairs(getRowKind(row) === 'variant' && /^\[\w+\]/.test(name) ? name : getCell(row, 'options'))
}

function findVariantName(row: FileRow): readonly Choice[] {
  const value = getCell(row, 'variantName')
  return value === '' || isDefault(value) ? [] : [{ name: adminText.mappedFields.variantName, value }]
}

/** Recognizes the names that systems use for the only variant of a product. */
function isDefault(value: string): boolean {
  return /^(default( title)?|regular|standard)$/i.test(value)
}

/** Keeps the first of several options with the same name or meaning. */
function withoutRepeats(choices: readonly Choice[]): readonly Choice[] {
  const toKey = ({ name }: Choice) => (getOptionKind(name) === 'other' ? name.toLowerCase() : getOptionKind(name))
  return choices.filter((choice, index) => choices.findIndex((other) => toKey(other) === toKey(choice)) === index)
}

const MAX_EXPANDED = 1_000

/**
 * Expands lists of values, such as 'S,M', to a variant for each combination. The stock and the list of SKUs are divided
 * among the variants.
 */
function expandLists({ row, choices, sku, units }: Variant): ParsedVariants {
  const combinations = choices.reduce<readonly (readonly Choice[])[]>(
    (found, { name, value }) =>
      found.flatMap((combination) => parseList(value).map((listValue) => [...combination, { name, value: listValue }])),
    [[]],
  )
  const { length } = combinations
  if (length === 1 || length > MAX_EXPANDED) return { variants: [{ row, choices, sku, units }], sku: '', notes: [] }
  const skus = parseList(sku)
  const total = Number(units)
  const variants = combinations.map(
    (optionValues, index): Variant => ({
      row,
      choices: optionValues,
      sku: skus.length === length ? (skus[index] ?? '') : '',
      units: units === '' ? '' : String(Math.floor(total / length) + (index < total % length ? 1 : 0)),
    }),
  )
  const notes = total > 0 ? [adminText.stockSpread(total)] : []
  return { variants, sku: skus.length === 1 ? sku : '', notes }
}

function parseList(text: string): readonly string[] {
  return listDistinct(text.split(/[;|,\n]/).map((part) => part.trim()))
}

/** Lists the last parts of the categories, deepest first, as in the WooCommerce format. Omits category numbers. */
function listCategories(first: FileRow): readonly string[] {
  const cells = listFieldCells(first, 'category')
  const levels = cells.filter(({ detail }) => detail === 'level').map(({ text }) => text)
  const texts = [levels.join(' > '), ...cells.filter(({ detail }) => detail !== 'level').map(({ text }) => text)]
  const paths = texts
    .flatMap((text) => text.split(/[,;\n]/))
    .map((path) => path.split(/\s*(?:->|[>/»])\s*/).filter(Boolean))
  const sorted = paths.toSorted((a, b) => b.length - a.length).map((path) => path.at(-1)?.trim() ?? '')
  return listDistinct(sorted).filter((name) => !/^(uncategorized|default category|root|home|all)$|^[\d-]+$/i.test(name))
}

/** Writes the product in Shopify's format, so that both formats are read by the same code. */
function toShopifyRows(rows: Rows, variants: readonly Variant[]): [FileRow, ...FileRow[]] {
  const [first] = rows
  const names = listDistinct(variants.flatMap(({ choices }) => choices.map(({ name }) => name)))
  const rank = (name: string) => ['size', 'color', 'other'].indexOf(getOptionKind(name))
  const options = groupOptions(names.toSorted((a, b) => rank(a) - rank(b)))
  const images = listDistinct(
    [first, ...rows.filter((row) => getRowKind(row) === 'image' || !hasContent(row))].flatMap(listImages),
  )
  const product = {
    title: getCell(first, 'name'),
    'body (html)': withParagraphs(getCell(first, 'description')),
    tags: listFieldCells(first, 'tags')
      .map(({ text }) => text.replaceAll(/[;|]/g, ','))
      .join(','),
    vendor: getCell(first, 'vendor'),
    status: readStatus(getCell(first, 'status')) ?? getCell(first, 'status'),
    type: listCategories(first)[0] ?? '',
    ...toOptionCells('name', options),
  }
  const toCells = (variant: Variant) => toVariantCells(variant, first, options)
  const [firstVariant, ...others] = variants
  return writeShopifyRows({
    first: { line: first.line, cells: { ...product, ...(firstVariant && toCells(firstVariant)) } },
    variants: others.map((variant) => ({ line: variant.row.line, cells: toCells(variant) })),
    images,
  })
}

function toVariantCells(
  { row, choices, sku, units }: Variant,
  first: FileRow,
  options: readonly (readonly string[])[],
): Readonly<Record<string, string>> {
  const getChoice = (name: string) => choices.find((choice) => choice.name === name)?.value ?? ''
  return {
    'variant sku': sku,
    'variant barcode': getCell(row, 'barcode'),
    'variant inventory qty': units,
    ...toPrices(row, first),
    'variant grams': getGrams(row) || getGrams(first),
    ...(row !== first && { 'variant image': listImages(row)[0] ?? '' }),
    ...toOptionCells('value', options, getChoice),
  }
}

/**
 * Omits a sale price that does not apply, such as 0 or an amount above the price. The product's sale price does not
 * apply to a variant with its own price.
 */
function toPrices(row: FileRow, first: FileRow) {
  const getInherited = (field: string) => getCell(row, field) || getCell(first, field)
  const price = withSurcharge(
    toBareNumber(getCell(row, 'variantPrice') || getInherited('price')),
    getCell(row, 'surcharge'),
  )
  const hasOwnPrice = row !== first && Boolean(getCell(row, 'variantPrice') || getCell(row, 'price'))
  const sale = toBareNumber(hasOwnPrice ? getCell(row, 'salePrice') : getInherited('salePrice'))
  const old = toBareNumber(getInherited('oldPrice'))
  const isOnSale =
    toAmount(sale) > 0 && toAmount(sale) < toAmount(price) && parseBoolean(getInherited('onSale')) !== false
  if (isOnSale) return { 'variant price': sale, 'variant compare at price': price }
  return { 'variant price': price, 'variant compare at price': toAmount(old) > toAmount(price) ? old : '' }
}

function withSurcharge(price: string, surcharge: string): string {
  const [base, added] = [price, surcharge].map(findDecimal)
  return base && added && Number(added) !== 0 ? addDecimals(base, added) : price
}

/**
 * Returns a price without its currency. Staff checked the currency when they mapped the columns. Other text is
 * rejected later.
 */
function toBareNumber(text: string): string {
  return /^[\p{Sc}\p{L}\s]*(\d[\d.,]*)[\p{Sc}\p{L}\s]*$/u.exec(text)?.[1] ?? text
}

function toAmount(text: string): number {
  return Number(findDecimal(text) ?? 0)
}

/** Returns the number in the text, with a decimal point. */
function findDecimal(text: string): string | undefined {
  return /-?\d+(?:\.\d+)?/.exec(text.replaceAll(',', ''))?.[0]
}

function getGrams(row: FileRow): string {
  const [cell] = listFieldCells(row, 'weight')
  if (!cell) return ''
  const unit = WEIGHT_UNITS.find((known) => known === cell.detail) ?? 'g'
  const grams = parseWeight(cell.text, unit)
  return grams === 0 ? '' : String(grams ?? cell.text)
}

/** URLs can contain commas, so a comma is a separator only if another URL follows. */
function listImages(row: FileRow): readonly string[] {
  return listFieldCells(row, 'image').flatMap(({ text }) =>
    (/https?:/i.test(text) ? text.split(/[\s,;|]+(?=https?:)/i) : text.split(/[,;|\n]/))
      .map((part) => part.trim())
      .filter(Boolean),
  )
}

const SHOPIFY_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  description: ['body (html)'],
  tags: ['tags'],
  vendor: ['vendor'],
  status: ['status'],
  salePrice: ['variant compare at price'],
  oldPrice: ['variant compare at price'],
  sku: ['variant sku'],
  variantSku: ['variant sku'],
  barcode: ['variant barcode'],
  stock: ['variant inventory qty'],
  variantStock: ['variant inventory qty'],
  weight: ['variant grams'],
}

function listShopifyColumns(fields: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...fields].flatMap((field) => SHOPIFY_COLUMNS[field] ?? []))
}
