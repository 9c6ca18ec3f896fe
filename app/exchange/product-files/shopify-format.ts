import { createHash } from 'node:crypto'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import { fieldNames, getField } from '#app/catalog/product-fields.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { LOCATION_COLUMN } from '#app/exchange/product-files/file-heading.ts'
import type {
  CategoryHints,
  FileCell,
  FileImage,
  FilePrice,
  FileProduct,
  TextField,
} from '#app/exchange/product-files/file-product.ts'
import { htmlToMarkdown, listDroppedMedia } from '#app/exchange/product-files/html-to-markdown.ts'
import { getOptionKind } from '#app/exchange/product-files/option-kinds.ts'
import { getImageName, parseImageUrl } from '#app/exchange/product-files/own-columns.ts'
import { readStatus } from '#app/exchange/product-files/status-words.ts'
import { findNumberInText } from '#app/lib/format/parse-number.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { cutText } from '#app/lib/text.ts'
import { type FileError, type FileRow, getCell, listDistinct, parseBoolean } from '#app/platform/files/file-row.ts'

const COLUMNS_BY_FIELD = {
  ...Object.fromEntries(fieldNames.map((name) => [name, getField(name).shopify ?? ''])),
  images: 'Image Src',
  stock: 'Variant Inventory Qty',
  cells: 'Variant Inventory Qty',
  weights: 'Variant Grams',
  skus: 'Variant SKU',
  barcodes: 'Variant Barcode',
}
const OPTIONS = ['1', '2', '3'] as const
const VARIANT_COLUMNS = ['option1 value', 'variant price', 'variant sku']
const MAX_DESCRIPTION_LENGTH = 300
const MAX_GUESSED_LENGTH = 2_000

type Rows = [FileRow, ...FileRow[]]

/**
 * Groups rows by handle, wherever they are in the file. A row without a handle belongs to the row before, unless the
 * row has the title of a different product.
 */
export function groupShopify(rows: readonly FileRow[]): Rows[] {
  const groups = new Map<string, Rows>()
  let current: Rows | null = null
  for (const row of rows) {
    const [handle, title] = [getCell(row, 'handle'), getCell(row, 'title')]
    const isNewProduct: boolean = title !== '' && title !== (current ? getCell(current[0], 'title') : '')
    const key = handle ? `handle ${handle}` : `title ${title}`
    const known: Rows | null = handle === '' && !isNewProduct ? current : (groups.get(key) ?? null)
    if (known) known.push(row)
    else groups.set(key, [row])
    current = known ?? groups.get(key) ?? null
  }
  return [...groups.values()]
}

/** A handle without letters or digits gets the same slug in every import. */
function toHandleSlug(handle: string): string {
  if (handle === '') return ''
  return latinSlug(handle) || `product-${createHash('sha256').update(handle).digest('hex').slice(0, 8)}`
}

function toHints(first: FileRow): CategoryHints {
  const path = getCell(first, 'product category') || getCell(first, 'standardized product type')
  const filed = path.split('>').at(-1)?.trim() ?? ''
  return {
    type: getCell(first, 'type') || getCell(first, 'custom product type') || filed,
    filed,
    title: getCell(first, 'title'),
    tags: getCell(first, 'tags'),
    description: () => htmlToMarkdown(getCell(first, 'body (html)').slice(0, MAX_GUESSED_LENGTH)),
  }
}

