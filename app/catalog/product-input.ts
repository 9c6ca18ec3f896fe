import { z } from 'zod'
import { findCountry } from '#app/base/country-codes.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { countDecimals, formatMoney, MAX_PRICE_MINOR, type Money, money } from '#app/base/money.ts'
import { MAX_PACKAGING_TEXT, type Packaging, parsePackaging } from '#app/base/packaging.ts'
import { MAX_VIDEO_TEXT, parseVideoFiles, type VideoFiles } from '#app/base/product-video.ts'
import { isTypedTooPrecise, parseTypedMoney } from '#app/base/typed-money.ts'
import { formatWeight, MAX_WEIGHT_GRAMS, parseTypedWeight, type WeightUnit } from '#app/base/weight.ts'
import { imageFocus } from '#app/catalog/admin/image-focus.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { guideField, labeledTextField } from '#app/catalog/admin/shared-input.ts'
import { DEFAULT_COLOR, MAX_COLOR_NAME, ONE_SIZE, type ProductColor } from '#app/catalog/catalog.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { MAX_ALT } from '#app/catalog/constants.ts'
import { findSectionFlag } from '#app/catalog/homepage-sections.ts'
import { MADE_BY_STORE } from '#app/catalog/manufacturer.ts'
import { adminText as manufacturerText } from '#app/catalog/manufacturers/admin-text.ts'
import { type FiberContent, parseFiberContent } from '#app/catalog/materials/materials.ts'
import { formatPackagingError } from '#app/catalog/packaging/packaging-error.ts'
import { readPriceSet } from '#app/catalog/prices/price-set.ts'
import {
  type EntryNoun,
  type FieldDescription,
  type FieldName,
  type FieldOfKind,
  type Fields,
  fieldNames,
  getField,
  getFieldLabel,
  type MakerFieldName,
} from '#app/catalog/product-fields.ts'
import { parseHeight } from '#app/catalog/size-guides/lengths.ts'
import { formatVariant, isSameVariant, MAX_BARCODE } from '#app/catalog/variant-codes.ts'
import { jsonField } from '#app/lib/form-fields.ts'
import { isNumeric, parseTypedInteger, parseTypedNumber } from '#app/lib/format/parse-number.ts'
import { parseId } from '#app/lib/id.ts'
import { MEASURE_UNITS, normalizeMeasure } from '#app/pricing/measure.ts'
import { areUnique } from '#app/ui/admin/are-unique.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_IMAGES = 20
export const MAX_CHOICES = 30
export const MAX_STOCK = 1_000_000
export const MAX_LABEL = 40

const MAX_SKU = getField('sku').max
const MAX_FIBERS_LENGTH = 2_000
const MAX_CELLS_LENGTH = 400_000

const priceText = z.string().max(40)
const barcodeText = labeledTextField(() => adminText.inputNames.barcode, MAX_BARCODE)

type SchemaContext = {
  readonly currency: CurrencyCode
  readonly categories: readonly CategoryName[]
  /** The unit for weights that are typed without a unit. */
  readonly weightUnit: WeightUnit
}

/** Returns the schema for a variant in the stock grid. */
function createSentCellSchema() {
  return z.strictObject({
    size: z.string().max(MAX_LABEL, adminText.entryTooLong.size(MAX_LABEL)).nullable(),
    color: z.string().max(MAX_COLOR_NAME, adminText.entryTooLong.color(MAX_COLOR_NAME)).nullable(),
    loaded: z.number().int().min(0).nullable(),
    stock: z.string(),
    /** Present only if it was changed; '' if the product's weight applies. */
    weight: z.string().max(40).optional(),
    /** Present only if it was changed; '' to derive it from the product's SKU. */
    sku: labeledTextField(() => adminText.inputNames.variantSku, MAX_SKU).optional(),
    barcode: barcodeText.optional(),
    /** Present only if a price was changed; '' where the product's price applies. */
    prices: z.strictObject({ price: priceText, salePrice: priceText, compareAtPrice: priceText }).optional(),
  })
}

type SentCell = z.output<ReturnType<typeof createSentCellSchema>>

