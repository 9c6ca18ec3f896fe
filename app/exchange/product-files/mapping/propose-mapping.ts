import { isCurrency } from '#app/base/currencies.ts'
import { findRowKind, isRepeatable, type MappedField } from '#app/exchange/product-files/mapping/mapped-fields.ts'
import { getOptionName, listFieldsByName } from '#app/exchange/product-files/mapping/product-column-names.ts'
import {
  type FileTable,
  findWeightUnit,
  listColumnValues,
  type ProductMapping,
} from '#app/exchange/product-files/mapping/product-mapping.ts'
import { detectNotation } from '#app/exchange/product-files/notation.ts'
import { getOptionKind } from '#app/exchange/product-files/option-kinds.ts'
import { isDateLike } from '#app/payments/recognize-statement.ts'

/** Proposes fields for the columns of a file by their names and the values of the first rows. */
export function proposeMapping({ header, sample }: FileTable): ProductMapping {
  const columnValues = listColumnValues({ header, sample })
  const fields = header.map((): MappedField | null => null)
  const isFree = (field: MappedField) => isRepeatable(field) || !fields.includes(field)
  const set = (at: number, field: MappedField) => {
    if (fields[at] === null && isFree(field)) fields[at] = field
  }
  for (const [at, values] of columnValues.entries()) if (areRowKinds(values)) set(at, 'rowKind')
  const namedColumns = header
    .flatMap((heading, at) => listFieldsByName(heading).map(({ kind, rank }) => ({ at, kind, rank })))
    .toSorted((a, b) => a.rank - b.rank)
  for (const { at, kind } of namedColumns) {
    const field = kind === 'option' ? getOptionField(header[at] ?? '') : kind
    if (VALUE_CHECKS[field]?.(columnValues[at] ?? []) ?? true) set(at, field)
  }
  const nameAt = fields.indexOf('name')
  const groupAt = fields.indexOf('group')
  if (groupAt !== -1 && isVariantId(groupAt, nameAt, fields, sample)) fields[groupAt] = null
  if (nameAt === -1) set(findNameColumn(columnValues, fields), 'name')
  if (!fields.includes('price'))
    set(
      columnValues.findIndex((values, at) => fields[at] === null && arePrices(values)),
      'price',
    )
  for (const [at, values] of columnValues.entries()) {
    if (areBarcodes(values)) set(at, 'barcode')
    else if (areImages(values) && !fields.includes('image')) set(at, 'image')
  }
  const amounts = columnValues.flatMap((values, at) => (isAmountField(fields[at]) ? values : []))
  const weightAt = fields.indexOf('weight')
  return {
    fields,
    notation: detectNotation(amounts) ?? 'point', // staff see it and can change it
    weightUnit: findWeightUnit(header[weightAt] ?? '') ?? guessWeightUnit(columnValues[weightAt] ?? []),
  }
}

/**
 * Returns true if a file may contain products: it has names, and a column that only products have. A file with dates
 * and without a column called name lists events, such as payments.
 */
export function looksLikeProducts(table: FileTable): boolean {
  const { fields } = proposeMapping(table)
  const has = (...any: readonly MappedField[]) => any.some((field) => fields.includes(field))
  const isNamed = table.header.some((heading) => listFieldsByName(heading).some(({ kind }) => kind === 'name'))
  const hasDates = listColumnValues(table).some((values) => values.length > 0 && values.every(isDateLike))
  if (!isNamed && hasDates) return false
  return has('name') && has('price', 'sku', 'barcode', 'stock', 'size', 'color', 'option1Value', 'options', 'image')
}

/** Returns the index of the first column without a field whose values look like names, or -1. */
export function findNameColumn(columnValues: readonly (readonly string[])[], fields: ProductMapping['fields']): number {
  const found = columnValues.findIndex(
    (values, at) => fields[at] === null && values.length > 0 && values.every(isName) && !areRowKinds(values),
  )
  return found
}

function isName(text: string): boolean {
  return text.length >= 3 && text.length <= 200 && /\p{L}{2}/u.test(text) && !/^https?:|[<>@]|^\S+[=|]\S+$/.test(text)
}

type Check = (values: readonly string[]) => boolean

const everyValue =
  (matches: (text: string) => boolean): Check =>
  (values) =>
    values.every(matches)

