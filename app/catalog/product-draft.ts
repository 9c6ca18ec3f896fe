import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { formatPackaging, type Packaging } from '#app/base/packaging.ts'
import { formatVideoFiles, type ProductVideo, toVideoFiles } from '#app/base/product-video.ts'
import { toWeight, type WeightUnit } from '#app/base/weight.ts'
import { type DraftImage, mergeImages, proposeAlt } from '#app/catalog/admin/image-list.ts'
import { ONE_SIZE, type ProductColor } from '#app/catalog/catalog.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { NEW_MANUFACTURER } from '#app/catalog/manufacturer.ts'
import { type FiberContent, formatFiberContent } from '#app/catalog/materials/materials.ts'
import { PRICE_COLUMNS, type PriceColumn, type PriceText } from '#app/catalog/prices/price-set.ts'
import {
  type FieldDescription,
  type FieldName,
  type Fields,
  fieldNames,
  getField,
  type MakerFieldName,
  priceNames,
} from '#app/catalog/product-fields.ts'
import { listGridCells, type ProductFields } from '#app/catalog/product-input.ts'
import { toLengthText } from '#app/catalog/size-guides/lengths.ts'
import { isSameVariant, type VariantOptions } from '#app/catalog/variant-codes.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { applyTypedText as applyTypedFields, type RowKeys, rebase as rebaseFields } from '#app/lib/draft.ts'
import { parseTypedInteger } from '#app/lib/format/parse-number.ts'
import { pick } from '#app/lib/keys.ts'
import { slugify } from '#app/lib/slug.ts'

type TypedValue<Field extends FieldDescription> = Field extends {
  kind: 'choice'
  choices: readonly (infer Choice)[]
  initial: infer Initial
}
  ? Choice | Initial
  : Field extends { kind: 'flag' }
    ? boolean
    : Field extends { kind: 'names' }
      ? readonly string[]
      : Field extends { kind: 'colors' }
        ? readonly ProductColor[]
        : string

type FieldDrafts = { readonly [Name in FieldName]: TypedValue<Fields[Name]> }

export type ProductDraft = FieldDrafts & {
  readonly images: readonly DraftImage[]
  readonly stockKind: 'number' | 'grid'
  readonly stock: string
  /** The barcode of a product whose stock is one number. */
  readonly barcode: string
  /** The stock typed for each variant, by `cellKey`. Omits cells that were never filled in. */
  readonly cells: Readonly<Record<string, string>>
  /** The weights of variants with their own weight, by `cellKey`. */
  readonly weights: Readonly<Record<string, string>>
  /** The SKUs of variants whose SKU is not derived from the product's SKU, by `cellKey`. */
  readonly skus: Readonly<Record<string, string>>
  /** By `cellKey`. */
  readonly barcodes: Readonly<Record<string, string>>
  /** The prices of variants with their own prices, by `priceKey`. */
  readonly prices: Readonly<Record<string, string>>
}

/** The units of amounts and weights in the form. */
export type ShownUnits = { readonly currency: CurrencyCode; readonly weightUnit: WeightUnit }

export function toDraft(product: StockedProduct | null, units: ShownUnits): ProductDraft {
  const fields = Object.fromEntries(
    fieldNames.map((name): [FieldName, unknown] => [
      name,
      product ? formatValue(name, product[name], units) : getInitialValue(getField(name)),
    ]),
  ) as FieldDrafts // boundary: `fromEntries` loses the kind of each field
  if (!product) return { ...fields, images: [], stockKind: 'number', stock: '', barcode: '', ...NO_CELLS }
  const { images, variants } = product
  const isGrid = variants.some(({ size, color }) => size !== null || color !== null)
  return {
    ...fields,
    images: images
      .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
      .map(({ publicId, url, alt, color, focus }) => ({
        publicId,
        url,
        alt,
        color,
        focus,
        uploadOrder: null,
        preview: null,
      })),
    stockKind: isGrid ? 'grid' : 'number',
    stock: isGrid ? '' : String(sumStock(product)),
    barcode: isGrid ? '' : (variants[0]?.barcode ?? ''),
    cells: isGrid ? Object.fromEntries(variants.map((variant) => [cellKey(variant), String(variant.stock)])) : {},
    weights: isGrid ? toWeights(product, units) : {},
    skus: isGrid ? toSkus(product) : {},
    barcodes: isGrid ? toBarcodes(product) : {},
    prices: isGrid ? toPrices(product, units) : {},
  }
}

const NO_CELLS = { cells: {}, weights: {}, skus: {}, barcodes: {}, prices: {} }

function toSkus({ variants }: StockedProduct): Readonly<Record<string, string>> {
  return Object.fromEntries(variants.flatMap((variant) => (variant.hasOwnSku ? [[cellKey(variant), variant.sku]] : [])))
}

function toBarcodes({ variants }: StockedProduct): Readonly<Record<string, string>> {
  return Object.fromEntries(variants.flatMap(({ barcode, ...cell }) => (barcode ? [[cellKey(cell), barcode]] : [])))
}