export function productInput(context: SchemaContext) {
  return z
    .strictObject({
      ...createFieldSchemas(context),
      images: json(
        z
          .array(
            z.strictObject({
              publicId: z.string().min(1).max(255),
              alt: labeledTextField(() => adminText.inputNames.imageDescription, MAX_ALT),
              color: z.string().max(MAX_COLOR_NAME).nullable(),
              /** If omitted, a stored image keeps its focus point. */
              focus: imageFocus.nullable().optional(),
            }),
          )
          .max(MAX_IMAGES, adminText.tooManyImages(MAX_IMAGES)),
      ).refine((images) => areUnique(images.map(({ publicId }) => publicId)), adminText.duplicateImage),
      /** 'number': `stock` contains the total. 'grid': `cells` contains the stock by size and color. */
      stockKind: z.enum(['number', 'grid']),
      stock: typedNumber(adminText.inputNames.stock).transform((typed, ctx) => {
        if (typed.trim() === '') return addIssue(ctx, adminText.required(adminText.inputNames.stock))
        return { typed, units: readWholeNumber(typed, 0, adminText.inputNames.stock, ctx) }
      }),
      /** The barcode of a product whose stock is one number. */
      barcode: barcodeText.optional(),
      stockLoaded: z.coerce.number().int().min(0),
      cells: json(z.array(createSentCellSchema()).max(MAX_CHOICES * MAX_CHOICES), MAX_CELLS_LENGTH),
      version: formVersion,
      /** Generated with the form, so that a repeated request creates only one product. */
      newId: z
        .string()
        .optional()
        .transform((id) => parseId<'product'>(id)),
      /** Confirms the values in `invalidNumbers`. */
      confirmZeros: z.literal('yes').optional(),
      /** The number of units that staff have confirmed will be written off. */
      writeOff: z.coerce.number().int().min(0).default(0),
      /** Sent if the product was deleted while its form was open. */
      saveAsNew: z.literal('yes').optional(),
    })
    .transform(({ price, stockKind, stock, barcode, stockLoaded, cells, writeOff, ...input }, ctx) => {
      const flag = findSectionFlag(input.homepageSection)
      return {
        ...input,
        ...(flag && { [flag]: true }),
        manufacturerId: input.manufacturerId === MADE_BY_STORE ? null : input.manufacturerId,
        /** If true, the setting `store_is_maker` is turned on. */
        isMadeByStore: input.manufacturerId === MADE_BY_STORE,
        price: price.minor,
        /** Messages about typed texts that are not numbers and so count as 0. Staff must confirm them. */
        invalidNumbers: [
          ...(price.isFallback ? [describeZeroPrice(price.typed, input)] : []),
          ...(stockKind === 'number'
            ? listZeroStock([{ label: adminText.inputNames.stock, typed: stock.typed }])
            : listZeroStock(
                cells.map((cell) => ({ label: adminText.gridCell.stock(formatVariant(cell)), typed: cell.stock })),
              )),
        ],
        images: input.images.map((image) => ({
          ...image,
          color: input.colors.some(({ name }) => name === image.color) ? image.color : null,
        })),
        stock:
          stockKind === 'number'
            ? { kind: stockKind, loaded: stockLoaded, stock: stock.units, barcode: barcode === '' ? null : barcode }
            : {
                kind: stockKind,
                loaded: stockLoaded,
                cells: readGridStock(cells, { ...input, price }, context, ctx),
                writeOff,
              },
      }
    })
}

/** Amounts are in minor units. */
export type ProductInput = z.output<ReturnType<typeof productInput>>
export type ProductFields = z.input<ReturnType<typeof productInput>>

/** Returns every combination of size and color. Empty for a product with neither. */
export function listGridCells(
  sizes: readonly string[],
  colors: readonly { readonly name: string }[],
): { size: string | null; color: string | null }[] {
  if (sizes.length === 0 && colors.length === 0) return []
  const rows = sizes.length > 0 ? sizes : [null]
  const columns = colors.length > 0 ? colors.map(({ name }) => name) : [null]
  return rows.flatMap((size) => columns.map((color) => ({ size, color })))
}

/** Returns 'PRD-' and the last 8 digits of the time in milliseconds. */
export function generateSku(now: Date): string {
  return `PRD-${String(now.getTime()).slice(-8)}`
}

