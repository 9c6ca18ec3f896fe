import { findCountry } from '#app/base/country-codes.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { CheckedItem, FieldChange } from '#app/base/import-kind.ts'
import { parseVideoFiles } from '#app/base/product-video.ts'
import { parseWeight } from '#app/base/weight.ts'
import { proposeAlt } from '#app/catalog/admin/image-list.ts'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { categoryName } from '#app/catalog/catalog.ts'
import { createCategorySlug } from '#app/catalog/categories.server.ts'
import { type CategoryName, findCategory, MAX_CATEGORIES } from '#app/catalog/category.ts'
import {
  hasMakerFields,
  isSameMaker,
  type MakerFields,
  matchManufacturer,
  NO_MAKER,
} from '#app/catalog/manufacturer.ts'
import { toFormFields } from '#app/catalog/product-draft.ts'
import {
  getColumn as getFieldColumn,
  listNamesOfKind,
  MAX_NAME,
  makerNames,
  priceNames,
} from '#app/catalog/product-fields.ts'
import { MAX_IMAGES, makerInput, productInput } from '#app/catalog/product-input.ts'
import { isSameVariant, type VariantOptions } from '#app/catalog/variant-codes.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { findColorCode, UNKNOWN_COLOR } from '#app/exchange/product-files/color-codes.ts'
import { listFieldChanges } from '#app/exchange/product-files/field-changes.ts'
import type { FileColor, FileProduct, TextField } from '#app/exchange/product-files/file-product.ts'
import { normalizeAmounts } from '#app/exchange/product-files/fit-amounts.ts'
import { fitProduct } from '#app/exchange/product-files/fit-product.ts'
import {
  type ImportDraft,
  type ImportImage,
  type MakerTexts,
  normalizeDraft,
  toImportDraft,
  toMaker,
  toMakerTexts,
} from '#app/exchange/product-files/import-draft.ts'
import { FILE_WEIGHT_UNIT, getImageName } from '#app/exchange/product-files/own-columns.ts'
import { type CodePlan, type FindSkuHolder, MAX_SKU, planCodes } from '#app/exchange/product-files/plan-codes.ts'
import { type FixedPrice, type PricePlan, planPrices } from '#app/exchange/product-files/plan-prices.ts'
import { planStock, type StockPlan } from '#app/exchange/product-files/plan-stock.ts'
import { planWeights, skippedWeightNote, type WeightPlan } from '#app/exchange/product-files/plan-weights.ts'
import type { FileMarket } from '#app/exchange/product-files/price-columns.ts'
import type { FormFields, ProductDetails, ProductRecord } from '#app/exchange/product-files/product-record.ts'
import { type FieldErrors, parseInput } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { parseWhole } from '#app/lib/format/parse-number.ts'
import { pick } from '#app/lib/keys.ts'
import { upperFirst } from '#app/lib/line.ts'
import { slugify } from '#app/lib/slug.ts'
import { cutText } from '#app/lib/text.ts'
import type { FileError } from '#app/platform/files/file-row.ts'
import { formatListCell } from '#app/platform/files/list-cell.ts'

export type PlanContext = {
  readonly currency: CurrencyCode
  readonly categories: readonly CategoryName[]
  readonly createsCategories: boolean
  readonly collections: readonly { readonly id: string; readonly slug: string; readonly name: string }[]
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
  readonly images: ReadonlyMap<string, string>
  /** The URLs of stored video files, keyed by the URL of the same video file in the imported file. */
  readonly videoFiles: ReadonlyMap<string, { readonly url: string }>
  readonly withStock: boolean
  readonly markets: readonly FileMarket[]
  /** Returns the data that product safety rules require and a product lacks, by field. See `readActivationCheck`. */
  readonly missingSafety: (product: MakerFields) => FieldErrors
  /** The manufacturer that staff chose for all products without one in the file. */
  readonly maker: MakerFields | null
  /** The store's manufacturers. */
  readonly manufacturers: readonly MakerFields[]
  /** The slugs of categories that other products in the file create. */
  readonly createdCategories: ReadonlySet<string>
}