export function readShopifyProduct(rows: readonly [FileRow, ...FileRow[]], columns: ReadonlySet<string>): FileProduct {
  const [first] = rows
  const notes: string[] = []
  const variants = toVariants(rows, notes)
  const locations = [...columns].filter((column) => column.startsWith(LOCATION_COLUMN))
  if (locations.length > 0) return readInventory(first, variants, locations)
  // Rows that come from WooCommerce have no handle column
  if (columns.has('handle') && !columns.has('variant inventory qty')) notes.push(NO_QUANTITIES)
  const body = htmlToMarkdown(getCell(first, 'body (html)'))
  const title = getCell(first, 'title')
  const tags = getCell(first, 'tags')
    .split(',')
    .map((tag) => tag.trim())

  const handle = getCell(first, 'handle')
  const texts: Partial<Record<TextField, string>> = { slug: toHandleSlug(handle) }
  if (columns.has('handle') && !handle && title) {
    texts.slug = toHandleSlug(title)
    notes.push(adminText.handleFromTitle(cutText(texts.slug, 60)))
  }
  if (title) texts.name = title
  if (columns.has('body (html)')) texts.longDescription = body
  if (columns.has('vendor')) texts.vendor = getCell(first, 'vendor')
  const status = findStatus(first, notes)
  if (status) texts.status = status
  if (columns.has('seo title')) texts.seoTitle = getCell(first, 'seo title')
  if (columns.has('seo description')) texts.seoDescription = getCell(first, 'seo description')
  const cost = getCost(variants, notes)
  if (cost) texts.costPrice = cost
  const { prices, ...productPrices } = toPrices(variants, columns, notes)
  Object.assign(texts, productPrices)
  const weight = getWeight(variants)
  if (weight) texts.weightGrams = weight
  const colors = listDistinct(variants.map(({ color }) => color ?? ''))
  const sku = getSharedSku(variants.map(({ row }) => getCell(row, 'variant sku')).filter(Boolean))
  return {
    line: first.line,
    id: '',
    sourceKey: getCell(first, 'handle'),
    texts,
    textsIfNew: {
      ...(sku && { sku }),
      description: toShortText(body) || title,
    },
    isSkuDerived: variants.length > 1,
    flags: {},
    sizes: hasOptions(rows) ? listDistinct(variants.map(({ size }) => size ?? '')) : null,
    colors: hasOptions(rows) ? colors.map((name) => ({ name, hex: null })) : null,
    tags: columns.has('tags') ? listDistinct(tags) : null,
    collection: getCell(first, 'collection') || null,
    createsCollection: true,
    joins: [],
    hints: toHints(first),
    currency: null,
    cells: variants.map((variant) => toVariantCell(variant, { columns, weight, notes })),
    prices,
    images: addDescriptionImages(toImages(rows, variants), first, notes),
    errors: giftCardErrors(first),
    notes: [...new Set(notes)],
    columnsByField: { ...COLUMNS_BY_FIELD, price: texts.salePrice ? 'Variant Compare At Price' : 'Variant Price' },
  }
}

const NO_QUANTITIES =
  'The file has no quantities: new products get stock 0, and existing stock does not change. For several locations, export quantities in Shopify under Products → Inventory and import that file afterwards.'

/** Reads the stock of each variant, summed over all locations. The product must already exist in the store. */
function readInventory(first: FileRow, variants: readonly Variant[], locations: readonly string[]): FileProduct {
  const cells = new Map<string, FileCell>()
  for (const { row, size, color } of variants) {
    const key = JSON.stringify([size, color])
    const units = locations.reduce((sum, column) => sum + (Number.parseInt(getCell(row, column), 10) || 0), 0)
    const before = Number(cells.get(key)?.stock ?? 0)
    const sku = getCell(row, 'variant sku')
    const rest = { stockBefore: '', weight: null, sku, barcode: null }
    cells.set(key, { line: row.line, size, color, stock: String(before + units), ...rest })
  }
  return {
    line: first.line,
    id: '',
    textsIfNew: {},
    isSkuDerived: false,
    flags: {},
    isStockOnly: true,
    sourceKey: getCell(first, 'handle'),
    texts: { slug: toHandleSlug(getCell(first, 'handle')) },
    sizes: null,
    colors: null,
    tags: null,
    collection: null,
    createsCollection: false,
    joins: [],
    hints: toHints(first),
    currency: null,
    prices: [],
    images: [],
    errors: [],
    notes: [],
    columnsByField: COLUMNS_BY_FIELD,
    cells: [...cells.values()],
  }
}