/** Returns (price - cost) / price in percent with one decimal, or null without a price or cost. */
export function getProfitMargin(price: Money | null, cost: Money | null): string | null {
  if (!price || !cost || price.minor === 0) return null
  const perMille = Number(
    (BigInt(price.minor - cost.minor) * 2000n + BigInt(price.minor >= cost.minor ? 1 : -1) * BigInt(price.minor)) /
      (2n * BigInt(price.minor)),
  )
  const sign = perMille < 0 ? '-' : ''
  return `${sign}${Math.trunc(Math.abs(perMille) / 10)}.${Math.abs(perMille) % 10}%`
}

type Ctx = z.core.$RefinementCtx<unknown>

function addIssue(ctx: Ctx, message: string, path: readonly string[] = []): never {
  ctx.addIssue({ code: 'custom', message, input: undefined, path: [...path] })
  return z.NEVER
}

type FieldSchema<Field extends FieldDescription> = Field extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? z.ZodType<Field extends { isRequired: true } ? Choice : Choice | null, string>
  : Field extends { kind: 'count'; empty: infer Empty }
    ? z.ZodType<number | Empty, string>
    : ReturnType<(typeof SCHEMAS)[Exclude<Field['kind'], 'choice' | 'count'>]>

/** A field with the label that staff see in messages. */
type LabeledField<Field extends FieldDescription> = Field & { readonly label: string }

function withLabel<Name extends FieldName | MakerFieldName>(name: Name) {
  return { ...getField(name), label: getFieldLabel(name) }
}

/** Returns the schema for the manufacturer values in a file. */
export function makerInput() {
  return z.strictObject({
    maker: line(withLabel('maker')),
    makerContact: line(withLabel('makerContact')),
    makerCountry: country(withLabel('makerCountry')),
    responsiblePerson: line(withLabel('responsiblePerson')),
  })
}

function createFieldSchemas(context: SchemaContext) {
  return Object.fromEntries(fieldNames.map((name) => [name, createSchema(withLabel(name), context)])) as {
    [Name in FieldName]: FieldSchema<Fields[Name]>
  }
}

function createSchema(
  field: LabeledField<FieldDescription>,
  { currency, categories, weightUnit }: SchemaContext,
): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'text':
      return SCHEMAS[field.kind](field)
    case 'price':
    case 'amount':
      return SCHEMAS[field.kind](field, currency)
    case 'count':
      return typedNumber(field.label).transform((typed, ctx) => readWholeNumber(typed, field.empty, field.label, ctx))
    case 'choice':
      return z
        .enum(field.isRequired ? field.choices : ['', ...field.choices], { error: field.errorMessage })
        .transform((choice) => choice || null)
    case 'names':
      return SCHEMAS.names(field)
    case 'country':
      return SCHEMAS.country(field)
    case 'measure':
      return SCHEMAS.measure(field)
    case 'category':
      return SCHEMAS.category(field, categories)
    case 'weight':
      return SCHEMAS.weight(field, weightUnit)
    case 'height':
      return SCHEMAS.height(field)
    default:
      return SCHEMAS[field.kind]()
  }
}

const SCHEMAS = {
  line,
  text: line,
  price,
  amount,
  flag,
  names,
  colors,
  category,
  collection,
  weight,
  height,
  fibers,
  country,
  guide: guideField,
  manufacturer,
  measure,
  packaging,
  video,
}

function line({ label, max, isRequired }: LabeledField<FieldOfKind<'line' | 'text'>>) {
  const schema = labeledTextField(() => label, max)
  return isRequired ? schema.min(1, adminText.required(label)) : schema
}

function names({ noun, label, isDistinct }: LabeledField<FieldOfKind<'names'>>) {
  const schema = json(z.array(entry(noun, MAX_LABEL)).max(MAX_CHOICES, adminText.tooManyEntries(MAX_CHOICES, label)))
  return schema.refine((entries) => !isDistinct || areDistinct(entries), adminText.duplicateEntry(label))
}