/** The current state of the store's product that a product in a file updates. */
type PlanSubject = {
  /** Null for a new product. */
  readonly product: StockedProduct | null
  /** The ids of the product's collections. */
  readonly collectionIds: ReadonlySet<string>
  /** The product's fixed prices in markets. */
  readonly fixed: readonly FixedPrice[]
  readonly findHolder: FindSkuHolder
}

/** `fields` is null if the product form has nothing to save, for example because only `prices` change. */
type Plan = Pick<ProductRecord, 'fields' | 'maker' | 'prices' | 'newCategory' | 'newCollection' | 'joins'> &
  Pick<ProductDetails, 'newJoins' | 'lacksMaker'> &
  Pick<CheckedItem, 'name' | 'changes' | 'errors' | 'notes'> & {
    readonly outcome: 'new' | 'changed' | 'unchanged' | 'refused'
    readonly variantSkus: readonly string[]
    readonly missing: string[]
    readonly wanted: string[]
  }

type AddError = (field: string, message: string, line?: number) => void

/**
 * Missing columns change nothing. Values that the form would reject are omitted with a note, unless a product cannot
 * exist without the value.
 */
export function planImport(fileProduct: FileProduct, subject: PlanSubject, context: PlanContext): Plan {
  const { plan, invalidFields } = planComplete(fileProduct, subject, context)
  const omitInvalid = (texts: Texts): Texts =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => !invalidFields.some(({ field }) => field === name)))
  if (invalidFields.length === 0) return plan
  const [texts, textsIfNew] = [omitInvalid(fileProduct.texts), omitInvalid(fileProduct.textsIfNew)]
  const omitted = invalidFields.map(
    ({ field, message }) =>
      `“${fileProduct.columnsByField[field] || field}” was skipped: ${message.replace(/\.$/, '')}.`,
  )
  return planComplete(
    { ...fileProduct, texts, textsIfNew, notes: [...fileProduct.notes, ...omitted] },
    subject,
    context,
  ).plan
}

type CompletePlan = {
  readonly plan: Plan
  /** Values in the file that the form would reject. */
  readonly invalidFields: readonly { readonly field: string; readonly message: string }[]
}