function toWeights({ variants }: StockedProduct, { weightUnit }: ShownUnits): Readonly<Record<string, string>> {
  const entries = variants.flatMap(({ weightGrams, ...cell }): [string, string][] =>
    weightGrams === null ? [] : [[cellKey(cell), toWeight(weightGrams, weightUnit)]],
  )
  return Object.fromEntries(entries)
}

function toPrices({ variants }: StockedProduct, { currency }: ShownUnits): Readonly<Record<string, string>> {
  const entries = variants.flatMap((variant) =>
    PRICE_COLUMNS.flatMap((column): [string, string][] => {
      const minor = variant[column]
      return minor === null ? [] : [[priceKey(column, variant), toDecimal(money(minor, currency))]]
    }),
  )
  return Object.fromEntries(entries)
}

type AnyName = FieldName | MakerFieldName

/** Formats a value for the form: amounts and weights as decimals, fiber content as text, '' for null. */
export function formatValue(name: AnyName, value: StockedProduct[AnyName], { currency, weightUnit }: ShownUnits) {
  if (isFiberContent(name, value)) return formatFiberContent(value)
  if (isPackaging(name, value)) return formatPackaging(value)
  if (isVideo(name, value)) return formatVideoFiles(value && toVideoFiles(value))
  if (typeof value !== 'number') return value ?? ''
  const { kind } = getField(name)
  if (kind === 'weight') return toWeight(value, weightUnit)
  if (kind === 'height') return toLengthText(value, 'cm')
  return priceNames.some((known) => known === name) ? toDecimal(money(value, currency)) : String(value)
}

function isFiberContent(name: AnyName, value: unknown): value is FiberContent {
  return getField(name).kind === 'fibers' && Array.isArray(value)
}

function isPackaging(name: AnyName, value: unknown): value is Packaging {
  return getField(name).kind === 'packaging' && typeof value === 'object'
}

function isVideo(name: AnyName, value: unknown): value is ProductVideo | null {
  return getField(name).kind === 'video' && typeof value === 'object'
}

function getInitialValue({ kind, initial = '' }: FieldDescription) {
  if (kind === 'flag') return false
  return kind === 'names' || kind === 'colors' ? [] : initial
}

export function toFormFields(draft: Readonly<Record<FieldName, unknown>>) {
  const entries = fieldNames.flatMap((name): [FieldName, string][] => {
    const value = draft[name]
    if (typeof value === 'boolean') return value ? [[name, 'on']] : []
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
  })
  return Object.fromEntries(entries) as Pick<ProductFields, FieldName> // boundary: `fromEntries` loses the types of the values
}

export function applyName({ name, slug }: ProductDraft, typed: string): Pick<ProductDraft, 'name' | 'slug'> {
  return { name: typed, slug: slug === '' || slug === slugify(name) ? slugify(typed) : slug }
}

/**
 * Renames a saved draft product: generated texts follow the name until someone edits them. An empty slug or SEO title
 * is generated when the product is saved.
 */
export function renameDraft(
  draft: ProductDraft,
  saved: ProductDraft,
  { name, hasGeneratedSlug }: { readonly name: string; readonly hasGeneratedSlug: boolean },
): Pick<ProductDraft, 'name' | 'slug' | 'seoTitle' | 'images'> {
  const isOriginalName = name === saved.name
  const follow = (text: string, generated: string) => {
    if (text !== '' && text !== generated) return text
    return isOriginalName ? generated : ''
  }
  return {
    name,
    slug: hasGeneratedSlug ? follow(draft.slug, saved.slug) : draft.slug,
    seoTitle: follow(draft.seoTitle, saved.name),
    images: draft.images.map((image, at) => {
      const generated = proposeAlt(image, at, saved)
      const isEdited = image.alt !== null && image.alt !== generated
      return isEdited ? image : { ...image, alt: isOriginalName ? generated : null }
    }),
  }
}

/** Applies text typed before hydration. */
export function applyTypedText(draft: ProductDraft, form: FormData, categories: readonly CategoryName[]): ProductDraft {
  const typed = applyTypedFields(draft, form)
  const unknown = fieldNames.filter((name) => {
    const field = getField(name)
    if (field.kind === 'category')
      return !['', ...categories.map(({ slug }) => slug)].some((known) => known === typed[name])
    if (field.kind === 'manufacturer') return typed[name] === NEW_MANUFACTURER
    return field.kind === 'choice' && ![field.initial, ...field.choices].some((known) => known === typed[name])
  })
  const { stockKind } = draft
  const { stock, barcode } = stockKind === 'number' ? typed : draft
  return { ...typed, ...pick(draft, unknown), stockKind, stock, barcode }
}