function giftCardErrors(first: FileRow): FileError[] {
  if (!parseBoolean(getCell(first, 'gift card'))) return []
  return [{ line: first.line, column: 'Gift Card', message: adminText.giftCardRejected }]
}

type Variant = { readonly row: FileRow; readonly size: string | null; readonly color: string | null }

/**
 * A row that has no option, price or SKU contains only an image. Options other than size and color become part of the
 * size.
 */
function toVariants(rows: readonly [FileRow, ...FileRow[]], notes: string[]): Variant[] {
  const [first] = rows
  const used = OPTIONS.filter((number) => rows.some((row) => getCell(row, `option${number} value`)))
  const kinds = used.map((number) => {
    const isChoice = new Set(rows.map((row) => getCell(row, `option${number} value`)).filter(Boolean)).size > 1
    return { number, kind: getKind(getCell(first, `option${number} name`), isChoice) }
  })
  const color = kinds.find(({ kind }) => kind === 'color')?.number
  const sizes = kinds
    .filter(({ number, kind }) => number !== color && kind !== 'none')
    .toSorted((a, b) => Number(b.kind === 'size') - Number(a.kind === 'size')) // the size comes first: 'M / Silk'
  const isCombined = sizes.length > 1 || sizes.some(({ kind }) => kind !== 'size')
  const formatValues = (row: FileRow, numbers: readonly string[]) =>
    numbers
      .map((number) => getCell(row, `option${number} value`))
      .filter(Boolean)
      .join(' / ') || null
  const example = cutText(
    formatValues(
      first,
      sizes.map(({ number }) => number),
    ) ?? '',
    60,
  )
  for (const { number, kind } of isCombined ? sizes : []) {
    const name = cutText(getCell(first, `option${number} name`), 60)
    if (kind !== 'size')
      notes.push(`“${name}” becomes ${sizes.length > 1 ? `part of the size, such as “${example}”` : 'the size'}.`)
  }
  const isVariant = (row: FileRow) => VARIANT_COLUMNS.some((column) => getCell(row, column))
  const variants = rows
    .filter((row) => row === first || isVariant(row))
    .map((row) => ({
      row,
      size: formatValues(
        row,
        sizes.map(({ number }) => number),
      ),
      color: formatValues(row, color ? [color] : []),
    }))
  const isOneSize = variants.every(({ size }) => isPlaceholder(size, ONE_SIZE))
  const isOneColor = variants.every((variant) => isPlaceholder(variant.color, DEFAULT_COLOR.name))
  return variants.map((variant) => ({
    row: variant.row,
    size: isOneSize ? null : variant.size,
    color: isOneColor ? null : variant.color,
  }))
}

/** Returns true if a value is this store's name for products without sizes or without colors. */
function isPlaceholder(value: string | null, name: string): boolean {
  return value?.trim().toLowerCase() === name.toLowerCase()
}

function hasOptions(rows: readonly FileRow[]): boolean {
  return rows.some((row) => OPTIONS.some((number) => getCell(row, `option${number} name`)))
}

/** Shopify names the option of a product without choices 'Title'. An option 'Title' with several values is a choice. */
function getKind(name: string, isChoice: boolean): 'size' | 'color' | 'none' | 'other' {
  if (name === '' || /^title$/i.test(name)) return isChoice ? 'other' : 'none'
  return getOptionKind(name)
}

type CellContext = { readonly columns: ReadonlySet<string>; readonly weight: string; readonly notes: string[] }

function toVariantCell({ row, size, color }: Variant, { columns, weight, notes }: CellContext): FileCell {
  const stock = getCell(row, 'variant inventory qty')
  const isNegative = /^-\d+$/.test(stock)
  if (isNegative) notes.push(adminText.stockNegative(stock))
  if (!stock && columns.has('variant inventory tracker') && !getCell(row, 'variant inventory tracker'))
    notes.push('Shopify does not track this stock, so it is set to 0.')
  const grams = getGrams(row)
  return {
    line: row.line,
    size,
    color,
    stock: isNegative ? '0' : stock,
    stockBefore: '',
    weight: columns.has('variant grams') ? (grams === weight ? '' : grams) : null,
    sku: columns.has('variant sku') ? getCell(row, 'variant sku') : null,
    barcode: columns.has('variant barcode') ? getCell(row, 'variant barcode') : null,
  }
}