function planComplete(
  fileProduct: FileProduct,
  { product, collectionIds, fixed, findHolder }: PlanSubject,
  context: PlanContext,
): CompletePlan {
  const { currency, collections } = context
  const fitted = normalizeAmounts(fitProduct(fileProduct), {
    currency,
    markets: context.markets,
    isNew: product === null,
  })
  const fittedProduct = withCellsBySku(fitted, product)
  const errors: FileError[] = [...fittedProduct.errors]
  const notes = [...fittedProduct.notes]
  const getColumn = (field: string) => fittedProduct.columnsByField[field] ?? ''
  const addError: AddError = (field, message, line = fittedProduct.line) =>
    errors.push({ line, column: getColumn(field), message })

  const before = toImportDraft(product, currency, getImageName)
  const baseTexts = product
    ? fittedProduct.texts
    : withDefaults({ ...fittedProduct.textsIfNew, ...fittedProduct.texts }, fittedProduct, notes)
  const typed = keepLineEndings(withWeight(withMaker(baseTexts, before, context), notes), before)
  const { texts, categories, newCategory } = withCategory(
    withVideo(withGuide(typed, context, notes), context, notes),
    context,
    notes,
  )
  rejectCurrency(fittedProduct, texts, currency, addError)
  const invalidFields = findInvalidCounts(fittedProduct, texts)
  const colors = fittedProduct.colors ? toColors(fittedProduct.colors, before.colors, notes) : before.colors
  const [main, ...others] =
    product || fittedProduct.collection ? [fittedProduct.collection, ...fittedProduct.joins] : fittedProduct.joins
  const collection = findCollection({ ...fittedProduct, collection: main ?? null }, context, notes)
  const drafted: ImportDraft = {
    ...before,
    ...texts,
    ...fittedProduct.flags,
    sizes: fittedProduct.sizes ?? before.sizes,
    colors,
    tags: fittedProduct.tags ?? before.tags,
    collectionId: collection.id ?? before.collectionId,
  }
  const { images, missing, wanted } = toImages(fittedProduct, drafted, context)
  const normalized = normalizeDraft({ ...drafted, images: images.slice(0, MAX_IMAGES) }, currency)
  if (images.length > MAX_IMAGES)
    notes.push(`A product can have at most ${MAX_IMAGES} images. The others were skipped.`)
  const maker = toMaker(normalized)
  const isSameAsBefore = isSameMaker(maker, toMaker(normalizeDraft(before, currency)))
  const missingData = normalized.status === 'active' ? context.missingSafety(maker) : {}
  const [firstMissing] = Object.values(missingData)
  const staysDraft = firstMissing !== undefined && product?.status !== 'active'
  const after = staysDraft ? { ...normalized, status: product?.status ?? 'draft' } : normalized
  if (staysDraft)
    notes.push(`Saved as a draft, because the EU requires more data for products on sale. ${firstMissing}.`)
  else notes.push(...listMissingDataNotes(fittedProduct.line, missingData))
  const stock = planStock(fittedProduct, product, after, context.withStock)
  for (const { line, message } of stock.errors) addError('stock', message, line)
  notes.push(...stock.notes)
  if (stock.appliesDifference) notes.push('Only the stock change since the export is applied.')

  const priceContext = { currency, markets: context.markets, fixed }
  const prices = planPrices(fittedProduct.prices, product, { price: after.price, stock }, priceContext)
  notes.push(...prices.notes)

  const weights = planWeights(fittedProduct, product, stock)
  notes.push(...weights.notes)

  const joins = listJoins(
    others.filter((name) => name !== null),
    collectionIds,
    context,
  )
  const codes = planCodes(fittedProduct, product, { stock, productSku: after.sku, findHolder })
  notes.push(...codes.notes)

  const manufacturerId = isSameAsBefore ? before.manufacturerId : ''
  const fields = toFields({ ...after, manufacturerId }, product, { stock, prices, weights, codes })
  const parsed = parseInput(productInput({ currency, categories, weightUnit: FILE_WEIGHT_UNIT }), fields)
  const parsedMaker = parseInput(makerInput(), pick(normalized, makerNames))
  const problems = [parsed, parsedMaker].flatMap((result) => (result.ok ? [] : Object.entries(result.errors)))
  for (const [path, message] of problems) {
    const field = path.split('.')[0] ?? path
    const isInFile = [fittedProduct.texts, fittedProduct.textsIfNew].some((group) => Object.hasOwn(group, field))
    const isKnown = errors.some((error) => error.message === message && error.column === getColumn(field))
    if (invalidFields.some((problem) => problem.field === field)) continue
    if (isInFile && !NEEDED.includes(field)) invalidFields.push({ field, message })
    else if (!isKnown) addError(field, message)
  }

  const nameLookup = {
    category: (slug: string) => categoryName(categories, slug),
    collection: (id: string) => collections.find((entry) => entry.id === id)?.name ?? id,
  }
  const collectionChanges = collection.isNew
    ? [{ field: getFieldColumn('collectionId'), from: nameLookup.collection(before.collectionId), to: collection.name }]
    : []
  const fieldChanges = [
    ...listFieldChanges(normalizeDraft(before, currency), after, nameLookup),
    ...collectionChanges,
    ...joins.changes,
    ...stock.changes,
    ...weights.changes,
    ...codes.changes,
  ]
  const changes = [...fieldChanges, ...prices.changes]
  const isSaved = fieldChanges.length > joins.changes.length || prices.variants.length > 0
  if (fittedProduct.isStockOnly && !product) {
    errors.splice(0, errors.length, { line: fittedProduct.line, column: getColumn('slug'), message: NO_SUCH_PRODUCT })
  }
  const outcome = errors.length > 0 ? 'refused' : !product ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  const plan: Plan = {
    outcome,
    name: after.name,
    fields: outcome === 'new' || (outcome === 'changed' && isSaved) ? fields : null,
    maker: isSameAsBefore || !hasMakerFields(maker) ? null : maker,
    prices: prices.fixed,
    variantSkus: stock.kind === 'grid' ? [...codes.skus] : [after.sku].filter((sku) => sku && sku.length <= MAX_SKU),
    newCategory,
    newCollection: collection.isNew ? collection.name : '',
    joins: joins.names,
    newJoins: joins.newNames,
    changes: product ? changes : changes.map((change) => ({ ...change, from: '' })),
    errors: errors.toSorted((a, b) => a.line - b.line),
    notes: limitNotes([...new Set(notes)]),
    missing,
    wanted,
    lacksMaker: staysDraft,
  }
  return { plan, invalidFields }
}