/**
 * Checks that a column's values must pass for a field, because a column named 'type' can contain product types or
 * values such as 'PHYSICAL'.
 */
const VALUE_CHECKS: Readonly<Partial<Record<MappedField, Check>>> = {
  name: (values) => values.length === 0 || values.some((text) => /\p{L}/u.test(text)),
  category: (values) => values.length === 0 || !(values.every(isIdentifier) || values.every(isGoodsType)),
  status: (values) =>
    new Set(values.map((text) => text.toLowerCase())).size <= 6 && !values.some((text) => text.length > 40),
  price: areMostlyNumbers,
  salePrice: areMostlyNumbers,
  oldPrice: areMostlyNumbers,
  currency: everyValue((text) => isCurrency(text.toUpperCase())),
  stock: everyValue((text) => text.length <= 60),
  weight: areMostlyNumbers,
  image: everyValue((text) => /[./]/.test(text)),
  options: everyValue((text) => /[=:]/.test(text)),
  variantList: everyValue((text) => /\bsku=/i.test(text)),
  onSale: everyValue((text) => /^(yes|no|true|false|y|n|[01])$/i.test(text)),
}

/**
 * Returns true if at least half of the values contain digits. The other values can be text such as 'variable' or 'on
 * request'.
 */
function areMostlyNumbers(values: readonly string[]): boolean {
  return values.filter((text) => /\d/.test(text)).length * 2 >= values.length
}

function isIdentifier(text: string): boolean {
  return text.split(/[,;|]/).every((part) => /^\s*([a-z]?\d+|[0-9a-f]{32}|[0-9a-f-]{36})\s*$/i.test(part))
}

function isGoodsType(text: string): boolean {
  return (
    /^(physical( (good|product))?|digital|service|standard|download|p|d)$/i.test(text) || findRowKind(text) !== null
  )
}

function areRowKinds(values: readonly string[]): boolean {
  return values.length > 0 && values.every((text) => findRowKind(text) !== null)
}

/** A heading such as 'product_variation_option_Size' contains the name of the option. */
function getOptionField(heading: string): MappedField {
  const kind = getOptionKind(getOptionName(heading))
  return kind === 'other' ? 'option' : kind
}

const CHOICES: readonly MappedField[] = ['size', 'color', 'option', 'option1Value', 'options', 'variantName']

/** Returns true if each row is a variant with its own ID, so that rows must be grouped by name instead of ID. */
function isVariantId(
  groupAt: number,
  nameAt: number,
  fields: ProductMapping['fields'],
  sample: FileTable['sample'],
): boolean {
  const hasChoices = CHOICES.some((field) => fields.includes(field))
  if (!hasChoices || fields.includes('parent') || fields.includes('rowKind')) return false
  const groups = sample.flatMap((row) => row[groupAt]?.trim() || [])
  const names = sample.flatMap((row) => row[nameAt]?.trim() || [])
  return new Set(groups).size === groups.length && new Set(names).size < names.length
}

function arePrices(values: readonly string[]): boolean {
  const amount =
    /^[\p{Sc}\p{L}\s]{0,5}\d[\d.,'\s]*[.,]\d{2}[\p{Sc}\p{L}\s]{0,5}$|^\p{Sc}\s?\d[\d.,]*$|^\d[\d.,]*\s?\p{Sc}$/u
  return values.length > 0 && values.every((text) => amount.test(text))
}

function areBarcodes(values: readonly string[]): boolean {
  return values.length > 0 && values.every((text) => /^'?(\d{12,14})$/.test(text))
}

function areImages(values: readonly string[]): boolean {
  return values.length > 0 && values.every((text) => /^https?:\/\/\S+\.(jpe?g|png|webp|gif|avif)\b/i.test(text))
}

const AMOUNTS: readonly (MappedField | null)[] = [
  ...(['price', 'salePrice', 'oldPrice', 'surcharge', 'variantPrice', 'weight'] as const),
]

function isAmountField(field: MappedField | null | undefined): boolean {
  return field !== null && field !== undefined && AMOUNTS.includes(field)
}

/** Assumes that a garment weighs between 20 g and 20 kg. */
function guessWeightUnit(values: readonly string[]): ProductMapping['weightUnit'] {
  const numbers = values.map((text) => Number(text.replace(',', '.'))).filter((number) => number > 0)
  return numbers.some((number) => number >= 20) ? 'g' : 'kg'
}
