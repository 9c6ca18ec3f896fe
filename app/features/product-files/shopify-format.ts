import type { CategoryName } from '#app/features/catalog/categories/category.ts'
import { fieldNames, fieldOf } from '#app/features/catalog/product-fields.ts'
import { parseMoney } from '#app/features/money/money.ts'
import {
  cellOf,
  distinct,
  type FileCell,
  type FileError,
  type FileImage,
  type FileProduct,
  type FileRow,
  parseBoolean,
  type TextField,
} from '#app/features/product-files/file-product.ts'
import { guessCategory } from '#app/features/product-files/guess-category.ts'
import { imageName } from '#app/features/product-files/own-columns.ts'
import { cutText } from '#app/lib/cut-text.ts'
import { htmlToMarkdown } from '#app/lib/html-to-markdown.ts'
import { slugify } from '#app/lib/slug.ts'

const COLUMN_OF = {
  ...Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name).shopify ?? ''])),
  ...{ images: 'Image Src', stock: 'Variant Inventory Qty', cells: 'Variant Inventory Qty' },
}
const OPTIONS = ['1', '2', '3'] as const
const VARIANT_COLUMNS = ['option1 value', 'variant price', 'variant sku']
const MAX_DESCRIPTION_LENGTH = 300

export function continuesShopify(first: FileRow, row: FileRow): boolean {
  const handle = cellOf(row, 'handle')
  return handle === '' || handle === cellOf(first, 'handle')
}

export function typeOf(first: FileRow): string {
  return cellOf(first, 'type') || (cellOf(first, 'product category').split('>').at(-1)?.trim() ?? '')
}

export function guessedCategory(first: FileRow, categories: readonly CategoryName[]): string | null {
  return guessCategory(typeOf(first), categories) ?? guessCategory(cellOf(first, 'tags'), categories)
}

/** `categories`: the slug of our category for each type. */
export function readShopifyProduct(
  rows: readonly [FileRow, ...FileRow[]],
  columns: ReadonlySet<string>,
  categories: Readonly<Record<string, string | null>>,
): FileProduct {
  const [first] = rows
  const errors: FileError[] = []
  const notes: string[] = []
  const variants = variantsOf(rows, errors)
  const body = htmlToMarkdown(cellOf(first, 'body (html)'))
  const type = typeOf(first)
  const category = Object.hasOwn(categories, type) ? categories[type] : null
  const title = cellOf(first, 'title')
  const tags = cellOf(first, 'tags')
    .split(',')
    .map((tag) => tag.trim())

  const texts: Partial<Record<TextField, string>> = { slug: slugify(cellOf(first, 'handle')) }
  if (title) texts.name = title
  if (columns.has('body (html)')) texts.longDescription = body
  if (category) texts.category = category
  const status = statusOf(first, notes)
  if (status) texts.status = status
  if (columns.has('seo title')) texts.seoTitle = cellOf(first, 'seo title')
  if (columns.has('seo description')) texts.seoDescription = cellOf(first, 'seo description')
  const cost = cellOf(first, 'cost per item')
  if (cost && variants.every(({ row }) => ['', cost].includes(cellOf(row, 'cost per item')))) texts.costPrice = cost
  Object.assign(texts, pricesOf(variants, columns, errors))
  const weight = weightOf(variants, notes)
  if (weight !== null) texts.weightGrams = weight
  const colors = distinct(variants.map(({ color }) => color ?? ''))
  const sku = skuOf(variants.map(({ row }) => cellOf(row, 'variant sku')))
  return {
    line: first.line,
    id: '',
    texts,
    textsIfNew: {
      ...(sku && { sku }),
      ...(type && !category && { category: type }),
      description: shortText(body) || title,
    },
    flags: {},
    sizes: hasOptions(rows) ? distinct(variants.map(({ size }) => size ?? '')) : null,
    colors: hasOptions(rows) ? colors.map((name) => ({ name, hex: null })) : null,
    tags: columns.has('tags') ? distinct(tags) : null,
    collection: null,
    currency: null,
    cells: variants.map((variant) => cellOfVariant(variant, notes)),
    prices: [],
    images: imagesOf(rows, variants),
    errors,
    notes: [...new Set(notes)],
    columnOf: { ...COLUMN_OF, price: texts.salePrice ? 'Variant Compare At Price' : 'Variant Price' },
  }
}

type Variant = { readonly row: FileRow; readonly size: string | null; readonly color: string | null }

/** Rows without option, price and SKU have only an image. */
function variantsOf(rows: readonly [FileRow, ...FileRow[]], errors: FileError[]): Variant[] {
  const [first] = rows
  const kinds = OPTIONS.map((number) => {
    const name = cellOf(first, `option${number} name`)
    const kind = kindOf(name)
    const isUsed = rows.some((row) => cellOf(row, `option${number} value`))
    if (kind === 'other' && isUsed) {
      const message = `“${name}” is neither Size nor Color, the only supported options`
      errors.push({ line: first.line, column: `Option${number} Name`, message })
    }
    return kind
  })
  const optionOf = (row: FileRow, kind: 'size' | 'color') => {
    const number = OPTIONS[kinds.indexOf(kind)]
    return (number && cellOf(row, `option${number} value`)) || null
  }
  const isVariant = (row: FileRow) => VARIANT_COLUMNS.some((column) => cellOf(row, column))
  return rows
    .filter((row) => row === first || isVariant(row))
    .map((row) => ({ row, size: optionOf(row, 'size'), color: optionOf(row, 'color') }))
}