/**
 * Fields that a product needs. The price is one of them, because selling at a price other than the file's could lose
 * money.
 */
const NEEDED = ['name', 'category', 'price']

const MAX_NOTES = 100

function limitNotes(notes: readonly string[]): string[] {
  if (notes.length <= MAX_NOTES) return [...notes]
  return [...notes.slice(0, MAX_NOTES), `And ${formatNumber(notes.length - MAX_NOTES)} more.`]
}

const NO_SUCH_PRODUCT = 'This store has no product with this handle. Import the products first, then their stock.'

/** In a file that contains only stock, finds variants by SKU if their size or color is different in this store. */
function withCellsBySku(fileProduct: FileProduct, product: StockedProduct | null): FileProduct {
  if (!fileProduct.isStockOnly || !product) return fileProduct
  const bySku = new Map(product.variants.map((variant) => [variant.sku, variant]))
  const cells = fileProduct.cells.map((cell) => {
    const isKnown = product.variants.some((variant) => isSameVariant(variant, cell))
    const variant = isKnown ? undefined : bySku.get(cell.sku ?? '')
    return { ...cell, sku: null, ...(variant && { size: variant.size, color: variant.color }) }
  })
  return { ...fileProduct, cells }
}

/** An active product that lacks this data stays active, as when the form is saved. */
function listMissingDataNotes(line: number, missingData: FieldErrors): readonly string[] {
  const [first] = Object.values(missingData)
  return first ? [`Line ${line}: this product is active but lacks data that the EU requires. ${first}.`] : []
}

type Texts = Readonly<Partial<Record<TextField, string>>>

/** Adds data that a new product needs and the file lacks. */
function withDefaults(texts: Texts, { sourceKey }: FileProduct, notes: string[]): Texts {
  const name = texts.name?.trim() || upperFirst((sourceKey || texts.slug || '').replaceAll(/[-_\s]+/g, ' ').trim())
  if (!texts.name?.trim() && name)
    notes.push(`The file has no name, so the product is named “${cutText(name, 60)}” after its handle.`)
  const hasPrice = Boolean(texts.price?.trim())
  if (!hasPrice) notes.push('The file has no price, so the product is saved as a draft with a price of 0.')
  return {
    ...texts,
    ...(name && { name: cutText(name, MAX_NAME) }),
    ...(!texts.description?.trim() && { description: name }),
    ...(!hasPrice && { price: '0', status: 'draft' }),
  }
}

/** Completes the manufacturer's details in the file from one of the store's manufacturers or from the product. */
function withMaker(texts: Texts, before: ImportDraft, { maker: chosen, manufacturers }: PlanContext): Texts {
  const isUnnamed = !texts.maker && (texts.maker === '' || !before.maker)
  if (chosen && isUnnamed) return { ...texts, ...toMakerTexts(chosen) }
  const makerEntries = makerNames.flatMap((name) => {
    const text = texts[name]
    return text === undefined ? [] : [[name, text.replace(/\r\n?/g, '\n').normalize('NFC').trim()]]
  })
  if (makerEntries.length === 0) return texts
  const isChanged = texts.maker !== undefined && texts.maker.trim() !== before.maker
  const completedTexts: MakerTexts = {
    ...(isChanged ? toMakerTexts(NO_MAKER) : pick(before, makerNames)),
    ...Object.fromEntries(makerEntries),
  }
  const makerCountry = findCountry(completedTexts.makerCountry)
  const known = matchManufacturer(manufacturers, { ...completedTexts, makerCountry })
  return { ...texts, ...(known ? toMakerTexts(known) : completedTexts) }
}

/** Converts the weight to grams, and omits an invalid weight. */
function withWeight(texts: Texts, notes: string[]): Texts {
  const { weightGrams, ...others } = texts
  if (!weightGrams) return texts
  const grams = parseWeight(weightGrams, FILE_WEIGHT_UNIT)
  if (grams !== null) return { ...texts, weightGrams: String(grams) }
  notes.push(skippedWeightNote(weightGrams, ''))
  return others
}