/** Moves the images, stock and other values of a color to its new name, which no other color may have. */
export function renameColor(draft: ProductDraft, from: string, to: string): ProductDraft {
  const sizes = draft.sizes.length > 0 ? draft.sizes : [null]
  const listKeys = (cell: VariantOptions) => [cellKey(cell), ...PRICE_COLUMNS.map((column) => priceKey(column, cell))]
  const movedKeys = new Map(
    sizes.flatMap((size) => {
      const after = listKeys({ size, color: to })
      return listKeys({ size, color: from }).map((key, index): [string, string] => [key, after[index] ?? key])
    }),
  )
  const stale = new Set(movedKeys.values()) // may include keys that remain from a removed color with the new name
  const renameKeys = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts)
        .filter(([key]) => !stale.has(key))
        .map(([key, text]) => [movedKeys.get(key) ?? key, text]),
    )
  return {
    ...draft,
    images: draft.images.map((image) => (image.color === from ? { ...image, color: to } : image)),
    cells: renameKeys(draft.cells),
    weights: renameKeys(draft.weights),
    skus: renameKeys(draft.skus),
    barcodes: renameKeys(draft.barcodes),
    prices: renameKeys(draft.prices),
  }
}

/**
 * Returns how the stock fields change when a new product gets its first size or color, or loses its last one. With
 * sizes or colors, stock is entered by variant. A number typed before becomes the stock of the only variant.
 */
export function switchStockKind(
  draft: ProductDraft,
  { sizes = draft.sizes, colors = draft.colors }: Partial<ProductDraft>,
): Partial<ProductDraft> {
  const before = listGridCells(draft.sizes, listNamed(draft.colors))
  const after = listGridCells(sizes, listNamed(colors))
  if (before.length > 0 === after.length > 0) return {}
  if (after.length === 0) return { stockKind: 'number', stock: sumCells(draft, before) }
  const [first, ...others] = after
  if (!first || others.length > 0) return { stockKind: 'grid' }
  return { stockKind: 'grid', stock: '', cells: { ...draft.cells, [cellKey(first)]: draft.stock } }
}

function listNamed(colors: readonly ProductColor[]): readonly ProductColor[] {
  return colors.filter(({ name }) => name.trim() !== '')
}

/** Returns the total of the cells as text or, if they contain no units, the stock that was typed as one number. */
export function sumCells({ cells, stock }: ProductDraft, variants: readonly VariantOptions[]): string {
  const total = variants.reduce((sum, variant) => sum + parseUnits(cells[cellKey(variant)]), 0)
  return total > 0 ? String(total) : stock
}

export function sumStock(product: StockedProduct | null): number {
  return product?.variants.reduce((total, { stock }) => total + stock, 0) ?? 0
}

export function cellKey({ size, color }: VariantOptions): string {
  return `${size ?? ONE_SIZE}\n${color ?? ''}`
}

/** The key of one of a variant's prices. */
export function priceKey(column: PriceColumn, cell: VariantOptions): string {
  return `${column}\n${cellKey(cell)}`
}

export function getVariantTexts(prices: Readonly<Record<string, string>>, cell: VariantOptions): PriceText {
  const [price = '', salePrice = '', compareAtPrice = ''] = PRICE_COLUMNS.map(
    (column) => prices[priceKey(column, cell)],
  )
  return { price, salePrice, compareAtPrice }
}

/** Returns the cells of the grid for the form, each with its stock, the loaded stock, and other values that changed. */
export function toStockCells(draft: ProductDraft, product: StockedProduct | null, units: ShownUnits) {
  const weights = product ? toWeights(product, units) : {}
  const skus = product ? toSkus(product) : {}
  const barcodes = product ? toBarcodes(product) : {}
  const prices = product ? toPrices(product, units) : {}
  return listGridCells(draft.sizes, draft.colors).map((cell) => {
    const row = product?.variants.find((variant) => isSameVariant(variant, cell))
    const key = cellKey(cell)
    const weight = draft.weights[key] ?? ''
    const sku = draft.skus[key] ?? ''
    const barcode = draft.barcodes[key] ?? ''
    const texts = getVariantTexts(draft.prices, cell)
    const before = getVariantTexts(prices, cell)
    return {
      ...cell,
      loaded: row?.stock ?? null,
      stock: draft.cells[key] ?? '',
      ...(weight !== (weights[key] ?? '') && { weight }),
      ...(sku !== (skus[key] ?? '') && { sku }),
      ...(barcode !== (barcodes[key] ?? '') && { barcode }),
      ...(PRICE_COLUMNS.some((column) => texts[column] !== before[column]) && { prices: texts }),
    }
  })
}

export function parseUnits(text: string | undefined): number {
  return parseTypedInteger(text ?? '') ?? 0
}

/** Rebases a draft like `lib/draft.ts`, but merges grids cell by cell and images one by one. */
export function rebase(
  draft: ProductDraft,
  old: ProductDraft,
  fresh: ProductDraft,
  rowKeys?: RowKeys<ProductDraft>,
): ProductDraft {
  const rebaseCells = (name: 'cells' | 'weights' | 'skus' | 'barcodes' | 'prices') => {
    const typed = Object.entries(draft[name]).filter(([key, text]) => text !== old[name][key])
    return { ...fresh[name], ...Object.fromEntries(typed) }
  }
  return {
    ...rebaseFields(draft, old, fresh, rowKeys),
    cells: rebaseCells('cells'),
    weights: rebaseCells('weights'),
    skus: rebaseCells('skus'),
    barcodes: rebaseCells('barcodes'),
    prices: rebaseCells('prices'),
    images: mergeImages(draft.images, old.images, fresh.images),
  }
}