function findStatus(first: FileRow, notes: string[]): string | null {
  const status = getCell(first, 'status').toLowerCase()
  const published = parseBoolean(getCell(first, 'published'))
  if (status === 'unlisted') notes.push('Unlisted products become drafts.')
  if (status === 'unlisted' || (published === false && status !== 'archived')) return 'draft'
  const known = readStatus(status)
  if (status && known === null) notes.push(`The status “${cutText(status, 40)}” becomes a draft.`)
  if (status) return known ?? 'draft'
  return published === true ? 'active' : null
}

type Prices = { readonly prices: FilePrice[] } & Partial<Record<'price' | 'salePrice', string>>

/**
 * If the compare-at price is higher, it becomes the price, and the price becomes the sale price. If variants differ,
 * the product gets the lowest price without a sale, and variants get their own prices.
 */
function toPrices(variants: readonly Variant[], columns: ReadonlySet<string>, notes: string[]): Prices {
  const priced = variants.flatMap((variant) => {
    const [now, before] = [getCell(variant.row, 'variant price'), getCell(variant.row, 'variant compare at price')]
    if (!now) return []
    if (before && parseAmount(before) === null)
      notes.push(`The compare-at price “${cutText(before, 40)}” is not an amount and was skipped.`)
    const [former, today] = [parseAmount(before), parseAmount(now)]
    const isSale = former !== null && today !== null && former > today
    if (former && today !== null && former < today) notes.push('A compare-at price below the price was skipped.')
    return [{ ...variant, price: isSale ? before : now, salePrice: isSale ? now : '' }]
  })
  const [lowest] = priced.toSorted((a, b) => toSortValue(a.price) - toSortValue(b.price) || 0)
  if (!lowest) return { prices: [] }
  const { price } = lowest
  const isSame = priced.every((variant) => variant.price === price && variant.salePrice === lowest.salePrice)
  const setsSalePrice = lowest.salePrice !== '' || columns.has('variant compare at price')
  const productSalePrice = isSame ? lowest.salePrice : ''
  const variantPrices = priced.filter(({ size, color }) => size !== null || color !== null)
  return {
    price,
    ...(setsSalePrice && { salePrice: productSalePrice }),
    prices: variantPrices.flatMap((variant) => [
      toPrice(variant, 'price', variant.price === price ? '' : variant.price),
      ...(setsSalePrice ? [toPrice(variant, 'salePrice', isSame ? '' : variant.salePrice)] : []),
    ]),
  }
}

function toPrice({ row, size, color }: Variant, price: 'price' | 'salePrice', text: string): FilePrice {
  return {
    line: row.line,
    column: 'variant price',
    price,
    isForVariant: true,
    market: null,
    cell: { size, color },
    text,
  }
}

/** Parses an amount in any currency for comparison. Returns null for other text. */
function parseAmount(text: string): number | null {
  const found = findNumberInText(text)
  if (!found || found.after.includes('%')) return null
  const number = found.number.replaceAll(',', '')
  return /^\+?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : null
}

function toSortValue(text: string): number {
  return parseAmount(text) ?? Number.POSITIVE_INFINITY
}

/**
 * Returns the weight of the heaviest variant in grams, whatever unit Shopify shows. Other variants keep their own
 * weight.
 */
function getWeight(variants: readonly Variant[]): string {
  const weights = listDistinct(variants.map(({ row }) => getGrams(row)))
  return weights.toSorted((a, b) => Number(b) - Number(a))[0] ?? ''
}

/** Rounds grams, because converted ounces and pounds have many decimals. Notations such as 1e3 also occur. */
function getGrams(row: FileRow): string {
  const text = getCell(row, 'variant grams')
  const grams = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(grams) && grams >= 0 ? String(Math.round(grams)) : text
}