/** Replaces the category's name with its slug, and adds to `categories` a category that the import would create. */
function withCategory(
  texts: Texts,
  { categories, createsCategories, createdCategories }: PlanContext,
  notes: string[],
) {
  const name = texts.category?.trim() ?? ''
  const known = findCategory(categories, name)
  if (known) return { texts: { ...texts, category: known.slug }, categories, newCategory: '' }
  const slug = createCategorySlug(name)
  const isFull = !createdCategories.has(slug) && categories.length + createdCategories.size >= MAX_CATEGORIES
  if (createsCategories && slug && isFull) {
    notes.push(
      `“${name}” was not created, because a store can have at most ${MAX_CATEGORIES} categories. Choose an existing one.`,
    )
    return { texts, categories, newCategory: '' }
  }
  const newCategory = slug && name
  if (!createsCategories || !slug) {
    if (name) notes.push(`This store has no category “${cutText(name, 60)}”.`)
    return { texts, categories, newCategory }
  }
  return { texts: { ...texts, category: slug }, categories: [...categories, { slug, name }], newCategory }
}

/** Omits a size guide that does not exist. */
function withGuide(texts: Texts, { guides }: PlanContext, notes: string[]): Texts {
  const { sizeGuide: name, ...others } = texts
  if (!name || guides.includes(name)) return texts
  notes.push(`This store has no size guide “${cutText(name, 60)}”.`)
  return others
}

/** Replaces the URLs of a video with the URLs of the same files in this store. */
function withVideo(texts: Texts, { videoFiles }: PlanContext, notes: string[]): Texts {
  const { video, ...others } = texts
  if (!video) return texts
  const urls = video.trim().split(/\s+/)
  const stored = urls.map((url) => videoFiles.get(url)?.url ?? '').join(' ')
  if (urls.every((url) => videoFiles.has(url)) && parseVideoFiles(stored)) return { ...texts, video: stored }
  notes.push('The video was skipped, because its files are not in this store. Upload it in the product’s form.')
  return others
}

/** Keeps the current text of fields that differ only in their line endings. */
function keepLineEndings(texts: Texts, before: ImportDraft): Texts {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => {
      const current = known.get(field)
      return [field, typeof current === 'string' && plain(current) === plain(text) ? current : text]
    }),
  )
}

function rejectCurrency(
  { currency: fileCurrency, prices }: FileProduct,
  texts: Texts,
  currency: CurrencyCode,
  addError: AddError,
): void {
  const hasPrices =
    priceNames.some((name) => texts[name]) || prices.some(({ market, text }) => market === null && text !== '')
  if (fileCurrency && fileCurrency.toUpperCase() !== currency && hasPrices) {
    addError('price', `The prices are in ${cutText(fileCurrency, 10)}, but the store uses ${currency}`)
  }
}

/** Finds invalid counts. A form would ignore them or save 0, but staff do not review each product in a file. */
function findInvalidCounts({ columnsByField }: FileProduct, texts: Texts): { field: string; message: string }[] {
  return listNamesOfKind('count').flatMap((field) => {
    const typed = texts[field]
    if (!typed || parseWhole(typed) !== null) return []
    return [{ field, message: `${columnsByField[field] || field} must be a whole number of 0 or more` }]
  })
}

function toColors(
  fileColors: readonly FileColor[],
  currentColors: readonly ProductColor[],
  notes: string[],
): ProductColor[] {
  return fileColors.map(({ name, hex }) => {
    const code = hex ?? currentColors.find((color) => color.name === name)?.hex ?? findColorCode(name)
    if (!code) notes.push(`The color “${name}” has no color code in the file, so it is shown in gray.`)
    return { name, hex: code ?? UNKNOWN_COLOR }
  })
}

/**
 * If `id` is null, the product's collection does not change. If `isNew` is true, the collection is created with the
 * product.
 */