function colors() {
  return json(
    z
      .array(
        z.strictObject({
          name: entry('color', MAX_COLOR_NAME),
          hex: z.string().regex(/^#[0-9a-f]{6}$/i, adminText.invalidHex),
        }),
      )
      .max(MAX_CHOICES, adminText.tooManyEntries(MAX_CHOICES, getFieldLabel('colors'))),
  ).refine((sent) => areDistinct(sent.map(({ name }) => name)), adminText.duplicateEntry(getFieldLabel('colors')))
}

function category({ label }: LabeledField<FieldDescription>, categories: SchemaContext['categories']) {
  return z.string().refine((typed) => categories.some(({ slug }) => slug === typed), adminText.required(label))
}

function weight({ label }: LabeledField<FieldDescription>, unit: WeightUnit) {
  return typedNumber(label).transform((typed, ctx): number | null => {
    if (typed.trim() === '') return null
    const grams = parseTypedWeight(typed, unit)
    return grams ?? addIssue(ctx, adminText.numberUpTo(label, formatWeight(MAX_WEIGHT_GRAMS, unit)))
  })
}

function height({ label }: LabeledField<FieldDescription>) {
  return typedNumber(label).transform((typed, ctx): number | null => {
    if (typed.trim() === '') return null
    return parseHeight(typed) ?? addIssue(ctx, adminText.invalidHeight(label))
  })
}

function collection() {
  return z.string().transform((typed, ctx) => {
    const id = parseId<'collection'>(typed)
    if (typed !== '' && !id) ctx.addIssue(adminText.chooseCollection)
    return id
  })
}

/** `MADE_BY_STORE` selects the store itself; its products have no manufacturer. */
function manufacturer() {
  return z.string().transform((typed, ctx) => {
    if (typed === MADE_BY_STORE) return MADE_BY_STORE
    const id = parseId<'manufacturer'>(typed)
    if (typed !== '' && !id) ctx.addIssue(manufacturerText.unknownManufacturer)
    return id
  })
}

function fibers() {
  return z
    .string()
    .max(MAX_FIBERS_LENGTH, adminText.fibersTooLong)
    .transform((typed, ctx): FiberContent => {
      const parsed = parseFiberContent(typed)
      return parsed.ok ? parsed.content : addIssue(ctx, parsed.message)
    })
}

function country({ label }: LabeledField<FieldDescription>) {
  return z.string().transform((typed, ctx): string | null => {
    if (typed.trim() === '') return null
    return findCountry(typed) ?? addIssue(ctx, adminText.invalidCountry(label))
  })
}

function measure({ label }: LabeledField<FieldDescription>) {
  return z.string().transform((typed, ctx): string => {
    if (typed.trim() === '') return ''
    return normalizeMeasure(typed) ?? addIssue(ctx, adminText.invalidMeasure(label, MEASURE_UNITS.join(', ')))
  })
}

function packaging() {
  return z
    .string()
    .max(MAX_PACKAGING_TEXT, adminText.packagingTooLong)
    .transform((typed, ctx): Packaging => {
      const parsed = parsePackaging(typed)
      return parsed.ok ? parsed.packaging : addIssue(ctx, formatPackagingError(parsed.problem))
    })
}

function video() {
  return z
    .string()
    .max(MAX_VIDEO_TEXT, adminText.videoIncomplete)
    .transform((typed, ctx): VideoFiles | null => {
      if (typed.trim() === '') return null
      return parseVideoFiles(typed) ?? addIssue(ctx, adminText.videoIncomplete)
    })
}

function entry(noun: EntryNoun | 'color', max: number) {
  return z
    .string()
    .trim()
    .min(1, adminText.entryNameMissing[noun])
    .max(max, adminText.entryTooLong[noun](max))
    .refine((name) => name !== ONE_SIZE && name !== DEFAULT_COLOR.name, {
      error: ({ input }) => adminText.reservedName(String(input)),
    })
}

function areDistinct(names: readonly string[]): boolean {
  return areUnique(names.map((name) => name.toLowerCase()))
}

function flag() {
  return z.literal('on').optional().transform(Boolean)
}

function json<Schema extends z.ZodType>(schema: Schema, max = 100_000) {
  return jsonField(schema, {
    max,
    tooLong: () => adminText.listTooLong,
    unreadable: () => adminText.listUnreadable,
  })
}

function typedNumber(name: string) {
  return z.string().max(100, adminText.tooLong(name, 100))
}

/** Text that is not a number counts as 0. */
function price({ label }: LabeledField<FieldDescription>, currency: CurrencyCode) {
  return typedNumber(label).transform((typed, ctx): { typed: string; minor: number; isFallback: boolean } => {
    if (typed.trim() === '') return addIssue(ctx, adminText.required(label))
    const parsed = parseTypedMoney(typed, currency)
    if (parsed) return { typed, minor: parsed.minor, isFallback: false }
    if (isTypedNumber(typed)) return addIssue(ctx, getRangeMessage(label, typed, currency))
    return { typed, minor: 0, isFallback: true }
  })
}

function amount({ label }: LabeledField<FieldDescription>, currency: CurrencyCode) {
  return typedNumber(label).transform((typed, ctx): number | null => {
    if (typed.trim() === '') return null
    const parsed = parseTypedMoney(typed, currency)
    if (parsed) return parsed.minor
    return addIssue(
      ctx,
      isTypedNumber(typed) ? getRangeMessage(label, typed, currency) : adminText.numberOrEmpty(label),
    )
  })
}

function isTypedNumber(typed: string): boolean {
  return isNumeric(typed) || parseTypedNumber(typed).ok
}

function getRangeMessage(name: string, typed: string, currency: CurrencyCode): string {
  if (isTypedTooPrecise(typed, currency)) return adminText.priceDecimals(name, countDecimals(currency))
  return adminText.priceRange(name, formatMoney(money(MAX_PRICE_MINOR, currency)))
}

/** `fallback` replaces text that is empty or not a number. */
function readWholeNumber<Fallback>(typed: string, fallback: Fallback, name: string, ctx: Ctx, path: string[] = []) {
  const number = parseTypedInteger(typed)
  if (number !== null && number <= MAX_STOCK) return number
  if (!isNumeric(typed)) return fallback
  return addIssue(ctx, adminText.wholeNumber(name, MAX_STOCK), path)
}

function listZeroStock(fields: readonly { readonly label: string; readonly typed: string }[]): readonly string[] {
  return fields
    .filter(({ typed }) => typed.trim() !== '' && parseTypedInteger(typed) === null && !isNumeric(typed))
    .map(({ label, typed }) => adminText.countsAsZero(label, typed))
}

function describeZeroPrice(typed: string, { status, name }: { readonly status: string; readonly name: string }) {
  return status === 'active'
    ? adminText.priceCountsAsZero(typed, name)
    : adminText.countsAsZero(getFieldLabel('price'), typed)
}

function readGridStock(
  sent: readonly SentCell[],
  { sizes, colors, price }: { sizes: readonly string[]; colors: readonly ProductColor[]; price: { minor: number } },
  { currency, weightUnit }: SchemaContext,
  ctx: Ctx,
) {
  const cells = listGridCells(sizes, colors)
  if (cells.length === 0) addIssue(ctx, adminText.gridWithoutChoices, ['stock'])
  const skus = sent.flatMap(({ sku }) => (sku ? [sku] : []))
  const duplicate = skus.find((sku, index) => skus.indexOf(sku) !== index)
  if (duplicate) addIssue(ctx, adminText.duplicateSku(duplicate), ['skus'])
  return cells.map((combination) => {
    const cell = sent.find((other) => isSameVariant(other, combination))
    if (!cell) return addIssue(ctx, adminText.gridMismatch, ['stock'])
    const name = formatVariant(combination)
    const stock = readWholeNumber(cell.stock, 0, adminText.gridCell.stock(name), ctx, ['stock'])
    const typed = cell.weight?.trim()
    const weightGrams = typed ? parseTypedWeight(typed, weightUnit) : null
    if (typed && weightGrams === null)
      addIssue(ctx, adminText.numberOrEmpty(adminText.gridCell.weight(name)), ['weights'])
    const priceResult = cell.prices && readPriceSet(cell.prices, price.minor, currency)
    if (priceResult && !priceResult.ok)
      addIssue(ctx, adminText.variantProblem(name, Object.values(priceResult.errors)[0] ?? ''), ['prices'])
    return {
      ...combination,
      loaded: cell.loaded,
      stock,
      ...(typed !== undefined && { weightGrams }),
      ...(cell.sku !== undefined && { sku: cell.sku || null }),
      ...(cell.barcode !== undefined && { barcode: cell.barcode || null }),
      ...(priceResult?.ok && { prices: priceResult.prices }),
    }
  })
}