function hasOptions(rows: readonly FileRow[]): boolean {
  return rows.some((row) => OPTIONS.some((number) => cellOf(row, `option${number} name`)))
}

function kindOf(name: string): 'size' | 'color' | 'none' | 'other' {
  if (name === '' || /^title$/i.test(name)) return 'none'
  if (/^sizes?$/i.test(name)) return 'size'
  return /^colou?rs?$/i.test(name) ? 'color' : 'other'
}

function cellOfVariant({ row, size, color }: Variant, notes: string[]): FileCell {
  const stock = cellOf(row, 'variant inventory qty')
  const isNegative = /^-\d+$/.test(stock)
  if (isNegative) notes.push('Stock below 0 becomes 0.')
  return { line: row.line, size, color, stock: isNegative ? '0' : stock, stockBefore: '' }
}

function statusOf(first: FileRow, notes: string[]): string | null {
  const status = cellOf(first, 'status').toLowerCase()
  const published = parseBoolean(cellOf(first, 'published'))
  if (status === 'unlisted') notes.push('Unlisted becomes a draft.')
  if (status === 'unlisted' || (published === false && status !== 'archived')) return 'draft'
  if (status) return status
  return published === true ? 'active' : null
}

/** A higher compare-at price becomes the price, and the price the sale price. All variants share one price. */
function pricesOf(
  variants: readonly Variant[],
  columns: ReadonlySet<string>,
  errors: FileError[],
): Partial<Record<TextField, string>> {
  const priced = variants.filter(({ row }) => cellOf(row, 'variant price'))
  const [one] = priced
  if (!one) return {}
  const pair = ({ row }: Variant) => [cellOf(row, 'variant price'), cellOf(row, 'variant compare at price')]
  for (const variant of priced) {
    if (pair(variant).join() === pair(one).join()) continue
    const message = `The price differs from line ${one.row.line}: all variants of a product must have the same price`
    errors.push({ line: variant.row.line, column: 'Variant Price', message })
  }
  const [price = '', former = ''] = pair(one)
  const [now, before] = [parseMoney(price, 'USD'), parseMoney(former, 'USD')] // in any currency: they are only compared
  const isSale = former !== '' && (!now || !before || before.minor > now.minor)
  if (isSale) return { price: former, salePrice: price }
  return { price, ...(columns.has('variant compare at price') && { salePrice: '' }) }
}

/** In grams, whatever unit Shopify shows. A product has one weight: the heaviest variant's. */
function weightOf(variants: readonly Variant[], notes: string[]): string | null {
  const weights = variants.map(({ row }) => cellOf(row, 'variant grams')).filter(Boolean)
  const distinctWeights = distinct(weights)
  if (distinctWeights.length > 1) notes.push('Weights that differ by variant become the heaviest.')
  return distinctWeights.toSorted((a, b) => Number(b) - Number(a))[0] ?? null
}

function skuOf(skus: readonly string[]): string {
  const [first = '', ...others] = skus.filter(Boolean)
  let length = first.length
  for (const sku of others) while (!sku.startsWith(first.slice(0, length))) length--
  const shared = others.length > 0 ? (/^.*[\p{L}\p{N}]/su.exec(first.slice(0, length))?.[0] ?? '') : first
  return shared.length >= 3 ? shared : ''
}

function shortText(markdown: string): string {
  const [paragraph = ''] = markdown.split('\n\n').filter((part) => !part.startsWith('#'))
  const plain = paragraph
    .replace(/\]\(<[^>]*>\)/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/[*[\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain
  const cut = cutText(plain, MAX_DESCRIPTION_LENGTH - 1)
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).trimEnd()}…`
}

/** An image of variants of a single color gets that color. */
function imagesOf(rows: readonly FileRow[], variants: readonly Variant[]): FileImage[] {
  const listed = rows
    .filter((row) => cellOf(row, 'image src'))
    .map((row) => ({ row, name: imageName(cellOf(row, 'image src')), alt: cellOf(row, 'image alt text') }))
    .toSorted((a, b) => positionOf(a.row) - positionOf(b.row))
  const own = variants
    .filter(({ row }) => cellOf(row, 'variant image'))
    .map(({ row }) => ({ row, name: imageName(cellOf(row, 'variant image')), alt: '' }))
  const all = [...listed, ...own]
  return all
    .filter(({ name }, index) => name && all.findIndex((other) => other.name === name) === index)
    .map(({ row, name, alt }) => ({ line: row.line, name, alt, color: colorOf(name, variants) }))
}

function positionOf(row: FileRow): number {
  const position = Number(cellOf(row, 'image position'))
  return Number.isInteger(position) && position > 0 ? position : 1_000
}

function colorOf(name: string, variants: readonly Variant[]): string | null {
  const showing = variants.filter(({ row }) => imageName(cellOf(row, 'variant image')) === name)
  const colors = distinct(showing.map(({ color }) => color ?? ''))
  return colors.length === 1 && showing.every(({ color }) => color) ? (colors[0] ?? null) : null
}