function findCollection(
  { collection: name, createsCollection }: FileProduct,
  { collections }: PlanContext,
  notes: string[],
) {
  if (!name) return { id: name, name: '', isNew: false }
  const found = createsCollection
    ? findNamed(collections, name)
    : collections.find(({ slug }) => slug === name.toLowerCase())
  if (found) return { id: found.id, name, isNew: false }
  if (createsCollection) return { id: null, name, isNew: true }
  notes.push(`No collection has the handle “${cutText(name, 60)}”.`)
  return { id: null, name, isNew: false }
}

type Collections = PlanContext['collections']

function findNamed(collections: Collections, name: string): Collections[number] | undefined {
  const slug = slugify(name)
  return collections.find((entry) => entry.slug === slug || entry.name === name)
}

/** Lists the collections that the product is not in yet. */
function listJoins(
  names: readonly string[],
  collectionIds: ReadonlySet<string>,
  { collections }: PlanContext,
): { names: string[]; newNames: string[]; changes: FieldChange[] } {
  const found = names.map((name) => ({ name, known: findNamed(collections, name) }))
  const newEntries = found.filter(({ known }) => !known || !collectionIds.has(known.id))
  const addedNames = newEntries.map(({ name, known }) => known?.name ?? name)
  return {
    names: newEntries.map(({ name }) => name),
    newNames: newEntries.flatMap(({ name, known }) => (known ? [] : [name])),
    changes: addedNames.length > 0 ? [{ field: 'Added to collections', from: '', to: formatListCell(addedNames) }] : [],
  }
}

/** While an image that the file lists is missing, uploaded images are appended to all current images. */
function toImages(
  fileProduct: FileProduct,
  { images: currentImages, name: productName, colors }: ImportDraft,
  context: PlanContext,
): { images: readonly ImportImage[]; missing: string[]; wanted: string[] } {
  const missing: string[] = []
  const wanted: string[] = []
  const listedImages: ImportImage[] = []
  for (const { name, url, alt, color } of fileProduct.images) {
    const publicId = (url && context.images.get(url)) ?? context.images.get(name)
    const known = currentImages.find((image) => (publicId ? image.publicId === publicId : image.name === name))
    if (!known && !publicId) {
      if (!missing.includes(name)) missing.push(name)
      if (url) wanted.push(url)
    } else if (!listedImages.some((image) => image.publicId === (known?.publicId ?? publicId))) {
      const imageColor = color ?? known?.color ?? null
      const proposed =
        known?.alt ?? proposeAlt({ color: imageColor }, listedImages.length, { name: productName, colors })
      listedImages.push({ publicId: known?.publicId ?? publicId ?? '', name, alt: alt || proposed, color: imageColor })
    }
  }
  if (listedImages.length === 0) return { images: currentImages, missing, wanted }
  const added = listedImages.filter(({ publicId }) => !currentImages.some((image) => image.publicId === publicId))
  return { images: missing.length > 0 ? [...currentImages, ...added] : listedImages, missing, wanted }
}

type PlanParts = {
  readonly stock: StockPlan
  readonly prices: PricePlan
  readonly weights: WeightPlan
  readonly codes: CodePlan
}

function toFields(
  after: ImportDraft,
  product: StockedProduct | null,
  { stock, prices: { variants }, weights: { weights }, codes: { codes } }: PlanParts,
): FormFields {
  const [only] = stock.cells
  return {
    ...toFormFields(after),
    images: JSON.stringify(after.images.map(({ publicId, alt, color }) => ({ publicId, alt, color }))),
    stockKind: stock.kind,
    stock: stock.kind === 'number' ? String(only?.stock ?? 0) : '0',
    ...(stock.kind === 'number' && codes[0]?.barcode !== undefined && { barcode: codes[0].barcode }),
    stockLoaded: String(stock.loaded),
    cells: JSON.stringify(
      stock.kind === 'grid'
        ? stock.cells.map((cell) => {
            const isThisVariant = (options: VariantOptions) => isSameVariant(options, cell)
            const variantPrices = variants.find(isThisVariant)
            const variantWeight = weights.find(isThisVariant)
            return {
              ...cell,
              stock: String(cell.stock),
              ...codes.find(isThisVariant),
              ...(variantWeight && { weight: variantWeight.weight }),
              ...(variantPrices && { prices: variantPrices.prices }),
            }
          })
        : [],
    ),
    version: product?.version ?? '',
  }
}