function getCost(variants: readonly Variant[], notes: string[]): string {
  const costs = listDistinct(variants.map(({ row }) => getCell(row, 'cost per item')))
  const known = costs.filter((cost) => parseAmount(cost) !== null)
  for (const cost of costs.filter((text) => parseAmount(text) === null))
    notes.push(`The cost “${cutText(cost, 40)}” is not an amount and was skipped.`)
  if (known.length > 1) notes.push('Variants have different costs: the highest is used.')
  return known.toSorted((a, b) => toSortValue(b) - toSortValue(a))[0] ?? ''
}

/** Returns the common beginning of the variants' SKUs, or the SKU of the only variant. */
function getSharedSku([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  let length = first.length
  for (const sku of others) while (!sku.startsWith(first.slice(0, length))) length--
  const shared = /^.*[\p{L}\p{N}]/su.exec(first.slice(0, length))?.[0] ?? ''
  return shared.length >= 3 ? shared : ''
}

export function toShortText(markdown: string): string {
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

/** An image that belongs only to variants of a single color gets that color. */
function toImages(rows: readonly FileRow[], variants: readonly Variant[]): FileImage[] {
  const listed = rows
    .filter((row) => getCell(row, 'image src'))
    .map((row) => ({ row, address: getCell(row, 'image src'), alt: getCell(row, 'image alt text') }))
    .toSorted((a, b) => getPosition(a.row) - getPosition(b.row))
  const variantImages = variants
    .filter(({ row }) => getCell(row, 'variant image'))
    .map(({ row }) => ({ row, address: getCell(row, 'variant image'), alt: '' }))
  const firstImages = new Map<string, (typeof variantImages)[number]>()
  for (const image of [...listed, ...variantImages]) {
    const key = toImageKey(image.address)
    if (!firstImages.has(key)) firstImages.set(key, image)
  }
  return [...firstImages].flatMap(([key, { row, address, alt }]) => {
    const name = getImageName(address)
    return name ? [{ line: row.line, name, url: parseImageUrl(address), alt, color: findColor(key, variants) }] : []
  })
}

/** Product text cannot contain images or videos, so images in the description become product images. */
function addDescriptionImages(images: readonly FileImage[], first: FileRow, notes: string[]): FileImage[] {
  const { images: sources, videos } = listDroppedMedia(getCell(first, 'body (html)'))
  const known = new Set(images.map(({ name }) => name))
  const added: FileImage[] = []
  let skipped = 0
  for (const source of sources) {
    const url = parseImageUrl(source.replace(/^\/\//, 'https://'))
    const name = url && getImageName(url)
    if (!name) skipped++
    else if (!known.has(name)) added.push({ line: first.line, name, url, alt: '', color: null })
    if (name) known.add(name)
  }
  if (added.length > 0) {
    const names = cutText(added.map(({ name }) => name).join(', '), MAX_LISTED_NAMES)
    notes.push(`Images in the description become product images: ${names}.`)
  }
  if (skipped > 0)
    notes.push(`Skipped in the description: ${skipped === 1 ? '1 image' : `${skipped} images`} without an address.`)
  if (videos > 0)
    notes.push(
      `Skipped in the description: ${videos === 1 ? '1 video' : `${videos} videos`} or other embedded content.`,
    )
  return [...images, ...added]
}

const MAX_LISTED_NAMES = 300

function getPosition(row: FileRow): number {
  const position = Number(getCell(row, 'image position'))
  return Number.isInteger(position) && position > 0 ? position : 1_000
}

/** Returns the same key for all versions of an image. */
function toImageKey(address: string): string {
  return address
    .replace(/#.*$/s, '')
    .replace(/\?v=\d+$/, '')
    .toLowerCase()
}

function findColor(key: string, variants: readonly Variant[]): string | null {
  const matching = variants.filter(({ row }) => toImageKey(getCell(row, 'variant image')) === key)
  const colors = listDistinct(matching.map(({ color }) => color ?? ''))
  return colors.length === 1 && matching.every(({ color }) => color) ? (colors[0] ?? null) : null
}
